import type { DocumentView } from '../../document.ts';
import { heightOf } from '../../layout/geometry.ts';
import type { Segment } from '../../layout/layout.ts';
import { headsColumn, pairedBelow } from '../../layout/neighbours.ts';

/** How high captions over their values are at most, of the height of these. */
const SMALLER = 0.9;

/**
 * Whether a label is one of a row of them, each over its value: most of the row are known, or any where all are in
 * smaller print than what is below them, and hardly any of what is below.
 */
export function isHead(segment: Segment, view: DocumentView): boolean {
  if (!headsColumn(segment)) return false;
  const { rows } = segment.layout;
  const heads = rows[segment.row]?.segments ?? [];
  const isKnown = (one: Segment): boolean => (view.labelsIn.get(one) ?? []).some((hit) => hit.alone);
  const values = heads.flatMap((head) => pairedBelow(head) ?? []);
  const areSmall = heads.every((head) => {
    const value = pairedBelow(head);
    return value !== undefined && heightOf(head.rect) < SMALLER * heightOf(value.rect);
  });
  return (
    !heads.some(({ text }) => /[:：]\s*$/u.test(text)) &&
    (areSmall ? 0 : heads.length / 2) < heads.filter(isKnown).length &&
    3 * values.filter(isKnown).length < heads.length
  );
}
