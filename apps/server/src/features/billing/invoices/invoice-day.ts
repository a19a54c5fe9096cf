import type { InvoiceDay } from '@ocr/contract';
import { withCaller } from '#features/accounts/sessions/with-caller.ts';
import type { Context } from '#platform/context.ts';
import { notFound } from '#platform/errors/app-error.ts';
import type { Caller } from '#platform/access/caller.ts';
import { required } from '#platform/errors/required.ts';
import { selectFilesOfDay } from './invoice-days.store.ts';
import type { InvoiceRow } from './invoices.store.ts';

/** One day of an invoice's month: the requests, files and pages that make up its numbers. */
export async function getInvoiceDay(
  deps: Pick<Context, 'db'>,
  caller: Caller,
  invoice: InvoiceRow,
  day: string,
): Promise<InvoiceDay> {
  if (!invoice.days.some((entry) => entry.day === day)) throw notFound();
  const tenant = { partnerId: invoice.partner_id, tenantId: invoice.tenant_id };
  const files = await withCaller(deps.db, caller, (trx) =>
    selectFilesOfDay(trx, tenant, { month: invoice.month, day }),
  );
  const requests = Map.groupBy(files, (file) => file.request_id).values();
  return {
    day,
    requests: [...requests].map((ofRequest) => {
      const { number, accepted_at: acceptedAt } = required(ofRequest[0]);
      return {
        number,
        acceptedAt: acceptedAt.toISOString(),
        pagesUsed: ofRequest.reduce((sum, file) => sum + file.charged.length, 0),
        files: ofRequest.map(({ ordinal, pages, state, charged }) => ({ ordinal, pages, state, charged })),
      };
    }),
  };
}
