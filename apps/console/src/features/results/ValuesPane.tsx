import { Tabs } from '@mantine/core';
import type { ReadFile } from '@ocr/contract';
import { FieldList } from '#features/results/FieldList.tsx';
import { messages } from '#features/results/messages.ts';
import { TableGrid } from '#features/results/TableGrid.tsx';
import type { Checking, Tab } from '#features/results/use-checking.ts';
import { listFields, listRows, needsCheck } from '#features/results/values.ts';
import classes from '#features/results/values.module.css';
import { CopyButton } from '#ui/CopyButton.tsx';
import { EmptyState } from '#ui/States.tsx';
import { useMemo } from 'react';
import { documentWords } from '#lib/i18n/documents.ts';

interface ValuesPaneProps {
  readonly file: ReadFile;
  readonly checking: Checking;
}

/** Fields, one tab for each table, and the text. */
export function ValuesPane({ file, checking }: ValuesPaneProps) {
  const words = messages.get();
  const fields = useMemo(() => listFields(file), [file]);
  const tables = useMemo(() => file.tables.map((_, index) => listRows(file, index)), [file]);
  const tableDoubts = useMemo(() => tables.map((rows) => rows.flat().filter(needsCheck).length), [tables]);
  const { tab, setTab } = checking;
  return (
    <Tabs
      value={tab}
      onChange={(next) => setTab((next ?? 'fields') as Tab)}
      className={classes['pane'] ?? ''}
      keepMounted={false}
    >
      <Tabs.List className={classes['tabs'] ?? ''} aria-label={words.values}>
        {(fields.length > 0 || tables.length === 0) && (
          <Tabs.Tab value="fields" rightSection={<Doubts count={fields.filter(needsCheck).length} />}>
            {words.fields}
          </Tabs.Tab>
        )}
        {file.tables.map(({ name }, index) => (
          <Tabs.Tab
            key={name}
            value={`table-${index}`}
            rightSection={<Doubts count={tableDoubts[index] ?? 0} />}
          >
            {name}
          </Tabs.Tab>
        ))}
        <Tabs.Tab value="text">{words.text}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="fields" className={classes['panel'] ?? ''}>
        <FieldList fields={fields} checking={checking} />
      </Tabs.Panel>
      {file.tables.map(({ name, columns }, index) => (
        <Tabs.Panel key={name} value={`table-${index}`} className={classes['panel'] ?? ''} data-flush>
          <TableGrid name={name} columns={columns} rows={tables[index] ?? []} checking={checking} />
        </Tabs.Panel>
      ))}
      <Tabs.Panel value="text" className={classes['panel'] ?? ''}>
        <Text text={file.text} />
      </Tabs.Panel>
    </Tabs>
  );
}

function Doubts({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className={classes['doubts']}>
      <span aria-hidden>{count}</span>
      <span className="visually-hidden">{documentWords.get().viewer.doubtful(count)}</span>
    </span>
  );
}

function Text({ text }: { text: string }) {
  const words = messages.get();
  if (text.trim() === '') return <EmptyState title={words.noText} />;
  return (
    <div className={classes['text']}>
      <div className={classes['copy']}>
        <CopyButton text={text} label={words.copyText} />
      </div>
      <pre>{text}</pre>
    </div>
  );
}
