import { Client } from 'pg';
import type { Gauge } from 'prom-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { metrics } from '#platform/metrics/metrics.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { meter } from '../../../test/metering.ts';
import { makePartner, makeTenant, type Party } from '../../../test/parties.ts';
import { closeMonths } from './invoices/close-months.ts';
import { queueReminders } from './mails/queue-mails.ts';
import { reconcileAll } from './reconciliation/reconcile.ts';
import { storeUsageSums } from './usage/store-usage-sums.ts';

const december = '2026-11-30T15:00:00Z';
let app: TestApp;
let owner: Client;
let broken: Party;
let partner: Party;

beforeAll(async () => {
  app = await startTestApp();
  owner = new Client(app.database.owner);
  await owner.connect();
  // The first by id, which is by time: the others come after it.
  broken = await makePartner(app);
  partner = await makePartner(app);
  const tenant = await makeTenant(app, partner);
  await meter(app, tenant, 5);
  // Values are never missing: whatever asks for them fails.
  await owner.query('alter table billing_values no force row level security');
  await owner.query('delete from billing_values where partner_id = $1', [broken.partnerId]);
  await owner.query('alter table billing_values force row level security');
  await owner.query(`alter table books_checks add check (partner_id <> '${broken.partnerId}')`);
  await owner.query('alter table issuers no force row level security');
  await owner.query(`insert into issuers values ('${broken.partnerId}', 1, '{"reminderDays":[1]}')`);
  await owner.query('alter table issuers force row level security');
  app.clock.set(december);
});
afterAll(async () => {
  await owner.end();
  await app.stop();
});

const countFailures = async (job: string) => {
  const counted = await metrics.getSingleMetric('ocr_job_parts_failed_total')?.get();
  return counted?.values.find(({ labels }) => labels['job'] === job)?.value ?? 0;
};
const countRows = async (table: 'invoices' | 'usage_sums' | 'books_checks') => {
  const rows = await app.context.db.withPartner(partner, (trx) =>
    trx.selectFrom(table).selectAll().execute(),
  );
  return rows.length;
};

test.each([
  ['close-months', () => closeMonths(app.context), 'invoices'],
  ['sum-usage', () => storeUsageSums(app.context), 'usage_sums'],
  ['check-books', () => reconcileAll(app.context), 'books_checks'],
] as const)(
  '%s: an error of one partner is counted, and the others have their turn',
  async (job, run, table) => {
    const before = await countFailures(job);
    expect(await countRows(table)).toBe(0);
    await expect(run()).rejects.toThrow(`1 of 2 parts of ${job} failed`);
    expect(await countFailures(job)).toBe(before + 1);
    expect(await countRows(table)).toBeGreaterThan(0);
  },
);

test('the number of differences in the books changes only once every partner’s were counted', async () => {
  const gauge = metrics.getSingleMetric('ocr_books_differences') as Gauge;
  gauge.set(7);
  await expect(reconcileAll(app.context)).rejects.toThrow('1 of 2 parts');
  expect((await gauge.get()).values).toMatchObject([{ value: 7 }]);
});

test('reminders: an error of one partner is counted, and the job has failed', async () => {
  await expect(queueReminders(app.context)).rejects.toThrow('1 of 2 parts of send-reminders failed');
  expect(await countFailures('send-reminders')).toBe(1);
});
