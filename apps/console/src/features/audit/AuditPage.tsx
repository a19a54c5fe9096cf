import { keysOf } from '@ocr/contract/objects';
import { NativeSelect } from '@mantine/core';
import type { AuditEntryData } from '@ocr/contract';
import { describeAction, describeDetails } from '@ocr/contract/audit';
import { useQuery } from '@tanstack/react-query';
import classes from '#features/audit/audit.module.css';
import { messages } from '#features/audit/messages.ts';
import { readAuditSearch } from '#features/audit/search.ts';
import { fetchDownload } from '#lib/api/client.ts';
import { format } from '#lib/format.ts';
import { useListSearch } from '#lib/lists/list-search.ts';
import { isPartner } from '#lib/session/use-session.ts';
import type { Column } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import { ExportSheetButton } from '#ui/table/ExportSheetButton.tsx';
import { DateField } from '#ui/form/DateField.tsx';
import { FilterBar, SearchField } from '#ui/table/FilterBar.tsx';
import { ListFooter } from '#ui/table/ListFooter.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { TenantSelect } from '#ui/form/TenantSelect.tsx';
import { tenantNamesQuery } from '#lib/queries/tenants.ts';
import { auditQuery } from '#lib/queries/audit.ts';

function makeColumns(): readonly Column<AuditEntryData>[] {
  const t = messages.get().entry;
  const { columns } = t;
  const tenant: Column<AuditEntryData> = {
    key: 'companyName',
    header: columns.companyName,
    cell: ({ companyName }) => companyName ?? '–',
  };
  return [
    {
      key: 'at',
      header: columns.at,
      isSortable: true,
      isRowHeader: true,
      isWhole: true,
      cell: ({ at }) => format.dateTime(at),
    },
    { key: 'userName', header: columns.userName, cell: ({ userName }) => userName },
    { key: 'action', header: columns.action, cell: ({ action }) => describeAction(action, t) },
    { key: 'target', header: columns.target, cell: ({ target }) => target ?? '–' },
    ...(isPartner() ? [tenant] : []),
    {
      key: 'details',
      header: columns.details,
      cell: ({ details }) => <span className={classes['details']}>{describeDetails(details, t) || '–'}</span>,
    },
  ];
}

type Group = keyof ReturnType<typeof messages.get>['groups'];
// Actions that only the other role performs, or that do not concern this one.
const tenantsOnly: readonly Group[] = ['request.', 'result.'];
const partnersOnly: readonly Group[] = ['partner.', 'settings.'];

function groupsFor(partner: boolean): Group[] {
  const hidden = partner ? tenantsOnly : partnersOnly;
  return keysOf(messages.get().groups).filter((group) => !hidden.includes(group));
}

/** Who did what and when: a partner's administration, a tenant's own. */
export function AuditPage() {
  const t = messages.get();
  const { search, query, change, sortBy } = useListSearch(readAuditSearch);
  const audit = useQuery(auditQuery(query));
  const names = useQuery({ ...tenantNamesQuery, enabled: isPartner() });
  const total = audit.data?.total;
  const { from, to, action, tenantId } = search;
  return (
    <>
      <PageHeader
        title={t.entry.title}
        state={total === undefined ? undefined : t.state(format.number(total), total)}
        help="account"
      />
      <FilterBar
        search={
          <SearchField value={search.search} onChange={(text) => change({ search: text })} label={t.search} />
        }
        active={[from, to, action, tenantId].filter((value) => value !== undefined).length}
        onClear={() => change({ from: undefined, to: undefined, action: undefined, tenantId: undefined })}
        end={<Export search={search} />}
      >
        {isPartner() && (
          <TenantSelect
            tenants={names.data}
            value={tenantId}
            onChange={(id) => change({ tenantId: id })}
            label={t.entry.columns.companyName}
            allLabel={t.allTenants}
            nothingFound={t.noTenant}
          />
        )}
        <NativeSelect
          aria-label={t.entry.columns.action}
          value={action ?? ''}
          data={[
            { value: '', label: t.allActions },
            ...groupsFor(isPartner()).map((value) => ({ value, label: t.groups[value] })),
          ]}
          onChange={(event) => change({ action: event.currentTarget.value || undefined })}
        />
        <DateField
          aria-label={t.from}
          placeholder={t.from}
          value={from ?? ''}
          onChange={(day) => change({ from: day || undefined })}
          isClearable
        />
        <DateField
          aria-label={t.to}
          placeholder={t.to}
          value={to ?? ''}
          onChange={(day) => change({ to: day || undefined })}
          isClearable
        />
      </FilterBar>
      <DataTable
        label={t.entry.title}
        columns={makeColumns()}
        rows={audit.data?.items}
        rowKey={({ id }) => id}
        sort={search.sort}
        onSort={sortBy}
        error={audit.error}
        onRetry={() => void audit.refetch()}
        isStale={audit.isPlaceholderData}
        footer={<ListFooter hasTimes page={query.page} size={query.size} total={total} onChange={change} />}
      />
    </>
  );
}

/** What the filters leave, as an Excel sheet. */
function Export({ search }: { search: ReturnType<typeof readAuditSearch> }) {
  const { page: _page, size: _size, ...query } = search;
  return (
    <ExportSheetButton
      label={messages.get().export}
      fetchSheet={() => fetchDownload('exportAudit', { query })}
      fileName="audit.xlsx"
    />
  );
}
