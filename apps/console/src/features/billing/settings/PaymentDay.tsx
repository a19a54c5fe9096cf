import { dayOf, nextBillDate, resetPaymentDay } from '@ocr/billing';
import { Button } from '@mantine/core';
import type { Settings } from '@ocr/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import classes from '#features/billing/settings/billing-config.module.css';
import { messages } from '#features/billing/settings/messages.ts';
import { PaymentDayDialog } from '#features/billing/settings/PaymentDayDialog.tsx';
import { fetchData } from '#lib/api/client.ts';
import { failureText } from '#lib/error-text.ts';
import { format } from '#lib/format.ts';
import { confirm } from '#ui/feedback/confirm.ts';
import { Section } from '#ui/layout/Section.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { refreshSettings, settingsQuery } from '#lib/queries/settings.ts';

/** Payment day, bill date and last payment date, with another day to choose and the reset to today. */
export function PaymentDay({ settings }: { settings: Settings }) {
  const t = messages.get().payment;
  const client = useQueryClient();
  const [isChoosing, setChoosing] = useState(false);
  const reset = async (): Promise<void> => {
    const today = dayOf(new Date(), settings.timeZone.current);
    const { paymentDay } = resetPaymentDay(today);
    let isDone = false;
    const send = async (): Promise<void> => {
      client.setQueryData(settingsQuery.queryKey, await fetchData('resetPaymentDay'));
      isDone = true;
    };
    await confirm({
      title: t.resetTitle,
      text: t.resetText(
        format.day(today),
        format.number(paymentDay),
        format.day(nextBillDate(today, paymentDay)),
      ),
      confirmLabel: t.reset,
      action: () =>
        send().catch((error: unknown) => {
          toast.failure(failureText(t.failed, error));
        }),
    });
    if (!isDone) return;
    toast.success(t.done);
    await refreshSettings(client);
  };
  return (
    <Section title={t.title}>
      <dl className={classes['facts']}>
        <dt>{t.day}</dt>
        <dd>
          {settings.paymentDay === 31
            ? messages.get().values.lastDay
            : t.dayOf(format.number(settings.paymentDay))}
        </dd>
        <dt>{t.billDate}</dt>
        <dd>{format.day(settings.billDate)}</dd>
        <dt>{t.lastPayment}</dt>
        <dd>{settings.lastPaymentDate === null ? t.never : format.day(settings.lastPaymentDate)}</dd>
      </dl>
      <div className={classes['actions']}>
        <Button variant="default" onClick={() => setChoosing(true)}>
          {t.choose}
        </Button>
        <Button variant="default" onClick={() => void reset()}>
          {t.reset}
        </Button>
      </div>
      {isChoosing && <PaymentDayDialog settings={settings} onClose={() => setChoosing(false)} />}
    </Section>
  );
}
