import type { PlacedSpan } from './texts.ts';
import { NEXT_TO, PLACES } from './surroundings.ts';

/** A span that is weighed, with how well it is of a kind that may answer. */
export interface ListedSpan extends PlacedSpan {
  readonly kindFit: number;
}

/** So many spans are weighed, the most likely by each of three measures. */
const KEPT = { mixed: 36, next: 20, kind: 20 };
/** What a likely kind counts beside a near text, and a near text beside a likely kind. */
export const BY_KIND = 0.6;
const BY_WORDS = 0.3;
const NEXT_AT = NEXT_TO.map((name) => PLACES.indexOf(name));

/** Of all spans of a document those that are worth weighing: near words, a likely kind, both, and what is held for other reasons. */
export function shortlist(
  spans: readonly PlacedSpan[],
  near: Float32Array,
  kindFit: (span: PlacedSpan) => number,
  isHeld: (span: PlacedSpan) => boolean,
): ListedSpan[] {
  const rated = spans.map((one) => {
    const kind = kindFit(one);
    let best = -1;
    for (const number of one.around) if (number > 0) best = Math.max(best, near[number] ?? -1);
    const next = Math.max(-1, ...NEXT_AT.map((at) => (one.around[at] ? (near[one.around[at]] ?? -1) : -1)));
    return { one, kind, mixed: best + BY_KIND * kind, next: next + kind, likely: kind + BY_WORDS * best };
  });
  const kept = new Set([
    ...rated.toSorted((a, b) => b.mixed - a.mixed).slice(0, KEPT.mixed),
    ...rated.toSorted((a, b) => b.next - a.next).slice(0, KEPT.next),
    ...rated.toSorted((a, b) => b.likely - a.likely).slice(0, KEPT.kind),
  ]);
  return rated
    .filter((entry) => kept.has(entry) || isHeld(entry.one))
    .map(({ one, kind }) => ({ ...one, kindFit: kind }));
}
