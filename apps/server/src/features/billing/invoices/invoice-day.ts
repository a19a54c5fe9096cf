import type { InvoiceDay } from '@ocr/contract';
import { withCaller } from '#features/accounts/sessions/with-caller.ts';
import type { Context } from '#platform/context.ts';
import { notFound } from '#platform/errors/app-error.ts';
import type { Caller } from '#platform/access/caller.ts';
import type { SharedRuns } from '#platform/concurrency/shared-runs.ts';
import { SharedAnswer } from '#platform/http/answers/shared-answer.ts';
import { selectDay, type MeteredDay } from './invoice-days.store.ts';
import type { InvoiceRow } from './invoices.store.ts';

/**
 * One day of an invoice's month: the requests, files and pages that make up its numbers.
 * @param shared for those of a role who open the same day at the same time
 */
export async function getInvoiceDay(
  deps: Pick<Context, 'db'>,
  caller: Caller,
  { invoice, day }: { invoice: InvoiceRow; day: string },
  shared: SharedRuns<SharedAnswer<InvoiceDay>>,
): Promise<SharedAnswer<InvoiceDay>> {
  if (!invoice.days.some((entry) => entry.day === day)) throw notFound();
  const { partner_id: partnerId, tenant_id: tenantId, month } = invoice;
  const key = [caller.roleName, partnerId, tenantId, month, day].join(' ');
  return shared(key, async () => {
    const select = withCaller(
      deps.db,
      caller,
      (trx) => selectDay(trx, { partnerId, tenantId }, { month, day }),
      { snapshot: true, atOnce: true },
    );
    return new SharedAnswer(presentDay(day, await select));
  });
}

function presentDay(day: string, { requests, files, charged }: MeteredDay): InvoiceDay {
  const filesOf = Map.groupBy(files, (file) => file.request_id);
  return {
    day,
    requests: requests.map(({ request_id: id, number, accepted_at: acceptedAt }) => {
      const ofRequest = (filesOf.get(id) ?? []).map(({ file_id: fileId, ordinal, pages, state }) => ({
        ordinal,
        pages,
        state,
        charged: charged.get(fileId) ?? [],
      }));
      const pagesUsed = ofRequest.reduce((sum, file) => sum + file.charged.length, 0);
      return { number, acceptedAt: acceptedAt.toISOString(), pagesUsed, files: ofRequest };
    }),
  };
}
