import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAudit } from '#features/accounts/audit/audit.store.ts';
import { listInvoices } from '#features/billing/invoices/invoices.store.ts';
import type { PartnerCaller } from '#platform/access/caller.ts';
import { actAsPartner, type Trx } from '#platform/database/database.ts';
import type { TestDatabase } from '../database.ts';
import { cloneFilled, filledRows } from './filled-database.ts';
import { openPlanReader, type PlanReader } from './query-plans.ts';

const size = 20;
const aSmallPart = filledRows / 20;
let database: TestDatabase;
let plans: PlanReader;
let scope: { partnerId: string; tenantId: string };

beforeAll(async () => {
  ({ database, scope } = await cloneFilled());
  const owner = new Client({ ...database.owner });
  await owner.connect();
  const tables = ['invoices', 'invoice_counts', 'audit_entries'];
  for (const table of tables) await owner.query(`alter table ${table} no force row level security`);
  // As after years: nearly all are paid, and what is left is due last.
  await owner.query(
    `update invoices set payment_status = case when due_date > '2026-11-01' then 'pending' else 'paid' end, payment_date = case when due_date > '2026-11-01' then null else due_date end`,
  );
  await owner.query(
    `update audit_entries set action = 'mail.failed' where target in ('INV-7', 'INV-9', 'INV-11')`,
  );
  for (const table of tables) await owner.query(`alter table ${table} force row level security`);
  await owner.query('vacuum analyze invoices, audit_entries');
  await owner.end();
  plans = openPlanReader(database.app);
}, 120_000);
afterAll(async () => {
  await plans.close();
  await database.drop();
});

const asPartner = (trx: Trx) => actAsPartner(trx, scope);

test.each(['dueDate', '-dueDate'] as const)(
  'unpaid invoices in the order %s are found without passing over the paid ones',
  async (sort) => {
    const partner = { partnerId: scope.partnerId, tenantId: undefined };
    const pages: Awaited<ReturnType<typeof listInvoices>>[] = [];
    const read = await plans.rowsRead('invoices', asPartner, async (trx) =>
      pages.push(await listInvoices(trx, partner, { paymentStatus: 'pending' }, { sort, page: 1, size })),
    );
    const due = pages[0]!.rows.map((row) => row.due_date);
    expect(due).toHaveLength(size);
    expect(sort === 'dueDate' ? due : due.toReversed()).toEqual(due.toSorted());
    expect(read).toBeLessThan(aSmallPart);
  },
);

test('emails that were not delivered are found by an index of their own', async () => {
  const caller = { partnerId: scope.partnerId, tenantId: null, roleName: 'PARTNER' } as PartnerCaller;
  const pages: Awaited<ReturnType<typeof listAudit>>[] = [];
  const read = await plans.rowsRead('audit_entries', asPartner, async (trx) =>
    pages.push(await listAudit(trx, caller, { action: 'mail.failed' }, { page: 1, size })),
  );
  expect(pages[0]!.total).toBe(3);
  expect(pages[0]!.rows.map(({ target }) => target)).toEqual(['INV-11', 'INV-9', 'INV-7']);
  expect(read).toBeLessThan(aSmallPart);
});
