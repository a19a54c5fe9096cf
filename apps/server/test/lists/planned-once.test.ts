import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../database.ts';

let database: TestDatabase;
let owner: Client;
beforeAll(async () => {
  database = await cloneDatabase();
  owner = new Client(database.owner);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await database.drop();
});

// PostgreSQL would plan their statements again for each array with fewer elements than it guesses, which takes several times as long as carrying them out.
test('functions that read rows by an array of their keys have one plan for any array', async () => {
  const { rows } = await owner.query(
    `select proname as name, coalesce('plan_cache_mode=force_generic_plan' = any(proconfig), false) as "isPlannedOnce"
     from pg_proc join pg_language l on l.oid = prolang
     where pronamespace = 'public'::regnamespace and lanname = 'plpgsql' and provolatile = 's' and 'uuid[]'::regtype = any(proargtypes) order by 1`,
  );
  const names = ['first_documents', 'listed_requests', 'short_results'];
  expect(rows).toEqual(names.map((name) => ({ name, isPlannedOnce: true })));
});
