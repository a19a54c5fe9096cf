import { middleY } from '../layout/geometry.ts';
import type { Row } from '../layout/layout.ts';
import type { Header } from './header.ts';

/** How far apart two strokes of one line are at most, in line heights, and across it, in page units. */
const GAP = 1;
const ASIDE = 2;

/** The rows of a body that are in the table's ruled frame, where upright lines run through its header and its first row; all rows of pages without such lines and of pictures, whose lines are not all seen. */
export function rowsInFrame({ layout, row }: Header, body: readonly Row[]): readonly Row[] {
  const [head, first] = [layout.rows[row], body[0]];
  if (!head || !first || layout.page.source !== 'text') return body;
  const [from, to] = [middleY(head.rect), middleY(first.rect)];
  const uprights = layout.strokes.vertical.filter(
    (stroke) =>
      stroke.at >= head.rect.left - layout.page.width * 0.05 &&
      stroke.at <= head.rect.right + layout.page.width * 0.05,
  );
  const through = uprights.filter((stroke) => stroke.from <= from && stroke.to >= to);
  if (through.length < 2) return body;
  let bottom = Math.max(...through.map((stroke) => stroke.to));
  for (const stroke of uprights.toSorted((a, b) => a.from - b.from)) {
    const isSame = through.some(({ at }) => Math.abs(at - stroke.at) <= ASIDE);
    if (isSame && stroke.from <= bottom + GAP * layout.lineHeight) bottom = Math.max(bottom, stroke.to);
  }
  return body.filter(({ rect }) => middleY(rect) <= bottom);
}
