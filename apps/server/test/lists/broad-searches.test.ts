import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestOrder } from '#features/requests/request-filter.ts';
import { listRequests, listRequestsQuickly } from '#features/requests/request-list.store.ts';
import type { RequestFilter } from '#features/requests/request-rows.store.ts';
import { actAsPartner, actAsTenant, type Trx } from '#platform/database/database.ts';
import { findSearched } from '#platform/database/lists.ts';
import type { TestDatabase } from '../database.ts';
import { cloneFilled, filledRows } from './filled-database.ts';
import { openPlanReader, type PlanReader } from './query-plans.ts';

// A page of twenty rows: a query that reads more than a small part of the list grows with it.
const rows = filledRows;
const size = 20;
const aSmallPart = rows / 10;

let database: TestDatabase;
let plans: PlanReader;
let scope: { partnerId: string; tenantId: string };

beforeAll(async () => {
  ({ database, scope } = await cloneFilled());
  plans = openPlanReader(database.app);
}, 120_000);
afterAll(async () => {
  await plans.close();
  await database.drop();
});

const asTenant = (trx: Trx) => actAsTenant(trx, scope);
const asPartner = (trx: Trx) => actAsPartner(trx, scope);
const order = requestOrder(undefined);
const listWhole = (trx: Trx, search: string) =>
  listRequests(trx, scope, { search }, { order, page: 1, size });

describe('a search for what is in very many requests', () => {
  const quickly = async (search: string, { page = 1, ...filter }: RequestFilter & { page?: number } = {}) => {
    const found: Awaited<ReturnType<typeof listRequestsQuickly>>[] = [];
    const costs = await plans.costsOf(asTenant, async (trx) => {
      found.push(await listRequestsQuickly(trx, scope, { search, ...filter }, { order, page, size }));
    });
    return { answer: found[0], read: Math.max(...costs.map((cost) => cost.read)) };
  };

  test.each(['株', '9', 'template 1', 'supplier'])(
    'shows the page for %j without counting: at least so many',
    async (search) => {
      const { answer, read } = await quickly(search);
      expect(answer).toMatchObject({ total: size, isTotalExact: false, rows: { length: size } });
      expect(read).toBeLessThan(3 * aSmallPart);
      const next = await quickly(search, { page: 2 });
      expect(next.answer).toMatchObject({ total: 2 * size, isTotalExact: false });
      expect(new Set([...answer!.rows, ...next.answer!.rows].map(({ id }) => id)).size).toBe(2 * size);
    },
  );

  test.each(['zq', 'q'])(
    'of letters that neither a number nor a template has, %j, reads no list',
    async (search) => {
      const found: unknown[] = [];
      const read = await plans.rowsRead('requests', asTenant, async (trx) =>
        found.push(await listWhole(trx, search)),
      );
      expect(found[0]).toEqual({ rows: [], total: 0 });
      // One request of each template.
      expect(read).toBeLessThan(20 * size);
    },
  );

  test.each([
    ['te', rows],
    ['-0', rows],
    ['r-', rows],
    ['17', 1766],
  ])('of two letters, %j, counts each row that has them, %i in all', async (search, total) => {
    const found: unknown[] = [];
    await plans.costsOf(asTenant, async (trx) => found.push(await listWhole(trx, search)));
    expect(found[0]).toMatchObject({ total });
  });

  test('shows what it found so far where the first rows do not fill the page', async () => {
    expect((await quickly('zq')).answer).toEqual({ rows: [], total: 0, isTotalExact: true });
    // The first ten thousand of twenty, in a list with the newest first.
    expect((await quickly('ocr-000')).answer).toEqual({ rows: [], total: 0, isTotalExact: false });
    expect((await quickly('ocr-000', { page: 2 })).answer).toBeUndefined();
  });

  test('looks at those that the rest of the filter leaves', async () => {
    const { answer, read } = await quickly('9', { status: 'failed' });
    // Two hundred failed.
    expect(answer).toMatchObject({ total: 38, isTotalExact: true, rows: { length: size } });
    expect(read).toBeLessThan(aSmallPart);
    const fortnight = { from: new Date('2020-01-02'), to: new Date('2020-01-06') };
    const early = await quickly('9', fortnight);
    expect(early.answer).toMatchObject({ total: size, isTotalExact: false, rows: { length: size } });
  });

  test('that the index finds is counted exactly', async () => {
    const { answer } = await quickly('supplier 123');
    expect(answer).toMatchObject({ total: 111, isTotalExact: true });
  });

  test.each([
    ['request_words_keys', 'search_requests', 'supplier 4999', 1],
    ['search_requests', 'search_requests', 'ocr-0004999', 1],
  ] as const)(
    'looks up its rarest letters alone in %s: those that all rows have would cost most',
    async (index, search, text, found) => {
      const blocks = await plans.blocksFetched(index, asTenant, async (trx) =>
        expect((await findSearched(trx, search, text))?.length).toBeGreaterThanOrEqual(found),
      );
      expect(blocks).toBeLessThan(20);
    },
  );

  test.each([
    ['search_invoices', 'company 98f137', 4],
    ['search_tenants', 'jo 4999', 1],
    ['search_partner_audit', 'inv-4999', 1],
  ] as const)('does so in %s', async (search, text, found) => {
    const blocks = await plans.blocksFetched(search, asPartner, async (trx) =>
      expect((await findSearched(trx, search, text))?.length).toBeGreaterThanOrEqual(found),
    );
    expect(blocks).toBeLessThan(20);
  });
});
