import { dayOf, nextBillDate } from '@ocr/billing';
import { Select } from '@mantine/core';
import type { Settings } from '@ocr/contract';
import { useState } from 'react';
import { ChangeFrame } from '#features/billing/settings/ChangeFrame.tsx';
import { messages } from '#features/billing/settings/messages.ts';
import { useSettingsForm } from '#features/billing/settings/use-settings-form.ts';
import { format } from '#lib/format.ts';

/** Another payment day: 1 to 30, or the end of the month (31). It counts at once, for invoices issued from now on. */
export function PaymentDayDialog({ settings, onClose }: { settings: Settings; onClose: () => void }) {
  const t = messages.get();
  const changing = useSettingsForm({
    begunOn: settings,
    initialValue: String(settings.paymentDay),
    violation: (day, on) => (Number(day) === on.paymentDay ? t.dialog.same : null),
    toChange: (day) => ({ effective: 'current', paymentDay: Number(day) }),
    onSaved: onClose,
  });
  const chosen = Number(changing.form.getValues().value);
  const days = Array.from({ length: 31 }, (_, index) => ({
    value: String(index + 1),
    label: index === 30 ? t.values.lastDay : t.payment.dayOf(format.number(index + 1)),
  }));
  const [today] = useState(() => dayOf(new Date(), settings.timeZone.current));
  return (
    <ChangeFrame title={t.payment.chooseTitle} changing={changing} onClose={onClose}>
      <Select
        label={t.payment.day}
        description={t.payment.chooseNote(format.day(nextBillDate(today, chosen)))}
        data={days}
        allowDeselect={false}
        data-autofocus
        {...changing.form.getInputProps('value')}
      />
    </ChangeFrame>
  );
}
