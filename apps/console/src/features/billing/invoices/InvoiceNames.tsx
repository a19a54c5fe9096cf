import type { Invoice } from '@ocr/contract';
import classes from '#features/billing/invoices/invoices.module.css';
import { messages } from '#features/billing/invoices/messages.ts';
import { format } from '#lib/format.ts';

const maxShown = 6;

/** Which invoices a question is about: the first few by number and tenant, and how many more. */
export function InvoiceNames({
  invoices,
}: {
  invoices: readonly Pick<Invoice, 'id' | 'number' | 'companyName'>[];
}) {
  return (
    <ul className={classes['names']}>
      {invoices.slice(0, maxShown).map(({ id, number, companyName }) => (
        <li key={id}>
          <strong>{number}</strong> {companyName}
        </li>
      ))}
      {invoices.length > maxShown && (
        <li>{messages.get().more(format.number(invoices.length - maxShown))}</li>
      )}
    </ul>
  );
}
