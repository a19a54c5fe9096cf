import { Button, Textarea, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { memo } from 'react';
import type { Action, DraftInstruction, DraftTable, ListName } from '#features/templates/editor/draft.ts';
import classes from '#features/templates/editor/editor.module.css';
import { moveByKey } from '#features/templates/editor/FieldEditor.tsx';
import { ItemActions } from '#features/templates/editor/ItemActions.tsx';
import { messages } from '#features/templates/messages.ts';
import type { FoundField } from '#features/templates/preview/preview.ts';
import { format } from '#lib/format.ts';
import { limits } from '@ocr/contract/limits';

type Rows = readonly ReadonlyMap<string, FoundField>[];

export interface TableEditorProps {
  readonly table: DraftTable;
  readonly index: number;
  readonly count: number;
  /** By key and part, as `checkDraft` names them. */
  readonly errors: ReadonlyMap<string, string>;
  readonly rows: Rows | undefined;
  readonly hasSample: boolean;
  readonly highlighted: string | undefined;
  readonly dispatch: (action: Action) => void;
  /** The focus has left a part of it: its errors are shown from now on. */
  readonly onLeave: (key: string) => void;
  readonly onHighlight: (key: string | undefined) => void;
}

const shownRows = 4;

function PlainTableEditor(props: TableEditorProps) {
  const { table, index, count, errors, rows, hasSample, dispatch, onLeave } = props;
  const t = messages.get().editor;
  const { key } = table;
  const change = (part: 'name' | 'description', text: string): void =>
    dispatch({ type: 'change', list: 'tables', key, change: { [part]: text } });
  const columnsError = errors.get(`${key}.columns`);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only listens to its inputs and buttons
    <li className={classes['tableCard']} onBlur={() => onLeave(key)} data-item={key}>
      <div className={classes['tableHead']}>
        <TextInput
          label={t.tableName}
          value={table.name}
          error={errors.get(`${key}.name`)}
          onChange={(event) => change('name', event.currentTarget.value)}
        />
        <Textarea
          label={t.tableInstruction}
          placeholder={t.tableInstructionPlaceholder}
          rows={1}
          classNames={{ input: classes['grows'] ?? '' }}
          value={table.description}
          error={errors.get(`${key}.description`)}
          onChange={(event) => change('description', event.currentTarget.value)}
        />
        <ItemActions
          list="tables"
          itemKey={key}
          name={table.name}
          index={index}
          count={count}
          dispatch={dispatch}
        />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable */}
      <div className={classes['grid']} role="region" aria-label={t.columns(table.name)} tabIndex={0}>
        {table.columns.map((column, place) => (
          <Column key={column.key} {...props} column={column} place={place} />
        ))}
        <Button
          className={classes['addColumn'] ?? ''}
          variant="subtle"
          leftSection={<IconPlus size={15} aria-hidden />}
          disabled={table.columns.length >= limits.templateColumns}
          onClick={() => dispatch({ type: 'add', list: { columnsOf: key } })}
        >
          {t.addColumn}
        </Button>
      </div>
      {columnsError && (
        <p className={classes['error']} role="alert">
          {columnsError}
        </p>
      )}
      {hasSample && <RowsFound rows={rows} />}
    </li>
  );
}

interface ColumnProps extends TableEditorProps {
  readonly column: DraftInstruction;
  readonly place: number;
}

/** A column shown as a column: its name, its instruction, and below them what is found. */
function Column({
  table,
  column,
  place,
  errors,
  rows,
  hasSample,
  highlighted,
  dispatch,
  onHighlight,
}: ColumnProps) {
  const t = messages.get().editor;
  const { key } = column;
  const list: ListName = { columnsOf: table.key };
  const change = (part: 'name' | 'description', text: string): void =>
    dispatch({ type: 'change', list, key, change: { [part]: text } });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only listens to its inputs and buttons
    <div
      className={classes['column']}
      role="group"
      aria-label={column.name.trim() || t.unnamed}
      data-highlighted={highlighted === key || undefined}
      data-item={key}
      onPointerEnter={() => onHighlight(key)}
      onPointerLeave={() => onHighlight(undefined)}
      onFocus={() => onHighlight(key)}
      onKeyDown={(event) => moveByKey(event, { list, key, isSideways: true }, dispatch)}
    >
      <ItemActions
        list={list}
        itemKey={key}
        name={column.name}
        index={place}
        count={table.columns.length}
        isSideways
        dispatch={dispatch}
      />
      <TextInput
        aria-label={t.columnName(place + 1)}
        placeholder={t.namePlaceholder}
        value={column.name}
        error={errors.get(`${key}.name`)}
        onChange={(event) => change('name', event.currentTarget.value)}
      />
      <Textarea
        aria-label={t.columnInstruction(place + 1)}
        rows={2}
        classNames={{ input: classes['grows'] ?? '' }}
        value={column.description}
        error={errors.get(`${key}.description`)}
        onChange={(event) => change('description', event.currentTarget.value)}
      />
      {hasSample && (
        <ul className={classes['cells']}>
          {(rows ?? []).slice(0, shownRows).map((row, index) => {
            const cell = row.get(key);
            return (
              // oxlint-disable-next-line react/no-array-index-key -- a row is its place
              <li key={index} data-doubt={cell?.reason ? true : undefined}>
                {cell?.text ?? cell?.value ?? '–'}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

function RowsFound({ rows }: { rows: Rows | undefined }) {
  const t = messages.get().finding;
  if (rows === undefined) return <p className={classes['finding']}>{t.waiting}</p>;
  if (rows.length === 0) return <p className={classes['finding']}>{t.noRows}</p>;
  return (
    <p className={classes['finding']} data-tone="good">
      {t.rows(format.number(rows.length), rows.length)}
    </p>
  );
}

/** One table: its name, the lines it means, and its columns as a grid that resembles the table. */
export const TableEditor = memo(PlainTableEditor);
