import { CompositeChart } from '@mantine/charts';
import '@mantine/core/styles/ColorSwatch.layer.css';
import '@mantine/charts/styles.layer.css';
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
  return (
    <CompositeChart
      h={300}
      data={[...months]}
      dataKey="month"
      withRightYAxis
      withLegend
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
          strokeDasharray: '2 3',
          yAxisId: 'right',
        },
      ]}
      lineProps={{ isAnimationActive: false, type: 'step' }}
      barProps={{ isAnimationActive: false }}
      xAxisProps={{ tickFormatter: (month: string) => format.month(month), minTickGap: 16 }}
      yAxisProps={{ allowDecimals: false, tickFormatter: format.number, width: 48 }}
      rightYAxisProps={{ allowDecimals: false, tickFormatter: format.number, width: 48 }}
      tooltipProps={{ content: makeTip(format.month, { labels }) }}
    />
  );
}
