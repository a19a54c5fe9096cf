/** Heights by period; `null` breaks the line. */
type Heights = readonly (number | null)[];

/** An SVG path from the middle of one period to the middle of the next; periods are one unit wide. */
export function linePath(heights: Heights): string {
  return heights
    .map((y, index) =>
      y === null ? '' : `${isBroken(heights, index) ? 'M' : 'L'}${index + 0.5} ${round(y)}`,
    )
    .join('');
}

/** An SVG path that is level over each period and steps between periods. */
export function stepPath(heights: Heights): string {
  return heights
    .map((y, index) =>
      y === null ? '' : `${isBroken(heights, index) ? 'M' : 'L'}${index} ${round(y)}H${index + 1}`,
    )
    .join('');
}

const isBroken = (heights: Heights, index: number): boolean => (heights[index - 1] ?? null) === null;
const round = (value: number): number => Math.round(value * 100) / 100;
