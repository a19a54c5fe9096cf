import type { UsageRow } from '@ocr/contract';
import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { compareMonths, lastDays } from '#features/dashboard/daily-pages.ts';
import { messages } from '#features/dashboard/messages.ts';
import { localToday } from '#lib/months.ts';
import { paths } from '#lib/paths.ts';
import { DayBars } from '#ui/DayBars.tsx';
import { Section } from '#ui/Section.tsx';
import { EmptyState, Placeholder } from '#ui/States.tsx';

interface DailyChartProps {
  readonly month: string | undefined;
  /** `undefined` while loading, `null` where there are too many rows for a picture. */
  readonly rows: readonly UsageRow[] | null | undefined;
  /** This month over last; otherwise the last 30 days. */
  readonly isComparison?: boolean;
}

export function DailyChart({ month, rows, isComparison = false }: DailyChartProps) {
  const words = messages.get().chart;
  const link = (
    <Anchor component={Link} to={paths.usage} size="sm">
      {words.openUsage}
    </Anchor>
  );
  const title = isComparison ? words.month : words.days30;
  return (
    <Section title={title} {...(isComparison ? { note: words.monthNote } : {})} action={link}>
      {month === undefined || rows === undefined ? (
        <Placeholder height={isComparison ? 194 : 172} />
      ) : rows === null ? (
        <EmptyState title={words.tooMany} />
      ) : (
        <Bars rows={rows} month={month} title={title} isComparison={isComparison} />
      )}
    </Section>
  );
}

interface BarsProps {
  readonly rows: readonly UsageRow[];
  readonly month: string;
  readonly title: string;
  readonly isComparison: boolean;
}

function Bars({ rows, month, title, isComparison }: BarsProps) {
  const words = messages.get().chart;
  const today = localToday();
  const days = isComparison ? compareMonths(rows, month, today) : lastDays(rows, today, 30);
  if (days.every(({ value, before }) => !value && !before)) return <EmptyState title={words.none} />;
  return (
    <DayBars
      days={days}
      label={title}
      dayHeader={words.day}
      valueHeader={isComparison ? words.thisMonth : words.pages}
      {...(isComparison ? { beforeHeader: words.lastMonth } : {})}
    />
  );
}
