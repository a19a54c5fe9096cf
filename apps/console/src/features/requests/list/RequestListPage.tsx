import { Button } from '@mantine/core';
import { IconFileSpreadsheet, IconFiles, IconScan } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { messages } from '#features/requests/messages.ts';
import { requestColumns } from '#features/requests/list/request-columns.tsx';
import { RequestActions } from '#features/requests/list/RequestActions.tsx';
import { readRequestSearch } from '#features/requests/search.ts';
import { useLiveProgress } from '#features/requests/list/use-live-progress.ts';
import { fetchDownload } from '#lib/api/client.ts';
import { saveDownload } from '#lib/api/save-download.ts';
import { errorText } from '#lib/error-text.ts';
import { format } from '#lib/format.ts';
import { common } from '#lib/i18n/common.ts';
import { signedInMessages } from '#lib/i18n/signed-in.ts';
import { useListSearch } from '#lib/lists/list-search.ts';
import { usePollInterval } from '#lib/live/live.ts';
import { paths } from '#lib/paths.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import { DateField } from '#ui/form/DateField.tsx';
import { FilterBar, SearchField } from '#ui/table/FilterBar.tsx';
import { FilterSelect } from '#ui/table/FilterSelect.tsx';
import { ListFooter } from '#ui/table/ListFooter.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { EmptyState } from '#ui/feedback/States.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { requestsQuery, runningCountQuery } from '#lib/queries/requests.ts';

const none: ReadonlySet<string> = new Set();

/** Every request of the tenant, with live progress. */
export function RequestListPage() {
  const t = messages.get().list;
  const { search, query, change, sortBy } = useListSearch(readRequestSearch);
  const running = useQuery(runningCountQuery);
  const poll = usePollInterval((running.data ?? 0) > 0);
  const list = useQuery({ ...requestsQuery(query), refetchInterval: poll });
  const progressOf = useLiveProgress();
  // What is selected belongs to one page of one list: another address begins anew.
  const place = JSON.stringify(query);
  const [selection, setSelection] = useState({ place, ids: none });
  const selected = selection.place === place ? selection.ids : none;
  const select = (ids: ReadonlySet<string>): void => setSelection({ place, ids });
  const rows = list.data?.items;
  const chosen = rows?.filter(({ id }) => selected.has(id)) ?? [];
  const hasFilters = filtersIn(search) > 0;
  const total = list.data?.total;
  return (
    <>
      <PageHeader
        title={t.title}
        help="requests"
        state={
          total !== undefined &&
          (running.data
            ? t.stateRunning(format.number(total), total, format.number(running.data))
            : t.state(format.number(total), total))
        }
        action={
          <Button component={Link} to={paths.requestOcr} leftSection={<IconScan size={16} aria-hidden />}>
            {t.requestOcr}
          </Button>
        }
      />
      {chosen.length > 0 ? (
        <RequestActions chosen={chosen} onDone={() => select(none)} />
      ) : (
        <RequestFilters search={search} query={query} isEmpty={total === 0} onChange={change} />
      )}
      <DataTable
        label={t.title}
        columns={requestColumns(progressOf)}
        rows={rows}
        rowKey={({ id }) => id}
        rowName={({ number }) => number}
        rowLink={({ id }) => paths.request(id)}
        sort={search.sort}
        onSort={sortBy}
        selection={{ selected, onChange: select }}
        error={list.error}
        onRetry={() => void list.refetch()}
        isStale={list.isPlaceholderData}
        empty={<Nothing isFiltered={hasFilters || search.search !== undefined} />}
        footer={<ListFooter hasTimes page={query.page} size={query.size} total={total} onChange={change} />}
      />
    </>
  );
}

type ListAddress = ReturnType<typeof useListSearch<ReturnType<typeof readRequestSearch>>>;

const filtersIn = ({ status, checked, from, to }: ListAddress['search']): number =>
  [status, checked, from, to].filter(Boolean).length;

interface RequestFiltersProps extends Pick<ListAddress, 'search' | 'query'> {
  readonly isEmpty: boolean;
  readonly onChange: ListAddress['change'];
}

function RequestFilters({ search, query, isEmpty, onChange }: RequestFiltersProps) {
  const t = messages.get().list;
  const active = filtersIn(search);
  return (
    <FilterBar
      active={active}
      onClear={() => onChange({ status: undefined, checked: undefined, from: undefined, to: undefined })}
      search={
        <SearchField
          label={t.search}
          value={search.search}
          onChange={(value) => onChange({ search: value })}
        />
      }
      end={<ExportList query={query} isEmpty={isEmpty} />}
    >
      <StatusFilter value={search.status} onChange={(status) => onChange({ status })} />
      <FilterSelect
        label={t.checking}
        allLabel={t.allChecks}
        choices={[
          { value: 'false', label: t.unchecked },
          { value: 'true', label: t.checked },
        ]}
        value={search.checked}
        onChange={(checked) => onChange({ checked })}
      />
      <DateField
        aria-label={t.from}
        placeholder={t.fromShort}
        isClearable
        value={search.from ?? ''}
        onChange={(from) => onChange({ from: from || undefined })}
      />
      <DateField
        aria-label={t.to}
        placeholder={t.toShort}
        isClearable
        value={search.to ?? ''}
        onChange={(to) => onChange({ to: to || undefined })}
      />
    </FilterBar>
  );
}

type Status = NonNullable<ReturnType<typeof readRequestSearch>['status']>;

function StatusFilter({
  value,
  onChange,
}: {
  value: Status | undefined;
  onChange: (value: Status | undefined) => void;
}) {
  const t = messages.get().list;
  const { status } = signedInMessages.get();
  const known = ['processing', 'completed', 'failed'] as const;
  return (
    <FilterSelect
      label={t.status}
      allLabel={t.allStatuses}
      choices={known.map((name) => ({ value: name, label: status[name] }))}
      value={value}
      onChange={onChange}
    />
  );
}

function ExportList({ query, isEmpty }: { query: ListAddress['query']; isEmpty: boolean }) {
  const t = messages.get().list;
  const [isBusy, setBusy] = useState(false);
  const run = async (): Promise<void> => {
    setBusy(true);
    try {
      const { page: _page, size: _size, ...filters } = query;
      saveDownload(await fetchDownload('exportRequests', { query: filters }), 'requests.xlsx');
    } catch (error) {
      toast.failure(errorText(error, { fallback: common.get().result.exportFail }));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="default"
      loading={isBusy}
      disabled={isEmpty}
      leftSection={<IconFileSpreadsheet size={16} aria-hidden />}
      onClick={() => void run()}
    >
      {t.exportList}
    </Button>
  );
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const t = messages.get().list;
  if (isFiltered) return <EmptyState title={signedInMessages.get().list.nothingFound} />;
  return (
    <EmptyState
      icon={<IconFiles size={32} stroke={1.3} aria-hidden />}
      title={t.empty}
      text={t.emptyText}
      action={
        <Button component={Link} to={paths.requestOcr}>
          {t.requestOcr}
        </Button>
      }
    />
  );
}
