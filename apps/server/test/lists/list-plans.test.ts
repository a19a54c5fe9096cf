import { shapes } from '@ocr/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listAudit, type AuditFilter } from '#features/accounts/audit/audit.store.ts';
import {
  listInvoices,
  type InvoiceFilter,
  type InvoiceSort,
} from '#features/billing/invoices/invoices.store.ts';
import { listRequests } from '#features/requests/request-list.store.ts';
import type { RequestFilter } from '#features/requests/request-rows.store.ts';
import { requestOrder } from '#features/requests/request-filter.ts';
import { listTenants, type TenantFilter } from '#features/tenants/tenants.store.ts';
import { actAsPartner, actAsTenant, type Trx } from '#platform/database/database.ts';
import type { PartnerCaller, TenantCaller } from '#platform/access/caller.ts';
import type { TestDatabase } from '../database.ts';
import { cloneFilled, filledRows } from './filled-database.ts';
import { openPlanReader, type PlanReader, type QueryCost } from './query-plans.ts';

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
type ListOptions<Filter, Sort> = { filter?: Filter; sort?: Sort | undefined; page?: number };
const audit = (
  act: (trx: Trx) => Promise<void>,
  caller: PartnerCaller | TenantCaller,
  { filter = {}, sort, page = 1 }: ListOptions<AuditFilter, string>,
) => [act, (trx: Trx) => listAudit(trx, caller, filter, { ascending: sort === 'at', page, size })] as const;
const lists = {
  requests: ({ filter = {}, sort, page = 1 }: ListOptions<RequestFilter, never>) =>
    [
      asTenant,
      (trx: Trx) => listRequests(trx, scope, filter, { order: requestOrder(sort), page, size }),
    ] as const,
  invoices: ({ filter = {}, sort, page = 1 }: ListOptions<InvoiceFilter, InvoiceSort>) =>
    [
      asPartner,
      (trx: Trx) => listInvoices(trx, { ...scope, tenantId: undefined }, filter, { sort, page, size }),
    ] as const,
  tenants: ({ filter = {}, sort, page = 1 }: ListOptions<TenantFilter, never>) =>
    [asPartner, (trx: Trx) => listTenants(trx, scope, filter, { sort, page, size })] as const,
  activity: (options: ListOptions<AuditFilter, string>) =>
    audit(asPartner, { ...scope, tenantId: null, roleName: 'PARTNER' } as PartnerCaller, options),
  'own activity': (options: ListOptions<AuditFilter, string>) =>
    audit(asTenant, { ...scope, roleName: 'TENANT' } as TenantCaller, options),
} as const;
type List = keyof typeof lists;
type Asked = readonly [act: (trx: Trx) => Promise<void>, ask: (trx: Trx) => Promise<unknown>];
const asked = (list: List, options: ListOptions<object, string>): Asked => lists[list](options as never);

async function costsOf(
  list: List,
  options: ListOptions<object, string> = {},
): Promise<{ count: QueryCost; select: QueryCost }> {
  const costs = (await plans.costsOf(...asked(list, options))).map((cost) => ({
    ...cost,
    // A row a day, or a month, and kind: of the one tenant or partner that is here, all of them.
    wholeTables: cost.wholeTables.filter((table) => !countTables.includes(table)),
  }));
  return {
    count: costs.find(({ sql: text }) => /count\(\*\)|request_counts|invoice_counts/.test(text))!,
    select: costs.find((cost) => cost.sql.includes('limit'))!,
  };
}
const countTables = ['request_counts', 'counted_tenants', 'invoice_counts', 'counted_invoices'];
const sortsOf = (list: List): readonly string[] => {
  const call = {
    requests: 'listRequests',
    invoices: 'listInvoices',
    tenants: 'listTenants',
    activity: 'listAudit',
    'own activity': 'listAudit',
  } as const;
  return shapes[call[list]].query.shape.sort.unwrap().options;
};
const everyList = Object.keys(lists) as List[];
const everySort = everyList.flatMap((list) => sortsOf(list).map((sort) => [list, sort] as const));

