import { TextInput } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { format } from '#lib/format.ts';
import { readTypedDay, typedDays } from '#lib/typed-day.ts';
import type { DateFieldProps } from '#ui/form/date-field-props.ts';

type Pickers = typeof import('#ui/form/date-pickers.tsx');
let loaded: Pickers | undefined;
const waiting = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  waiting.add(listener);
  return () => waiting.delete(listener);
}

async function load(): Promise<void> {
  if (loaded) return;
  try {
    loaded = await import('#ui/form/date-pickers.tsx');
    // Every date field of the page turns into a calendar's at once.
    for (const listener of waiting) listener();
  } catch {
    // Not to be had now: the plain field goes on working, and the next touch tries again.
  }
}

/**
 * The calendars weigh more than most pages, so they come when a date field is first pointed at or focused. What the
 * user did to the plain field meanwhile (focus, click) is then done to the calendar's.
 */
function usePickers() {
  const pickers = useSyncExternalStore(subscribe, () => loaded);
  const box = useRef<HTMLDivElement>(null);
  const wish = useRef<'none' | 'focus' | 'click'>('none');
  useEffect(() => {
    if (!pickers || wish.current === 'none') return;
    const control = box.current?.querySelector<HTMLElement>('input:not([type="hidden"]), button');
    control?.focus();
    if (wish.current === 'click') control?.click();
    wish.current = 'none';
  }, [pickers]);
  const plainProps = {
    onPointerEnter: () => void load(),
    onFocus: () => {
      if (wish.current === 'none') wish.current = 'focus';
      void load();
    },
    onPointerDown: () => {
      wish.current = 'click';
      void load();
    },
    // Left before they came: they must not take the focus back.
    onBlur: () => {
      if (!loaded) wish.current = 'none';
    },
  };
  return { pickers, box, plainProps };
}

/** What a plain field understands. Leaving it for the calendar's is no blur that a form should hear of. */
function plainPart({
  value: _value,
  onChange: _onChange,
  onBlur: _onBlur,
  isClearable: _isClearable,
  minDate: _minDate,
  maxDate: _maxDate,
  ...rest
}: DateFieldProps) {
  return rest;
}

/** A day, `YYYY-MM-DD` or empty, typed or picked. */
export function DateField(props: DateFieldProps) {
  const { pickers, box, plainProps } = usePickers();
  // What is typed and no day yet; the calendar's field does the same.
  const [draft, setDraft] = useState<string>();
  // Who types already keeps the plain field until it is left: the calendar's would begin without what was typed.
  const [isTyping, setTyping] = useState(false);
  const type = (typed: string): void => {
    const day = typed === '' ? '' : readTypedDay(typed);
    setTyping(true);
    setDraft(typed);
    if (day !== undefined) props.onChange(day);
  };
  const leave = (): void => {
    plainProps.onBlur();
    setTyping(false);
    setDraft(undefined);
    if (isTyping) props.onBlur?.();
  };
  return (
    <div ref={box} data-date-field>
      {pickers && !isTyping ? (
        <pickers.DayPicker {...props} />
      ) : (
        <TextInput
          {...plainPart(props)}
          {...plainProps}
          value={draft ?? typedDays.write(props.value)}
          placeholder={props.placeholder ?? typedDays.pattern}
          leftSection={<IconCalendar size={16} aria-hidden />}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={leave}
        />
      )}
    </div>
  );
}

/** A month, `YYYY-MM` or empty. */
export function MonthField(props: DateFieldProps) {
  const { pickers, box, plainProps } = usePickers();
  return (
    <div ref={box} data-date-field>
      {pickers ? (
        <pickers.MonthPicker {...props} />
      ) : (
        <TextInput
          {...plainPart(props)}
          {...plainProps}
          readOnly
          value={props.value && format.month(props.value)}
          leftSection={<IconCalendar size={16} aria-hidden />}
        />
      )}
    </div>
  );
}
