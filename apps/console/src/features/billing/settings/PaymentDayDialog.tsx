import { dayOf, nextBillDate } from '@ocr/billing';
import { Modal, Select } from '@mantine/core';
import type { Settings } from '@ocr/contract';
import { useState } from 'react';
import classes from '#features/billing/settings/billing-config.module.css';
import { DialogButtons } from '#features/billing/settings/DialogButtons.tsx';
import { messages } from '#features/billing/settings/messages.ts';
import { useSettingsForm } from '#features/billing/settings/use-settings-form.ts';
import { format } from '#lib/format.ts';
import { common } from '#lib/i18n/common.ts';
import { useFocusReturn } from '#ui/layout/use-focus-return.ts';

/** Another payment day: 1 to 30, or the end of the month (31). It counts at once, for invoices issued from now on. */
export function PaymentDayDialog({ settings, onClose }: { settings: Settings; onClose: () => void }) {
  const t = messages.get();
  useFocusReturn();
  const changing = useSettingsForm({
    begunOn: settings,
    initialValue: String(settings.paymentDay),
    objection: (day, on) => (Number(day) === on.paymentDay ? t.dialog.same : null),
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
    <Modal
      opened
      onClose={onClose}
      title={t.payment.chooseTitle}
      closeButtonProps={{ 'aria-label': common.get().action.close }}
    >
      <form className={classes['form']} onSubmit={changing.onSubmit} noValidate>
        <Select
          label={t.payment.day}
          description={t.payment.chooseNote(format.day(nextBillDate(today, chosen)))}
          data={days}
          allowDeselect={false}
          data-autofocus
          {...changing.form.getInputProps('value')}
        />
        <DialogButtons
          isBusy={changing.isBusy}
          problem={changing.problem}
          isOutdated={changing.isOutdated}
          onReload={() => void changing.reload()}
          onClose={onClose}
        />
      </form>
    </Modal>
  );
}
