import { useState } from 'react';
import { InvoiceNames } from '#features/billing/invoices/InvoiceNames.tsx';
import classes from '#features/billing/invoices/invoices.module.css';
import { messages } from '#features/billing/invoices/messages.ts';
import { DateField } from '#ui/form/DateField.tsx';

interface PaymentQuestionProps {
  readonly invoices: readonly {
    readonly id: string;
    readonly number: string;
    readonly companyName: string;
    /** The billed month: nothing is paid before it. */
    readonly billMonth: string;
  }[];
  readonly today: string;
  readonly onDate: (day: string) => void;
}

/** The first day on which all of these can have been paid: that of the latest billed month. */
export function earliestPayment(invoices: readonly { readonly billMonth: string }[]): string {
  const months = invoices.map(({ billMonth }) => billMonth).toSorted();
  return `${months.at(-1) ?? '1900-01'}-01`;
}

/** Which invoices will be marked as paid, and from which day; a payment is never in the future. */
export function PaymentQuestion({ invoices, today, onDate }: PaymentQuestionProps) {
  const t = messages.get().pay;
  const [date, setDate] = useState(today);
  const change = (day: string): void => {
    setDate(day);
    onDate(day);
  };
  return (
    <div className={classes['question']}>
      <InvoiceNames invoices={invoices} />
      <DateField
        label={t.date}
        value={date}
        onChange={change}
        minDate={earliestPayment(invoices)}
        maxDate={today}
        withAsterisk
      />
      <p>{t.final}</p>
    </div>
  );
}
