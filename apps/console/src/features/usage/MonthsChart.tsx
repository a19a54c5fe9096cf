import { CompositeChart } from '@mantine/charts';
import '@mantine/core/styles/ColorSwatch.layer.css';
import '@mantine/charts/styles.layer.css';
import { ChartLegend } from '#features/usage/ChartLegend.tsx';
import { roundScale } from '#features/usage/chart-scale.ts';
import { makeTip } from '#features/usage/ChartTip.tsx';
import { messages } from '#features/usage/messages.ts';
import type { MonthFigures } from '#features/usage/usage-figures.ts';
import { format } from '#lib/format.ts';

export interface MonthsChartProps {
  readonly months: readonly MonthFigures[];
}

/** Pages of each month as bars (left); blocks and their limit as steps (right). */
export function MonthsChart({ months }: MonthsChartProps) {
  const words = messages.get().chart;
  const labels = { pagesUsed: words.pages, blocksUsed: words.blocks, blockLimit: words.blockLimit };
  const pages = roundScale(Math.max(...months.map(({ pagesUsed }) => pagesUsed)));
  const blocks = roundScale(
    Math.max(...months.map(({ blocksUsed, blockLimit }) => Math.max(blocksUsed, blockLimit))),
  );
  return (
    <>
      <ChartLegend
        entries={[
          { label: labels.pagesUsed, color: 'var(--control)', kind: 'bar' },
          { label: labels.blocksUsed, color: 'var(--info)', kind: 'line' },
          { label: labels.blockLimit, color: 'var(--bad)', kind: 'line' },
        ]}
      />
      <CompositeChart
        h={280}
        data={[...months]}
        dataKey="month"
        withRightYAxis
        withDots={false}
        strokeWidth={2}
        gridAxis="x"
        tickLine="none"
        maxBarWidth={36}
        accessibilityLayer={false}
        series={[
          { name: 'pagesUsed', label: labels.pagesUsed, type: 'bar', color: 'var(--control)' },
          {
            name: 'blocksUsed',
            label: labels.blocksUsed,
            type: 'line',
            color: 'var(--info)',
            yAxisId: 'right',
          },
          {
            name: 'blockLimit',
            label: labels.blockLimit,
            type: 'line',
            color: 'var(--bad)',
            yAxisId: 'right',
          },
        ]}
        lineProps={{ isAnimationActive: false, type: 'step' }}
        barProps={{ isAnimationActive: false }}
        xAxisProps={{ tickFormatter: (month: string) => format.shortMonth(month), minTickGap: 8 }}
        yAxisProps={{ ...pages, tickFormatter: format.number, width: 56 }}
        rightYAxisProps={{ ...blocks, tickFormatter: format.number, width: 56 }}
        tooltipProps={{ content: makeTip(format.month, { labels }) }}
      />
    </>
  );
}
