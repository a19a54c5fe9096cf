import type { Receivables } from '@ocr/contract';
import { moneyText } from '@ocr/contract/invoice-paper';
import { IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Anchor } from '@mantine/core';
import { useState } from 'react';
import { messages } from '#features/billing/payments/messages.ts';
import classes from '#features/billing/payments/payments.module.css';
import { format, nothing } from '#lib/format.ts';
import { currentLanguageTag } from '#lib/i18n/language.ts';
import { joins } from '#lib/i18n/joins.ts';
import { linkSearch, paths } from '#lib/paths.ts';
import { receivablesQuery } from '#lib/queries/invoices.ts';
import { EmptyState, ErrorState, Placeholder } from '#ui/feedback/States.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import type { Column } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import { ListFooter } from '#ui/table/ListFooter.tsx';

type Item = Receivables['items'][number];
type Total = Receivables['totals'][number];
const ages = ['notDue', 'upTo30', 'upTo60', 'upTo90', 'over90', 'total'] as const;
type Age = (typeof ages)[number];

/** What tenants still owe by how long it is overdue, a table for each currency (売掛金年齢表). */
export function ReceivablesPage() {
  const { back, receivables: t } = messages.get();
  const receivables = useQuery(receivablesQuery);
  const { data } = receivables;
  return (
    <>
      <PageHeader
        title={t.title}
        state={data && t.state(format.day(data.asOf))}
        help="invoices"
        back={{ to: paths.invoices, label: back }}
      />
      {data === undefined && receivables.isError ? (
        <ErrorState error={receivables.error} onRetry={() => void receivables.refetch()} />
      ) : data === undefined ? (
        <Placeholder height={320} />
      ) : data.totals.length === 0 ? (
        <EmptyState
          icon={<IconCircleCheck size={28} stroke={1.5} aria-hidden />}
          title={t.none}
          text={t.noneText}
        />
      ) : (
        <div className={classes['stack']}>
          {data.totals.map((total) => (
            <AgesTable
              key={total.currency}
              total={total}
              items={data.items.filter(({ currency }) => currency === total.currency)}
            />
          ))}
          {data.items.some((item) => ages.some((age) => item[age] < 0)) && (
            <p className={classes['note']}>{t.note}</p>
          )}
        </div>
      )}
    </>
  );
}

function AgesTable({ total, items }: { readonly total: Total; readonly items: readonly Item[] }) {
  const t = messages.get().receivables;
  const money = moneyText(total.currency, currentLanguageTag);
  const [{ page, size }, setPage] = useState({ page: 1, size: 50 });
  // The oldest and largest open amounts come first, unless the user chooses another order.
  const [sort, setSort] = useState<string>();
  const sorted = sortItems(items, sort);
  return (
    <DataTable
      label={joins.labelled(t.title, total.currency)}
      columns={makeColumns(money)}
      rows={sorted.slice((page - 1) * size, page * size)}
      rowKey={({ tenantId }) => tenantId}
      sort={sort}
      onSort={(next) => {
        setSort(next);
        setPage({ page: 1, size });
      }}
      totals={{
        companyName: t.total,
        ...Object.fromEntries(ages.map((age) => [age, money(total[age])])),
      }}
      {...(items.length > size && {
        footer: (
          <ListFooter
            page={page}
            size={size}
            total={items.length}
            onChange={(change) => setPage({ size, page: 1, ...change })}
          />
        ),
      })}
    />
  );
}

function makeColumns(money: (amount: number) => string): readonly Column<Item>[] {
  const t = messages.get().receivables;
  return [
    {
      key: 'companyName',
      header: t.tenant,
      isRowHeader: true,
      isSortable: true,
      cell: ({ tenantId, companyName }) => (
        <Anchor component={Link} to={paths.invoices} search={linkSearch({ tenantId })}>
          {companyName}
        </Anchor>
      ),
    },
    ...ages.map((age): Column<Item> => ({
      key: age,
      header: t.ages[age],
      align: 'end',
      isSortable: true,
      isWhole: true,
      cell: (item) => (item[age] === 0 ? nothing : money(item[age])),
    })),
  ];
}

function sortItems(items: readonly Item[], sort: string | undefined): Item[] {
  const key = sort?.replace(/^-/, '');
  const direction = sort?.startsWith('-') === true ? -1 : 1;
  if (key === 'companyName')
    return items.toSorted(
      (one, other) => direction * one.companyName.localeCompare(other.companyName, currentLanguageTag),
    );
  const age = ages.find((each) => each === key);
  if (age !== undefined) return items.toSorted((one, other) => direction * (one[age] - other[age]));
  const oldestFirst: readonly Age[] = ['over90', 'upTo90', 'upTo60', 'upTo30', 'notDue'];
  return items.toSorted((one, other) => {
    const first = oldestFirst.find((each) => one[each] !== other[each]);
    return first === undefined ? 0 : other[first] - one[first];
  });
}
