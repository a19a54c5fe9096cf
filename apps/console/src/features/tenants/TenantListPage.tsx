import { Button } from '@mantine/core';
import { IconBuilding, IconHistory, IconPlus, IconTableImport } from '@tabler/icons-react';
import type { Tenant } from '@ocr/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { messages } from '#features/tenants/messages.ts';
import { readTenantsSearch } from '#features/tenants/search.ts';
import { TenantMenu } from '#features/tenants/TenantMenu.tsx';
import { format } from '#lib/format.ts';
import { signedInMessages } from '#lib/i18n/signed-in.ts';
import { useListSearch } from '#lib/lists/list-search.ts';
import { localToday } from '#lib/months.ts';
import { paths } from '#lib/paths.ts';
import type { Column } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import { DomainStatusBadge } from '#ui/feedback/DomainStatusBadge.tsx';
import { FilterBar, SearchField } from '#ui/table/FilterBar.tsx';
import { FilterSelect } from '#ui/table/FilterSelect.tsx';
import { ListFooter } from '#ui/table/ListFooter.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { Quantity } from '#ui/figures/Quantity.tsx';
import { EmptyState } from '#ui/feedback/States.tsx';
import { tenantsQuery } from '#lib/queries/tenants.ts';

const ImportDialog = lazy(async () => {
  const { ImportDialog } = await import('#features/tenants/ImportDialog.tsx');
  return { default: ImportDialog };
});

function makeColumns(): readonly Column<Tenant>[] {
  const t = messages.get().list;
  const { columns } = t;
  const today = localToday();
  return [
    {
      key: 'number',
      header: columns.number,
      cell: ({ number }) => number,
      isSortable: true,
      isRowHeader: true,
    },
    { key: 'companyName', header: columns.companyName, cell: (row) => row.companyName, isSortable: true },
    { key: 'email', header: columns.email, cell: ({ email }) => email, isSortable: true },
    {
      key: 'blockLimit',
      header: columns.blockLimit,
      align: 'end',
      isSortable: true,
      cell: ({ blockLimit }) => <Quantity value={blockLimit} />,
    },
    {
      key: 'onboardDate',
      header: columns.onboardDate,
      isSortable: true,
      isWhole: true,
      cell: ({ onboardDate }) => format.date(onboardDate),
    },
    {
      key: 'updatedDate',
      header: columns.updatedDate,
      isSortable: true,
      isWhole: true,
      cell: ({ updatedDate }) => format.date(updatedDate),
    },
    {
      key: 'status',
      header: columns.status,
      isSortable: true,
      cell: ({ status, expiryDate }) => (
        <DomainStatusBadge status={status} {...(expiryDate < today ? { detail: t.expired } : {})} />
      ),
    },
    { key: 'action', header: columns.action, width: 72, cell: (row) => <TenantMenu tenant={row} /> },
  ];
}

/** The partner's tenants. */
export function TenantListPage() {
  const t = messages.get().list;
  const { search, query, change, sortBy } = useListSearch(readTenantsSearch);
  const tenants = useQuery(tenantsQuery(query));
  const [isImporting, setImporting] = useState(false);
  const total = tenants.data?.total;
  const isFiltered = search.search !== undefined || search.status !== undefined;
  const add = (
    <Button component={Link} to={paths.addTenant} leftSection={<IconPlus size={16} aria-hidden />}>
      {t.add}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={t.title}
        state={total === undefined ? undefined : t.state(format.number(total), total)}
        help="tenants"
        action={
          <>
            <OtherActions onImport={() => setImporting(true)} />
            {add}
          </>
        }
      />
      <FilterBar
        search={
          <SearchField value={search.search} onChange={(text) => change({ search: text })} label={t.search} />
        }
        active={search.status === undefined ? 0 : 1}
        onClear={() => change({ status: undefined })}
      >
        <StatusFilter value={search.status} onChange={(status) => change({ status })} />
      </FilterBar>
      <DataTable
        label={t.title}
        isHeaderWrapped
        columns={makeColumns()}
        rows={tenants.data?.items}
        rowKey={({ id }) => id}
        rowLink={({ id }) => paths.tenant(id)}
        sort={search.sort}
        onSort={sortBy}
        error={tenants.error}
        onRetry={() => void tenants.refetch()}
        isStale={tenants.isPlaceholderData}
        {...(isFiltered
          ? {}
          : {
              empty: (
                <EmptyState
                  icon={<IconBuilding size={28} stroke={1.5} aria-hidden />}
                  title={t.empty}
                  text={t.emptyText}
                  action={add}
                />
              ),
            })}
        footer={<ListFooter hasTimes page={query.page} size={query.size} total={total} onChange={change} />}
      />
      {isImporting && (
        <Suspense>
          <ImportDialog onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </>
  );
}

type Status = Tenant['status'];

function StatusFilter({
  value,
  onChange,
}: {
  readonly value: Status | undefined;
  readonly onChange: (status: Status | undefined) => void;
}) {
  const t = messages.get().list;
  const statuses = signedInMessages.get().status;
  return (
    <FilterSelect
      label={t.status}
      allLabel={t.allStatuses}
      choices={[
        { value: 'active', label: statuses.active },
        { value: 'deactivated', label: statuses.deactivated },
      ]}
      value={value}
      onChange={onChange}
    />
  );
}

/** Next to adding a tenant: who did what, and adding many. */
function OtherActions({ onImport }: { onImport: () => void }) {
  const t = messages.get().list;
  return (
    <>
      <Button
        component={Link}
        to={paths.audit}
        variant="default"
        leftSection={<IconHistory size={16} aria-hidden />}
      >
        {t.activity}
      </Button>
      <Button variant="default" leftSection={<IconTableImport size={16} aria-hidden />} onClick={onImport}>
        {t.addMany}
      </Button>
    </>
  );
}
