import { messages } from '#features/results/messages.ts';
import classes from '#features/results/result.module.css';
import type { Picked } from '#ui/viewer/words.ts';
import type { LineKind } from '#features/results/table/take-words.ts';
import type { ResultValue } from '#features/results/values/values.ts';

interface PickHintProps {
  /** The active value. */
  readonly value: ResultValue | undefined;
  /** What the keys have reached on the page. */
  readonly reached: Picked | undefined;
  /** The row or column that is to be pointed out. */
  readonly line: LineKind | undefined;
  /** A place without words is being read. */
  readonly isReading: boolean;
}

/** How the active value is taken from the page; while the keys lead from word to word, which one they are at. */
export function PickHint({ value, reached, line, isReading }: PickHintProps) {
  const t = messages.get().pick;
  // A finger has no F4, and scrolls where a mouse draws.
  const hint = matchMedia('(pointer: coarse)').matches ? t.tap : t.hint;
  const idle = value === undefined ? t.choose : hint(value.name);
  const text = isReading ? t.reading : idle;
  const { hint: lineHint } = messages.get().takeLine;
  return (
    <p className={classes['pickHint']} aria-live={reached ? 'assertive' : 'off'}>
      {line ? lineHint[line](reached?.text ?? '') : reached ? t.reached(reached.text) : text}
    </p>
  );
}
