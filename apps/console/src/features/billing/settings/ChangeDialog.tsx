import { nextMonth, VALUE_RANGES } from '@ocr/billing';
import type { Settings } from '@ocr/contract';
import classes from '#features/billing/settings/billing-config.module.css';
import {
  isRegistered,
  nextAfter,
  violationOf,
  type CountField,
  type Effective,
} from '#features/billing/settings/change-value.ts';
import { ChangeFrame } from '#features/billing/settings/ChangeFrame.tsx';
import { EffectTable } from '#features/billing/settings/EffectTable.tsx';
import { messages } from '#features/billing/settings/messages.ts';
import { useSettingsForm } from '#features/billing/settings/use-settings-form.ts';
import { format } from '#lib/format.ts';
import { common } from '#lib/i18n/common.ts';
import { readWhole, WholeField } from '#ui/form/WholeField.tsx';

interface ChangeDialogProps {
  readonly field: CountField;
  readonly effective: Effective;
  readonly begunOn: Settings;
  readonly onClose: () => void;
}

/** A new value for one slot, with what it does to every tenant before it is confirmed. */
export function ChangeDialog({ field, effective, begunOn, onClose }: ChangeDialogProps) {
  const t = messages.get();
  const changing = useSettingsForm({
    begunOn,
    initialValue: '',
    violation: (text, on) =>
      violationText(field, violationOf(on, { field, effective, value: readWhole(text) })),
    toChange: (text) => ({ effective, [field]: readWhole(text) }),
    onSaved: onClose,
  });
  const { form, settings } = changing;
  const value = readWhole(form.values.value);
  const isGood = violationOf(settings, { field, effective, value }) === undefined;
  const replaced = format.number(settings[field][effective]);
  const title =
    effective === 'current'
      ? t.dialog.titleNow(t.settings[field], format.month(settings.month))
      : t.dialog.titleNext(t.settings[field], format.month(nextMonth(settings.month)));
  return (
    <ChangeFrame title={title} size="xl" changing={changing} onClose={onClose}>
      <WholeField
        label={t.dialog.newValue}
        description={isRegistered(field) ? t.dialog.nowGreater(replaced) : t.dialog.now(replaced)}
        data-autofocus
        {...form.getInputProps('value')}
      />
      {effective === 'current' && isGood && value !== undefined && (
        <NextMonthNote settings={settings} field={field} value={value} />
      )}
      <EffectTable
        change={isGood && value !== undefined ? { effective, [field]: value } : undefined}
        isNext={effective === 'next'}
      />
    </ChangeFrame>
  );
}

interface NextMonthNoteProps {
  readonly settings: Settings;
  readonly field: CountField;
  readonly value: number;
}

/** Whether a change of this month carries over, or another value stays scheduled. */
function NextMonthNote({ settings, field, value }: NextMonthNoteProps) {
  const t = messages.get().dialog;
  const month = format.month(nextMonth(settings.month));
  const next = nextAfter(settings, field, value);
  return (
    <p className={classes['text']}>
      {next === value ? t.carries(month) : t.keeps(month, format.number(next))}
    </p>
  );
}

function violationText(field: CountField, violation: ReturnType<typeof violationOf>): string | null {
  if (violation === undefined) return null;
  if (violation === 'same') return messages.get().dialog.same;
  const { form } = common.get();
  if (violation !== 'outOfRange') return form[violation];
  const { min, max } = VALUE_RANGES[field];
  return form.outOfRange(format.number(min), format.number(max));
}
