import { Anchor } from '@mantine/core';
import type { Revenue, RevenueOfMonth } from '@ocr/contract';
import { moneyText } from '@ocr/contract/invoice-paper';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { messages } from '#features/billing/usage/messages.ts';
import classes from '#features/billing/usage/usage.module.css';
import { format, nothing } from '#lib/format.ts';
import { joins } from '#lib/i18n/joins.ts';
import { currentLanguageTag } from '#lib/i18n/language.ts';
import { linkSearch, paths } from '#lib/paths.ts';
import { revenueQuery } from '#lib/queries/invoices.ts';
import { Section } from '#ui/layout/Section.tsx';
import type { Column } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/DataTable.tsx';

interface RevenueSectionProps {
  readonly from: string;
  readonly to: string;
  readonly tenantId: string | undefined;
}

const kinds = ['base', 'packages', 'blocks', 'overBlocks', 'discount', 'includedTax'] as const;
type Kind = (typeof kinds)[number];

/** Invoiced amounts by month and kind, and by tenant; nothing if there are no amounts. */
export function RevenueSection({ from, to, tenantId }: RevenueSectionProps) {
  const t = messages.get().revenue;
  const { data } = useQuery(revenueQuery({ from, to, ...(tenantId === undefined ? {} : { tenantId }) }));
  if (data === undefined || data.months.length === 0) return null;
  const months = from === to ? format.month(from) : joins.range(format.month(from), format.month(to));
  return (
    <Section title={t.title} note={t.note(months)}>
      <div className={classes['revenue']}>
        <DataTable
          label={t.byMonth}
          columns={monthColumns(data.months)}
          rows={data.months}
          rowKey={({ month, currency }) => `${month} ${currency}`}
          {...totalsOf(data.months)}
        />
        {tenantId === undefined && <TenantsTable revenue={data} />}
      </div>
    </Section>
  );
}

/** Kinds that no month has stay away. */
function monthColumns(months: readonly RevenueOfMonth[]): readonly Column<RevenueOfMonth>[] {
  const t = messages.get().revenue;
  const amount = (key: Kind | 'total', header: string): Column<RevenueOfMonth> => ({
    key,
    header,
    align: 'end',
    isWhole: true,
    cell: (row) => {
      // Tax is subtracted from the other amounts.
      const value = key === 'includedTax' ? -row.includedTax : row[key];
      return value === 0 ? nothing : moneyText(row.currency, currentLanguageTag)(value);
    },
  });
  return [
    {
      key: 'month',
      header: t.month,
      isRowHeader: true,
      isWhole: true,
      cell: ({ month }) => format.shortMonth(month),
    },
    ...kinds
      .filter((kind) => months.some((month) => month[kind] !== 0))
      .map((kind) => amount(kind, t.kinds[kind])),
    amount('total', t.total),
  ];
}

/** Amounts of several currencies have no sum. */
function totalsOf(months: readonly RevenueOfMonth[]) {
  const [first] = months;
  if (first === undefined || months.some(({ currency }) => currency !== first.currency)) return {};
  const money = moneyText(first.currency, currentLanguageTag);
  const sum = (key: Kind | 'total') => months.reduce((all, month) => all + month[key], 0);
  const { total } = messages.get().revenue;
  return {
    totals: {
      month: total,
      ...Object.fromEntries(
        kinds.map((kind) => [kind, money(kind === 'includedTax' ? -sum(kind) : sum(kind))]),
      ),
      total: money(sum('total')),
    },
  };
}

function TenantsTable({ revenue }: { readonly revenue: Revenue }) {
  const t = messages.get().revenue;
  const all = revenue.tenantCounts.reduce((sum, { tenants }) => sum + tenants, 0);
  const more = all - revenue.tenants.length;
  return (
    <DataTable
      label={t.byTenant}
      columns={tenantColumns()}
      rows={revenue.tenants}
      rowKey={({ tenantId, currency }) => `${tenantId} ${currency}`}
      isPlain
      {...(more > 0 && {
        footer: <p className={classes['more']}>{t.more(format.number(more), more)}</p>,
      })}
    />
  );
}

function tenantColumns(): readonly Column<Revenue['tenants'][number]>[] {
  const t = messages.get().revenue;
  return [
    {
      key: 'companyName',
      header: t.tenant,
      isRowHeader: true,
      cell: ({ tenantId, companyName }) => (
        <Anchor component={Link} to={paths.invoices} search={linkSearch({ tenantId })}>
          {companyName}
        </Anchor>
      ),
    },
    {
      key: 'total',
      header: t.total,
      align: 'end',
      isWhole: true,
      cell: ({ currency, total }) => moneyText(currency, currentLanguageTag)(total),
    },
  ];
}
