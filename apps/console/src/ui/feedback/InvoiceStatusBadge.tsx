import type { Invoice } from '@ocr/contract';
import { DomainStatusBadge } from '#ui/feedback/DomainStatusBadge.tsx';

type Shown = Pick<Invoice, 'kind' | 'state' | 'paymentStatus'>;

/** Whether an invoice is one that is to be paid: neither a draft, nor void, nor a credit note. */
export function isPayable({ kind, state }: Pick<Shown, 'kind' | 'state'>): boolean {
  return state === 'issued' && kind !== 'credit_note';
}

/** An invoice's payment status; for a draft, void invoice or credit note, which are not paid, that instead. */
export function InvoiceStatusBadge({ invoice }: { readonly invoice: Shown }) {
  const { kind, state, paymentStatus } = invoice;
  if (isPayable(invoice)) return <DomainStatusBadge status={paymentStatus} />;
  return <DomainStatusBadge status={kind === 'credit_note' || state === 'issued' ? 'credit_note' : state} />;
}
