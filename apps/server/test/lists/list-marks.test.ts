import { assert, asyncProperty, constantFrom, nat, record } from 'fast-check';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestOrder } from '#features/requests/request-filter.ts';
import { listRequests } from '#features/requests/request-list.store.ts';
import type { RequestFilter } from '#features/requests/request-rows.store.ts';
import { actAsTenant, createDatabase, type Database, type Trx } from '#platform/database/database.ts';
import { createLog } from '#platform/log/log.ts';
import type { TestDatabase } from '../database.ts';
import { cloneFilled, filledRows } from './filled-database.ts';
import { openPlanReader } from './query-plans.ts';

// More than are gathered before they are put in order; a page in the middle is begun at a row of which is known how many come before.
const rows = filledRows;
const size = 20;
let database: TestDatabase;
let db: Database;
let owner: Client;
let scope: { partnerId: string; tenantId: string };

beforeAll(async () => {
  ({ database, scope } = await cloneFilled());
  owner = await connect();
  for (const table of ['requests', 'request_counts', 'request_changes'])
    await owner.query(`alter table ${table} no force row level security`);
  db = createDatabase(database.app, createLog('silent'));
}, 120_000);
afterAll(async () => {
  await db.destroy();
  await owner.end();
  await database.drop();
});

async function connect(): Promise<Client> {
  const client = new Client(database.owner);
  await client.connect();
  return client;
}

const orders: Record<string, string> = {
  number: 'length(number) asc, number asc, id asc',
  '-templateName': 'template_name desc, id desc',
  pageCount: 'page_count asc, id asc',
  '-pageCount': 'page_count desc, id desc',
  ocrRate: 'ocr_rate asc nulls last, id asc',
  '-completedDate': 'completed_at desc nulls last, id desc',
  '-toCheck': 'case when checked_at is null then coalesce(to_check, 0) else 0 end desc, id desc',
};

/** Numbers of a page's requests as one would select them by hand. */
async function selectPage(sort: string, { status, checked }: RequestFilter, page: number) {
  const { rows: found } = await owner.query<{ number: string }>(
    `select number from requests where tenant_id = $1 and deleted_at is null and ($2::text is null or status = $2)
       and ($3::boolean is null or (checked_at is not null) = $3) order by ${orders[sort]} limit ${size} offset ${(page - 1) * size}`,
    [scope.tenantId, status, checked],
  );
  return found.map(({ number }) => number);
}

async function listPage(trx: Trx, sort: string, filter: RequestFilter, page: number): Promise<string[]> {
  const list = { order: requestOrder(sort as 'number'), page, size };
  const { rows: found } = await listRequests(trx, scope, filter, list);
  return found.map(({ number }) => number);
}

const list = (...args: [sort: string, filter: RequestFilter, page: number]) =>
  db.withTenant(scope, (trx) => listPage(trx, ...args), { snapshot: true });

// Each moves requests to other places of the orders, or into a list or out of it.
const changes = [
  `checked_at = case when checked_at is null then now() end`,
  `page_count = 1 + (page_count * 7) % 30`,
  `deleted_at = case when deleted_at is null then now() end`,
  `status = case status when 'failed' then 'completed' else 'failed' end, ocr_rate = case status when 'failed' then 81.5 end`,
  `completed_at = case when completed_at is null then now() end`,
  `to_check = (to_check + 3) % 7`,
] as const;

const step = record({
  sort: constantFrom(...Object.keys(orders)),
  filter: constantFrom<RequestFilter>(
    {},
    {},
    { checked: false },
    { status: 'completed' },
    { checked: false, status: 'completed' },
  ),
  change: constantFrom(...changes),
  modulus: constantFrom(3, 70, 900),
  page: nat(99),
});

const days = { from: new Date('2020-01-02T03:00:00Z'), to: new Date('2020-01-09T05:00:00Z') };
test.each([
  ...Object.keys(orders).flatMap((sort) => [{}, { checked: false }].map((filter) => [sort, filter] as const)),
  ['-pageCount', days],
  ['number', { ...days, status: 'completed' }],
  ['status', days],
  ['ocrRate', { status: 'completed', checked: false }],
] as const)('a page in the middle in the order %s by %j is read from a row nearby', async (sort, filter) => {
  const plans = openPlanReader(database.app);
  try {
    for (const page of [150, 240, 330]) {
      const read = () =>
        plans.rowsRead(
          'requests',
          (trx) => actAsTenant(trx, scope),
          (trx) => listPage(trx, sort, filter, page),
        );
      await read();
      // The parts of days at both ends of a filter are counted as rows.
      expect(await read()).toBeLessThan(rows / 4);
    }
  } finally {
    await plans.close();
  }
});

test('a page in the middle looks at changes since its list was passed over, not at those before', async () => {
  const plans = openPlanReader(database.app);
  const read = () =>
    plans.rowsRead(
      'request_changes',
      (trx) => actAsTenant(trx, scope),
      (trx) => listPage(trx, 'pageCount', {}, 240),
    );
  try {
    await read();
    // The database was filled a moment ago: each of its requests is a change.
    expect(await read()).toBeLessThan(rows / 100);
  } finally {
    await plans.close();
  }
});

test('a page in the middle holds what plain SQL has there, whatever changed since its list was first passed over', async () => {
  await assert(
    asyncProperty(step, async ({ sort, filter, change, modulus, page }) => {
      const place = 150 + 3 * page;
      expect(await list(sort, filter, place)).toEqual(await selectPage(sort, filter, place));
      await owner.query(
        `update requests set ${change} where tenant_id = $1 and substr(number, 5)::int % $2 = $3`,
        [scope.tenantId, modulus, page % modulus],
      );
      expect(await list(sort, filter, place)).toEqual(await selectPage(sort, filter, place));
    }),
    { numRuns: 40 },
  );
}, 240_000);

test('what was changed before a list was passed over and is committed afterwards counts', async () => {
  const other = await connect();
  await other.query('begin');
  await other.query(`update requests set page_count = 31 where tenant_id = $1 and page_count < 4`, [
    scope.tenantId,
  ]);
  expect(await list('pageCount', { status: 'completed' }, 200)).toEqual(
    await selectPage('pageCount', { status: 'completed' }, 200),
  );
  await other.query('commit');
  await other.end();
  expect(await list('pageCount', { status: 'completed' }, 200)).toEqual(
    await selectPage('pageCount', { status: 'completed' }, 200),
  );
});

// A second try would change nothing more, and pass.
const once = { retry: 0 };

test(
  'a transaction that began before a list was passed over shows what was there when it began',
  once,
  async () => {
    // A list that no other test passes over, of nearly all requests.
    const filter = { to: new Date('2100-01-01') };
    const [inOld, expected] = await db.withTenant(
      scope,
      async (trx) => {
        // Its snapshot is taken by its first statement.
        await trx.selectFrom('counted_tenants').select('tenant_id').execute();
        const before = await selectPage('-pageCount', filter, 210);
        await owner.query(
          `update requests set page_count = 40 where tenant_id = $1 and page_count between 2 and 9`,
          [scope.tenantId],
        );
        await list('-pageCount', filter, 210);
        return [await listPage(trx, '-pageCount', filter, 210), before];
      },
      { snapshot: true },
    );
    expect(inOld).toEqual(expected);
  },
);
