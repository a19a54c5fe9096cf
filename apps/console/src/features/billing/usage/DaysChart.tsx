import { ChartSection } from '#features/billing/usage/ChartSection.tsx';
import { messages } from '#features/billing/usage/messages.ts';
import { PeriodChart } from '#features/billing/usage/PeriodChart.tsx';
import type { Series } from '#features/billing/usage/chart-data.ts';
import type { DayFigures } from '#features/billing/usage/usage-figures.ts';
import classes from '#features/billing/usage/usage.module.css';
import { format } from '#lib/format.ts';
import { joins } from '#lib/i18n/joins.ts';

interface DaysChartProps {
  readonly month: string;
  /** Every day of the month, those to come included. */
  readonly monthDays: readonly string[];
  readonly days: readonly DayFigures[];
  /** Pages; 0 where there is no one limit. */
  readonly limit: number;
  /** Pages so far as expected at each day's end, from today on. */
  readonly forecast: ReadonlyMap<string, number> | undefined;
}

const periodFormat = { short: format.shortDay, full: format.day };

/** Two pictures of a month: what each day used, and how far the month has come on its way to the limit. */
export function DaysChart({ month, monthDays, days, limit, forecast }: DaysChartProps) {
  const t = messages.get().chart;
  const figures = new Map(days.map((day) => [day.day, day]));
  const isEmpty = days.every(({ pagesUsed }) => pagesUsed === 0);
  const points = monthDays.map((day) => {
    const { pagesUsed = null, pagesSoFar = null } = figures.get(day) ?? {};
    return { period: day, values: { pagesUsed, pagesSoFar, forecast: forecast?.get(day) ?? null } };
  });
  const expected: Series = {
    key: 'forecast',
    label: t.forecast,
    color: 'var(--brand-line)',
    kind: 'line',
    isDashed: true,
    word: (pages) => format.number(Math.round(pages)),
  };
  const soFar: Series[] = [
    { key: 'pagesSoFar', label: t.soFar, color: 'var(--brand-line)', kind: 'line' },
    ...(forecast?.size ? [expected] : []),
  ];
  return (
    <div className={classes['pictures']}>
      <ChartSection title={t.days(format.month(month))} isEmpty={isEmpty}>
        <PeriodChart
          points={points}
          series={[{ key: 'pagesUsed', label: t.pagesByDay, color: 'var(--control)', kind: 'bar' }]}
          periodFormat={periodFormat}
        />
      </ChartSection>
      <ChartSection
        title={t.daysSoFar(format.month(month))}
        note={noteOf(days.at(-1), limit, forecast)}
        isEmpty={isEmpty}
      >
        <PeriodChart
          points={points}
          series={soFar}
          {...(limit > 0 && { limit: { value: limit, label: t.limitOf(format.number(limit)) } })}
          periodFormat={periodFormat}
        />
      </ChartSection>
    </div>
  );
}

/** How much of its limit the month has used, and where it will end as things go. */
function noteOf(
  last: DayFigures | undefined,
  limit: number,
  forecast: ReadonlyMap<string, number> | undefined,
): string {
  const t = messages.get().chart;
  const pages = last?.pagesSoFar ?? 0;
  const end = [...(forecast?.values() ?? [])].at(-1);
  const expected = end === undefined ? undefined : Math.round(end);
  const ofLimit = (part: number): string => format.percent((100 * part) / limit);
  return joins.sentences(
    limit === 0
      ? t.usedWithoutLimit(format.number(pages), pages)
      : t.used(format.number(pages), format.number(limit), ofLimit(pages)),
    expected !== undefined && limit > 0 && t.expected(format.number(expected), expected, ofLimit(expected)),
  );
}
