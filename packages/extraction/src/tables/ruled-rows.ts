import type { DocumentView } from '../document.ts';
import { heightOf, widthOf } from '../layout/geometry.ts';
import type { Segment } from '../layout/layout.ts';
import type { Header } from './header.ts';
import { isTotalRow } from './totals.ts';

/** A ruled line is a row's where it runs under so much of the header's width. */
const MIN_WIDTH = 0.6;
/** Lower and higher bands between two ruled lines, in line heights, are no rows of items. */
const MIN_HEIGHT = 0.7;
const MAX_HEIGHT = 6;

/**
 * How many rows the ruled lines under a header draw that have something in them: bands between two lines, down to the
 * first that is too high or contains a sum. Zero where the table is not ruled row by row.
 */
export function countRuledRows(header: Header, view: DocumentView): number {
  const { layout } = header;
  const head = layout.rows[header.row]?.rect;
  if (!head) return 0;
  const lines = layout.strokes.horizontal
    .filter((line) => {
      const shared = Math.min(line.to, head.right) - Math.max(line.from, head.left);
      return line.at > (head.top + head.bottom) / 2 && shared >= MIN_WIDTH * widthOf(head);
    })
    .map((line) => line.at)
    .toSorted((a, b) => a - b);
  let count = 0;
  for (let index = 1; index < lines.length; index++) {
    const [top, bottom] = [lines[index - 1] ?? 0, lines[index] ?? 0];
    const height = (bottom - top) / layout.lineHeight;
    if (height < MIN_HEIGHT) continue;
    if (height > MAX_HEIGHT) break;
    const inside = layout.rows.filter((row) => {
      const middle = (row.rect.top + row.rect.bottom) / 2;
      return row.index > header.row && middle > top && middle < bottom && heightOf(row.rect) > 0;
    });
    if (inside.some((row) => isTotalRow(row, view, { looksLikeItem: false, isDated: false }))) break;
    const filled = inside.flatMap((row) => row.segments).filter((segment) => isIn(segment, head));
    const words = filled.reduce((sum, segment) => sum + segment.words.length, 0);
    if (words >= 2 && filled.some((segment) => /\d/.test(segment.text))) count++;
  }
  return count;
}

function isIn(segment: Segment, head: { left: number; right: number }): boolean {
  return segment.rect.right > head.left && segment.rect.left < head.right;
}
