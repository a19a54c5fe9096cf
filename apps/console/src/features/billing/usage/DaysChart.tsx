import { messages } from '#features/billing/usage/messages.ts';
import { PeriodChart } from '#features/billing/usage/PeriodChart.tsx';
import type { Series } from '#features/billing/usage/chart-data.ts';
import type { DayFigures } from '#features/billing/usage/usage-figures.ts';
import { format } from '#lib/format.ts';

interface DaysChartProps {
  /** Every day of the month, those to come included. */
  readonly monthDays: readonly string[];
  readonly days: readonly DayFigures[];
  /** Pages. */
  readonly limit: number;
  /** Draws blocks to the scale of pages. */
  readonly pagesPerBlock: number;
  /** Pages so far as expected at each day's end, from today on. */
  readonly forecast: ReadonlyMap<string, number> | undefined;
}

/**
 * Pages of each day as bars (left), and the month against its limit (right): pages so far, above them as steps the
 * blocks they have come to, in the pages that those hold.
 */
export function DaysChart({ monthDays, days, limit, pagesPerBlock, forecast }: DaysChartProps) {
  const t = messages.get().chart;
  const figures = new Map(days.map((day) => [day.day, day]));
  const points = monthDays.map((day) => {
    const known = figures.get(day);
    const values = {
      pagesUsed: known?.pagesUsed ?? null,
      pagesSoFar: known?.pagesSoFar ?? null,
      blockPages: known ? known.blocksSoFar * pagesPerBlock : null,
      forecast: forecast?.get(day) ?? null,
    };
    return { period: day, values };
  });
  const expected: Series = {
    key: 'forecast',
    label: t.forecast,
    color: 'var(--brand-line)',
    kind: 'line',
    isDashed: true,
    word: (pages) => format.number(Math.round(pages)),
  };
  const series: Series[] = [
    { key: 'pagesUsed', label: t.pagesByDay, color: 'var(--control)', kind: 'bar' },
    { key: 'pagesSoFar', label: t.soFar, color: 'var(--brand-line)', kind: 'line' },
    ...(forecast?.size ? [expected] : []),
    {
      key: 'blockPages',
      label: t.blocksSoFar,
      color: 'var(--info)',
      kind: 'step',
      word: (pages) => format.number(pages / pagesPerBlock),
    },
  ];
  return (
    <PeriodChart
      points={points}
      series={series}
      limit={{ value: limit, label: t.limitOf(format.number(limit)) }}
      periodFormat={{ short: format.shortDay, full: format.day }}
    />
  );
}
