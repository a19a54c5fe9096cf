import { ActionIcon } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowDown,
  IconArrowUp,
  IconArrowBarDown,
  IconArrowsJoin2,
  IconArrowsSplit2,
  IconRowInsertBottom,
  IconTableColumn,
  IconTableRow,
  IconTrash,
} from '@tabler/icons-react';
import { memo, useRef, type ReactNode } from 'react';
import type { CheckingActions } from '#features/results/checking/use-checking.ts';
import { messages } from '#features/results/messages.ts';
import type { RowEditKind } from '#features/results/table/row-edits.ts';
import classes from '#features/results/table/table.module.css';
import { lineKinds, type LineKind } from '#features/results/table/take-words.ts';
import type { ResultValue } from '#features/results/values/values.ts';
import { toast } from '#ui/feedback/toast.ts';

interface TableToolsProps {
  /** Its place among the file's tables. */
  readonly table: number;
  /** The active cell. */
  readonly cell: ResultValue | undefined;
  /** Whether its row or column is being pointed out. */
  readonly line: LineKind | undefined;
  readonly isEmpty: boolean;
  readonly actions: CheckingActions;
}

const icons: Readonly<Record<RowEditKind, ReactNode>> = {
  add: <IconRowInsertBottom size={16} aria-hidden />,
  delete: <IconTrash size={16} aria-hidden />,
  moveUp: <IconArrowUp size={16} aria-hidden />,
  moveDown: <IconArrowDown size={16} aria-hidden />,
  split: <IconArrowsSplit2 size={16} aria-hidden />,
  merge: <IconArrowsJoin2 size={16} aria-hidden />,
  fillDown: <IconArrowBarDown size={16} aria-hidden />,
};
const lineIcons: Readonly<Record<LineKind, ReactNode>> = {
  row: <IconTableRow size={16} aria-hidden />,
  column: <IconTableColumn size={16} aria-hidden />,
};
const groups: readonly (readonly RowEditKind[])[] = [
  ['add', 'delete'],
  ['moveUp', 'moveDown'],
  ['split', 'merge', 'fillDown'],
];

/** What can be done with the rows of a table: around the active cell, or at its end. */
export const TableTools = memo(function TableTools({ table, cell, line, isEmpty, actions }: TableToolsProps) {
  const { rowEdits: t, takeLine } = messages.get();
  /** Where the cursor was when the pointer left the cell's field for a button: saving what was typed moves it. */
  const caret = useRef(0);
  const noteCaret = (): void => {
    const field = document.activeElement;
    caret.current = field instanceof HTMLInputElement ? (field.selectionStart ?? 0) : 0;
  };
  const run = (kind: RowEditKind): void => {
    if (cell === undefined) return actions.addRow(table);
    actions.editRows(kind, cell, { caret: caret.current });
  };
  const startLine = (kind: LineKind): void => {
    if (cell === undefined) return actions.takeNewRow(table);
    actions.startLine(kind, cell);
  };
  return (
    <div className={classes['tools']} role="toolbar" aria-label={t.title} onPointerDown={noteCaret}>
      {groups.map((kinds) => (
        <span className={classes['toolGroup']} key={kinds[0]}>
          {kinds.map((kind) => (
            <ActionIcon
              key={kind}
              variant="subtle"
              color="gray"
              aria-label={t.label[kind]}
              title={`${t.label[kind]} (${t.keys[kind]})`}
              disabled={kind === 'add' ? false : cell === undefined || isEmpty}
              onClick={() => run(kind)}
            >
              {icons[kind]}
            </ActionIcon>
          ))}
        </span>
      ))}
      <span className={classes['toolGroup']}>
        {lineKinds.map((kind) => (
          <ActionIcon
            key={kind}
            variant={line === kind ? 'light' : 'subtle'}
            color={line === kind ? 'brand' : 'gray'}
            aria-label={takeLine.label[kind]}
            aria-pressed={line === kind}
            title={`${takeLine.label[kind]} (${takeLine.keys[kind]})`}
            disabled={kind === 'column' && cell === undefined}
            onClick={() => startLine(kind)}
          >
            {lineIcons[kind]}
          </ActionIcon>
        ))}
      </span>
      <span className={classes['toolGroup']}>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t.undo}
          title={`${t.undo} (${t.undoKey})`}
          onClick={() => {
            if (!actions.undoLast()) toast.info(t.nothing.undo);
          }}
        >
          <IconArrowBackUp size={16} aria-hidden />
        </ActionIcon>
      </span>
    </div>
  );
});
