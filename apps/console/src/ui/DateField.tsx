import '@mantine/dates/styles.layer.css';
import { DateInput, DatesProvider, MonthPickerInput, type DatesProviderSettings } from '@mantine/dates';
import 'dayjs/locale/ja';
import { IconCalendar } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { currentLanguageTag } from '#lib/i18n/language.ts';
import { common } from '#lib/i18n/common.ts';

const isJapanese = currentLanguageTag === 'ja';
const settings: DatesProviderSettings = {
  locale: currentLanguageTag,
  firstDayOfWeek: 0,
  weekendDays: [0, 6],
};
const monthLabel = isJapanese ? 'YYYY年M月' : 'MMMM YYYY';
const yearLabel = isJapanese ? 'YYYY年' : 'YYYY';

interface SharedProps {
  readonly label?: string;
  /** Where the label is not shown. */
  readonly 'aria-label'?: string;
  readonly placeholder?: string;
  readonly error?: ReactNode;
  readonly withAsterisk?: boolean;
  readonly description?: ReactNode;
  readonly isClearable?: boolean;
  readonly minDate?: string;
  readonly maxDate?: string;
  readonly onBlur?: () => void;
}

function headerLabels() {
  const { previous, next } = common.get().calendar;
  return { previousLabel: previous, nextLabel: next };
}

/** A day, `YYYY-MM-DD` or empty, typed or picked. */
export function DateField({
  value,
  onChange,
  isClearable = false,
  ...rest
}: SharedProps & { readonly value: string; readonly onChange: (day: string) => void }) {
  return (
    <DatesProvider settings={settings}>
      <DateInput
        {...rest}
        value={value || null}
        onChange={(day) => onChange(day ?? '')}
        valueFormat="YYYY-MM-DD"
        placeholder={rest.placeholder ?? 'YYYY-MM-DD'}
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

/** A month, `YYYY-MM` or empty. */
export function MonthField({
  value,
  onChange,
  isClearable = false,
  ...rest
}: SharedProps & { readonly value: string; readonly onChange: (month: string) => void }) {
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
