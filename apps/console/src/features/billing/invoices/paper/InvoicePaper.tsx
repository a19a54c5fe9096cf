import type { InvoiceDetail } from '@ocr/contract';
import { invoiceLines, isPriced } from '@ocr/contract/invoice-paper';
import type { ReactNode } from 'react';
import { AmountsPaper } from '#features/billing/invoices/paper/AmountsPaper.tsx';
import classes from '#features/billing/invoices/paper/paper.module.css';
import tableClasses from '#features/billing/invoices/paper/paper-table.module.css';
import { messages } from '#features/billing/invoices/messages.ts';
import { format } from '#lib/format.ts';
import { joins } from '#lib/i18n/joins.ts';

/** The document, as in its PDF: with amounts where there are any, and how its usage was calculated. */
export function InvoicePaper({ invoice }: { invoice: InvoiceDetail }) {
  if (!isPriced(invoice)) return <UsagePaper invoice={invoice} />;
  return (
    <>
      <AmountsPaper invoice={invoice} />
      <div className={classes['usage']}>
        <Calculation invoice={invoice} />
      </div>
    </>
  );
}

/** Without amounts: parties, dates, and every figure with how it was calculated. */
function UsagePaper({ invoice }: { invoice: InvoiceDetail }) {
  const t = messages.get().paper;
  const month = format.month(invoice.billMonth);
  const isPaid = invoice.paymentStatus === 'paid';
  return (
    <>
      <div className={classes['head']}>
        <div>
          <h2>{t.heading}</h2>
          <p className={classes['number']}>{invoice.number}</p>
        </div>
        <dl className={classes['facts']}>
          <Fact label={t.billMonth}>{t.usedMonth(month)}</Fact>
          <Fact label={t.issuedDate}>{format.day(invoice.issuedDate)}</Fact>
          <Fact label={t.dueDate}>{format.day(invoice.dueDate)}</Fact>
          {isPaid && <Fact label={t.paymentDate}>{format.day(invoice.paymentDate)}</Fact>}
        </dl>
      </div>
      <div className={classes['parties']}>
        <div>
          <h3>{t.to}</h3>
          <p>{t.addressee(invoice.companyName)}</p>
          <small>{joins.labelled(t.customerNumber, invoice.tenantNumber)}</small>
        </div>
        <div>
          <h3>{t.from}</h3>
          <p>{invoice.partnerName}</p>
        </div>
      </div>
      <div className={classes['letter']}>
        <p>
          <strong>{joins.labelled(t.subject, t.subjectOf(month))}</strong>
        </p>
        <p>{t.greeting}</p>
      </div>
      <Calculation invoice={invoice} />
      <p className={classes['note']}>{t.note}</p>
    </>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Item, calculation, quantity: each line follows from the one before. */
function Calculation({ invoice }: { invoice: InvoiceDetail }) {
  const t = messages.get().paper;
  return (
    <table className={`${tableClasses['table']} ${classes['computation']}`}>
      <caption>{t.usageOf(format.month(invoice.billMonth))}</caption>
      <thead>
        <tr>
          <th scope="col">{t.item}</th>
          <th scope="col">{t.calculation}</th>
          <th scope="col" data-end>
            {t.quantity}
          </th>
        </tr>
      </thead>
      <tbody>
        {invoiceLines(invoice, t, format.number).map(({ label, how, value }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td className={classes['how']}>{how}</td>
            <td data-end>{format.number(value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
