import type { SettingsChangeEntry } from '@ocr/contract';
import { useQuery } from '@tanstack/react-query';
import classes from '#features/billing-config/billing-config.module.css';
import { messages } from '#features/billing-config/messages.ts';
import { historyQuery } from '#features/billing-config/queries.ts';
import { readConfigSearch } from '#features/billing-config/search.ts';
import { format } from '#lib/format.ts';
import { useListSearch } from '#lib/list-search.ts';
import { DataTable, type Column } from '#ui/DataTable.tsx';
import { ListFooter } from '#ui/ListFooter.tsx';
import { EmptyState } from '#ui/States.tsx';

/** Who changed which value when, from what to what. */
export function HistorySection() {
  const words = messages.get().history;
  const { query, change } = useListSearch(readConfigSearch);
  const history = useQuery(historyQuery(query));
  return (
    <div>
      <h2 className={classes['heading']}>{words.title}</h2>
      <DataTable
        label={words.title}
        columns={makeColumns()}
        rows={history.data?.items}
        rowKey={({ id }) => id}
        error={history.error}
        onRetry={() => void history.refetch()}
        isStale={history.isPlaceholderData}
        skeletonRows={3}
        empty={<EmptyState title={words.empty} />}
        footer={
          <ListFooter page={query.page} size={query.size} total={history.data?.total} onChange={change} />
        }
      />
    </div>
  );
}

function makeColumns(): readonly Column<SettingsChangeEntry>[] {
  const words = messages.get();
  return [
    { key: 'at', header: words.history.at, isRowHeader: true, cell: ({ at }) => format.dateTime(at) },
    { key: 'what', header: words.history.what, cell: ({ setting }) => words.settings[setting] },
    { key: 'from', header: words.history.from, align: 'end', cell: ({ from }) => wordValue(from) },
    { key: 'to', header: words.history.to, align: 'end', cell: ({ to }) => wordValue(to) },
    { key: 'holds', header: words.history.holds, cell: ({ month }) => format.month(month) },
    { key: 'who', header: words.history.who, cell: ({ userName }) => userName },
  ];
}

/** Counts come as text, beside time zones. */
function wordValue(value: string | null): string {
  return value !== null && /^\d+$/.test(value)
    ? format.number(Number(value))
    : (value ?? format.number(null));
}
