import type { CurrentUsage } from '@ocr/contract';
import { useQuery } from '@tanstack/react-query';
import { CurrentMonth } from '#features/billing/usage/CurrentMonth.tsx';
import { RevenueSection } from '#features/billing/usage/RevenueSection.tsx';
import { messages } from '#features/billing/usage/messages.ts';
import { readUsageSearch } from '#features/billing/usage/search.ts';
import { UsageByDay } from '#features/billing/usage/UsageByDay.tsx';
import { UsageByMonth } from '#features/billing/usage/UsageByMonth.tsx';
import { UsageFilters, type Shown } from '#features/billing/usage/UsageFilters.tsx';
import classes from '#features/billing/usage/usage.module.css';
import { fetchDownload } from '#lib/api/client.ts';
import { format } from '#lib/format.ts';
import { useListSearch } from '#lib/lists/list-search.ts';
import { localToday, shiftMonth } from '#lib/months.ts';
import { isPartner } from '#lib/session/use-session.ts';
import { ExportSheetButton } from '#ui/table/ExportSheetButton.tsx';
import { FilterBar } from '#ui/table/FilterBar.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { ErrorState, Placeholder } from '#ui/feedback/States.tsx';
import { currentUsageQuery, type UsageRange, usageSumsQuery } from '#lib/queries/usage.ts';

/** What is left of one tenant's month; for several together what was used, because their limits do not add up. */
function wordState({ month, pagesUsed, pagesAvailable, tenantCounts }: CurrentUsage): string {
  const t = messages.get();
  return tenantCounts === undefined
    ? t.state(format.number(pagesAvailable), pagesAvailable, format.month(month))
    : t.stateOfAll(format.number(pagesUsed), pagesUsed, format.month(month));
}

/** Usage: the running month, then days or months as a picture and as a table with the same numbers. */
export function UsagePage() {
  const t = messages.get();
  const { search, query, change, sortBy } = useListSearch(readUsageSearch);
  const usage = useQuery(
    currentUsageQuery(search.tenantId === undefined ? { nearest: 0 } : { tenantId: search.tenantId }),
  );
  const running = usage.data?.month ?? localToday().slice(0, 7);
  const to = search.to ?? running;
  const shown: Shown = {
    granularity: search.granularity ?? 'day',
    month: search.month ?? running,
    from: search.from ?? shiftMonth(to, -11),
    to,
    tenantId: search.tenantId,
  };
  const range = rangeOf(shown);
  // The running month decides the range where the address does not: it is known first.
  const sums = useQuery({ ...usageSumsQuery(range), enabled: !usage.isPending });
  const active = [search.tenantId, search.month, search.from, search.to, search.granularity];
  return (
    <>
      <PageHeader title={t.title} state={usage.data && wordState(usage.data)} help="usage" />
      <div className={classes['stack']}>
        <CurrentMonth usage={usage} />
        <div>
          <FilterBar
            active={active.filter((value) => value !== undefined).length}
            onClear={() =>
              change({
                tenantId: undefined,
                month: undefined,
                from: undefined,
                to: undefined,
                granularity: undefined,
                sort: undefined,
              })
            }
            end={<Export range={range} />}
          >
            <UsageFilters shown={shown} lastMonth={running} onChange={change} />
          </FilterBar>
          {sums.isError && sums.data === undefined ? (
            <ErrorState error={sums.error} onRetry={() => void sums.refetch()} />
          ) : sums.data === undefined ? (
            <Placeholder height={560} />
          ) : shown.granularity === 'day' ? (
            <UsageByDay
              sums={sums.data}
              month={shown.month}
              usage={usage.data}
              isStale={sums.isPlaceholderData}
            />
          ) : (
            <UsageByMonth
              sums={sums.data}
              range={range}
              query={query}
              onChange={change}
              onSort={sortBy}
              isStale={sums.isPlaceholderData}
            />
          )}
        </div>
        {isPartner() && (
          <div id="revenue">
            <RevenueSection from={shown.from} to={shown.to} tenantId={shown.tenantId} />
          </div>
        )}
      </div>
    </>
  );
}

function rangeOf({ granularity, month, from, to, tenantId }: Shown): UsageRange {
  return {
    granularity,
    ...(granularity === 'day' ? { from: month, to: month } : { from, to }),
    ...(tenantId === undefined ? {} : { tenantId }),
  };
}

/** The filtered usage as an Excel sheet. */
function Export({ range }: { range: UsageRange }) {
  return (
    <ExportSheetButton
      label={messages.get().export}
      fetchSheet={() => fetchDownload('exportUsage', { query: range })}
      fileName="usage.xlsx"
    />
  );
}
