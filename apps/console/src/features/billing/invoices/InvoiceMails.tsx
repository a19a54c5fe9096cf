import type { InvoiceDetail } from '@ocr/contract';
import classes from '#features/billing/invoices/mails.module.css';
import { messages } from '#features/billing/invoices/messages.ts';
import { format } from '#lib/format.ts';
import { StatusBadge, type Tone } from '#ui/feedback/StatusBadge.tsx';

type Mail = InvoiceDetail['mails'][number];
const tones: Readonly<Record<Mail['state'], Tone>> = {
  queued: 'waiting',
  sent: 'good',
  not_needed: 'neutral',
  failed: 'bad',
};

/** Which emails went to the tenant with this invoice, and when. Not part of the paper. */
export function InvoiceMails({ mails }: { readonly mails: readonly Mail[] }) {
  const t = messages.get().mails;
  if (mails.length === 0) return null;
  return (
    <section className={classes['mails']} aria-label={t.title}>
      <h2>{t.title}</h2>
      <ul>
        {mails.map(({ reminderDay, state, on }) => (
          <li key={reminderDay}>
            <StatusBadge tone={tones[state]} label={t.states[state]} />
            <span>{reminderDay === 0 ? t.invoice : t.reminder(format.number(reminderDay), reminderDay)}</span>
            {state === 'failed' && <span>{t.otherMeans}</span>}
            {on !== null && <span className={classes['on']}>{format.day(on)}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
