import { execFileSync, spawn } from 'node:child_process';
import { appendFileSync, cpSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { POSTGRES_ENV, prepareBinaries } from '#platform/embedded-postgres/binaries.ts';
import { chooseSystemUser, makeFolderFor } from '#platform/embedded-postgres/system-user.ts';
import { freePort } from '../servers/free-port.ts';
import { signalProcess } from '../servers/kill-process.ts';
import { openLink, type Link } from './link.ts';
import { supervise, type PostgresServer } from './postgres-server.ts';
import { mountDisk, unmountDisk } from './small-disk.ts';

/** A PostgreSQL with a replica that has every transaction before it is answered as committed. */
export interface Postgres {
  /** Where the server is that takes writes. */
  port(): number;
  /** Ends the server at once, as a power cut would, and starts it again. */
  restart(signal: 'SIGQUIT' | 'SIGKILL'): Promise<void>;
  /** Ends the replica at once and starts it again; nothing is committed meanwhile. Only while there is one. */
  restartReplica(signal: 'SIGQUIT' | 'SIGKILL'): Promise<void>;
  /** Ends the server permanently; the replica takes its place as soon as it has everything. Only once. */
  failOver(): Promise<void>;
  /** Kills one session's process, which ends all sessions. Answers false where there was none. */
  killSession(): Promise<boolean>;
  /** Stops one session's process for a time, with the locks that it has. Answers false where there was none. */
  freezeSession(milliseconds: number): Promise<boolean>;
  /** Stops every process of one of the two for a time; answers which: once the replica has taken over, there is only one. */
  freeze(which: 'primary' | 'replica', milliseconds: number): Promise<string>;
  /** The disks of the servers that run; none where disks cannot be mounted. A server whose disk is full may end, and is started again. */
  disks(): readonly string[];
  /** The way from the replica to the server; undefined once it has taken over. */
  replication(): Link | undefined;
  query<Row>(statement: string): Promise<Row[]>;
  stop(): Promise<void>;
}

export const database = { name: 'ocr', user: 'ocr', password: 'ocr' };

const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  wal_level: 'replica',
  // The machine stays up: nothing that a process has written is lost.
  fsync: 'off',
  log_min_messages: 'fatal',
  wal_retrieve_retry_interval: '200ms',
  // What a replica needs that was cut off for a few seconds.
  wal_keep_size: '128MB',
  max_wal_size: '256MB',
};
const diskMegabytes = 1_000;

