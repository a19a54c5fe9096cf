import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client, type ClientConfig } from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '#platform/database/migrate.ts';
import { startEmbeddedPostgres, SUPERUSER } from '#platform/embedded-postgres/index.ts';
import { findPostmaster, stopPostmaster } from '#platform/embedded-postgres/postmaster.ts';

/** How the test files reach the server that contains the migrated template. */
export interface TestServer {
  /** May create and drop databases. */
  readonly maintenance: ClientConfig;
  readonly ownerUser: string | undefined;
  readonly appUser: string | undefined;
  readonly template: string;
  /** Name of the one with long lists, which the first file that needs it makes (`filled-database.ts`). */
  readonly filled: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer;
  }
}

const FOLDER_PREFIX = 'ocr-test-database-';
const silent = { info: () => undefined, warn: () => undefined };

/**
 * One PostgreSQL for the whole run with one migrated database that every test file clones: an embedded one in a temporary folder,
 * or the one of `TEST_DATABASE_URL` (a user that may create databases and roles).
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const external = process.env['TEST_DATABASE_URL'];
  const { server, tearDown } = external ? await useExternal(external) : await startEmbedded();
  project.provide('testServer', server);
  return tearDown;
}

interface Started {
  readonly server: TestServer;
  readonly tearDown: () => Promise<void>;
}

async function startEmbedded(): Promise<Started> {
  await sweepAbandoned();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `${FOLDER_PREFIX}${process.pid}-`));
  fs.chmodSync(folder, 0o755); // as root, PostgreSQL runs as another user
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: silent });
  const maintenance = { ...postgres.owner, user: SUPERUSER, database: 'postgres' };
  // These rows are thrown away: they need not survive a power cut, and no table gets old enough to be tidied up.
  for (const setting of ['fsync', 'full_page_writes', 'autovacuum'])
    await query(maintenance, `alter system set ${setting} = off`);
  await query(maintenance, 'select pg_reload_conf()');
  await migrate(postgres.owner, postgres.app.user);
  const users = { ownerUser: postgres.owner.user, appUser: postgres.app.user };
  return {
    server: { maintenance, ...users, template: postgres.owner.database, filled: 'ocr_test_filled' },
    tearDown: async () => {
      await postgres.stop();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function useExternal(url: string): Promise<Started> {
  const maintenance = { connectionString: url };
  const template = `ocr_test_template_${process.pid}`;
  const filled = `ocr_test_filled_${process.pid}`;
  await query(maintenance, `drop database if exists ${template}`);
  await query(maintenance, `create database ${template}`);
  await migrate({ connectionString: withDatabase(url, template) });
  return {
    server: { maintenance, ownerUser: undefined, appUser: undefined, template, filled },
    tearDown: async () => {
      for (const database of [template, filled])
        await query(maintenance, `drop database if exists ${database} with (force)`);
    },
  };
}

/** The same server, another database. */
export function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}

/** Runs one statement in a session of its own. */
export async function query(config: ClientConfig, statement: string): Promise<void> {
  const client = new Client(config);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Stops and removes what a killed run left behind. */
async function sweepAbandoned(): Promise<void> {
  for (const name of fs.readdirSync(os.tmpdir()).filter((entry) => entry.startsWith(FOLDER_PREFIX))) {
    if (isAlive(Number.parseInt(name.slice(FOLDER_PREFIX.length), 10))) continue;
    const home = path.join(os.tmpdir(), name, 'postgres');
    const clusters = fs.existsSync(home) ? fs.readdirSync(home).filter((entry) => /^pg\d+$/.test(entry)) : [];
    for (const cluster of clusters.map((entry) => path.join(fs.realpathSync(home), entry))) {
      const left = findPostmaster(cluster);
      if (left) await stopPostmaster(left.pid, cluster, silent);
    }
    fs.rmSync(path.join(os.tmpdir(), name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
