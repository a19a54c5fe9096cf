/**
 * What lists take with very many rows behind them, as the screens ask for them: one page of rows and how many there are.
 *
 *   npm run bench lists [-- --rows 1000000 --rounds 5 --clients 10 --only requests --data /tmp/filled]
 *
 * With `--data` the filled database is kept there, and used by the next run; with `--only`, only lists whose name contains it are measured.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { countAuditDays } from '../apps/server/src/features/accounts/audit/count-audit-days.ts';
import { listAudit } from '../apps/server/src/features/accounts/audit/audit.store.ts';
import {
  listInvoices,
  type InvoiceSort,
} from '../apps/server/src/features/billing/invoices/invoices.store.ts';
import {
  countRows,
  listRequestsQuickly,
  type RequestSort,
} from '../apps/server/src/features/requests/request-list.store.ts';
import { listTenants, type TenantSort } from '../apps/server/src/features/tenants/tenants.store.ts';
import { systemClock } from '../apps/server/src/platform/clock/clock.ts';
import { createDatabase } from '../apps/server/src/platform/database/database.ts';
import type { PartnerCaller } from '../apps/server/src/platform/access/caller.ts';
import { createLog } from '../apps/server/src/platform/log/log.ts';
import { fillLists, findFilled } from '../apps/server/test/lists/fill-lists.ts';
import { median } from './lib/client.ts';
import { startDatabase } from './lib/database.ts';

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '5' },
    clients: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    data: { type: 'string' },
  },
});
const rows = Number(values.rows);
const size = 20;
const database = await startDatabase(values.data);
try {
  const scope = (await findFilled(database.owner)) ?? (await fillLists(database.owner, rows));
  const log = createLog('silent');
  const db = createDatabase(database.app, log);
  // As the sweep does.
  await countAuditDays({ db, clock: systemClock, log });
  const caller = { partnerId: scope.partnerId, tenantId: null, roleName: 'PARTNER' } as PartnerCaller;
  const partner = { partnerId: scope.partnerId, tenantId: undefined };
  console.log(
    `${rows} rows each, ${values.clients} clients, ${values.rounds} calls of each, load ${loadavg()[0]?.toFixed(1)}: ms p50, p95`,
  );

  const requests = (what: string, filter: object, by: RequestSort = 'uploadDate', page = 1) => {
    const list = { order: { by, descending: true }, page, size };
    return measure(`requests: ${what}`, () =>
      db.withTenant(scope, (trx) => listRequestsQuickly(trx, scope, filter, list)),
    );
  };
  await measure('requests: counted row by row', () =>
    db.withTenant(scope, (trx) => countRows(trx, scope, {})),
  );
  await requests('newest first', {});
  await requests('the last page', {}, 'uploadDate', rows / size);
  await requests('the page in the middle', {}, 'uploadDate', rows / size / 2);
  for (const by of ['number', 'status', 'templateName', 'pageCount', 'ocrRate', 'completedDate'] as const) {
    await requests(`by ${by}`, {}, by);
  }
  await requests('failed', { status: 'failed' });
  await requests('failed by pages', { status: 'failed' }, 'pageCount');
  await requests('failed by rate', { status: 'failed' }, 'ocrRate');
  await requests('processing by pages', { status: 'processing' }, 'pageCount');
  await requests('checked', { checked: true });
  await requests('checked by number', { checked: true }, 'number');
  await requests('of a month', { from: new Date('2020-06-01'), to: new Date('2020-07-01') });
  await requests(
    'of a month by pages',
    { from: new Date('2020-06-01'), to: new Date('2020-07-01') },
    'pageCount',
  );
  const middle = (what: string, filter: object, by: RequestSort, matching = rows) =>
    requests(`the page in the middle, ${what}`, filter, by, Math.ceil(matching / size / 2));
  for (const by of [
    'number',
    'status',
    'templateName',
    'pageCount',
    'ocrRate',
    'completedDate',
    'toCheck',
  ] as const)
    await middle(`by ${by}`, {}, by);
  const june = { from: new Date('2020-06-01T09:00:00Z'), to: new Date('2020-07-01T09:00:00Z') };
  const ofJune = Math.min(rows, 43_200);
  await middle('checked, by number', { checked: true }, 'number', rows / 50);
  await middle('unchecked, by pages', { checked: false }, 'pageCount');
  await middle('unchecked and completed, by to check', { checked: false, status: 'completed' }, 'toCheck');
  await middle('completed, by rate', { status: 'completed' }, 'ocrRate');
  await middle('of a month, by pages', june, 'pageCount', ofJune);
  await middle(
    'completed of a month, by completion',
    { ...june, status: 'completed' },
    'completedDate',
    ofJune,
  );
  await middle('failed of a month, by template', { ...june, status: 'failed' }, 'templateName', ofJune / 100);
  await requests('unchecked of a month', { ...june, checked: false });
  await requests('unchecked and completed of a month', { ...june, checked: false, status: 'completed' });
  await requests('checked and failed', { checked: true, status: 'failed' });
  await requests('completed of a month, by rate', { ...june, status: 'completed' }, 'ocrRate');
  await requests('search for one', { search: 'ocr-0500000' });
  await requests('search for every fiftieth', { search: 'template 49' });
  await requests('search for every fiftieth, by pages', { search: 'template 49' }, 'pageCount');
  await requests('search for two letters', { search: '99' });
  await requests('search for two letters that nine have', { search: 'zq' });
  await requests('search for one letter that nine have', { search: 'q' });
  await requests('search for two letters that none has', { search: 'xq' });
  await requests('search for few among frequent letters', { search: 'supplier 4999' });
  await requests('search for many far from the beginning', { search: 'ocr-00' });
  await requests('search for two letters, failed', { search: '99', status: 'failed' });
  await requests('search for two letters, checked', { search: '99', checked: true });
  await requests('search for every fiftieth, of a month', { search: 'template 49', ...june });

  const invoices = (what: string, filter: object, sort?: InvoiceSort, page = 1) =>
    measure(`invoices: ${what}`, () =>
      db.withPartner(partner, (trx) => listInvoices(trx, partner, filter, { sort, page, size })),
    );
  await invoices('unpaid first', {});
  await invoices('the last page', {}, undefined, rows / size);
  for (const by of [
    'number',
    'companyName',
    'billMonth',
    'requestCount',
    'pagesUsed',
    'blocksUsed',
  ] as const) {
    await invoices(`by ${by}`, {}, `-${by}`);
  }
  for (const by of ['paymentStatus', 'paymentDate', 'dueDate', 'usageStatus'] as const) {
    await invoices(`by ${by}`, {}, `-${by}`);
  }
  await invoices('overdue', { paymentStatus: 'overdue' });
  await invoices('overdue by month', { paymentStatus: 'overdue' }, '-billMonth');
  await invoices('search for one', { search: 'inv-0500000' });
  await invoices('search for a company', { search: 'company 98f137' });

  const audit = (what: string, filter: object, page = 1) =>
    measure(`activity: ${what}`, () =>
      db.withPartner(partner, (trx) => listAudit(trx, caller, filter, { page, size })),
    );
  await audit('newest first', {});
  await audit('the last page', {}, (rows - rows / 50) / size);
  await audit('one kind', { action: 'invoice.' });
  await audit('search for one', { search: 'inv-500001' });

  const tenants = (what: string, filter: object, sort?: TenantSort, page = 1) =>
    measure(`tenants: ${what}`, () =>
      db.withPartner(partner, (trx) => listTenants(trx, partner, filter, { sort, page, size })),
    );
  await tenants('newest first', {});
  await tenants('the last page', {}, undefined, rows / size);
  for (const by of ['number', 'companyName', 'email', 'blockLimit', 'updatedDate', 'expiryDate'] as const) {
    await tenants(`by ${by}`, {}, by);
  }
  await tenants('deactivated', { status: 'deactivated' });
  await tenants('search for one', { search: 't-0500000' });
  await db.destroy();
} finally {
  await database.stop();
}

/** The list that a run before has filled. */
async function measure(what: string, list: () => Promise<unknown>): Promise<void> {
  if (!what.includes(values.only)) return;
  // Once unmeasured: rows read from the disk are in memory afterwards.
  await list();
  const times: number[] = [];
  const ask = async () => {
    for (let round = 0; round < Number(values.rounds); round += 1) {
      const start = performance.now();
      await list();
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: Number(values.clients) }, ask));
  const worst = times.toSorted((a, b) => a - b)[Math.ceil(0.95 * times.length) - 1] ?? 0;
  console.log(`${median(times).toFixed(0).padStart(7)} ${worst.toFixed(0).padStart(7)}  ${what}`);
}
