import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { appendFileSync, cpSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { POSTGRES_ENV, prepareBinaries } from '#platform/embedded-postgres/binaries.ts';
import { chooseSystemUser, makeFolderFor } from '#platform/embedded-postgres/system-user.ts';
import { freePort } from '../servers/free-port.ts';
import { signalProcess } from '../servers/kill-process.ts';
import { openLink, type Link } from './link.ts';

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
  wal_keep_size: '256MB',
};

/** Makes a database with its replica, in folders of its own below `folder`. */
export async function startPostgres(folder: string): Promise<Postgres> {
  const user = chooseSystemUser();
  makeFolderFor(join(folder, 'postgres'), user, 0o711);
  const { postgres, initdb } = prepareBinaries(join(folder, 'postgres'), user);
  const log = openSync(join(folder, 'postgres.log'), 'a');
  const first = { port: await freePort(), data: join(folder, 'postgres', 'first') };
  const as = { ...user, cwd: '/', env: POSTGRES_ENV };
  execFileSync(
    initdb,
    ['-D', first.data, '-U', 'postgres', '--auth=trust', '--no-sync', '-E', 'UTF8', '--locale=C'],
    as,
  );

  const open = async ({ port, data }: typeof first): Promise<ChildProcess> => {
    // After SIGKILL the children of the server hold its memory for a moment: until then another one refuses to start.
    for (;;) {
      const child = spawn(postgres, ['-D', data, '-p', String(port), ...toArguments()], {
        ...as,
        stdio: ['ignore', log, log],
      });
      while (child.exitCode === null && child.signalCode === null) {
        if (await isAnswering(port)) return child;
        await sleep(100);
      }
      await sleep(300);
    }
  };
  let server = await open(first);
  await run(first.port, [
    `create role ${database.user} login noinherit createrole password '${database.password}'`,
    `create database ${database.name} owner ${database.user}`,
  ]);
  await run(first.port, [`alter schema public owner to ${database.user}`], database.name);
  // Chosen while the first one has its port: a port that was free a moment ago may be given twice.
  const second = { port: await freePort(), data: join(folder, 'postgres', 'second') };
  await end(server, 'SIGINT');
  cpSync(first.data, second.data, { recursive: true, preserveTimestamps: true });
  makeFolderFor(second.data, user, 0o700);
  if (user) execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, second.data]);
  writeFileSync(join(second.data, 'standby.signal'), '');
  const replication = await openLink(() => first.port);
  appendFileSync(
    join(second.data, 'postgresql.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${replication.port} user=postgres application_name=replica'\n`,
  );
  appendFileSync(join(first.data, 'postgresql.conf'), "synchronous_standby_names = 'replica'\n");
  server = await open(first);
  let replica: ChildProcess | undefined = await open(second);
  let current = first;

  return {
    port: () => current.port,
    restart: async (signal) => {
      await end(server, signal);
      server = await open(current);
    },
    restartReplica: async (signal) => {
      if (replica === undefined) throw new Error('The replica has taken over already');
      await end(replica, signal);
      replica = await open(second);
    },
    failOver: async () => {
      if (replica === undefined) throw new Error('The replica has taken over already');
      await hasEverything(current.port);
      await end(server, 'SIGQUIT');
      await run(second.port, ['select pg_promote(wait => true)']);
      [server, replica, current] = [replica, undefined, second];
    },
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
      await end(server, 'SIGQUIT');
      if (replica !== undefined) await end(replica, 'SIGQUIT');
      await replication.close();
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

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await ended;
}
