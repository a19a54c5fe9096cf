import type { AuditAction, UsageRow } from '@ocr/contract';
import { auditedBy, recordAudit } from '#features/accounts/audit/audit.store.ts';
import { getTenantOfQuery } from '#features/accounts/tenant-of-query.ts';
import { withCaller } from '#features/accounts/sessions/with-caller.ts';
import { billingScope } from '#features/billing/billing-scope.ts';
import { findInvoice, selectInvoices, type InvoiceRow } from '#features/billing/invoices/invoices.store.ts';
import { listUsage } from '#features/billing/usage/usage.ts';
import type { Context } from '#platform/context.ts';
import { notFound } from '#platform/errors/app-error.ts';
import type { Caller } from '#platform/access/caller.ts';
import { setDownload, xlsxType } from '#platform/http/download.ts';
import type { Api, Call } from '#platform/http/route.ts';
import { loadInvoiceJob } from './invoices/invoice-job.ts';
import { salesOf } from './invoices/accounting-rows.ts';
import { writeAccountingCsv } from './invoices/write-accounting-csv.ts';
import { billingMessages as english } from './billing-messages.en.ts';
import { billingMessages as japanese } from './billing-messages.jp.ts';
import { monthText } from './locale-texts.ts';
import { sendExport } from './send-export.routes.ts';
import type { Language } from './write-workbook.ts';

const messagesOf = { en: english, jp: japanese };
const localeOf = { en: 'en', jp: 'ja' };
// Every tenant of a large partner over some years; a sheet takes a million rows.
const maxRows = 500_000;

/** Usage and invoices as files. */
export function registerBillingExports(api: Api, context: Context): void {
  api.on('exportUsage', { handle: (call) => exportUsage(context, call) });
  api.on('exportInvoices', { handle: (call) => exportInvoices(context, call) });
  api.on('exportInvoice', {
    find: async ({ caller, params }: { caller: Caller; params: { id: string } }): Promise<InvoiceRow> => {
      const row = await withCaller(context.db, caller, (trx) =>
        findInvoice(trx, billingScope(caller), params.id),
      );
      if (row === undefined) throw notFound();
      return row;
    },
    handle: (call) => exportInvoice(context, call),
  });
}

async function exportUsage(
  context: Context,
  { caller, query, language, reply }: Call<'exportUsage'>,
): Promise<void> {
  const tenantId = await getTenantOfQuery(context.db, caller, query.tenantId);
  await sendExport(context, reply, {
    owner: caller.tenantId ?? caller.partnerId,
    gather: async () => {
      const page = { sort: undefined, limit: maxRows, offset: 0 };
      const { items } = await listUsage(context, caller, { ...query, tenantId }, page);
      await audit(context, caller, { action: 'usage.export', target: null, tenantId: caller.tenantId });
      const job = { kind: 'usage', rows: items, language } as const;
      return { name: usageFileName(items, language), type: xlsxType, job };
    },
  });
}

/** The sheet's file, named by its months: `利用状況_2026年11月.xlsx`. */
function usageFileName(rows: readonly UsageRow[], language: Language): string {
  const t = messagesOf[language];
  const months = rows.map((row) => row.month).sort();
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) return `${t.usage}.xlsx`;
  const text = (month: string) => monthText(month, localeOf[language]);
  return t.usageFile(first === last ? text(first) : t.period(text(first), text(last)));
}

async function exportInvoice(
  context: Context,
  { caller, found, query, language, reply }: Call<'exportInvoice', InvoiceRow>,
): Promise<void> {
  const { format } = query;
  await sendExport(context, reply, {
    owner: caller.tenantId ?? caller.partnerId,
    gather: async () => {
      const job = await loadInvoiceJob(context, (work) => withCaller(context.db, caller, work), found, {
        format,
        language,
      });
      const { number: target, tenant_id: tenantId } = found;
      await audit(context, caller, { action: 'invoice.export', target, tenantId });
      const type = format === 'pdf' ? 'application/pdf' : xlsxType;
      return { name: `${target}.${format}`, type, job };
    },
  });
}

/** A month's invoices and credit notes for an accounting program; those of Japan take yen alone. */
async function exportInvoices(
  context: Context,
  { caller, query: { format, month }, language, reply }: Call<'exportInvoices'>,
): Promise<unknown> {
  const gather = () =>
    context.db.withPartner(caller, async (trx) => {
      const scope = { partnerId: caller.partnerId, tenantId: undefined, issuedOnly: true };
      const found = await selectInvoices(trx, scope, { month });
      await recordAudit(trx, {
        ...auditedBy(caller),
        at: context.clock.now(),
        action: 'invoices.export',
        target: null,
        details: { format, month },
      });
      return found;
    });
  if (format === 'journal_xlsx')
    return sendExport(context, reply, {
      owner: caller.partnerId,
      gather: async () => ({
        name: `journal_${month}.xlsx`,
        type: xlsxType,
        job: { kind: 'journal', sales: salesOf(await gather()), language },
      }),
    });
  const sales = salesOf(await gather(), format === 'journal' ? undefined : 'JPY');
  const { bytes, type } = writeAccountingCsv(format, sales);
  return setDownload(reply, { name: `${format}_${month}.csv`, type }).send(bytes);
}

async function audit(
  context: Context,
  caller: Caller,
  entry: { action: AuditAction; target: string | null; tenantId: string | null },
): Promise<void> {
  await withCaller(context.db, caller, (trx) =>
    recordAudit(trx, { ...auditedBy(caller), at: context.clock.now(), details: {}, ...entry }),
  );
}