/** Makes a database with its replica, in folders of its own below `folder`. */
export async function startPostgres(folder: string): Promise<Postgres> {
  const user = chooseSystemUser();
  makeFolderFor(join(folder, 'postgres'), user, 0o711);
  const { postgres, initdb } = prepareBinaries(join(folder, 'postgres'), user);
  const log = openSync(join(folder, 'postgres.log'), 'a');
  const first = { port: await freePort(), data: join(folder, 'postgres', 'first') };
  const as = { ...user, cwd: '/', env: POSTGRES_ENV };
  const diskOptions = { megabytes: diskMegabytes, mode: '700', owner: user };
  const disks: string[] = [];
  const makeFolder = (data: string): void => {
    makeFolderFor(data, user, 0o700);
    if (mountDisk(data, diskOptions)) disks.push(data);
  };
  makeFolder(first.data);
  execFileSync(
    initdb,
    ['-D', first.data, '-U', 'postgres', '--auth=trust', '--no-sync', '-E', 'UTF8', '--locale=C'],
    as,
  );

  const serve = ({ port, data }: typeof first) =>
    supervise(
      () =>
        spawn(postgres, ['-D', data, '-p', String(port), ...toArguments()], {
          ...as,
          stdio: ['ignore', log, log],
        }),
      () => isAnswering(port),
    );
  let server = serve(first);
  await server.start();
  await run(first.port, [
    `create role ${database.user} login noinherit createrole password '${database.password}'`,
    `create database ${database.name} owner ${database.user}`,
  ]);
  await run(first.port, [`alter schema public owner to ${database.user}`], database.name);
  // Chosen while the first one has its port: a port that was free a moment ago may be given twice.
  const second = { port: await freePort(), data: join(folder, 'postgres', 'second') };
  await server.end('SIGINT');
  makeFolder(second.data);
  cpSync(first.data, second.data, { recursive: true, preserveTimestamps: true });
  if (user) execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, second.data]);
  writeFileSync(join(second.data, 'standby.signal'), '');
  const replication = await openLink(() => first.port);
  appendFileSync(
    join(second.data, 'postgresql.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${replication.port} user=postgres application_name=replica'\n`,
  );
  appendFileSync(join(first.data, 'postgresql.conf'), "synchronous_standby_names = 'replica'\n");
  let replica: PostgresServer | undefined = serve(second);
  let current = first;
  await Promise.all([server.start(), replica.start()]);

  return {
    port: () => current.port,
    restart: async (signal) => {
      await server.end(signal);
      await server.start();
    },
    restartReplica: async (signal) => {
      if (replica === undefined) throw new Error('The replica has taken over already');
      await replica.end(signal);
      await replica.start();
    },
    failOver: async () => {
      if (replica === undefined) throw new Error('The replica has taken over already');
      await hasEverything(current.port);
      await server.end('SIGQUIT');
      await promote(second.port);
      [server, replica, current] = [replica, undefined, second];
    },
    freeze: async (which, milliseconds) => {
      const isReplica = which === 'replica' && replica !== undefined;
      await (isReplica ? replica : server)?.freeze(milliseconds);
      return isReplica ? 'replica' : 'primary';
    },
    disks: () => (replica === undefined ? disks.slice(1) : disks),
    killSession: async () => {
      const pid = await findSession(current.port);
      return pid !== undefined && signalProcess(pid, 'SIGKILL');
    },
    freezeSession: async (milliseconds) => {
      const pid = await findSession(current.port);
      if (pid === undefined || !signalProcess(pid, 'SIGSTOP')) return false;
      await sleep(milliseconds);
      signalProcess(pid, 'SIGCONT');
      return true;
    },
    replication: () => (replica === undefined ? undefined : replication),
    query: (statement) => run(current.port, [statement], database.name),
    stop: async () => {
      await Promise.all([server.end('SIGQUIT'), replica?.end('SIGQUIT')]);
      await replication.close();
      disks.forEach(unmountDisk);
    },
  };
}

/** The process of one of the product's sessions; undefined where there is none, as while the server recovers from the fault before. */
async function findSession(port: number): Promise<number | undefined> {
  const query = `select pid from pg_stat_activity where usename = '${database.user}' order by random() limit 1`;
  const [found] = await run<{ pid: number }>(port, [query]).catch(() => []);
  return found?.pid;
}

/**
 * Waits until the replica has what the server at this port has now. What manages a cluster promotes no other replica: after a crash, a
 * server shows what it had committed alone, and somebody may have acted on it.
 */
async function hasEverything(port: number): Promise<void> {
  const ask = async (query: string): Promise<string | undefined> =>
    (await run<{ found: string }>(port, [query]).catch(() => []))[0]?.found;
  for (let at: string | undefined; ; await sleep(50)) {
    at ??= await ask('select pg_current_wal_flush_lsn()::text as found');
    if (at === undefined) continue;
    const query = `select 'yes' as found from pg_stat_replication where sync_state = 'sync' and flush_lsn >= '${at}'`;
    if ((await ask(query)) !== undefined) return;
  }
}

/** Makes the replica take writes. It may be about to start again, its disk having been full. */
async function promote(port: number): Promise<void> {
  const ask = (): Promise<boolean> =>
    run(port, ['select pg_promote(wait => true)']).then(
      () => true,
      () => false,
    );
  while (!(await ask())) await sleep(100);
}

function toArguments(): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

async function run<Row>(port: number, statements: string[], name = 'postgres'): Promise<Row[]> {
  const client = new Client({ host: '127.0.0.1', port, user: 'postgres', database: name });
  client.on('error', () => undefined);
  await client.connect();
  try {
    let rows: Row[] = [];
    for (const statement of statements) rows = (await client.query(statement)).rows as Row[];
    return rows;
  } finally {
    await client.end();
  }
}

async function isAnswering(port: number): Promise<boolean> {
  return run(port, ['select 1']).then(
    () => true,
    () => false,
  );
}
