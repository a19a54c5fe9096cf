import { UnstyledButton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import type { InvoiceDetail } from '@ocr/contract';
import { Fragment, useId, useState } from 'react';
import { DayRequests } from '#features/billing/invoices/paper/DayRequests.tsx';
import classes from '#features/billing/invoices/paper/days.module.css';
import tableClasses from '#features/billing/invoices/paper/paper-table.module.css';
import { messages } from '#features/billing/invoices/messages.ts';
import { format } from '#lib/format.ts';

/** The month's days with their sum, each opening down to requests, files and pages. */
export function InvoiceDays({ invoice }: { invoice: InvoiceDetail }) {
  const { detail, paper: t } = messages.get();
  const { days } = invoice;
  const sum = (key: 'requestCount' | 'pagesUsed'): number => days.reduce((total, day) => total + day[key], 0);
  return (
    <table className={`${tableClasses['table']} ${classes['days']}`}>
      <caption>
        {t.days}
        {days.length > 0 && <small>{detail.daysNote}</small>}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t.day}</th>
          <th scope="col" data-end>
            {t.requests}
          </th>
          <th scope="col" data-end>
            {t.pages}
          </th>
        </tr>
      </thead>
      <tbody>
        {days.length === 0 && (
          <tr>
            <td colSpan={3}>{detail.noDays}</td>
          </tr>
        )}
        {days.map((day) => (
          <DayRow key={day.day} invoiceId={invoice.id} {...day} />
        ))}
      </tbody>
      {days.length > 0 && (
        <tfoot>
          <tr>
            <th scope="row">{t.total}</th>
            <td data-end>{format.number(sum('requestCount'))}</td>
            <td data-end>{format.number(sum('pagesUsed'))}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}

type DayRowProps = InvoiceDetail['days'][number] & { readonly invoiceId: string };

function DayRow({ invoiceId, day, requestCount, pagesUsed }: DayRowProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <Fragment>
      <tr>
        <th scope="row">
          <UnstyledButton
            className={classes['toggle'] ?? ''}
            aria-expanded={isOpen}
            aria-controls={id}
            title={messages.get().detail.openDay(format.day(day))}
            onClick={() => setOpen(!isOpen)}
          >
            <IconChevronRight size={15} aria-hidden />
            {format.day(day)}
          </UnstyledButton>
        </th>
        <td data-end>{format.number(requestCount)}</td>
        <td data-end>{format.number(pagesUsed)}</td>
      </tr>
      <tr id={id} hidden={!isOpen} className={classes['opened']}>
        <td colSpan={3}>{isOpen && <DayRequests invoiceId={invoiceId} day={day} />}</td>
      </tr>
    </Fragment>
  );
}
