import type { CurrentUsage, UsageSum } from '@ocr/contract';
import { messages } from '#features/billing/usage/messages.ts';
import { figuresByDay, sumOf, type DayFigures } from '#features/billing/usage/usage-figures.ts';
import { DaysChart } from '#features/billing/usage/DaysChart.tsx';
import classes from '#features/billing/usage/usage.module.css';
import { format } from '#lib/format.ts';
import { joins } from '#lib/i18n/joins.ts';
import { daysOfMonth } from '#lib/months.ts';
import type { Column } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import { Quantity } from '#ui/figures/Quantity.tsx';

interface UsageByDayProps {
  readonly sums: readonly UsageSum[];
  readonly month: string;
  readonly usage: CurrentUsage | undefined;
  readonly isStale: boolean;
}

/** A month's days: those to come stay empty in the picture, and out of the table. */
export function UsageByDay({ sums, month, usage, isStale }: UsageByDayProps) {
  const t = messages.get();
  const monthDays = daysOfMonth(month);
  const running = usage?.month === month ? usage : undefined;
  const lastUsed = sums.at(-1)?.day ?? '';
  // Limits of several tenants do not add up: what one has left is no use to another.
  const isOfAll = usage?.tenantCounts !== undefined;
  const lastDay = running && (lastUsed > running.today ? lastUsed : running.today);
  const days = figuresByDay(
    sums,
    monthDays.filter((day) => lastDay === undefined || day <= lastDay),
  );
  const title = t.chart.days(format.month(month));
  return (
    <div className={classes['stack']}>
      <DaysChart
        month={month}
        monthDays={monthDays}
        days={days}
        limit={isOfAll ? 0 : (running?.pageLimit ?? sums[0]?.pageLimit ?? 0)}
        forecast={running && new Map(running.forecast.map(({ day, pages }) => [day, pages]))}
      />
      <DataTable
        label={joins.labelled(t.table.title, title)}
        columns={makeColumns()}
        rows={days}
        rowKey={({ day }) => day}
        isPlain
        isStale={isStale}
        totals={{
          day: t.table.total,
          requestCount: <Quantity value={sumOf(days, 'requestCount')} />,
          pagesUsed: <Quantity value={sumOf(days, 'pagesUsed')} />,
          blocksBegun: <Quantity value={sumOf(days, 'blocksBegun')} />,
        }}
      />
    </div>
  );
}

function makeColumns(): readonly Column<DayFigures>[] {
  const t = messages.get().table;
  const count = (
    key: Exclude<keyof DayFigures, 'day'>,
    header: string,
    isWide = false,
  ): Column<DayFigures> => ({
    key,
    header,
    align: 'end',
    isWide,
    cell: (row) => <Quantity value={row[key]} />,
  });
  return [
    { key: 'day', header: t.day, isRowHeader: true, cell: ({ day }) => format.shortDay(day) },
    count('requestCount', t.requests, true),
    count('pagesUsed', t.pages),
    count('pagesSoFar', t.pagesSoFar),
    count('blocksBegun', t.blocksBegun, true),
    count('blocksSoFar', t.blocksSoFar),
  ];
}
