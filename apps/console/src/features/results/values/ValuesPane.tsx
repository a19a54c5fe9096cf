import { Tabs } from '@mantine/core';
import type { ReadFile } from '@ocr/contract';
import { useQuery } from '@tanstack/react-query';
import { memo, useMemo } from 'react';
import { FieldList } from '#features/results/values/FieldList.tsx';
import { doubtsByTable, valuesOf } from '#features/results/values/file-values.ts';
import { messages } from '#features/results/messages.ts';
import { TableGrid } from '#features/results/table/TableGrid.tsx';
import type { CheckingActions, Tab } from '#features/results/checking/use-checking.ts';
import classes from '#features/results/values/values.module.css';
import { documentMessages } from '#lib/i18n/documents.ts';
import { CopyButton } from '#ui/feedback/CopyButton.tsx';
import { textQuery } from '#lib/queries/result-parts.ts';
import { EmptyState, ErrorState } from '#ui/feedback/States.tsx';

interface ValuesPaneProps {
  readonly requestId: string;
  readonly file: ReadFile;
  readonly tab: Tab;
  readonly actions: CheckingActions;
}

/** Fields, one tab for each table, and the text. Turning a page or pointing at a value leaves it as it is. */
export const ValuesPane = memo(function ValuesPane({ requestId, file, tab, actions }: ValuesPaneProps) {
  const t = messages.get();
  const { fields, doubts } = valuesOf(file);
  const counts = useMemo(() => doubtsByTable(doubts), [doubts]);
  return (
    <Tabs
      value={tab}
      onChange={(next) => actions.setTab(tabNamed(next))}
      className={classes['pane'] ?? ''}
      keepMounted={false}
    >
      <Tabs.List className={classes['tabs'] ?? ''} aria-label={t.values}>
        {(fields.length > 0 || file.tables.length === 0) && (
          <Tabs.Tab value="fields" rightSection={<Doubts count={counts.get(-1)} />}>
            {t.fields}
          </Tabs.Tab>
        )}
        {file.tables.map(({ name }, index) => (
          <Tabs.Tab key={name} value={`table-${index}`} rightSection={<Doubts count={counts.get(index)} />}>
            {name}
          </Tabs.Tab>
        ))}
        <Tabs.Tab value="text">{t.text}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="fields" className={classes['panel'] ?? ''}>
        <FieldList fields={fields} actions={actions} />
      </Tabs.Panel>
      {file.tables.map((table, index) => (
        <Tabs.Panel key={table.name} value={`table-${index}`} className={classes['panel'] ?? ''} data-flush>
          <TableGrid file={file} table={index} actions={actions} />
        </Tabs.Panel>
      ))}
      <Tabs.Panel value="text" className={classes['panel'] ?? ''}>
        {file.textIsLeftOut ? <LongText requestId={requestId} file={file} /> : <Text text={file.text} />}
      </Tabs.Panel>
    </Tabs>
  );
});

function tabNamed(name: string | null): Tab {
  const table = /^table-(\d+)$/.exec(name ?? '');
  if (table) return `table-${Number(table[1])}`;
  return name === 'text' ? 'text' : 'fields';
}

function Doubts({ count = 0 }: { count: number | undefined }) {
  if (count === 0) return null;
  return (
    <span className={classes['doubts']}>
      <span aria-hidden>{count}</span>
      <span className="visually-hidden">{documentMessages.get().viewer.doubtful(count)}</span>
    </span>
  );
}

/** The text is loaded when it is opened. */
function LongText({ requestId, file }: Pick<ValuesPaneProps, 'requestId' | 'file'>) {
  const { data, error, refetch } = useQuery(textQuery(requestId, file.id));
  if (data !== undefined) return <Text text={data} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <div className={classes['text']} aria-busy></div>;
}

function Text({ text }: { text: string }) {
  const t = messages.get();
  if (text.trim() === '') return <EmptyState title={t.noText} />;
  return (
    <div className={classes['text']}>
      <div className={classes['copy']}>
        <CopyButton text={text} label={t.copyText} />
      </div>
      <TextLines text={text} />
    </div>
  );
}

const linesAtOnce = 200;

/** The text in pieces, of which only the visible ones are laid out: hundreds of pages are one very long text. */
function TextLines({ text }: { text: string }) {
  const pieces = useMemo(() => {
    const lines = text.split('\n');
    return Array.from({ length: Math.ceil(lines.length / linesAtOnce) }, (_, index) =>
      lines.slice(index * linesAtOnce, (index + 1) * linesAtOnce).join('\n'),
    );
  }, [text]);
  return pieces.map((piece, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- pieces never change their order
    <pre key={index}>{piece}</pre>
  ));
}
