import '@mantine/dates/styles.layer.css';
import { DateInput, DatesProvider, MonthPickerInput, type DatesProviderSettings } from '@mantine/dates';
import 'dayjs/locale/ja';
import { IconCalendar } from '@tabler/icons-react';
import { currentLanguageTag } from '#lib/i18n/language.ts';
import { common } from '#lib/i18n/common.ts';
import { readTypedDay, typedDays } from '#lib/typed-day.ts';
import type { DateFieldProps } from '#ui/form/date-field-props.ts';

const isJapanese = currentLanguageTag === 'ja';
const settings: DatesProviderSettings = {
  locale: currentLanguageTag,
  firstDayOfWeek: 0,
  weekendDays: [0, 6],
};
const monthLabel = isJapanese ? 'YYYY年M月' : 'MMMM YYYY';
const yearLabel = isJapanese ? 'YYYY年' : 'YYYY';

function headerLabels() {
  const { previous, next } = common.get().calendar;
  return { previousLabel: previous, nextLabel: next };
}

/** See `DateField`. */
export function DayPicker({ value, onChange, isClearable = false, ...rest }: DateFieldProps) {
  return (
    <DatesProvider settings={settings}>
      <DateInput
        {...rest}
        value={value || null}
        onChange={(day) => onChange(day ?? '')}
        valueFormat={typedDays.pattern}
        dateParser={(typed) => readTypedDay(typed) ?? null}
        placeholder={rest.placeholder ?? typedDays.pattern}
        monthLabelFormat={monthLabel}
        yearLabelFormat={yearLabel}
        clearable={isClearable}
        clearButtonProps={{ 'aria-label': common.get().action.clear }}
        leftSection={<IconCalendar size={16} aria-hidden />}
        leftSectionPointerEvents="none"
        hideOutsideDates
        {...headerLabels()}
      />
    </DatesProvider>
  );
}

/** See `MonthField`. */
export function MonthPicker({ value, onChange, isClearable = false, ...rest }: DateFieldProps) {
  return (
    <DatesProvider settings={settings}>
      <MonthPickerInput
        {...rest}
        value={value ? `${value}-01` : null}
        onChange={(day) => onChange(day ? day.slice(0, 7) : '')}
        valueFormat={monthLabel}
        yearLabelFormat={yearLabel}
        monthsListFormat={isJapanese ? 'M月' : 'MMM'}
        clearable={isClearable}
        clearButtonProps={{ 'aria-label': common.get().action.clear }}
        leftSection={<IconCalendar size={16} aria-hidden />}
        leftSectionPointerEvents="none"
        {...headerLabels()}
      />
    </DatesProvider>
  );
}
