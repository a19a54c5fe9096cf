import { memo, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import classes from '#features/results/values/values.module.css';
import type { CheckingActions } from '#features/results/checking/use-checking.ts';
import { openReading, shownValue, toneOf, type ResultValue } from '#features/results/values/values.ts';

interface ValueInputProps {
  readonly value: ResultValue;
  readonly label: string;
  readonly describedBy?: string;
  readonly isWanted: boolean;
  readonly isSelected: boolean;
  readonly isHighlighted: boolean;
  /** What was typed and could not be saved. */
  readonly unsaved: string | undefined;
  readonly actions: CheckingActions;
}

/** A value to be typed over. Enter accepts or saves, F2 takes the other reading, Escape takes back, Tab goes to the next doubtful one. */
function PlainValueInput(props: ValueInputProps) {
  const { value, label, describedBy, isWanted, isSelected, isHighlighted, unsaved, actions } = props;
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? unsaved ?? shownValue(value);
  useEffect(() => {
    if (!isWanted) return;
    // Scrolling by the focus would lay the page out within the key press; the next frame does it anyway.
    input.current?.focus({ preventScroll: true });
    requestAnimationFrame(() => input.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' }));
  }, [isWanted]);
  const finish = (): void => {
    actions.save(value, shown);
    setTyped(undefined);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // Enter and Escape within a Japanese conversion belong to it.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      finish();
      actions.goToDoubt({ around: true });
    } else if (event.key === 'F2') {
      const other = openReading(value);
      if (other === undefined) return;
      actions.save(value, other);
      setTyped(undefined);
      actions.goToDoubt({ around: true });
    } else if (event.key === 'Escape') {
      if (typed === undefined || typed === shownValue(value)) actions.undo(value);
      setTyped(undefined);
    } else if (event.key === 'Tab') {
      // At the last one Tab goes its usual way, so nobody is caught here.
      if (!actions.goToDoubt({ backwards: event.shiftKey })) return;
    } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      actions.step(value, event.key === 'ArrowUp' ? -1 : 1);
    } else {
      return;
    }
    event.preventDefault();
  };
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
      onChange={(event) => setTyped(event.currentTarget.value)}
      onFocus={(event) => {
        event.currentTarget.select();
        actions.focused(value);
      }}
      onBlur={() => {
        if (typed !== undefined && typed !== shownValue(value)) actions.save(value, typed);
        setTyped(undefined);
      }}
      onKeyDown={onKeyDown}
      onPointerEnter={() => actions.light(value.id)}
      onPointerLeave={() => actions.light(undefined)}
    />
  );
}

export const ValueInput = memo(PlainValueInput);