describe('one page of a long list', () => {
  test.each(everySort)('of %s in the order %s is read from an index', async (list, sort) => {
    const { select } = await costsOf(list, { sort });
    expect(select.wholeTables).toEqual([]);
    expect(select.read).toBeLessThan(10 * size);
    expect(select.sorted).toBeLessThanOrEqual(size);
  });

  test.each(everyList)('of %s in its usual order is read from the nearer end', async (list) => {
    const { select } = await costsOf(list, { page: rows / size - 50 });
    expect(select.wholeTables).toEqual([]);
    expect(select.read).toBeLessThan(aSmallPart);
    expect(select.sorted).toBeLessThanOrEqual(size);
  });

  // A day has 1,440 of them, which are skipped one by one at most.
  const ofADay = 1440 + 10 * size;
  test.each([
    ['uploadDate', {}],
    ['-uploadDate', {}],
    ['-uploadDate', { status: 'completed' }],
    ['-uploadDate', { from: new Date('2020-01-02T03:00:00Z'), to: new Date('2020-01-14T13:00:00Z') }],
    ['status', {}],
    ['-status', {}],
    ['-status', { status: 'completed' }],
  ])('of requests in the order %s by %j is read from the day it lies in', async (sort, filter) => {
    for (const page of [300, 450, 560, 700]) {
      const costs = await plans.costsOf(...asked('requests', { sort, filter, page }));
      expect(costs.flatMap(({ wholeTables }) => wholeTables)).not.toContain('requests');
      const selects = costs.filter(({ sql: text }) => text.includes('"accepted_at"'));
      expect(Math.max(...selects.map(({ read }) => read))).toBeLessThan(ofADay);
    }
  });

  test.each([{}, { paymentStatus: 'overdue' }, { month: '1950-03', usageStatus: 'normal' }] as const)(
    'of invoices with %j reads those of the page, which are counted without reading them',
    async (filter) => {
      const read = await plans.rowsRead('invoices', ...asked('invoices', { filter }));
      // Of those in order, every twentieth is overdue, and a month's are gathered before they are put in order.
      expect(read).toBeLessThan(aSmallPart);
    },
  );

  test.each(['requests', 'invoices', 'tenants'] as const)(
    'of %s has its rows counted in an index',
    async (list) => {
      expect((await costsOf(list)).count.wholeTables).toEqual([]);
    },
  );

  test.each([
    ['requests', { status: 'failed' }],
    ['requests', { checked: true }],
    ['requests', { from: new Date('2020-01-02'), to: new Date('2020-01-03') }],
    ['invoices', { paymentStatus: 'overdue' }],
    ['invoices', { usageStatus: 'full_capacity' }],
    ['invoices', { month: '1950-03' }],
    ['tenants', { status: 'deactivated' }],
    ['activity', { from: new Date('2020-01-02'), to: new Date('2020-01-03') }],
  ] as const)('of the %s with %j reads and counts no others', async (list, filter) => {
    for (const { wholeTables, read, sorted } of Object.values(await costsOf(list, { filter }))) {
      expect(wholeTables).toEqual([]);
      expect(read).toBeLessThan(aSmallPart);
      expect(sorted).toBeLessThan(aSmallPart);
    }
  });
});

