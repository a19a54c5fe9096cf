import { ChartSection } from '#features/billing/usage/ChartSection.tsx';
import { isWithinReach } from '#features/billing/usage/chart-scale.ts';
import type { Series } from '#features/billing/usage/chart-data.ts';
import { messages } from '#features/billing/usage/messages.ts';
import { PeriodChart } from '#features/billing/usage/PeriodChart.tsx';
import type { MonthFigures } from '#features/billing/usage/usage-figures.ts';
import classes from '#features/billing/usage/usage.module.css';
import { format } from '#lib/format.ts';

const periodFormat = { short: format.shortMonth, full: format.month };

/** The limit of the last month that has one: a month that has just begun has no figures yet. */
function limitNow(months: readonly MonthFigures[]): number {
  return months.findLast(({ blockLimit }) => blockLimit > 0)?.blockLimit ?? 0;
}

/** Two pictures of the months: the pages of each, and the blocks of each against their limit. */
export function MonthsChart({ months, isEmpty }: { months: readonly MonthFigures[]; isEmpty: boolean }) {
  const t = messages.get().chart;
  const points = months.map(({ month, pagesUsed, blocksUsed, blockLimit }) => ({
    period: month,
    values: { pagesUsed, blocksUsed, blockLimit },
  }));
  const limit = Math.max(0, ...months.map(({ blockLimit }) => blockLimit));
  const isNear = isWithinReach(limit, Math.max(0, ...months.map(({ blocksUsed }) => blocksUsed)));
  const blocks: Series = { key: 'blocksUsed', label: t.blocks, color: 'var(--info)', kind: 'bar' };
  const blockLimit: Series = { key: 'blockLimit', label: t.blockLimit, color: 'var(--bad)', kind: 'step' };
  return (
    <div className={classes['pictures']}>
      <ChartSection title={t.months} isEmpty={isEmpty}>
        <PeriodChart
          points={points}
          series={[{ key: 'pagesUsed', label: t.pages, color: 'var(--control)', kind: 'bar' }]}
          periodFormat={periodFormat}
        />
      </ChartSection>
      <ChartSection
        title={t.monthsBlocks}
        note={isNear ? undefined : t.limitBeyond(format.number(limitNow(months)))}
        isEmpty={isEmpty}
      >
        <PeriodChart
          points={points}
          series={isNear ? [blocks, blockLimit] : [blocks]}
          periodFormat={periodFormat}
        />
      </ChartSection>
    </div>
  );
}
