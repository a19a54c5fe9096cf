import { moneyText, type PricedInvoice } from '@ocr/contract/invoice-paper';
import classes from '#features/billing/invoices/paper/paper.module.css';
import tableClasses from '#features/billing/invoices/paper/paper-table.module.css';
import { messages } from '#features/billing/invoices/messages.ts';
import { format } from '#lib/format.ts';
import { currentLanguageTag } from '#lib/i18n/language.ts';

/** The payments of an invoice and its open amount, or what became of a credit note; and what is still to be given back of either. Not part of the printed document. */
export function PaymentsOfInvoice({ invoice }: { invoice: PricedInvoice }) {
  const t = messages.get().payments;
  const money = moneyText(invoice.currency, currentLanguageTag);
  const isCredit = invoice.kind === 'credit_note';
  const isOpenCredit = (invoice.balance ?? 0) < 0;
  if ((invoice.payments.length === 0 && !isOpenCredit) || invoice.balance === null) return null;
  return (
    <section className={`${classes['payments']} ${classes['screenOnly']}`}>
      <table className={`${tableClasses['table']} ${classes['computation']}`}>
        <caption>{isCredit ? t.refunds : t.title}</caption>
        <thead>
          <tr>
            <th scope="col">{isCredit ? t.refundDate : t.date}</th>
            <th scope="col">{t.kind}</th>
            <th scope="col">{t.note}</th>
            <th scope="col" data-end>
              {t.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {invoice.payments.map((payment) => (
            <tr key={payment.id}>
              <th scope="row">{format.day(payment.date)}</th>
              <td>{payment.kind === 'entered' && payment.amount < 0 ? t.refund : t.kinds[payment.kind]}</td>
              <td>{payment.note}</td>
              <td data-end>{money(payment.amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr data-total>
            <th scope="row" colSpan={3} data-end>
              {isOpenCredit ? (isCredit ? t.credit : t.overpaid) : t.balance}
            </th>
            <td data-end>{money(invoice.balance)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