describe('a long list of requests that is narrowed', () => {
  const narrowed = sortsOf('requests').flatMap((sort) =>
    [{ status: 'failed' }, { status: 'processing' }, { status: 'completed' }, { checked: true }].map(
      (filter) => [sort, filter] as const,
    ),
  );
  test.each(narrowed)('in the order %s by %j is counted and read by few rows', async (sort, filter) => {
    const [act, ask] = asked('requests', { sort, filter });
    const costs = await plans.costsOf(act, ask);
    expect(costs.flatMap(({ wholeTables }) => wholeTables)).not.toContain('requests');
    // A scan reads at most 5,000 rows.
    expect(Math.max(...costs.map(({ read }) => read))).toBeLessThan(5000 + aSmallPart);
  });

  test.each([
    ['-toCheck', { checked: false }],
    ['uploadDate', { checked: false, status: 'completed' }],
    ['-number', { checked: false, status: 'completed' }],
  ])('in the order %s by %j ends at the last row of its page', async (sort, filter) => {
    const costs = await plans.costsOf(...asked('requests', { sort, filter }));
    expect(Math.max(...costs.map(({ read }) => read))).toBeLessThan(10 * size);
    expect(Math.max(...costs.map(({ sorted }) => sorted))).toBeLessThanOrEqual(size);
  });

  test.each(['pageCount', '-pageCount', 'ocrRate', '-ocrRate', 'templateName', '-templateName'])(
    'of failed ones in the order %s reads those of its page, wherever they are in the order of all',
    async (sort) => {
      for (const page of [1, 5, 10]) {
        const costs = await plans.costsOf(...asked('requests', { sort, filter: { status: 'failed' }, page }));
        expect(costs.flatMap(({ wholeTables }) => wholeTables)).not.toContain('requests');
        const { read, sorted } = costs.find(({ sql: text }) => text.includes('limit'))!;
        expect(read).toBeLessThan(12 * size);
        expect(sorted).toBeLessThanOrEqual(size);
      }
    },
  );

  test.each([
    ['ocrRate', 'failed'],
    ['-ocrRate', 'failed'],
    ['completedDate', 'processing'],
    ['-completedDate', 'processing'],
  ])('in the order %s shows what is %s, which has no such value', async (sort, status) => {
    const [act, ask] = asked('requests', { sort, filter: { status } });
    const found: unknown[] = [];
    await plans.costsOf(act, async (trx) => found.push(await ask(trx)));
    const total = status === 'failed' ? 200 : 19;
    expect(found[0]).toMatchObject({ total, rows: { length: Math.min(total, size) } });
  });
});

describe('a search in a long list', () => {
  test.each([
    ['requests', 'requests', 'ocr-0012345'],
    ['requests', 'request_words', 'supplier 12345'],
    ['invoices', 'invoices', 'inv-0012345'],
    ['tenants', 'tenants', 'jo 12345'],
    ['activity', 'audit_entries', 'inv-12345'],
    ['own activity', 'audit_entries', 'inv-12345'],
  ] as const)('of %s finds the few rows by their letters', async (list, table, search) => {
    const options = { filter: { search } };
    for (const { wholeTables, read } of Object.values(await costsOf(list, options))) {
      expect(wholeTables).toEqual([]);
      expect(read).toBeLessThan(10 * size);
    }
    expect(await plans.rowsRead(table, ...asked(list, options))).toBeLessThan(20 * size);
  });

  test.each([
    ['0012345', 1],
    ['OCR-00123', 100],
    ['template 7', 400],
    // In more rows than are looked up, and shorter than the index knows.
    ['template 1', 4400],
    ['9', 6878],
    ['supplier 12345', 1],
    ['Supplier 123', 111],
    // In the files of all.
    ['株', 20_000],
    ['no such words', 0],
    ['%', 0],
  ])('for %j counts each row that has it, %i in all', async (search, total) => {
    const [act, ask] = lists.requests({ filter: { search } });
    const found: unknown[] = [];
    await plans.costsOf(act, async (trx) => found.push(await ask(trx)));
    expect(found[0]).toMatchObject({ total, rows: { length: Math.min(total, size) } });
  });

  test('gives up what is in more rows than are worth looking up', async () => {
    const found: unknown[] = [];
    await plans.costsOf(asTenant, async (trx) => {
      const { rows: answers } = await sql`
        select search_requests('ocr', ${rows - 1}) as many, cardinality(search_requests('ocr', ${rows})) as few`.execute(
        trx,
      );
      found.push(...answers);
    });
    expect(found).toEqual([{ many: null, few: rows }]);
  });
});
