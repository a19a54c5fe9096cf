import type { Invoice } from '@ocr/contract';
import { useQueryClient } from '@tanstack/react-query';
import { InvoiceNames } from '#features/billing/invoices/InvoiceNames.tsx';
import classes from '#features/billing/invoices/invoices.module.css';
import { messages } from '#features/billing/invoices/messages.ts';
import { fetchData } from '#lib/api/client.ts';
import { failureText } from '#lib/error-text.ts';
import { format } from '#lib/format.ts';
import { confirm } from '#ui/feedback/confirm.ts';
import { toast } from '#ui/feedback/toast.ts';
import { refreshInvoices } from '#lib/queries/invoices.ts';

/** Issues drafts after one confirmation. Each is a separate call: if one fails, the others stay issued, and both are reported. */
export function useIssueInvoices(): (
  drafts: readonly Pick<Invoice, 'id' | 'number' | 'companyName'>[],
) => Promise<void> {
  const client = useQueryClient();
  const t = messages.get().issuing;
  return async (drafts) => {
    const failures: unknown[] = [];
    const isConfirmed = await confirm({
      title: t.title(format.number(drafts.length), drafts.length),
      text: (
        <div className={classes['question']}>
          <InvoiceNames invoices={drafts} />
          <p>{t.text(drafts.length)}</p>
        </div>
      ),
      confirmLabel: t.action,
      action: async () => {
        for (const { id } of drafts) {
          try {
            // oxlint-disable-next-line no-await-in-loop -- their numbers follow each other; a hundred at once would only wait
            await fetchData('issueInvoice', { params: { id } });
          } catch (error) {
            failures.push(error);
          }
        }
      },
    });
    if (!isConfirmed) return;
    const done = drafts.length - failures.length;
    if (done > 0) toast.success(t.done(format.number(done), done));
    if (failures.length > 0)
      toast.failure(failureText(t.failed(format.number(failures.length), failures.length), failures[0]));
    await refreshInvoices(client);
  };
}
