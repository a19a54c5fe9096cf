import { heightOf, middleX, overlapX, widthOf } from '../../layout/geometry.ts';
import type { Segment } from '../../layout/layout.ts';
import { isRuledApart } from '../../layout/neighbours.ts';

/** The lines that follow a segment as one block: the same left edge, middle or right edge, no wide gap, no ruled line. */
export function linesUnder(segment: Segment, most: number): Segment[] {
  const lines: Segment[] = [];
  let last = segment;
  for (let index = segment.row + 1; index < segment.layout.rows.length && lines.length < most; index++) {
    const row = segment.layout.rows[index];
    if (!row) break;
    const next = row.segments.find((other) => isAligned(segment, other) || isAligned(last, other));
    const gap = (next?.rect.top ?? row.rect.top) - last.rect.bottom;
    if (gap > 1.6 * Math.max(heightOf(last.rect), segment.layout.lineHeight)) break;
    if (!next) continue;
    if (isRuledApart(last, next)) break;
    lines.push(next);
    last = next;
  }
  return lines;
}

/** Whether two lines, one above the other, are set as one block. */
export function isAligned(a: Segment, b: Segment): boolean {
  const edge = 1.2 * a.layout.lineHeight;
  if (Math.abs(a.rect.left - b.rect.left) < edge) return true;
  if (overlapX(a.rect, b.rect) < 0.5 * Math.min(widthOf(a.rect), widthOf(b.rect))) return false;
  return (
    Math.abs(middleX(a.rect) - middleX(b.rect)) < 1.5 * edge || Math.abs(a.rect.right - b.rect.right) < edge
  );
}
