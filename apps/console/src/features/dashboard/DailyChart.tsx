import type { CurrentUsage, UsageSum } from '@ocr/contract';
import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { compareMonths, lastDays } from '#features/dashboard/daily-pages.ts';
import { messages } from '#features/dashboard/messages.ts';
import { paths } from '#lib/paths.ts';
import { DayBars } from '#ui/figures/DayBars.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { EmptyState, Placeholder } from '#ui/feedback/States.tsx';

interface DailyChartProps {
  /** Which month runs, and which day is today. */
  readonly figures: Pick<CurrentUsage, 'month' | 'today'> | undefined;
  /** `undefined` while loading. */
  readonly rows: readonly UsageSum[] | undefined;
  /** This month over last; otherwise the last 30 days. */
  readonly isComparison?: boolean;
}

/** Pages by day as a picture, with the way to their table. */
export function DailyChart({ figures, rows, isComparison = false }: DailyChartProps) {
  const t = messages.get().chart;
  const link = (
    <Anchor component={Link} to={paths.usage} size="sm">
      {t.openUsage}
    </Anchor>
  );
  const title = isComparison ? t.month : t.days30;
  return (
    <Section title={title} {...(isComparison ? { note: t.monthNote } : {})} action={link}>
      {figures === undefined || rows === undefined ? (
        <Placeholder height={isComparison ? 194 : 172} />
      ) : (
        <Bars rows={rows} figures={figures} title={title} isComparison={isComparison} />
      )}
    </Section>
  );
}

interface BarsProps {
  readonly rows: readonly UsageSum[];
  readonly figures: Pick<CurrentUsage, 'month' | 'today'>;
  readonly title: string;
  readonly isComparison: boolean;
}

function Bars({ rows, figures: { month, today }, title, isComparison }: BarsProps) {
  const t = messages.get().chart;
  const days = isComparison ? compareMonths(rows, month, today) : lastDays(rows, today, 30);
  if (days.every(({ value, before }) => !value && !before)) return <EmptyState title={t.none} />;
  return (
    <DayBars
      days={days}
      label={title}
      dayHeader={t.day}
      valueHeader={isComparison ? t.thisMonth : t.pages}
      {...(isComparison ? { beforeHeader: t.lastMonth } : {})}
    />
  );
}
