import { CompositeChart } from '@mantine/charts';
import '@mantine/core/styles/ColorSwatch.layer.css';
import '@mantine/charts/styles.layer.css';
import { ChartLegend, type LegendEntry } from '#features/usage/ChartLegend.tsx';
import { roundScale } from '#features/usage/chart-scale.ts';
import { makeTip } from '#features/usage/ChartTip.tsx';
import { messages } from '#features/usage/messages.ts';
import type { DayFigures } from '#features/usage/usage-figures.ts';
import { format } from '#lib/format.ts';

export interface DaysChartProps {
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
  const words = messages.get().chart;
  const figures = new Map(days.map((day) => [day.day, day]));
  const data = monthDays.map((day) => {
    const known = figures.get(day);
    return {
      day,
      pagesUsed: known?.pagesUsed ?? null,
      pagesSoFar: known?.pagesSoFar ?? null,
      blockPages: known ? known.blocksSoFar * pagesPerBlock : null,
      forecast: forecast?.get(day) ?? null,
    };
  });
  const sums = roundScale(
    Math.max(limit, ...data.flatMap((point) => [point.blockPages ?? 0, point.forecast ?? 0])),
  );
  const ofDay = roundScale(Math.max(...days.map(({ pagesUsed }) => pagesUsed)));
  const labels = {
    pagesUsed: words.pagesByDay,
    pagesSoFar: words.soFar,
    forecast: words.forecast,
    blockPages: words.blocksSoFar,
  };
  const shown = {
    blockPages: (pages: number): string => format.number(pages / pagesPerBlock),
    forecast: (pages: number): string => format.number(Math.round(pages)),
  };
  const legend: LegendEntry[] = [
    { label: labels.pagesUsed, color: 'var(--control)', kind: 'bar' },
    { label: labels.pagesSoFar, color: 'var(--brand-line)', kind: 'line' },
    ...(forecast?.size
      ? [{ label: labels.forecast, color: 'var(--brand-line)', kind: 'dashed' as const }]
      : []),
    { label: labels.blockPages, color: 'var(--info)', kind: 'line' },
    { label: words.limitOf(format.number(limit)), color: 'var(--bad)', kind: 'line' },
  ];
  return (
    <>
      <ChartLegend entries={legend} />
      <CompositeChart
        h={280}
        data={data}
        dataKey="day"
        withRightYAxis
        withDots={false}
        curveType="linear"
        strokeWidth={2}
        gridAxis="x"
        tickLine="none"
        maxBarWidth={22}
        connectNulls={false}
        series={[
          { name: 'pagesUsed', label: labels.pagesUsed, type: 'bar', color: 'var(--control)' },
          {
            name: 'blockPages',
            label: labels.blockPages,
            type: 'line',
            color: 'var(--info)',
            yAxisId: 'right',
          },
          {
            name: 'pagesSoFar',
            label: labels.pagesSoFar,
            type: 'line',
            color: 'var(--brand-line)',
            yAxisId: 'right',
          },
          ...(forecast?.size
            ? [
                {
                  name: 'forecast',
                  label: labels.forecast,
                  type: 'line' as const,
                  color: 'var(--brand-line)',
                  strokeDasharray: '4 4',
                  yAxisId: 'right',
                },
              ]
            : []),
        ]}
        lineProps={({ name }) => ({
          isAnimationActive: false,
          ...(name === 'blockPages' ? { type: 'stepAfter', strokeWidth: 1.5 } : {}),
        })}
        barProps={{ isAnimationActive: false }}
        referenceLines={[
          {
            y: limit,
            yAxisId: 'right',
            color: 'var(--bad)',
          },
        ]}
        xAxisProps={{ tickFormatter: (day: string) => format.shortDay(day), minTickGap: 24 }}
        yAxisProps={{ ...ofDay, tickFormatter: format.number, width: 48 }}
        rightYAxisProps={{ ...sums, tickFormatter: format.number, width: 64 }}
        accessibilityLayer={false}
        tooltipAnimationDuration={0}
        tooltipProps={{ content: makeTip(format.day, { labels, shown }) }}
      />
    </>
  );
}
