import { CURRENCIES } from '@ocr/billing';
import type { SettingsChangeEntry } from '@ocr/contract';
import { useQuery } from '@tanstack/react-query';
import classes from '#features/billing/settings/billing-config.module.css';
import { messages } from '#features/billing/settings/messages.ts';
import { readConfigSearch } from '#features/billing/settings/search.ts';
import { format, nothing } from '#lib/format.ts';
import { money } from '#lib/money.ts';
import { useListSearch } from '#lib/lists/list-search.ts';
import type { Column } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import { ListFooter } from '#ui/table/ListFooter.tsx';
import { EmptyState } from '#ui/feedback/States.tsx';
import { settingsHistoryQuery } from '#lib/queries/settings.ts';

/** Who changed which value, or which price, when, from what to what. */
export function HistorySection({ of }: { readonly of: 'values' | 'prices' }) {
  const t = messages.get().history;
  const { query, change } = useListSearch(readConfigSearch);
  const history = useQuery(settingsHistoryQuery({ ...query, of }));
  return (
    <div>
      <h2 className={classes['heading']}>{t.title}</h2>
      <DataTable
        label={t.title}
        columns={makeColumns()}
        rows={history.data?.items}
        rowKey={({ id }) => id}
        error={history.error}
        onRetry={() => void history.refetch()}
        isStale={history.isPlaceholderData}
        skeletonRows={3}
        empty={<EmptyState title={t.empty} />}
        footer={
          <ListFooter page={query.page} size={query.size} total={history.data?.total} onChange={change} />
        }
      />
    </div>
  );
}

function makeColumns(): readonly Column<SettingsChangeEntry>[] {
  const t = messages.get();
  return [
    { key: 'at', header: t.history.at, isRowHeader: true, cell: ({ at }) => format.dateTime(at) },
    { key: 'what', header: t.history.what, cell: ({ setting }) => t.settings[setting] },
    { key: 'from', header: t.history.from, align: 'end', cell: ({ from }) => wordValue(from) },
    { key: 'to', header: t.history.to, align: 'end', cell: ({ to }) => wordValue(to) },
    { key: 'holds', header: t.history.holds, cell: ({ month }) => format.month(month) },
    { key: 'who', header: t.history.who, cell: ({ userName }) => userName },
  ];
}

/** Counts are text, like time zones and amounts with their currency. */
function wordValue(value: string | null): string {
  if (value === null || value === '') return nothing;
  if (/^\d+$/.test(value)) return format.number(Number(value));
  return value.replaceAll(/(\d+) (JPY|USD|EUR)\b/g, (_, amount: string, currency: string) =>
    money(Number(amount), CURRENCIES.find((each) => each === currency) ?? 'JPY'),
  );
}
