import type { InvoiceDetail } from '@ocr/contract';
import type { ReactNode } from 'react';
import classes from '#features/billing/invoices/invoices.module.css';
import { messages } from '#features/billing/invoices/messages.ts';
import { format } from '#lib/format.ts';
import { common } from '#lib/i18n/common.ts';
import { DomainStatusBadge } from '#ui/feedback/DomainStatusBadge.tsx';

/** The invoice itself: parties, dates, and every figure with how it was computed. */
export function InvoicePaper({ invoice }: { invoice: InvoiceDetail }) {
  const t = messages.get().detail;
  const isPaid = invoice.paymentStatus === 'paid';
  return (
    <>
      <div className={classes['head']}>
        <div>
          <h2>{t.heading}</h2>
          <p className={classes['number']}>{invoice.number}</p>
        </div>
        <dl className={classes['facts']}>
          <Fact label={t.billMonth}>{format.month(invoice.billMonth)}</Fact>
          <Fact label={t.issuedDate}>{format.day(invoice.issuedDate)}</Fact>
          <Fact label={t.dueDate}>{format.day(invoice.dueDate)}</Fact>
          {isPaid && <Fact label={t.paymentDate}>{format.day(invoice.paymentDate)}</Fact>}
          <Fact label={t.paymentStatus}>
            <DomainStatusBadge status={invoice.paymentStatus} />
          </Fact>
        </dl>
      </div>
      <div className={classes['parties']}>
        <div>
          <h3>{t.to}</h3>
          <p>{invoice.companyName}</p>
          <small>{invoice.tenantNumber}</small>
        </div>
        <div>
          <h3>{t.from}</h3>
          <p>{invoice.partnerName}</p>
        </div>
      </div>
      <Computation invoice={invoice} />
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

/** Item, how it was computed, amount: each line follows from the one before. */
function Computation({ invoice }: { invoice: InvoiceDetail }) {
  const t = messages.get().detail;
  const { unit } = common.get();
  const number = format.number;
  const { pagesUsed, blocksUsed, pagesPerBlock, blocksPerPackage, blockLimit } = invoice;
  const lines: readonly (readonly [item: string, how: string, amount: ReactNode])[] = [
    [t.requests, t.requestsHow, number(invoice.requestCount)],
    [t.pages, t.pagesHow, number(pagesUsed)],
    [
      t.blocks,
      t.roundedUp(number(pagesUsed), unit.pages(pagesUsed), number(pagesPerBlock)),
      number(blocksUsed),
    ],
    [
      t.packages,
      t.roundedUp(number(blocksUsed), unit.blocks(blocksUsed), number(blocksPerPackage)),
      number(invoice.packagesUsed),
    ],
    [t.registeredPackages, t.registeredHow, number(invoice.packagesRegistered)],
    [t.registeredBlocks, t.registeredHow, number(invoice.blocksRegistered)],
    [
      t.limit,
      t.limitHow(number(blockLimit), number(pagesPerBlock), number(blockLimit * pagesPerBlock)),
      number(blockLimit),
    ],
    [t.usageStatus, '', <DomainStatusBadge key="status" status={invoice.usageStatus} />],
  ];
  return (
    <table className={classes['computation']}>
      <caption>{t.usage}</caption>
      <thead>
        <tr>
          <th scope="col">{t.item}</th>
          <th scope="col">{t.how}</th>
          <th scope="col" data-end>
            {t.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(([item, how, amount]) => (
          <tr key={item}>
            <th scope="row">{item}</th>
            <td className={classes['how']}>{how}</td>
            <td data-end>{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
