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
 * A day, typed in any way the language writes days, or picked from a calendar that comes when the field is first touched.
 * What was understood is shown in the calendar while it is typed.
 */
export function DateField(props: DateFieldProps) {
  const {
    value,
    onChange,
    onBlur,
    minDate,
    maxDate,
    isClearable = false,
    error,
    description,
    ...rest
  } = props;
  const pickers = usePickers();
  const [isOpen, setOpen] = useState(false);
  const t = common.get();
  const { draft, understood, isTyping, type, settle, pick } = useTypedDay({ value, onChange });
  const leave = (): void => {
    setOpen(false);
    settle();
    onBlur?.();
  };
  const choose = (day: string): void => {
    setOpen(false);
    pick(day);
  };
  const problem = isTyping ? undefined : problemOf(draft ?? value, { minDate, maxDate });
  const input = (
    <TextInput
      {...rest}
      autoComplete="off"
      value={draft ?? asWritten(value)}
      placeholder={rest.placeholder ?? typedDays.pattern}
      error={error || problem}
      description={description}
      leftSection={<IconCalendar size={16} aria-hidden />}
      leftSectionPointerEvents="none"
      rightSection={
        isClearable &&
        (draft ?? value) !== '' && (
          <CloseButton size="sm" aria-label={t.action.clear} onClick={() => choose('')} />
        )
      }
      onChange={(event) => type(event.currentTarget.value)}
      onPointerEnter={() => void loadPickers()}
      onFocus={() => {
        void loadPickers();
        setOpen(true);
      }}
      onClick={() => setOpen(true)}
      onKeyDown={(event) => isOpen && closeOnEscape(event, () => setOpen(false))}
      onBlur={(_event: FocusEvent) => leave()}
    />
  );
  const shown = understood ?? value;
  return (
    <div data-date-field>
      <Popover
        opened={isOpen && pickers !== undefined}
        position="bottom-start"
        trapFocus={false}
        withRoles={false}
      >
        <Popover.Target>{input}</Popover.Target>
        <Popover.Dropdown onMouseDown={(event) => event.preventDefault()}>
          <Understood day={understood} draft={draft} />
          {pickers && (
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

/** The day that was understood, in full, unless it is typed just like that. */
function Understood({
  day,
  draft,
}: {
  readonly day: string | undefined;
  readonly draft: string | undefined;
}) {
  return (
    <p className={classes['understood']} aria-live="polite">
      {day !== undefined && draft !== asWritten(day) ? common.get().form.understood(format.weekday(day)) : ''}
    </p>
  );
}

/** What is being typed and what it was understood as; a day is given on as soon as it is one. */
function useTypedDay({ value, onChange }: Pick<DateFieldProps, 'value' | 'onChange'>) {
  const [typed, setTyped] = useState<Typed>();
  // What was left unreadable stays to be mended, until a day comes from elsewhere.
  const draft = typed === undefined || (typed.isLeft && isDay(value)) ? undefined : typed.text;
  const understood = draft === undefined ? undefined : parse(draft);
  return {
    draft,
    understood,
    isTyping: typed !== undefined && !typed.isLeft,
    type: (text: string): void => {
      setTyped({ text, isLeft: false });
      const day = text.trim() === '' ? '' : parse(text);
      if (day !== undefined) onChange(day);
    },
    /** The field is left: what cannot be read is kept to be mended. */
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

/** What is wrong with what the field holds: no day, or one out of its range. */
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
