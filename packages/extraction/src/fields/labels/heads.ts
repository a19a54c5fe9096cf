import type { DocumentView } from '../../document.ts';
import type { Segment } from '../../layout/layout.ts';
import { headsColumn, pairedBelow } from '../../layout/neighbours.ts';

/** Whether a label is one of a row of them, each over its value: most of the row are known, hardly any of what is below. */
export function isHead(segment: Segment, view: DocumentView): boolean {
  if (!headsColumn(segment)) return false;
  const { rows } = segment.layout;
  const heads = rows[segment.row]?.segments ?? [];
  const isKnown = (one: Segment): boolean => (view.labelsIn.get(one) ?? []).some((hit) => hit.alone);
  const values = heads.flatMap((head) => pairedBelow(head) ?? []);
  return (
    !heads.some(({ text }) => /[:：]\s*$/u.test(text)) &&
    2 * heads.filter(isKnown).length > heads.length &&
    3 * values.filter(isKnown).length < heads.length
  );
}
