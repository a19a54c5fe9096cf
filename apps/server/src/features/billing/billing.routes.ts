import type { InvoiceDay } from '@ocr/contract';
import { billingScope } from './billing-scope.ts';
import { getTenantOfQuery } from '#features/accounts/tenant-of-query.ts';
import { withCaller } from '#features/accounts/sessions/with-caller.ts';
import type { Context } from '#platform/context.ts';
import { notFound } from '#platform/errors/app-error.ts';
import type { Caller } from '#platform/access/caller.ts';
import type { SharedAnswer } from '#platform/http/answers/shared-answer.ts';
import type { Api } from '#platform/http/route.ts';
import { createSharedRuns } from '#platform/concurrency/shared-runs.ts';
import type { Trx } from '#platform/database/database.ts';
import { getRevenue } from './revenue/get-revenue.ts';
import {
  changeSettings,
  getSettings,
  resetPaymentDay,
  withdrawNextSettings,
} from './settings/change-settings.ts';
import { getInvoiceDetail } from './invoices/get-invoice.ts';
import { presentInvoice } from './invoices/invoices.present.ts';
import {
  findInvoice,
  isCountedInParallel,
  listInvoices,
  type InvoiceRow,
} from './invoices/invoices.store.ts';
import { reconcile, getReconciliation } from './reconciliation/reconcile.ts';
import { getInvoiceDay } from './invoices/invoice-day.ts';
import { issueInvoice } from './invoices/issue-invoice.ts';
import { voidInvoice } from './invoices/void-invoice.ts';
import { addPayment } from './payments/add-payment.ts';
import { registerPayments } from './payments/payments.routes.ts';
import { registerPrices } from './prices/prices.routes.ts';
import { payInvoice, revertPayment } from './invoices/pay-invoice.ts';
import { getSettingsEffect } from './settings/settings-effect.ts';
import { presentSettingsChange } from './settings/settings.present.ts';
import { selectSettingsChanges } from './settings/settings.store.ts';
import { getCurrentUsage, type RunningMonth } from './usage/running-month.ts';
import { createUsageMemory, listSharedUsage, sumUsage } from './usage/usage.ts';

/** Settings, usage and invoices. */
export function registerBilling(api: Api, context: Context): void {
  registerSettings(api, context);
  registerUsage(api, context);
  registerPrices(api, context);
  registerInvoices(api, context);
  registerPayments(api, context);
}

function registerSettings(api: Api, context: Context): void {
  api.on('getSettings', { handle: ({ caller }) => getSettings(context, caller) });
  api.on('updateSettings', { handle: ({ caller, body }) => changeSettings(context, caller, body) });
  api.on('withdrawNextSettings', { handle: ({ caller }) => withdrawNextSettings(context, caller) });
  api.on('listSettingsChanges', {
    handle: ({ caller, query }) =>
      context.db.withPartner(
        caller,
        async (trx) => {
          const { page, size, sort, of, search } = query;
          const window = { ascending: sort === 'at', limit: size, offset: (page - 1) * size, of, search };
          const { rows, total } = await selectSettingsChanges(trx, caller, window);
          return { items: rows.map(presentSettingsChange), total, page, size };
        },
        { snapshot: true },
      ),
  });
  api.on('getSettingsEffect', { handle: ({ caller, body }) => getSettingsEffect(context, caller, body) });
  api.on('getReconciliation', { handle: ({ caller }) => getReconciliation(context, caller) });
  api.on('reconcile', {
    handle: async ({ caller }) => {
      await reconcile(context, caller);
      return getReconciliation(context, caller);
    },
  });
  api.on('resetPaymentDay', { handle: ({ caller }) => resetPaymentDay(context, caller) });
}

function registerUsage(api: Api, context: Context): void {
  const shared = createSharedRuns<RunningMonth>();
  const memory = createUsageMemory();
  /** With the tenant that the query names. */
  const known = async <Query extends { tenantId?: string | undefined }>(caller: Caller, query: Query) => ({
    ...query,
    tenantId: await getTenantOfQuery(context.db, caller, query.tenantId),
  });
  api.on('getCurrentUsage', {
    handle: async ({ caller, query }) => getCurrentUsage(context, caller, await known(caller, query), shared),
  });
  api.on('sumUsage', {
    handle: async ({ caller, query }) => sumUsage(context, caller, await known(caller, query), memory),
  });
  api.on('getRevenue', {
    handle: async ({ caller, query }) => getRevenue(context, caller, await known(caller, query)),
  });
  api.on('listUsage', {
    handle: async ({ caller, query }) => listSharedUsage(context, caller, await known(caller, query), memory),
  });
}

/** Finds the invoice that an address names, among those the caller may see; `NOT_FOUND` where there is none. */
function findInvoiceOf(context: Context) {
  return async ({ caller, params }: { caller: Caller; params: { id: string } }): Promise<InvoiceRow> => {
    const find = (trx: Trx) => findInvoice(trx, billingScope(caller), params.id);
    const row = await withCaller(context.db, caller, find, { atOnce: true });
    if (row === undefined) throw notFound();
    return row;
  };
}

function registerInvoices(api: Api, context: Context): void {
  const find = findInvoiceOf(context);
  const sharedDays = createSharedRuns<SharedAnswer<InvoiceDay>>();
  registerInvoiceList(api, context);
  api.on('getInvoice', {
    find,
    handle: ({ caller, found, language }) => getInvoiceDetail(context, caller, found, language),
  });
  api.on('issueInvoice', {
    find,
    handle: ({ caller, found, language }) => issueInvoice(context, caller, found.id, language),
  });
  api.on('voidInvoice', {
    find,
    handle: ({ caller, found, body, language }) =>
      voidInvoice(context, caller, found.id, { ...body, language }),
  });
  api.on('addPayment', {
    find,
    handle: ({ caller, found, body, language }) =>
      addPayment(context, caller, found.id, { ...body, language }),
  });
  api.on('getInvoiceDay', {
    find,
    handle: ({ caller, found: invoice, params: { day }, query }) =>
      getInvoiceDay(context, caller, { invoice, day, ...query }, sharedDays),
  });
  api.on('payInvoice', {
    find,
    handle: ({ caller, found, body, language }) =>
      payInvoice(context, caller, found, { paymentDate: body?.paymentDate, language }),
  });
  api.on('takeBackPayment', {
    find,
    handle: ({ caller, found, language }) => revertPayment(context, caller, found, language),
  });
}

function registerInvoiceList(api: Api, context: Context): void {
  api.on('listInvoices', {
    handle: async ({ caller, query: { page, size, sort, tenantId, ...filter } }) => {
      const scope = billingScope(caller, await getTenantOfQuery(context.db, caller, tenantId));
      return withCaller(
        context.db,
        caller,
        async (trx) => {
          const { rows, total } = await listInvoices(trx, scope, filter, { sort, page, size });
          return { items: rows.map(presentInvoice), total, page, size };
        },
        { snapshot: true, atOnce: isCountedInParallel(scope, filter, { page, size }), endsEarly: true },
      );
    },
  });
}
