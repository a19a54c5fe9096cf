import { amountPaper, type PricedInvoice } from '@ocr/contract/invoice-paper';
import type { IssuerPicture } from '@ocr/contract';
import { useQuery } from '@tanstack/react-query';
import classes from '#features/billing/invoices/paper/paper.module.css';
import tableClasses from '#features/billing/invoices/paper/paper-table.module.css';
import { messages } from '#features/billing/invoices/messages.ts';
import { blobAddress } from '#lib/api/blob-address.ts';
import { format } from '#lib/format.ts';
import { currentLanguageTag } from '#lib/i18n/language.ts';
import { joins } from '#lib/i18n/joins.ts';
import { invoicePictureQuery } from '#lib/queries/invoices.ts';

/** An invoice or credit note with amounts, as in its PDF: parties, the amount, lines, sums, bank accounts and notes. */
export function AmountsPaper({ invoice }: { invoice: PricedInvoice }) {
  const t = messages.get().paper;
  const month = format.month(invoice.billMonth);
  const paper = amountPaper(invoice, t, { locale: currentLanguageTag, month });
  return (
    <>
      <div className={classes['head']}>
        <div>
          <h2>{paper.heading}</h2>
          {paper.stamp !== undefined && <p className={classes['stamp']}>{paper.stamp}</p>}
        </div>
        <dl className={classes['facts']}>
          <Fact label={paper.numberLabel} value={invoice.number} />
          <Fact label={t.issuedDate} value={format.day(invoice.issuedDate)} />
          <Fact label={t.billMonth} value={t.usedMonth(month)} />
        </dl>
      </div>
      <div className={classes['parties']}>
        <div>
          {paper.recipientAddress.map((line) => (
            <small key={line} className={classes['lines']}>
              {line}
            </small>
          ))}
          <p>{t.addressee(invoice.companyName)}</p>
          {invoice.recipient !== '' && <span>{invoice.recipient}</span>}
          <small className={classes['lines']}>{joins.labelled(t.customerNumber, invoice.tenantNumber)}</small>
        </div>
        <div className={classes['issuer']}>
          <Picture invoice={invoice} picture="logo" />
          <Picture invoice={invoice} picture="seal" />
          <p>{paper.issuerName}</p>
          {paper.issuerLines.map((line) => (
            <small key={line} className={classes['lines']}>
              {line}
            </small>
          ))}
        </div>
      </div>
      <div className={classes['letter']}>
        <p>
          <strong>{joins.labelled(t.subject, paper.subject)}</strong>
        </p>
        <p>{paper.greeting}</p>
      </div>
      <dl className={classes['amountBox']}>
        <div>
          <dt>{paper.boxLabel}</dt>
          <dd>{paper.boxAmount}</dd>
        </div>
        {paper.isPayable && (
          <div>
            <dt>{t.dueDate}</dt>
            <dd>{format.day(invoice.dueDate)}</dd>
          </div>
        )}
      </dl>
      <Lines invoice={invoice} />
      <Foot invoice={invoice} />
    </>
  );
}

/** The issuer's logo or seal, as it was when the document was issued. Decorative: the text next to it says the same. */
function Picture({ invoice, picture }: { readonly invoice: PricedInvoice; readonly picture: IssuerPicture }) {
  const name = invoice.issuer[picture];
  const { data } = useQuery({
    ...invoicePictureQuery(invoice.id, picture, name ?? ''),
    enabled: name !== null,
  });
  return data === undefined ? null : <img className={classes[picture]} src={blobAddress(data)} alt="" />;
}

function Fact({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Lines({ invoice }: { invoice: PricedInvoice }) {
  const t = messages.get().paper;
  const month = format.month(invoice.billMonth);
  const { lines, sums, subject } = amountPaper(invoice, t, { locale: currentLanguageTag, month });
  return (
    <table className={`${tableClasses['table']} ${classes['computation']}`}>
      <caption className="visually-hidden">{subject}</caption>
      <thead>
        <tr>
          <th scope="col">{t.item}</th>
          {[t.quantity, t.amounts.unitPrice, t.amounts.rate, t.amounts.amount].map((label) => (
            <th key={label} scope="col" data-end>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          // Lines never change; two tiers may have the same words.
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={index}>
            <th scope="row">{line.item}</th>
            <td data-end>{line.quantity}</td>
            <td data-end>{line.unitPrice}</td>
            <td data-end>{line.rate}</td>
            <td data-end>{line.amount}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {sums.map(({ label, amount, isTotal }) => (
          <tr key={label} data-total={isTotal || undefined}>
            <th scope="row" colSpan={4} data-end>
              {label}
            </th>
            <td data-end>{amount}</td>
          </tr>
        ))}
      </tfoot>
    </table>
  );
}

function Foot({ invoice }: { invoice: PricedInvoice }) {
  const t = messages.get().paper;
  const month = format.month(invoice.billMonth);
  const { remarks, accounts, notes } = amountPaper(invoice, t, { locale: currentLanguageTag, month });
  return (
    <div className={classes['foot']}>
      {remarks.map((remark) => (
        <p key={remark}>{remark}</p>
      ))}
      {accounts.length > 0 && (
        <section>
          <h3>{t.amounts.accounts}</h3>
          {accounts.map((account) => (
            <p key={account}>{account}</p>
          ))}
        </section>
      )}
      {notes !== '' && (
        <section>
          <h3>{t.amounts.notes}</h3>
          <p className={classes['notes']}>{notes}</p>
        </section>
      )}
    </div>
  );
}
