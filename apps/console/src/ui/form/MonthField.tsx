import { TextInput } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { format } from '#lib/format.ts';
import type { DateFieldProps } from '#ui/form/date-field-props.ts';
import { loadPickers, usePickers } from '#ui/form/load-pickers.ts';

/**
 * A month, `YYYY-MM` or empty. The picker is loaded when the field is first hovered or focused; a focus or click on the plain field is then
 * repeated on the picker.
 */
export function MonthField(props: DateFieldProps) {
  const pickers = usePickers();
  const box = useRef<HTMLDivElement>(null);
  const pending = useRef<'none' | 'focus' | 'click'>('none');
  useEffect(() => {
    if (!pickers || pending.current === 'none') return;
    const control = box.current?.querySelector<HTMLElement>('input:not([type="hidden"]), button');
    control?.focus();
    if (pending.current === 'click') control?.click();
    pending.current = 'none';
  }, [pickers]);
  const touch = (by: 'none' | 'focus' | 'click'): void => {
    if (pending.current !== 'click') pending.current = by;
    void loadPickers();
  };
  const {
    value,
    onChange: _onChange,
    isClearable: _isClearable,
    minDate: _minDate,
    maxDate: _maxDate,
    ...plain
  } = props;
  return (
    <div ref={box} data-date-field>
      {pickers ? (
        <pickers.MonthPicker {...props} />
      ) : (
        <TextInput
          {...plain}
          readOnly
          value={value && format.month(value)}
          leftSection={<IconCalendar size={16} aria-hidden />}
          onPointerEnter={() => void loadPickers()}
          onFocus={() => touch('focus')}
          onPointerDown={() => touch('click')}
          // Left before the picker was loaded: it must not take the focus back.
          onBlur={() => {
            pending.current = 'none';
          }}
        />
      )}
    </div>
  );
}
