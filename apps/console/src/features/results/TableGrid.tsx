import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useEffect, useMemo, useRef, type CSSProperties } from 'react';
import { columnWidths } from '#features/results/column-widths.ts';
import { messages } from '#features/results/messages.ts';
import type { Checking } from '#features/results/use-checking.ts';
import type { ResultValue } from '#features/results/values.ts';
import classes from '#features/results/table.module.css';
import { ValueInput } from '#features/results/ValueInput.tsx';
import { Confidence, ValueNotes } from '#features/results/ValueNotes.tsx';
import { format } from '#lib/format.ts';
import { EmptyState } from '#ui/States.tsx';

interface TableGridProps {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly ResultValue[])[];
  readonly checking: Checking;
}

const rowHeight = 34;

/** A table as it was read. Only the rows in sight exist, so it may have thousands. */
export function TableGrid({ name, columns, rows, checking }: TableGridProps) {
  const words = messages.get();
  const pane = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- nothing of it is memoised here
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => pane.current,
    estimateSize: () => rowHeight,
    overscan: 4,
    scrollPaddingStart: rowHeight,
  });
  const { selected } = checking;
  const cell = selected?.place.kind === 'cell' ? selected : undefined;
  const row = cell?.place.kind === 'cell' ? cell.place.row : undefined;
  useEffect(() => {
    if (row !== undefined) virtualizer.scrollToIndex(row, { align: 'auto' });
  }, [row, virtualizer]);
  const widths = useMemo(() => columnWidths(columns, rows), [columns, rows]);
  if (rows.length === 0) return <EmptyState title={words.noRows} />;
  const style = { '--columns': `60px ${widths.map((width) => `minmax(${width}px, ${width}fr)`).join(' ')}` };
  return (
    <div className={classes['frame']}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable */}
      <div className={classes['scroll']} ref={pane} tabIndex={0} role="region" aria-label={name}>
        <div
          role="table"
          aria-label={name}
          aria-rowcount={rows.length + 1}
          className={classes['table']}
          style={style as CSSProperties}
        >
          <div role="row" aria-rowindex={1} className={classes['header']}>
            <span role="columnheader" className={classes['number']}>
              <span className="visually-hidden">{words.row}</span>
            </span>
            {columns.map((column) => (
              <span role="columnheader" key={column} title={column}>
                {column}
              </span>
            ))}
          </div>
          <div role="rowgroup" className={classes['body']} style={{ height: virtualizer.getTotalSize() }}>
            {virtualizer.getVirtualItems().map(({ index, start }) => (
              <Row key={index} index={index} start={start} rows={rows} checking={checking} />
            ))}
          </div>
        </div>
      </div>
      <Detail cell={cell} isUnsaved={cell !== undefined && checking.unsaved.has(cell.id)} />
    </div>
  );
}

interface RowProps {
  readonly index: number;
  readonly start: number;
  readonly rows: TableGridProps['rows'];
  readonly checking: Checking;
}

function PlainRow({ index, start, rows, checking }: RowProps) {
  const words = messages.get();
  const number = format.number(index + 1);
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className={classes['row']}
      style={{ transform: `translateY(${start}px)`, height: rowHeight }}
    >
      <span role="cell" className={classes['number']}>
        {number}
      </span>
      {rows[index]?.map((value, column) => (
        <span role="cell" key={value.id}>
          <ValueInput
            value={value}
            label={words.cell(value.name, number)}
            above={rows[index - 1]?.[column]}
            below={rows[index + 1]?.[column]}
            isWanted={checking.wanted === value.id}
            isSelected={checking.selected?.id === value.id}
            isLit={checking.lit === value.id}
            unsaved={checking.unsaved.get(value.id)}
            actions={checking.actions}
          />
        </span>
      ))}
    </div>
  );
}

/** While the table scrolls, only rows that come into sight are drawn. */
const Row = memo(PlainRow);

/** What is known of the cell in work. Its room is always there, so that nothing jumps. */
function Detail({ cell, isUnsaved }: { cell: ResultValue | undefined; isUnsaved: boolean }) {
  const words = messages.get();
  return (
    <div className={classes['detail']} aria-live="polite">
      {cell ? (
        <>
          <span className={classes['detailHead']}>
            <b>{cell.place.kind === 'cell' && words.cell(cell.name, format.number(cell.place.row + 1))}</b>
            <Confidence value={cell} />
          </span>
          <ValueNotes value={cell} isUnsaved={isUnsaved} />
        </>
      ) : (
        <span>{words.chooseCell}</span>
      )}
    </div>
  );
}
