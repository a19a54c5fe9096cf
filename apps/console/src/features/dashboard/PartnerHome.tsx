import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Attention } from '#features/dashboard/Attention.tsx';
import { pagesToDateBefore } from '#features/dashboard/daily-pages.ts';
import { DailyChart } from '#features/dashboard/DailyChart.tsx';
import classes from '#features/dashboard/dashboard.module.css';
import { messages } from '#features/dashboard/messages.ts';
import { currentUsageQuery, dailyUsageQuery, invoicesByStatusQuery } from '#features/dashboard/queries.ts';
import { format } from '#lib/format.ts';
import { localToday } from '#lib/months.ts';
import { paths } from '#lib/paths.ts';
import { Figure, Figures } from '#ui/Figure.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { ErrorState } from '#ui/States.tsx';

/** The partner's home: four figures, what needs attention, and the pages of this month over last. */
export function PartnerHome() {
  const words = messages.get();
  const usage = useQuery(currentUsageQuery);
  const daily = useQuery({
    ...dailyUsageQuery(usage.data?.month ?? '', 1),
    enabled: usage.data !== undefined,
  });
  const pending = useQuery(invoicesByStatusQuery('pending'));
  const overdue = useQuery(invoicesByStatusQuery('overdue'));
  const figures = usage.data;
  const tenants = figures?.tenants;
  const full = tenants?.filter(({ usageStatus }) => usageStatus === 'full_capacity').length ?? 0;
  const close = tenants?.filter(({ usageStatus }) => usageStatus === 'close_to_limit').length ?? 0;
  const before =
    figures && daily.data ? pagesToDateBefore(daily.data, figures.month, localToday()) : undefined;
  const unpaid = pending.data && overdue.data && pending.data.total + overdue.data.total;
  return (
    <>
      <PageHeader
        title={words.title}
        state={
          tenants &&
          words.partner.state(format.number(tenants.length), format.month(figures?.month), tenants.length)
        }
        help="start"
        action={
          <Button component={Link} to={paths.addTenant} leftSection={<IconPlus size={16} aria-hidden />}>
            {words.partner.addTenant}
          </Button>
        }
      />
      {usage.isError && !figures ? (
        <ErrorState error={usage.error} onRetry={() => void usage.refetch()} />
      ) : (
        <div className={classes['stack']}>
          <Figures>
            <Figure
              label={words.partner.pages}
              value={figures && format.number(figures.pagesUsed)}
              detail={before === undefined ? undefined : words.partner.pagesBefore(format.number(before))}
              to={paths.usage}
            />
            <Figure
              label={words.partner.requests}
              value={figures && format.number(figures.requestCount)}
              detail={figures && words.partner.blocks(format.number(figures.blocksUsed), figures.blocksUsed)}
              to={paths.usage}
            />
            <Figure
              label={words.partner.atLimit}
              value={tenants && format.number(full + close)}
              detail={tenants && words.partner.atLimitDetail(format.number(full), format.number(close))}
              to={paths.tenants}
            />
            <Figure
              label={words.partner.unpaid}
              value={unpaid === undefined ? undefined : format.number(unpaid)}
              detail={overdue.data && words.partner.unpaidDetail(format.number(overdue.data.total))}
              to={paths.invoices}
            />
          </Figures>
          <Attention tenants={tenants} overdue={overdue.data} />
          <DailyChart month={figures?.month} rows={daily.data} isComparison />
        </div>
      )}
    </>
  );
}
