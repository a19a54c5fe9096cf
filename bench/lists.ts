/**
 * What lists take with very many rows behind them, as the screens ask for them: one page of rows, and how many there are.
 *
 *   npm run bench lists [-- --rows 1000000 --rounds 5]
 */
import { parseArgs } from 'node:util';
import { countAudit, listAudit } from '../apps/server/src/features/accounts/audit.store.ts';
import { countInvoices, selectInvoicePage } from '../apps/server/src/features/billing/invoices.store.ts';
import { countRequests, selectRequestPage } from '../apps/server/src/features/requests/requests.store.ts';
import { countTenants, listTenants } from '../apps/server/src/features/tenants/tenants.store.ts';
import { createDatabase } from '../apps/server/src/platform/database/database.ts';
import type { PartnerCaller } from '../apps/server/src/platform/http/caller.ts';
import { createLog } from '../apps/server/src/platform/log/log.ts';
import { median } from './lib/client.ts';
import { startDatabase } from './lib/database.ts';
import { fillLists } from './lib/fill-lists.ts';

const { values } = parseArgs({
  options: { rows: { type: 'string', default: '1000000' }, rounds: { type: 'string', default: '5' } },
});
const rows = Number(values.rows);
const last = rows - 20;
const database = await startDatabase();
try {
  const scope = await fillLists(database.owner, rows);
  const db = createDatabase(database.app, createLog('silent'));
  const caller = { partnerId: scope.partnerId, tenantId: null, roleName: 'PARTNER' } as PartnerCaller;
  const partner = { partnerId: scope.partnerId, tenantId: undefined };
  console.log(`${rows} rows each, medians of ${values.rounds}\n  rows ms  count ms`);

  type RequestsOrder = Parameters<typeof selectRequestPage>[3]['order'];
  const requests = (what: string, filter: object, order: RequestsOrder, offset = 0) =>
    measure(
      `requests: ${what}`,
      () =>
        db.withTenant(scope, (trx) =>
          selectRequestPage(trx, scope, filter, { order, page: 1 + offset / 20, size: 20 }),
        ),
      () => db.withTenant(scope, (trx) => countRequests(trx, scope, filter)),
    );
  const newest = { by: 'uploadDate', descending: true } as const;
  await requests('newest first', {}, newest);
  await requests('the last page', {}, newest, last);
  await requests('by pages', {}, { by: 'pageCount', descending: false });
  await requests('failed', { status: 'failed' }, newest);
  await requests('search for one', { search: 'ocr-0500000' }, newest);

  const invoices = (what: string, filter: object, sort: string | undefined, offset = 0) =>
    measure(
      `invoices: ${what}`,
      () =>
        db.withPartner(partner, (trx) =>
          selectInvoicePage(trx, partner, filter, { sort, page: 1 + offset / 20, size: 20 }),
        ),
      () => db.withPartner(partner, (trx) => countInvoices(trx, partner, filter)),
    );
  await invoices('unpaid first', {}, undefined);
  await invoices('the last page', {}, undefined, last);
  await invoices('by month', {}, '-billMonth');
  await invoices('overdue', { paymentStatus: 'overdue' }, undefined);
  await invoices('search for one', { search: 'inv-0500000' }, undefined);

  const audit = (what: string, filter: object, offset = 0) =>
    measure(
      `activity: ${what}`,
      () => db.withPartner(partner, (trx) => listAudit(trx, caller, { filter, offset, limit: 20 })),
      () => db.withPartner(partner, (trx) => countAudit(trx, caller, filter)),
    );
  await audit('newest first', {});
  await audit('the last page', {}, last - rows / 50);
  await audit('one kind', { action: 'invoice.' });

  const tenants = (what: string, list: object, offset = 0) =>
    measure(
      `tenants: ${what}`,
      () => db.withPartner(partner, (trx) => listTenants(trx, partner, { ...list, offset, size: 20 })),
      () => db.withPartner(partner, (trx) => countTenants(trx, partner, list)),
    );
  await tenants('newest first', {});
  await tenants('the last page', {}, last);
  await tenants('by name', { sort: 'companyName' });
  await tenants('search for one', { search: 't-0500000' });
  await db.destroy();
} finally {
  await database.stop();
}

async function measure(
  what: string,
  list: () => Promise<unknown>,
  count: () => Promise<unknown>,
): Promise<void> {
  const times = { list: [] as number[], count: [] as number[] };
  for (let round = 0; round < Number(values.rounds); round += 1) {
    times.list.push(await timeOf(list));
    times.count.push(await timeOf(count));
  }
  const [rowsTime, countTime] = [times.list, times.count].map((each) => median(each).toFixed(0));
  console.log(`${rowsTime!.padStart(9)} ${countTime!.padStart(9)}  ${what}`);
}

async function timeOf(call: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await call();
  return performance.now() - start;
}
