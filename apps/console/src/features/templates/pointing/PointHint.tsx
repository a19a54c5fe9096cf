import { messages } from '#features/templates/pointing/messages.ts';
import classes from '#features/templates/pointing/pointing.module.css';
import type { Picked } from '#ui/viewer/words.ts';

/** How values are taken from the sample; while the keys lead from word to word, which one they are at. */
export function PointHint({ reached }: { readonly reached: Picked | undefined }) {
  const t = messages.get();
  // A finger has no F4, and scrolls where a mouse draws.
  const hint = matchMedia('(pointer: coarse)').matches ? t.tap : t.hint;
  return (
    <p className={classes['hint']} aria-live={reached ? 'assertive' : 'off'}>
      {reached ? t.reached(reached.text) : hint}
    </p>
  );
}
