import { assert, asyncProperty, constantFrom, nat, record } from 'fast-check';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shapes } from '@ocr/contract';
import { listRequests } from '#features/requests/request-list.store.ts';
import type { RequestFilter } from '#features/requests/request-rows.store.ts';
import { requestOrder } from '#features/requests/request-filter.ts';
import { createDatabase, type Database } from '#platform/database/database.ts';
import { createLog } from '#platform/log/log.ts';
import type { TestDatabase } from '../database.ts';
import { cloneFilled } from './filled-database.ts';

// A fortnight of one request a minute: pages beyond 2,000 rows are begun from the counts of the days.
const size = 20;

let database: TestDatabase;
let db: Database;
let owner: Client;
let scope: { partnerId: string; tenantId: string };

beforeAll(async () => {
  ({ database, scope } = await cloneFilled());
  owner = new Client(database.owner);
  await owner.connect();
  for (const table of ['requests', 'request_counts', 'request_changes'])
    await owner.query(`alter table ${table} no force row level security`);
  // Days without any, days with few, and counts that are not folded yet.
  const change = (what: string) => owner.query(`${what} and tenant_id = $1`, [scope.tenantId]);
  await change(`update requests set deleted_at = now() where accepted_at::date = '2020-01-04'`);
  await change(
    `update requests set deleted_at = now() where substr(number, 5)::int % 7 = 0 and page_count > 9`,
  );
  await change(`update requests set checked_at = null where accepted_at::date = '2020-01-06'`);
  await change(`update requests set status = 'failed', ocr_rate = null where template_name = 'Template 17'`);
  db = createDatabase(database.app, createLog('silent'));
}, 120_000);
afterAll(async () => {
  await db.destroy();
  await owner.end();
  await database.drop();
});

const orders: Record<string, (direction: string) => string> = {
  number: (to) => `length(number) ${to}, number ${to}, id ${to}`,
  status: (to) => `status ${to}, accepted_at ${to}, id ${to}`,
  templateName: (to) => `template_name ${to}, id ${to}`,
  pageCount: (to) => `page_count ${to}, id ${to}`,
  ocrRate: (to) => `ocr_rate ${to} nulls last, id ${to}`,
  uploadDate: (to) => `accepted_at ${to}, id ${to}`,
  completedDate: (to) => `completed_at ${to} nulls last, id ${to}`,
  toCheck: (to) => `case when checked_at is null then coalesce(to_check, 0) else 0 end ${to}, id ${to}`,
};

/** The ids of all rows that a filter leaves, as one would write it by hand. */
async function selectAll(filter: RequestFilter, sort: string): Promise<string[]> {
  const { status = null, checked = null, from = null, to = null } = filter;
  const order = orders[sort.replace('-', '')]!(sort.startsWith('-') ? 'desc' : 'asc');
  const { rows: found } = await owner.query<{ id: string }>(
    `select id from requests where tenant_id = $1 and deleted_at is null and ($2::text is null or status = $2)
       and ($3::boolean is null or (checked_at is not null) = $3) and ($4::timestamptz is null or accepted_at >= $4)
       and ($5::timestamptz is null or accepted_at < $5) order by ${order}`,
    [scope.tenantId, status, checked, from, to],
  );
  return found.map(({ id }) => id);
}

const listQuery = record({
  sort: constantFrom(...shapes.listRequests.query.shape.sort.unwrap().options),
  status: constantFrom(undefined, undefined, 'completed' as const, 'failed' as const),
  checked: constantFrom(undefined, undefined, true, false),
  from: constantFrom(undefined, new Date('2020-01-02'), new Date('2020-01-02T03:04:30Z')),
  to: constantFrom(undefined, new Date('2020-01-14'), new Date('2020-01-12T21:00:00Z')),
  places: record({ one: nat(999), other: nat(999) }),
});

test('a page of requests holds what plain SQL has there, in every order, by every filter, however far in', async () => {
  await assert(
    asyncProperty(listQuery, async ({ sort, places, ...filter }) => {
      const all = await selectAll(filter, sort);
      const last = Math.max(1, Math.ceil(all.length / size));
      for (const page of new Set([1, last, last + 1, 1 + (places.one % last), 1 + (places.other % last)])) {
        const list = { order: requestOrder(sort), page, size };
        const found = await db.withTenant(scope, (trx) => listRequests(trx, scope, filter, list), {
          snapshot: true,
        });
        expect(found.total).toBe(all.length);
        expect(found.rows.map(({ id }) => id)).toEqual(all.slice((page - 1) * size, page * size));
      }
    }),
    { numRuns: 60 },
  );
}, 120_000);
