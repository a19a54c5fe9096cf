import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import type { ReadFile, TableValues } from '@ocr/contract';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useDeferredValue, useEffect, useMemo, useRef, type CSSProperties } from 'react';
import { layOutColumns } from '#features/results/table/column-layout.ts';
import { valuesOf } from '#features/results/values/file-values.ts';
import { messages } from '#features/results/messages.ts';
import classes from '#features/results/table/table.module.css';
import { TableRow } from '#features/results/table/TableRow.tsx';
import { TableTools } from '#features/results/table/TableTools.tsx';
import type { CheckingActions, Work } from '#features/results/checking/use-checking.ts';
import { identityOf, type ResultValue } from '#features/results/values/values.ts';
import { Confidence, ValueNotes } from '#features/results/values/ValueNotes.tsx';
import { useWork } from '#features/results/work-context.ts';
import { format } from '#lib/format.ts';
import { documentMessages } from '#lib/i18n/documents.ts';
import { EmptyState } from '#ui/feedback/States.tsx';

interface TableGridProps {
  readonly file: ReadFile;
  /** Its place among the file's tables. */
  readonly table: number;
  readonly actions: CheckingActions;
}

const rowHeight = 34;

/** A table as read and corrected. Only visible rows are rendered, so it may have tens of thousands. */
export function TableGrid({ file, table, actions }: TableGridProps) {
  const t = messages.get();
  const { rowOf } = valuesOf(file);
  const { name, columns, rows, reason } = tableAt(file, table);
  const work = useWork();
  const cell = cellInWork(work, table);
  const { pane, virtualizer, inSight } = useRowsInSight(rows, cell?.place.row);
  useRowsFetched(inSight, (from, to) => actions.fetchRows(table, from, to));
  const layout = useMemo(() => layOutColumns(columns, rows), [columns, rows]);
  const tools = (
    <TableTools
      table={table}
      cell={cell}
      line={cell && work.line}
      isEmpty={rows.length === 0}
      actions={actions}
    />
  );
  if (rows.length === 0) {
    return (
      <div className={classes['frame']}>
        {tools}
        <EmptyState title={t.noRows} />
      </div>
    );
  }
  const style: CSSProperties & { '--columns': string } = {
    '--columns': `60px ${layout.map(({ width }) => `minmax(${width}px, ${width}fr)`).join(' ')}`,
  };
  return (
    <div className={classes['frame']}>
      {tools}
      {reason !== null && (
        <p className={classes['tableReason']} role="note">
          <IconAlertTriangle size={15} aria-hidden /> {t.tableDoubt(documentMessages.get().doubts[reason])}
        </p>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable */}
      <div className={classes['scroll']} ref={pane} tabIndex={0} role="region" aria-label={name}>
        <div
          role="grid"
          aria-label={name}
          aria-rowcount={rows.length + 1}
          className={classes['table']}
          style={style}
        >
          <div role="row" aria-rowindex={1} className={classes['header']}>
            <span role="columnheader" className={classes['number']}>
              <span className="visually-hidden">{t.row}</span>
            </span>
            {columns.map((column, index) => (
              <span role="columnheader" key={column} title={column} data-align={layout[index]?.align}>
                {column}
              </span>
            ))}
          </div>
          <div role="rowgroup" className={classes['body']} style={{ height: virtualizer.getTotalSize() }}>
            {inSight.map(({ index, start, id }, order) => (
              <TableRow
                key={id}
                index={index}
                start={start}
                height={rowHeight}
                values={rowOf(table, index)}
                layout={layout}
                isEntry={cell === undefined && order === 0}
                {...workOfRow(work, rowOf(table, index))}
                unsaved={work.unsaved}
                actions={actions}
              />
            ))}
          </div>
        </div>
      </div>
      <Detail cell={cell} isUnsaved={cell !== undefined && work.unsaved.has(cell.id)} />
    </div>
  );
}

/** @throws RangeError where the file has no such table */
function tableAt({ tables }: ReadFile, index: number): ReadFile['tables'][number] {
  const table = tables[index];
  if (table === undefined) throw new RangeError(`The file has no table ${index}`);
  return table;
}

type Cell = ResultValue & { readonly place: { readonly kind: 'cell' } };

const isCell = (value: ResultValue | undefined): value is Cell => value?.place.kind === 'cell';

function cellInWork({ selected }: Work, table: number): Cell | undefined {
  return isCell(selected) && selected.place.table === table ? selected : undefined;
}

/** The part of the work that concerns one row: unchanged for all others, so that they do not render again. */
function workOfRow({ selected, highlighted, target }: Work, values: readonly ResultValue[]) {
  const ofRow = (id: string | undefined): string | undefined =>
    id !== undefined && values.some((value) => value.id === id) ? id : undefined;
  const targeted = target === undefined ? undefined : values.find((value) => identityOf(value) === target);
  return { selected: ofRow(selected?.id), highlighted: ofRow(highlighted), target: targeted?.id };
}

/** The rows to draw, each with its id: one that was deleted in the meantime is no more among them. */
function useRowsInSight(rows: TableValues['rows'], selected: number | undefined) {
  const count = rows.length;
  const pane = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- nothing of it is memoised here
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => pane.current,
    estimateSize: () => rowHeight,
    overscan: 5,
    // As high as a row: the header, which is above the rows in the same pane.
    scrollPaddingStart: rowHeight,
    scrollPaddingEnd: rowHeight,
    // Drawn with the browser's next frame, not within the scroll event.
    useFlushSync: false,
    // The current row stays mounted wherever the user scrolls: it may contain unsaved text.
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range);
      return selected === undefined || selected >= count || shown.includes(selected)
        ? shown
        : [...shown, selected].toSorted((a, b) => a - b);
    },
  });
  useEffect(() => {
    if (selected !== undefined) virtualizer.scrollToIndex(selected, { align: 'auto' });
  }, [selected, virtualizer]);
  // After a jump dozens of rows are new: drawn bit by bit, they keep no key press waiting.
  const inSight = useDeferredValue(virtualizer.getVirtualItems()).flatMap(({ index, start }) => {
    const row = rows[index];
    return row === undefined ? [] : [{ index, start, id: row.id }];
  });
  return { pane, virtualizer, inSight };
}

/** Fetches the visible rows once scrolling pauses, so that dragging through thousands does not fetch those between. */
function useRowsFetched(
  inSight: readonly { readonly index: number }[],
  fetch: (from: number, to: number) => void,
) {
  const [first, last] = [inSight[0]?.index ?? 0, inSight.at(-1)?.index ?? -1];
  const latest = useRef(fetch);
  useEffect(() => {
    latest.current = fetch;
  });
  useEffect(() => {
    const timer = setTimeout(() => latest.current(first, last + 1), 60);
    return () => clearTimeout(timer);
  }, [first, last]);
}

/** Details of the current cell. Its space is always reserved, so that nothing moves. */
function Detail({ cell, isUnsaved }: { cell: Cell | undefined; isUnsaved: boolean }) {
  const t = messages.get();
  return (
    <div className={classes['detail']} aria-live="polite">
      {cell ? (
        <>
          <span className={classes['detailHead']}>
            <b>{t.cell(cell.name, format.number(cell.place.row + 1))}</b>
            <Confidence value={cell} />
          </span>
          <ValueNotes value={cell} isUnsaved={isUnsaved} isSelected />
        </>
      ) : (
        <span>{t.chooseCell}</span>
      )}
    </div>
  );
}
