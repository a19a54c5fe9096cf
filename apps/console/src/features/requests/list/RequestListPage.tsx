import { Button } from '@mantine/core';
import { IconFiles, IconScan } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { messages } from '#features/requests/messages.ts';
import { requestColumns } from '#features/requests/list/request-columns.tsx';
import { RequestActions } from '#features/requests/list/RequestActions.tsx';
import { readRequestSearch } from '#features/requests/search.ts';
import { useRequestList } from '#features/requests/list/use-request-list.ts';
import { useLiveProgress } from '#features/requests/list/use-live-progress.ts';
import { fetchDownload } from '#lib/api/client.ts';
import { format } from '#lib/format.ts';
import { signedInMessages } from '#lib/i18n/signed-in.ts';
import { useListSearch } from '#lib/lists/list-search.ts';
import { usePollInterval } from '#lib/live/live.ts';
import { paths } from '#lib/paths.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import { ExportSheetButton } from '#ui/table/ExportSheetButton.tsx';
import { DateField } from '#ui/form/DateField.tsx';
import { FilterBar, SearchField } from '#ui/table/FilterBar.tsx';
import { FilterSelect } from '#ui/table/FilterSelect.tsx';
import { ListFooter } from '#ui/table/ListFooter.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { EmptyState } from '#ui/feedback/States.tsx';
import { runningCountQuery } from '#lib/queries/requests.ts';
import { keepQueueOrder } from '#lib/queries/queue.ts';

const none: ReadonlySet<string> = new Set();

/** Every request of the tenant, with live progress. */
export function RequestListPage() {
  const t = messages.get().list;
  const { search, query, change, sortBy } = useListSearch(readRequestSearch);
  const running = useQuery(runningCountQuery);
  const poll = usePollInterval((running.data ?? 0) > 0);
  const { rows, total, hasMore, error, isStale, retry } = useRequestList(query, poll);
  const progressOf = useLiveProgress();
  useEffect(() => {
    if (isQueue(search)) keepQueueOrder(search.sort);
  }, [search]);
  // The selection belongs to one page of one list: another address clears it.
  const place = JSON.stringify(query);
  const [selection, setSelection] = useState({ place, ids: none });
  const selected = selection.place === place ? selection.ids : none;
  const select = (ids: ReadonlySet<string>): void => setSelection({ place, ids });
  const chosen = rows?.filter(({ id }) => selected.has(id)) ?? [];
  const hasFilters = filtersIn(search) > 0;
  return (
    <>
      <PageHeader
        title={t.title}
        help="requests"
        state={
          total !== undefined &&
          !hasMore &&
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
        <RequestFilters search={search} query={query} isEmpty={total === 0 && !hasMore} onChange={change} />
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
        error={error}
        onRetry={() => void retry()}
        isStale={isStale}
        empty={<Nothing isFiltered={hasFilters || search.search !== undefined} />}
        footer={
          <ListFooter
            hasTimes
            page={query.page}
            size={query.size}
            total={total}
            hasMore={hasMore}
            onChange={change}
          />
        }
      />
    </>
  );
}

type ListAddress = ReturnType<typeof useListSearch<ReturnType<typeof readRequestSearch>>>;

const filtersIn = ({ status, checked, awaited, from, to }: ListAddress['search']): number =>
  [status, checked ?? awaited, from, to].filter(Boolean).length;

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
      onClear={() =>
        onChange({
          status: undefined,
          checked: undefined,
          awaited: undefined,
          from: undefined,
          to: undefined,
        })
      }
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
      <CheckFilter search={search} onChange={onChange} />
      {isQueue(search) && <QueueOrder search={search} onChange={onChange} />}
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

/** Checked or not, or whose check is pending. */
function CheckFilter({ search, onChange }: Pick<RequestFiltersProps, 'search' | 'onChange'>) {
  const t = messages.get().list;
  const choices = [
    { value: 'false', label: t.unchecked },
    { value: 'second', label: t.awaited.second },
    { value: 'third', label: t.awaited.third },
    { value: 'true', label: t.checked },
  ] as const;
  return (
    <FilterSelect
      label={t.checking}
      allLabel={t.allChecks}
      choices={choices}
      value={search.awaited ?? search.checked}
      onChange={(choice) =>
        onChange(
          choice === 'second' || choice === 'third'
            ? { awaited: choice, checked: undefined }
            : { awaited: undefined, checked: choice },
        )
      }
    />
  );
}

/** Whether the list is the review queue, which has an order of its own. */
const isQueue = ({ checked, awaited }: ListAddress['search']): boolean =>
  checked === 'false' || awaited !== undefined;

/** The order of the review queue; the newest first by default, as in every list. */
function QueueOrder({ search, onChange }: Pick<RequestFiltersProps, 'search' | 'onChange'>) {
  const t = messages.get().list.order;
  const choices = [
    { value: 'uploadDate', label: t.oldest },
    { value: '-toCheck', label: t.byValuesToCheck },
  ] as const;
  return (
    <FilterSelect
      label={t.label}
      allLabel={t.newest}
      choices={choices}
      value={choices.find(({ value }) => value === search.sort)?.value}
      onChange={(sort) => onChange({ sort })}
    />
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
  const { page: _page, size: _size, ...filters } = query;
  return (
    <ExportSheetButton
      label={messages.get().list.exportList}
      fetchSheet={() => fetchDownload('exportRequests', { query: filters })}
      fileName="requests.xlsx"
      isDisabled={isEmpty}
    />
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
