import { Button } from '@mantine/core';
import { limits } from '@ocr/contract/limits';
import { IconScan } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { DailyChart } from '#features/dashboard/DailyChart.tsx';
import classes from '#features/dashboard/dashboard.module.css';
import { DropToRequest } from '#features/dashboard/DropToRequest.tsx';
import { LastResults } from '#features/dashboard/LastResults.tsx';
import { messages } from '#features/dashboard/messages.ts';
import { RunningRequests } from '#features/dashboard/RunningRequests.tsx';
import { ToCheck } from '#features/dashboard/ToCheck.tsx';
import { format } from '#lib/format.ts';
import { usePollInterval } from '#lib/live/live.ts';
import { paths } from '#lib/paths.ts';
import { costFacts } from '#lib/money.ts';
import { MonthGauge, MonthStatus } from '#ui/figures/MonthGauge.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { ErrorState, Placeholder } from '#ui/feedback/States.tsx';
import { expiryQuery } from '#lib/queries/accounts.ts';
import { currentUsageQuery, dailyUsageQuery } from '#lib/queries/usage.ts';
import { runningRequestsQuery, toCheckQuery } from '#lib/queries/requests.ts';

/** The tenant's home: pages left, a drop area for documents, running requests, the latest results, and thirty days of pages. */
export function TenantHome() {
  const t = messages.get();
  const usage = useQuery(currentUsageQuery());
  // Thirty days before the first of March begin in January.
  const daily = useQuery({
    ...dailyUsageQuery(usage.data?.month ?? '', 2),
    enabled: usage.data !== undefined,
  });
  const isMoving = (usage.data?.pagesReserved ?? 0) > 0;
  const running = useQuery({ ...runningRequestsQuery, refetchInterval: usePollInterval(isMoving) });
  const figures = usage.data;
  const toCheck = useQuery(toCheckQuery);
  const expiry = useQuery(expiryQuery);
  const mayRequest = (expiry.data?.daysLeft ?? 0) >= 0;
  return (
    <>
      <PageHeader
        title={t.title}
        state={
          figures &&
          running.data &&
          t.tenant.state(
            format.number(running.data.total),
            running.data.total,
            format.number(figures.pagesAvailable),
            figures.pagesAvailable,
          )
        }
        help="start"
        action={
          mayRequest && (
            <Button component={Link} to={paths.requestOcr} leftSection={<IconScan size={16} aria-hidden />}>
              {t.tenant.requestOcr}
            </Button>
          )
        }
      />
      {usage.isError && !figures ? (
        <ErrorState error={usage.error} onRetry={() => void usage.refetch()} />
      ) : (
        <div className={classes['stack']}>
          <div className={classes['pair']}>
            <Section title={t.tenant.limit} action={figures && <MonthStatus status={figures.usageStatus} />}>
              {figures ? (
                <MonthGauge
                  figures={figures}
                  label={t.tenant.limit}
                  more={costFacts(figures, t.tenant.cost)}
                />
              ) : (
                <Placeholder height={164} />
              )}
              <Expiry />
            </Section>
            {mayRequest && <DropToRequest />}
          </div>
          <div className={classes['pair']}>
            <RunningRequests list={running.data} />
            <LastResults />
          </div>
          <ToCheck />
          {/* Whether there is something to check decides where it is: it comes with the answer instead of moving then. */}
          {!toCheck.isPending && <DailyChart figures={figures} rows={daily.data} />}
        </div>
      )}
    </>
  );
}

/** Until when the tenant may submit requests. Once it is over, the notice above every page says so. */
function Expiry() {
  const t = messages.get().tenant;
  const { data: expiry, isPending } = useQuery(expiryQuery);
  if (isPending)
    return (
      <p className={classes['expiry']}>
        <Placeholder width={180} height={20} />
      </p>
    );
  if (!expiry || expiry.daysLeft < 0) return null;
  const isNear = expiry.daysLeft <= limits.expiryNoticeDays;
  return (
    <p className={classes['expiry']}>
      {t.expiry(format.day(expiry.date))}
      {isNear && <strong>{t.daysLeft(expiry.daysLeft)}</strong>}
    </p>
  );
}
