import { sql } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '#platform/log/log.ts';
import { cloneDatabase, type TestDatabase } from '../../../../test/database.ts';
import { createPool } from '../pool.ts';
import type { Role } from '../roles.ts';
import { inTransaction } from '../transactions.ts';

const system: Role = { role: 'ocr_system', tenantId: '', partnerId: '' };
let database: TestDatabase;
let pool: Pool;
/** Statements that do not reach the database. */
let lost: string[] = [];

beforeAll(async () => {
  database = await cloneDatabase();
  pool = createPool({ ...database.app, max: 1 }, createLog('silent'), 'test');
  pool.on('connect', loseStatements);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

function loseStatements(client: PoolClient): void {
  const send = client.query.bind(client) as (statement: unknown, ...rest: unknown[]) => unknown;
  const query = (statement: unknown, ...rest: unknown[]) =>
    typeof statement === 'string' && lost.includes(statement)
      ? Promise.reject(new Error(`${statement} was lost`))
      : send(statement, ...rest);
  Object.assign(client, { query });
}

/** The connection's process, and the transaction that it is in; null if none is left open. */
async function connection() {
  const { rows } = await pool.query<{ pid: number; open: string | null }>(
    'select pg_backend_pid() as pid, pg_current_xact_id_if_assigned()::text as open',
  );
  return rows[0]!;
}

test.each([
  ['its connection is used again once it is undone', ['commit'], true],
  ['and cannot be undone, its connection is discarded', ['commit', 'rollback'], false],
])('when a transaction cannot be committed, %s', async (_title, statements, isKept) => {
  const { pid } = await connection();
  lost = statements;
  // A number of a transaction is given to one that writes.
  const work = inTransaction(pool, system, (trx) => sql`select pg_current_xact_id()`.execute(trx));
  await expect(work).rejects.toThrow('commit was lost');
  lost = [];
  const after = await connection();
  expect({ isKept: after.pid === pid, open: after.open }).toEqual({ isKept, open: null });
});
