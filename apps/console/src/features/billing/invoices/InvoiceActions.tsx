import { Button, Checkbox, TextInput } from '@mantine/core';
import type { InvoiceDetail } from '@ocr/contract';
import { dayOf, paymentDateRange, refundDateRange } from '@ocr/billing';
import { limits } from '@ocr/contract/limits';
import { isPriced, type PricedInvoice } from '@ocr/contract/invoice-paper';
import { isDay } from '@ocr/contract/rules';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import classes from '#features/billing/invoices/invoices.module.css';
import { messages } from '#features/billing/invoices/messages.ts';
import { useIssueInvoices } from '#features/billing/invoices/use-issue-invoices.tsx';
import { fetchData } from '#lib/api/client.ts';
import { format } from '#lib/format.ts';
import { money, readMoney, writeMoney } from '#lib/money.ts';
import { paths } from '#lib/paths.ts';
import { refreshInvoices } from '#lib/queries/invoices.ts';
import { settingsQuery } from '#lib/queries/settings.ts';
import { confirm } from '#ui/feedback/confirm.ts';
import { toast } from '#ui/feedback/toast.ts';
import { DateField } from '#ui/form/DateField.tsx';
import { MoneyField } from '#ui/form/MoneyField.tsx';

/** What a partner does with an invoice that states amounts: issue a draft, book a payment, void it. */
export function InvoiceActions({ invoice }: { invoice: InvoiceDetail }) {
  const t = messages.get().amounts;
  const issue = useIssueInvoices();
  const addPayment = useAddPayment();
  const voidInvoice = useVoid();
  if (!isPriced(invoice)) return null;
  if (invoice.state === 'draft')
    return <Button onClick={() => void issue([invoice])}>{messages.get().issuing.action}</Button>;
  const refund = creditOf(invoice) > 0 && (
    <Button variant="default" onClick={() => void addPayment(invoice, 'refund')}>
      {t.refund}
    </Button>
  );
  if (invoice.state === 'void' || invoice.kind === 'credit_note') return refund;
  return (
    <>
      <Button variant="default" onClick={() => void addPayment(invoice, 'payment')}>
        {t.addPayment}
      </Button>
      {refund}
      <Button variant="default" onClick={() => void voidInvoice(invoice)}>
        {t.void}
      </Button>
    </>
  );
}

/** What was paid beyond a document's total, and of a credit note is neither deducted nor refunded. */
function creditOf({ balance }: PricedInvoice): number {
  return Math.max(0, -(balance ?? 0));
}

function useVoid(): (invoice: PricedInvoice) => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  const t = messages.get().amounts;
  return async ({ id, number }) => {
    let reason = '';
    let reissue = true;
    let next = id;
    const isConfirmed = await confirm({
      title: t.voidTitle(number),
      text: (
        <VoidQuestion
          onChange={(change) => {
            reason = change.reason;
            reissue = change.reissue;
          }}
        />
      ),
      confirmLabel: t.void,
      tone: 'danger',
      violation: () => (reason.trim() === '' ? t.reasonNeeded : undefined),
      action: async () => {
        const made = await fetchData('voidInvoice', { params: { id }, body: { reason, reissue } });
        next = (made.invoice ?? made.creditNote).id;
      },
    });
    if (!isConfirmed) return;
    toast.success(t.voided);
    await refreshInvoices(client);
    await navigate({ to: paths.invoice(next) });
  };
}

interface VoidAnswer {
  readonly reason: string;
  readonly reissue: boolean;
}

function VoidQuestion({ onChange }: { onChange: (answer: VoidAnswer) => void }) {
  const t = messages.get().amounts;
  const [answer, setAnswer] = useState<VoidAnswer>({ reason: '', reissue: true });
  const change = (part: Partial<VoidAnswer>): void => {
    const changed = { ...answer, ...part };
    setAnswer(changed);
    onChange(changed);
  };
  return (
    <div className={classes['question']}>
      <p>{t.voidText}</p>
      <TextInput
        label={t.reason}
        value={answer.reason}
        maxLength={1024}
        withAsterisk
        onChange={(event) => change({ reason: event.currentTarget.value })}
      />
      <Checkbox
        label={t.reissue}
        checked={answer.reissue}
        onChange={(event) => change({ reissue: event.currentTarget.checked })}
      />
    </div>
  );
}

