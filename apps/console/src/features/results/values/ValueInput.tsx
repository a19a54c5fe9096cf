import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import classes from '#features/results/values/values.module.css';
import type { CheckingActions } from '#features/results/checking/use-checking.ts';
import { useValueKeys } from '#features/results/values/use-value-keys.ts';
import { readableValue, shownValue, toneOf, type ResultValue } from '#features/results/values/values.ts';

interface ValueInputProps {
  readonly value: ResultValue;
  readonly label: string;
  readonly describedBy?: string;
  readonly isTarget: boolean;
  readonly isSelected: boolean;
  readonly isHighlighted: boolean;
  /** What was typed and could not be saved. */
  readonly unsaved: string | undefined;
  readonly actions: CheckingActions;
}

/**
 * An input for a value. Enter accepts or saves, F2 takes the other reading, Escape reverts, Tab moves to the next flagged value; in a cell,
 * keys with Alt change the rows.
 */
function PlainValueInput(props: ValueInputProps) {
  const { value, label, describedBy, isTarget, isSelected, isHighlighted, unsaved, actions } = props;
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  /** The same at once: a key that saves may move the focus, and with that end the typing, before the field is drawn again. */
  const latest = useRef<string>(undefined);
  const [isFocused, setFocused] = useState(false);
  // Thousands separators are for display; while typing, the digits are plain.
  const shown = typed ?? unsaved ?? (isFocused ? shownValue(value) : readableValue(value));
  const type = (text: string | undefined): void => {
    latest.current = text;
    setTyped(text);
    actions.typing(value, text);
  };
  useEffect(() => {
    const element = input.current;
    if (!isTarget || !element) return;
    if (document.activeElement === element) {
      // Another row's value replaced the one that has the focus.
      element.select();
      actions.focused(value);
    }
    // Scrolling by the focus would lay the page out within the key press; the next frame does it anyway.
    element.focus({ preventScroll: true });
    requestAnimationFrame(() => element.scrollIntoView({ block: 'nearest', inline: 'nearest' }));
    // oxlint-disable-next-line react/exhaustive-deps -- only a new request for focus moves it
  }, [isTarget]);
  useLayoutEffect(() => {
    // New digits in a focused field lose the selection that the focus made.
    if (isFocused) input.current?.select();
  }, [isFocused]);
  const onKeyDown = useValueKeys({ value, actions, typed, unsaved, forget: () => type(undefined) });
  return (
    <input
      ref={input}
      className={classes['input']}
      type="text"
      autoComplete="off"
      spellCheck={false}
      aria-label={label}
      // A long value is cut where the window is narrow.
      title={shown.length > 16 ? shown : undefined}
      aria-describedby={describedBy}
      aria-invalid={unsaved === undefined ? undefined : true}
      data-value={value.id}
      data-tone={toneOf(value)}
      data-selected={isSelected || undefined}
      data-highlighted={isHighlighted || undefined}
      value={shown}
      onChange={(event) => type(event.currentTarget.value)}
      onFocus={(event) => {
        event.currentTarget.select();
        setFocused(true);
        actions.focused(value);
      }}
      onBlur={() => {
        setFocused(false);
        actions.stopPicking();
        const text = latest.current;
        if (text !== undefined && text !== shownValue(value)) actions.save(value, text);
        type(undefined);
      }}
      onKeyDown={onKeyDown}
      onPointerEnter={() => actions.light(value.id)}
      onPointerLeave={() => actions.light(undefined)}
    />
  );
}

export const ValueInput = memo(PlainValueInput);
