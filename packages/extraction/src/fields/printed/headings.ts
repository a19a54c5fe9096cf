import { cellAround, segmentsInside } from '../../layout/cells.ts';
import { heightOf } from '../../layout/geometry.ts';
import type { Segment } from '../../layout/layout.ts';
import { fold } from '../../text/fold.ts';

/** How much higher the cell of a heading is than the cells that it is beside. */
const HIGHER = 1.25;
/** Letters of the longest heading, folded. */
const LONGEST = 16;

/** 支払者 beside 住所 and 氏名: the text of the merged cell left of a label's own, folded; undefined where there is none. */
export function headingBeside({ layout, rect }: Segment): string | undefined {
  const own = cellAround(layout.strokes, rect);
  if (!own) return undefined;
  const left = cellAround(layout.strokes, { ...rect, left: own.left - 3, right: own.left - 2 });
  if (!left || heightOf(left) < HIGHER * heightOf(own)) return undefined;
  const text = fold(
    segmentsInside(layout, left)
      .map((one) => one.text)
      .join(''),
  );
  return text.length >= 2 && text.length <= LONGEST && !/\d/.test(text) ? text : undefined;
}
