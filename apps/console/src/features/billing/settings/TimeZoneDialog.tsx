import { nextMonth } from '@ocr/billing';
import { Select } from '@mantine/core';
import type { Settings } from '@ocr/contract';
import { useMemo } from 'react';
import { ChangeFrame } from '#features/billing/settings/ChangeFrame.tsx';
import { messages } from '#features/billing/settings/messages.ts';
import { useSettingsForm } from '#features/billing/settings/use-settings-form.ts';
import { format } from '#lib/format.ts';

/** Another time zone, always from the next month on. */
export function TimeZoneDialog({ settings, onClose }: { settings: Settings; onClose: () => void }) {
  const t = messages.get();
  const changing = useSettingsForm({
    begunOn: settings,
    initialValue: settings.timeZone.next,
    violation: (zone, on) => (zone === on.timeZone.next ? t.dialog.same : null),
    toChange: (timeZone) => ({ effective: 'next', timeZone }),
    onSaved: onClose,
  });
  const zones = useMemo(
    () => [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', settings.timeZone.next])].sort(),
    [settings],
  );
  const month = format.month(nextMonth(settings.month));
  return (
    <ChangeFrame title={t.dialog.titleNext(t.settings.timeZone, month)} changing={changing} onClose={onClose}>
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
    </ChangeFrame>
  );
}
