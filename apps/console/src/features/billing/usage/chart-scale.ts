const steps = 4;
const factors = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8];

/** An axis from 0 whose marks are round whole numbers, the last of them above every value: limits stay off the edge. */
export function roundScale(top: number): { domain: [number, number]; ticks: number[] } {
  const least = Math.max(1, (top * 1.02) / steps);
  const power = 10 ** Math.floor(Math.log10(least));
  const step =
    factors
      .map((factor) => factor * power)
      .find((candidate) => candidate >= least && Number.isInteger(candidate)) ?? 10 * power;
  const ticks = Array.from({ length: steps + 1 }, (_, index) => index * step);
  return { domain: [0, step * steps], ticks };
}

/**
 * Whether the limit is drawn: only if the values below it still fill a good part of the height. A limit far above would flatten the chart;
 * the text above the chart states it instead.
 */
export function isWithinReach(limit: number, top: number): boolean {
  return limit <= 2 * top;
}
