import { CloseButton, Popover, TextInput } from '@mantine/core';
import { isDay } from '@ocr/contract/rules';
import { IconCalendar } from '@tabler/icons-react';
import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import { format } from '#lib/format.ts';
import { common } from '#lib/i18n/common.ts';
import { currentLanguageTag } from '#lib/i18n/language.ts';
import { localToday } from '#lib/months.ts';
import { parseTypedDay } from '#lib/parse-day.ts';
import { typedDays } from '#lib/typed-day.ts';
import type { DateFieldProps } from '#ui/form/date-field-props.ts';
import classes from '#ui/form/DateField.module.css';
import { loadPickers, usePickers } from '#ui/form/load-pickers.ts';

/** The text in the field: still being typed, or left as something that is no day. */
interface Typed {
  readonly text: string;
  readonly isLeft: boolean;
}

const asWritten = (value: string): string => (isDay(value) ? typedDays.write(value) : value);
const parse = (text: string): string | undefined =>
  parseTypedDay(text, { language: currentLanguageTag, today: localToday() });

/**
 * A day, typed in any format of the language, or picked from a calendar that is loaded when the field is first used. What was understood is
 * shown below while typing.
 */
export function DateField(props: DateFieldProps) {
  const { value, onChange, onBlur, minDate, maxDate, isClearable, error, ...rest } = props;
  const pickers = usePickers();
  // The calendar is closed while typing, because it would cover what follows. A click opens it again.
  const [open, setOpen] = useState<'calendar' | 'reading'>();
  const { draft, understood, reading, isTyping, type, settle, pick } = useTypedDay({ value, onChange });
  const leave = (): void => {
    setOpen(undefined);
    settle();
    onBlur?.();
  };
  const write = (text: string): void => {
    setOpen('reading');
    type(text);
  };
  const choose = (day: string): void => {
    setOpen(undefined);
    pick(day);
  };
  const isShown = open === 'calendar' || (open === 'reading' && reading !== '');
  const problem = isTyping ? undefined : problemOf(draft ?? value, { minDate, maxDate });
  const clear = isClearable === true && (draft ?? value) !== '' && (
    <CloseButton size="sm" aria-label={common.get().action.clear} onClick={() => choose('')} />
  );
  const input = (
    <TextInput
      {...rest}
      autoComplete="off"
      value={draft ?? asWritten(value)}
      placeholder={rest.placeholder ?? typedDays.pattern}
      error={error || problem}
      leftSection={<IconCalendar size={16} aria-hidden />}
      leftSectionPointerEvents="none"
      rightSection={clear}
      onChange={(event) => write(event.currentTarget.value)}
      onPointerEnter={() => void loadPickers()}
      onFocus={() => {
        void loadPickers();
        setOpen('calendar');
      }}
      onClick={() => setOpen('calendar')}
      onKeyDown={(event) => isShown && closeOnEscape(event, () => setOpen(undefined))}
      onBlur={(_event: FocusEvent) => leave()}
    />
  );
  const shown = understood ?? value;
  return (
    <div data-date-field>
      <Popover
        opened={isShown && pickers !== undefined}
        position="bottom-start"
        trapFocus={false}
        withRoles={false}
      >
        <Popover.Target>{input}</Popover.Target>
        <Popover.Dropdown onMouseDown={(event) => event.preventDefault()}>
          <p className={classes['understood']} aria-live="polite">
            {reading}
          </p>
          {pickers && open === 'calendar' && (
            <pickers.DayCalendar
              value={isDay(shown) ? shown : ''}
              onChange={choose}
              minDate={minDate}
              maxDate={maxDate}
            />
          )}
        </Popover.Dropdown>
      </Popover>
    </div>
  );
}

/** Escape closes the calendar and nothing around it. */
function closeOnEscape(event: KeyboardEvent, close: () => void): void {
  if (event.key !== 'Escape') return;
  event.stopPropagation();
  close();
}

/** The typed text and the day it was understood as; a day is reported as soon as it is one. */
function useTypedDay({ value, onChange }: Pick<DateFieldProps, 'value' | 'onChange'>) {
  const [typed, setTyped] = useState<Typed>();
  // Unreadable text stays for the user to correct, until a day is set from outside.
  const draft = typed === undefined || (typed.isLeft && isDay(value)) ? undefined : typed.text;
  const understood = draft === undefined ? undefined : parse(draft);
  const isOther = understood !== undefined && draft !== asWritten(understood);
  return {
    draft,
    understood,
    /** The day that was understood, in full, unless it is typed just like that. */
    reading: isOther ? common.get().form.understood(format.weekday(understood)) : '',
    isTyping: typed !== undefined && !typed.isLeft,
    type: (text: string): void => {
      setTyped({ text, isLeft: false });
      const day = text.trim() === '' ? '' : parse(text);
      if (day !== undefined) onChange(day);
    },
    /** On blur: unreadable text is kept for the user to correct. */
    settle: (): void => {
      const isUnreadable = draft !== undefined && draft.trim() !== '' && understood === undefined;
      if (isUnreadable && draft !== value) onChange(draft);
      setTyped(isUnreadable ? { text: draft, isLeft: true } : undefined);
    },
    pick: (day: string): void => {
      setTyped(undefined);
      onChange(day);
    },
  };
}

/** An error of the field: not a day, or a day out of range. */
function problemOf(
  value: string,
  { minDate, maxDate }: { readonly minDate: string | undefined; readonly maxDate: string | undefined },
): string | undefined {
  const { form } = common.get();
  if (value === '') return undefined;
  if (!isDay(value)) return form.date;
  if (minDate !== undefined && value < minDate) return form.notBefore(format.day(minDate));
  if (maxDate !== undefined && value > maxDate) return form.notAfter(format.day(maxDate));
  return undefined;
}
