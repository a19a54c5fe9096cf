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
 * One day of an invoice's month: the requests, files and pages that make up its numbers. Without a page, all of them.
 * @param shared for those of a role who open the same day at the same time
 */
export async function getInvoiceDay(
  deps: Pick<Context, 'db'>,
  caller: Caller,
  { invoice, day, page, size }: { invoice: InvoiceRow; day: string; page?: number | undefined; size: number },
  shared: SharedRuns<SharedAnswer<InvoiceDay>>,
): Promise<SharedAnswer<InvoiceDay>> {
  const counted = invoice.days.find((entry) => entry.day === day);
  if (!counted) throw notFound();
  const { partner_id: partnerId, tenant_id: tenantId, month } = invoice;
  const part = page === undefined ? undefined : { page, size };
  const key = [caller.roleName, partnerId, tenantId, month, day, ...(part ? [page, size] : [])].join(' ');
  return shared(key, async () => {
    const select = withCaller(
      deps.db,
      caller,
      (trx) => selectDay(trx, { partnerId, tenantId }, { month, day }, part),
      { snapshot: true, endsEarly: true },
    );
    return new SharedAnswer({ day, total: counted.requestCount, requests: presentRequests(await select) });
  });
}

function presentRequests({ requests, files, charged }: MeteredDay): InvoiceDay['requests'] {
  const filesOf = Map.groupBy(files, (file) => file.request_id);
  return requests.map(({ request_id: id, number, accepted_at: acceptedAt }) => {
    const ofRequest = (filesOf.get(id) ?? []).map(({ file_id: fileId, ordinal, pages, state }) => ({
      ordinal,
      pages,
      state,
      charged: charged.get(fileId) ?? [],
    }));
    const pagesUsed = ofRequest.reduce((sum, file) => sum + file.charged.length, 0);
    return { number, acceptedAt: acceptedAt.toISOString(), pagesUsed, files: ofRequest };
  });
}
