import '@mantine/dates/styles.layer.css';
import { Calendar, DatesProvider, MonthPickerInput, type DatesProviderSettings } from '@mantine/dates';
import 'dayjs/locale/ja';
import { IconCalendar } from '@tabler/icons-react';
import { currentLanguageTag } from '#lib/i18n/language.ts';
import { common } from '#lib/i18n/common.ts';
import { signedInMessages } from '#lib/i18n/signed-in.ts';
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
  const { previous, next } = signedInMessages.get().calendar;
  return { previousLabel: previous, nextLabel: next };
}

interface DayCalendarProps {
  /** `YYYY-MM-DD` or empty. */
  readonly value: string;
  readonly onChange: (day: string) => void;
  readonly minDate: string | undefined;
  readonly maxDate: string | undefined;
}

/** The calendar of a `DateField`. It never takes the focus, so that typing can continue. */
export function DayCalendar({ value, onChange, minDate, maxDate }: DayCalendarProps) {
  return (
    <DatesProvider settings={settings}>
      <Calendar
        key={value.slice(0, 7)}
        {...(value ? { defaultDate: value } : {})}
        getDayProps={(day) => ({ selected: day === value, onClick: () => onChange(day) })}
        {...(minDate === undefined ? {} : { minDate })}
        {...(maxDate === undefined ? {} : { maxDate })}
        monthLabelFormat={monthLabel}
        yearLabelFormat={yearLabel}
        hideOutsideDates
        __preventFocus
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
