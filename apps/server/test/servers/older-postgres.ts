import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type PoolConfig } from 'pg';
import { POSTGRES_ENV } from '#platform/embedded-postgres/binaries.ts';
import { chooseSystemUser, makeFolderFor } from '#platform/embedded-postgres/system-user.ts';
import { freePort } from './free-port.ts';

/** Debian's PostgreSQL, older by majors than the product's own. */
const programs = '/usr/lib/postgresql/15/bin';
export const olderPostgresIsInstalled = existsSync(join(programs, 'initdb'));

const owner = { user: 'ocr', password: 'ocr', database: 'ocr' };

/** An empty database of PostgreSQL 15, set up as docs/operations.md says. */
export async function startOlderPostgres(
  folder: string,
): Promise<{ owner: PoolConfig; stop(): Promise<void> }> {
  const user = chooseSystemUser();
  const port = await freePort();
  const data = join(folder, `older-${port}`);
  makeFolderFor(data, user, 0o700);
  const as = { ...user, cwd: '/', env: POSTGRES_ENV };
  const initdb = ['-D', data, '-U', 'postgres', '--auth=trust', '--no-sync', '-E', 'UTF8', '--locale=C'];
  execFileSync(join(programs, 'initdb'), initdb, as);
  const settings = ['-h', '127.0.0.1', '-c', 'unix_socket_directories=', '-c', 'fsync=off'];
  const server = spawn(join(programs, 'postgres'), ['-D', data, '-p', String(port), ...settings], {
    ...as,
    stdio: 'ignore',
  });
  const stop = async (): Promise<void> => {
    if (server.exitCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGINT');
    await ended;
  };
  const connection = { host: '127.0.0.1', port };
  try {
    await run({ ...connection, user: 'postgres', database: 'postgres' }, [
      `create role ${owner.user} login noinherit createrole password '${owner.password}'`,
      `create database ${owner.database} owner ${owner.user}`,
    ]);
    await run({ ...connection, user: 'postgres', database: owner.database }, [
      `alter schema public owner to ${owner.user}`,
    ]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { owner: { ...connection, ...owner }, stop };
}

/** Waits for the server, which may still be starting. */
async function run(connection: PoolConfig, statements: readonly string[]): Promise<void> {
  const client = await connect(connection, 300);
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

async function connect(connection: PoolConfig, triesLeft: number): Promise<Client> {
  const client = new Client(connection);
  try {
    await client.connect();
    return client;
  } catch (error) {
    if (triesLeft === 0) throw error;
    await sleep(100);
    return connect(connection, triesLeft - 1);
  }
}
