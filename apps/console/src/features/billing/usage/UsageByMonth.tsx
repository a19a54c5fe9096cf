import { monthsBetween } from '@ocr/billing';
import type { UsageRow, UsageSum } from '@ocr/contract';
import { useQuery } from '@tanstack/react-query';
import { MonthsChart } from '#features/billing/usage/MonthsChart.tsx';
import { messages } from '#features/billing/usage/messages.ts';
import type { UsageSearch } from '#features/billing/usage/search.ts';
import { figuresByMonth, sumOf } from '#features/billing/usage/usage-figures.ts';
import classes from '#features/billing/usage/usage.module.css';
import { format } from '#lib/format.ts';
import { isPartner } from '#lib/session/use-session.ts';
import type { Column } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import { DomainStatusBadge } from '#ui/feedback/DomainStatusBadge.tsx';
import { ListFooter } from '#ui/table/ListFooter.tsx';
import { Quantity } from '#ui/figures/Quantity.tsx';
import { EmptyState } from '#ui/feedback/States.tsx';
import { type UsageRange, usageRowsQuery } from '#lib/queries/usage.ts';
import { joins } from '#lib/i18n/joins.ts';

interface UsageByMonthProps {
  readonly sums: readonly UsageSum[];
  readonly range: UsageRange;
  readonly query: UsageSearch & { readonly page: number; readonly size: number };
  readonly onChange: (change: { page?: number; size?: number }) => void;
  readonly onSort: (sort: string | undefined) => void;
  readonly isStale: boolean;
}

/** Months of one tenant or of all. The totals are of every row, also of those on other pages. */
export function UsageByMonth({ sums, range, query, onChange, onSort, isStale }: UsageByMonthProps) {
  const t = messages.get();
  const { page, size, sort } = query;
  const rows = useQuery(usageRowsQuery({ ...range, page, size, ...(sort ? { sort } : {}) }));
  const lastMonth = range.to ?? sums.at(-1)?.month;
  const total = (key: 'requestCount' | 'pagesUsed' | 'blocksUsed' | 'packagesUsed') => (
    <Quantity value={sumOf(sums, key)} />
  );
  return (
    <div className={classes['stack']}>
      {/* Months before the first use say nothing. */}
      <MonthsChart
        months={lastMonth ? figuresByMonth(sums, monthsBetween(sums[0]?.month ?? lastMonth, lastMonth)) : []}
        isEmpty={sums.length === 0}
      />
      <DataTable
        label={joins.labelled(t.table.title, t.chart.months)}
        columns={makeColumns(isPartner())}
        rows={rows.data?.items}
        rowKey={({ tenantId, month }) => `${month} ${tenantId}`}
        sort={sort}
        onSort={onSort}
        error={rows.error}
        onRetry={() => void rows.refetch()}
        isStale={isStale || rows.isPlaceholderData}
        empty={<EmptyState title={t.chart.none} />}
        totals={{
          month: t.table.total,
          requestCount: total('requestCount'),
          pagesUsed: total('pagesUsed'),
          blocksUsed: total('blocksUsed'),
          packagesUsed: total('packagesUsed'),
        }}
        footer={<ListFooter page={page} size={size} total={rows.data?.total} onChange={onChange} />}
      />
    </div>
  );
}

function makeColumns(hasTenants: boolean): readonly Column<UsageRow>[] {
  const t = messages.get().table;
  const count = (
    key: 'requestCount' | 'pagesUsed' | 'blocksUsed' | 'packagesUsed' | 'blockLimit',
    header: string,
    isSortable = false,
  ): Column<UsageRow> => ({
    key,
    header,
    align: 'end',
    isSortable,
    cell: (row) => <Quantity value={row[key]} />,
  });
  const tenant: Column<UsageRow> = {
    key: 'companyName',
    header: t.tenant,
    isSortable: true,
    cell: ({ companyName }) => companyName,
  };
  return [
    {
      key: 'month',
      header: t.month,
      isRowHeader: true,
      isSortable: true,
      isWhole: true,
      cell: ({ month }) => format.shortMonth(month),
    },
    ...(hasTenants ? [tenant] : []),
    count('requestCount', t.requests, true),
    count('pagesUsed', t.pages, true),
    count('blocksUsed', t.blocks),
    count('packagesUsed', t.packages),
    count('blockLimit', t.blockLimit),
    {
      key: 'usageStatus',
      header: t.usageStatus,
      cell: ({ usageStatus }) => <DomainStatusBadge status={usageStatus} />,
    },
  ];
}