/** How the day of a payment, or of a refund, is asked for. */
function dayTexts(isRefund: boolean) {
  const { pay, refund } = messages.get();
  return isRefund ? refund : pay;
}

interface PaymentAnswer {
  readonly amount: string;
  readonly date: string;
  readonly note: string;
}

function useAddPayment(): (invoice: PricedInvoice, what: 'payment' | 'refund') => Promise<void> {
  const client = useQueryClient();
  const t = messages.get().amounts;
  return async (invoice, what) => {
    const settings = await client.ensureQueryData(settingsQuery);
    const today = dayOf(new Date(), settings.timeZone.current);
    const isRefund = what === 'refund';
    const open = isRefund ? creditOf(invoice) : (invoice.balance ?? 0);
    const most = isRefund ? open : limits.amountMax;
    const start = {
      amount: open > 0 ? writeMoney(open, invoice.currency) : '',
      date: today,
      note: '',
    };
    let answer: PaymentAnswer = start;
    const { min: first } =
      invoice.kind === 'credit_note'
        ? refundDateRange({ issuedDay: invoice.issuedDate, today })
        : paymentDateRange({ billMonth: invoice.billMonth, today });
    const isConfirmed = await confirm({
      title: isRefund ? t.refundTitle(invoice.number) : t.paymentTitle(invoice.number),
      text: (
        <PaymentQuestions
          currency={invoice.currency}
          dateLabel={dayTexts(isRefund).date}
          open={open}
          start={start}
          range={{ first, today }}
          onChange={(changed) => {
            answer = changed;
          }}
        />
      ),
      confirmLabel: isRefund ? t.refund : t.addPayment,
      violation: () => {
        const amount = readMoney(answer.amount, invoice.currency) ?? 0;
        if (!(amount >= 1 && amount <= most)) return isRefund ? t.refundNeeded : t.amountNeeded;
        const { date } = answer;
        const isPossible = isDay(date) && date >= first && date <= today;
        return isPossible ? undefined : dayTexts(isRefund).dateNeeded(format.day(first));
      },
      action: () =>
        fetchData('addPayment', {
          params: { id: invoice.id },
          body: {
            amount: readMoney(answer.amount, invoice.currency) ?? 0,
            date: answer.date,
            note: answer.note,
            refund: isRefund,
          },
        }),
    });
    if (!isConfirmed) return;
    toast.success(isRefund ? t.refunded : t.paymentAdded);
    await refreshInvoices(client);
  };
}

function PaymentQuestions(props: {
  readonly currency: PricedInvoice['currency'];
  readonly dateLabel: string;
  readonly open: number;
  readonly start: PaymentAnswer;
  readonly range: { readonly first: string; readonly today: string };
  readonly onChange: (answer: PaymentAnswer) => void;
}) {
  const { currency, dateLabel, open, start, range, onChange } = props;
  const t = messages.get().amounts;
  const [answer, setAnswer] = useState(start);
  const change = (part: Partial<PaymentAnswer>): void => {
    const changed = { ...answer, ...part };
    setAnswer(changed);
    onChange(changed);
  };
  return (
    <div className={classes['question']}>
      <p>{t.open(money(open, currency))}</p>
      <MoneyField
        currency={currency}
        label={t.amount}
        value={answer.amount}
        onChange={(amount) => change({ amount })}
        withAsterisk
      />
      <DateField
        label={dateLabel}
        value={answer.date}
        onChange={(date) => change({ date })}
        minDate={range.first}
        maxDate={range.today}
        withAsterisk
      />
      <TextInput
        label={t.note}
        value={answer.note}
        maxLength={1024}
        onChange={(event) => change({ note: event.currentTarget.value })}
      />
    </div>
  );
}
