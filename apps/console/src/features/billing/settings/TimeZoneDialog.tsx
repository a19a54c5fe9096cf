import { nextMonth } from '@ocr/billing';
import { Modal, Select } from '@mantine/core';
import type { Settings } from '@ocr/contract';
import { useMemo } from 'react';
import classes from '#features/billing/settings/billing-config.module.css';
import { DialogButtons } from '#features/billing/settings/DialogButtons.tsx';
import { messages } from '#features/billing/settings/messages.ts';
import { useSettingsForm } from '#features/billing/settings/use-settings-form.ts';
import { format } from '#lib/format.ts';
import { common } from '#lib/i18n/common.ts';
import { useFocusReturn } from '#ui/layout/use-focus-return.ts';

/** Another time zone, always from the next month on. */
export function TimeZoneDialog({ settings, onClose }: { settings: Settings; onClose: () => void }) {
  const t = messages.get();
  useFocusReturn();
  const changing = useSettingsForm({
    begunOn: settings,
    initialValue: settings.timeZone.next,
    objection: (zone, on) => (zone === on.timeZone.next ? t.dialog.same : null),
    toChange: (timeZone) => ({ effective: 'next', timeZone }),
    onSaved: onClose,
  });
  const zones = useMemo(
    () => [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', settings.timeZone.next])].sort(),
    [settings],
  );
  const month = format.month(nextMonth(settings.month));
  return (
    <Modal
      opened
      onClose={onClose}
      title={`${t.settings.timeZone} – ${t.values.nextMonth(month)}`}
      closeButtonProps={{ 'aria-label': common.get().action.close }}
    >
      <form className={classes['form']} onSubmit={changing.onSubmit} noValidate>
        <Select
          label={t.dialog.zone}
          description={t.dialog.zoneNote(month)}
          data={zones}
          searchable
          limit={100}
          nothingFoundMessage={t.dialog.zoneNone}
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
