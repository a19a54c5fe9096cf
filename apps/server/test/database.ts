import { randomBytes } from 'node:crypto';
import type { ClientConfig, PoolConfig } from 'pg';
import { inject } from 'vitest';
import { query, withDatabase } from './global-setup.ts';

/** A migrated, empty database of its own. */
export interface TestDatabase {
  readonly name: string;
  /** Connects as the database's owner, as migrations do. */
  readonly owner: PoolConfig;
  /** Connects as the server does. */
  readonly app: PoolConfig;
  /** Removes the database; sessions that are still open are ended. */
  drop(): Promise<void>;
}

/** A database with nothing in it, not even a schema. */
export function emptyDatabase(): Promise<TestDatabase> {
  return makeDatabase('template0');
}

/** Clones the migrated template, or another database; a test file makes one in `beforeAll` and drops it in `afterAll`. */
export function cloneDatabase(template = inject('testServer').template): Promise<TestDatabase> {
  return makeDatabase(template);
}

async function makeDatabase(template: string): Promise<TestDatabase> {
  const { maintenance, ownerUser, appUser } = inject('testServer');
  const name = `test_${randomBytes(8).toString('hex')}`;
  const owner = ownerUser === undefined ? '' : `owner ${ownerUser}`;
  // Copied as files: a third of the work of writing each block to the log, which is not needed here (fsync is off).
  await query(maintenance, `create database ${name} template ${template} ${owner} strategy file_copy`);
  return {
    name,
    owner: connectTo(maintenance, name, ownerUser),
    app: connectTo(maintenance, name, appUser),
    drop: () => query(maintenance, `drop database if exists ${name} with (force)`),
  };
}

function connectTo(maintenance: ClientConfig, database: string, user: string | undefined): PoolConfig {
  if (maintenance.connectionString !== undefined) {
    return { connectionString: withDatabase(maintenance.connectionString, database) };
  }
  return { ...maintenance, database, ...(user !== undefined && { user }) };
}
