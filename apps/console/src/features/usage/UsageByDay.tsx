import type { CurrentUsage, UsageRow } from '@ocr/contract';
import { messages } from '#features/usage/messages.ts';
import {
  figuresByDay,
  forecastPages,
  limitOf,
  sumOf,
  type DayFigures,
} from '#features/usage/usage-figures.ts';
import { LazyChart } from '#features/usage/LazyChart.tsx';
import classes from '#features/usage/usage.module.css';
import { format } from '#lib/format.ts';
import { daysOfMonth, localToday } from '#lib/months.ts';
import { DataTable, type Column } from '#ui/DataTable.tsx';
import { Quantity } from '#ui/Quantity.tsx';

interface UsageByDayProps {
  readonly rows: readonly UsageRow[];
  readonly month: string;
  readonly usage: CurrentUsage | undefined;
  readonly isStale: boolean;
}

/** A month's days: those to come stay empty in the picture, and out of the table. */
export function UsageByDay({ rows, month, usage, isStale }: UsageByDayProps) {
  const words = messages.get();
  const monthDays = daysOfMonth(month);
  const isRunning = usage?.month === month;
  const today = localToday();
  const lastWithUse = rows.reduce((last, { day = '' }) => (day > last ? day : last), '');
  const days = figuresByDay(
    rows,
    isRunning ? monthDays.filter((day) => day <= today || day <= lastWithUse) : monthDays,
  );
  const limit = isRunning ? usage.pageLimit : limitOf(rows);
  const forecast =
    isRunning && usage.tenants === undefined
      ? forecastPages({ days, monthDays, today, pagesReserved: usage.pagesReserved })
      : undefined;
  const title = words.chart.days(format.month(month));
  return (
    <div className={classes['stack']}>
      <LazyChart
        kind="days"
        title={title}
        isEmpty={rows.length === 0}
        monthDays={monthDays}
        days={days}
        limit={limit}
        pagesPerBlock={rows[0]?.pagesPerBlock ?? 1}
        forecast={forecast}
      />
      <DataTable
        label={`${words.table.title}: ${title}`}
        columns={makeColumns()}
        rows={days}
        rowKey={({ day }) => day}
        isStale={isStale}
        totals={{
          day: words.table.total,
          requestCount: <Quantity value={sumOf(days, 'requestCount')} />,
          pagesUsed: <Quantity value={sumOf(days, 'pagesUsed')} />,
          blocksBegun: <Quantity value={sumOf(days, 'blocksBegun')} />,
        }}
      />
    </div>
  );
}

function makeColumns(): readonly Column<DayFigures>[] {
  const words = messages.get().table;
  const count = (key: Exclude<keyof DayFigures, 'day'>, header: string): Column<DayFigures> => ({
    key,
    header,
    align: 'end',
    cell: (row) => <Quantity value={row[key]} />,
  });
  return [
    { key: 'day', header: words.day, isRowHeader: true, cell: ({ day }) => format.day(day) },
    count('requestCount', words.requests),
    count('pagesUsed', words.pages),
    count('pagesSoFar', words.pagesSoFar),
    count('blocksBegun', words.blocksBegun),
    count('blocksSoFar', words.blocksSoFar),
  ];
}
