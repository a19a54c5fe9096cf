import type { DocumentView } from '../../document.ts';
import { middleY } from '../../layout/geometry.ts';
import type { Segment } from '../../layout/layout.ts';
import { memoize } from '../../memoize.ts';
import { wordingsOfText } from '../worded/known-labels.ts';

/** A list has at least this many rows. */
const MIN_ROWS = 3;
/** Rows of one list are this evenly apart. */
const UNEVEN = 1.25;

/** Japanese forms set labels over values as often as beside them. */
const LATIN = /^[\p{Script=Latin}\p{P}\p{N}\p{S}\s]+$/u;

interface Pair {
  readonly label: Segment;
  readonly value: Segment;
  readonly place: number;
}

/**
 * The labels of lists of labels with their values beside them: rows of two texts (or twice two), evenly apart, of which the left ones begin at one edge and
 * the right ones begin or end at another. Most of the left ones are known as labels and none of the right ones is: rows of labels over rows of values look alike.
 */
export const pairListLabels = memoize((view: DocumentView): ReadonlySet<Segment> => {
  const found = new Set<Segment>();
  for (const { rows } of view.pages) {
    const pairs = rows.map(({ segments }) => pairsOf(segments));
    for (const place of [0, 1]) {
      let run: Pair[] = [];
      for (const row of [...pairs, []]) {
        const pair = row[place];
        if (pair && (run.length === 0 || continues(run, pair))) {
          run.push(pair);
          continue;
        }
        if (isList(run, view)) run.forEach(({ label }) => found.add(label));
        run = pair ? [pair] : [];
      }
    }
  }
  return found;
});

const pairsOf = (segments: readonly Segment[]): Pair[] =>
  segments.length !== 2 && segments.length !== 4
    ? []
    : segments.flatMap((label, at) => {
        const value = at % 2 === 0 ? segments[at + 1] : undefined;
        return value ? [{ label, value, place: at / 2 }] : [];
      });

function continues(run: readonly Pair[], next: Pair): boolean {
  const last = run.at(-1);
  if (!last) return false;
  const edge = last.label.layout.lineHeight;
  const isAligned = (one: number, other: number): boolean => Math.abs(one - other) < edge;
  if (!isAligned(last.label.rect.left, next.label.rect.left)) return false;
  if (
    !isAligned(last.value.rect.left, next.value.rect.left) &&
    !isAligned(last.value.rect.right, next.value.rect.right)
  )
    return false;
  const step = middleY(next.label.rect) - middleY(last.label.rect);
  const before = run.at(-2);
  const own = before ? middleY(last.label.rect) - middleY(before.label.rect) : step;
  return step < 5 * edge && step < UNEVEN * own && own < UNEVEN * step;
}

function isList(run: readonly Pair[], view: DocumentView): boolean {
  if (run.length < MIN_ROWS || !run.every(({ label }) => LATIN.test(label.text))) return false;
  const isKnown = (one: Segment): boolean =>
    (view.labelsIn.get(one) ?? []).some((hit) => hit.alone && hit.quality >= 0.85) ||
    wordingsOfText(one.text).length > 0;
  return (
    run.filter(({ label }) => isKnown(label)).length * 2 >= run.length &&
    !run.some(({ value }) => isKnown(value))
  );
}
