import { Client } from 'pg';
import { inject } from 'vitest';
import { required } from '#platform/errors/required.ts';
import { cloneDatabase, type TestDatabase } from '../database.ts';
import { fillLists, findFilled, type FilledScope } from './fill-lists.ts';

/** Of each list of a filled database: a query that reads more than a small part of them grows with it. */
export const filledRows = 20_000;

/** Of the server's advisory locks, one that nothing else takes. */
const fillLock = 6_200_011;

/**
 * A database of its own with `filledRows` rows in each list. The first file that asks fills one, which takes longer than most tests that
 * read it, and all clone that.
 */
export async function cloneFilled(): Promise<{
  readonly database: TestDatabase;
  readonly scope: FilledScope;
}> {
  const { maintenance, filled } = inject('testServer');
  const client = new Client(maintenance);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [fillLock]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [filled]);
    if (rowCount === 0) {
      const first = await cloneDatabase();
      await fillLists(first.owner, filledRows);
      // Only now: what died while it was filled is not taken for a filled one.
      await client.query(`alter database ${first.name} rename to ${filled}`);
    }
    const database = await cloneDatabase(filled);
    return { database, scope: required(await findFilled(database.owner)) };
  } finally {
    await client.end();
  }
}
