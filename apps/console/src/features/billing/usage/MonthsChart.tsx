import { messages } from '#features/billing/usage/messages.ts';
import { PeriodChart } from '#features/billing/usage/PeriodChart.tsx';
import type { MonthFigures } from '#features/billing/usage/usage-figures.ts';
import { format } from '#lib/format.ts';

/** Pages of each month as bars (left); blocks and their limit as steps (right). */
export function MonthsChart({ months }: { months: readonly MonthFigures[] }) {
  const t = messages.get().chart;
  return (
    <PeriodChart
      points={months.map(({ month, pagesUsed, blocksUsed, blockLimit }) => ({
        period: month,
        values: { pagesUsed, blocksUsed, blockLimit },
      }))}
      series={[
        { key: 'pagesUsed', label: t.pages, color: 'var(--control)', kind: 'bar' },
        { key: 'blocksUsed', label: t.blocks, color: 'var(--info)', kind: 'step' },
        { key: 'blockLimit', label: t.blockLimit, color: 'var(--bad)', kind: 'step' },
      ]}
      periodFormat={{ short: format.shortMonth, full: format.month }}
    />
  );
}
