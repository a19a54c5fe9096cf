import type { CurrentUsage } from '@ocr/contract';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Attention } from '#features/dashboard/Attention.tsx';
import { pagesToDateBefore } from '#features/dashboard/daily-pages.ts';
import { DailyChart } from '#features/dashboard/DailyChart.tsx';
import classes from '#features/dashboard/dashboard.module.css';
import { RevenueChart } from '#features/dashboard/RevenueChart.tsx';
import { messages } from '#features/dashboard/messages.ts';
import { format, nothing } from '#lib/format.ts';
import { paths } from '#lib/paths.ts';
import { Figure, Figures } from '#ui/figures/Figure.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { ErrorState } from '#ui/feedback/States.tsx';
import { currentUsageQuery, dailyUsageQuery } from '#lib/queries/usage.ts';
import { invoiceDraftsQuery, invoicesByStatusQuery } from '#lib/queries/invoices.ts';

/** The partner's home: four figures, what needs attention, and the pages of this month over last. */
export function PartnerHome() {
  const t = messages.get();
  const usage = useQuery(currentUsageQuery({ nearest: 8 }));
  const daily = useQuery({
    ...dailyUsageQuery(usage.data?.month ?? '', 1),
    enabled: usage.data !== undefined,
  });
  const pending = useQuery(invoicesByStatusQuery('pending'));
  const overdue = useQuery(invoicesByStatusQuery('overdue'));
  const figures = usage.data;
  const counts = figures?.tenantCounts;
  const before =
    figures && daily.data ? pagesToDateBefore(daily.data, figures.month, figures.today) : undefined;
  const drafts = useQuery(invoiceDraftsQuery);
  const unpaid =
    pending.data && overdue.data
      ? format.number(pending.data.total + overdue.data.total)
      : pending.isError || overdue.isError
        ? nothing
        : undefined;
  return (
    <>
      <PageHeader
        title={t.title}
        state={counts && t.partner.state(format.number(counts.all), format.month(figures?.month), counts.all)}
        help="start"
        action={
          <Button component={Link} to={paths.addTenant} leftSection={<IconPlus size={16} aria-hidden />}>
            {t.partner.addTenant}
          </Button>
        }
      />
      {usage.isError && !figures ? (
        <ErrorState error={usage.error} onRetry={() => void usage.refetch()} />
      ) : (
        <div className={classes['stack']}>
          <Figures>
            <Figure
              label={t.partner.pages}
              value={figures && format.number(figures.pagesUsed)}
              detail={before === undefined ? undefined : t.partner.pagesBefore(format.number(before))}
              to={paths.usage}
            />
            <Figure
              label={t.partner.atLimit}
              value={counts && format.number(counts.full + counts.close)}
              detail={
                counts && t.partner.atLimitDetail(format.number(counts.full), format.number(counts.close))
              }
              to={paths.tenants}
            />
            <Figure
              label={t.partner.unpaid}
              value={unpaid}
              detail={overdue.data && t.partner.unpaidDetail(format.number(overdue.data.total))}
              to={paths.invoices}
            />
            <Figure
              label={t.partner.filesRead}
              value={figures && shareRead(figures)}
              detail={figures && wordFailures(figures)}
            />
          </Figures>
          <Attention
            usage={figures}
            invoices={{
              isPending: overdue.isPending || drafts.isPending,
              overdue: overdue.data,
              // Drafts that cannot be counted just now must not hide the rest.
              drafts: drafts.data?.total ?? 0,
            }}
          />
          <DailyChart figures={figures} rows={daily.data} isComparison />
          <RevenueChart />
        </div>
      )}
    </>
  );
}

/** Of the files that have ended; what they contain is the tenants' alone. */
function shareRead({ filesRead, filesFailed }: CurrentUsage): string {
  const ended = filesRead + filesFailed;
  return format.percent(ended === 0 ? null : (filesRead / ended) * 100);
}

function wordFailures({ filesRead, filesFailed }: CurrentUsage): string {
  const t = messages.get().partner;
  const ended = filesRead + filesFailed;
  return ended === 0 ? t.noFiles : t.filesReadDetail(format.number(filesFailed), format.number(ended));
}
