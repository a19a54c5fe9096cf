import { Checkbox } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { useId, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { signedInMessages } from '#lib/i18n/signed-in.ts';
import classes from '#ui/table/DataTable.module.css';
import type { Column } from '#ui/table/column.ts';
import { HeaderCell, SortField } from '#ui/table/DataTableHeader.tsx';
import { useDensity } from '#ui/table/density.ts';
import { EmptyState, ErrorState, Placeholder } from '#ui/feedback/States.tsx';

export interface Selection {
  readonly selected: ReadonlySet<string>;
  readonly onChange: (selected: ReadonlySet<string>) => void;
}

interface DataTableProps<Row> {
  /** Names the table for screen readers. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  /** `undefined` while loading for the first time. */
  readonly rows: readonly Row[] | undefined;
  readonly rowKey: (row: Row) => string;
  /** How the row is called in "Select …". */
  readonly rowName?: (row: Row) => string;
  readonly rowLink?: (row: Row) => string;
  readonly sort?: string | undefined;
  readonly onSort?: (sort: string | undefined) => void;
  readonly selection?: Selection;
  readonly error?: unknown;
  readonly onRetry?: () => void;
  /** What to show without rows; where filters are set, say so. */
  readonly empty?: ReactNode;
  readonly skeletonRows?: number;
  /** Older rows stay visible, dimmed, while newer ones load. */
  readonly isStale?: boolean;
  readonly footer?: ReactNode;
  /** What the rows add up to, by column key; the row header's says "Total". */
  readonly totals?: Readonly<Record<string, ReactNode>>;
  /** Rows of a few short numbers, which on a phone stay rows instead of becoming cards. */
  readonly isPlain?: boolean;
  /** For tables with many columns: headers of several words take several lines. */
  readonly isHeaderWrapped?: boolean;
}

/** A list as a table: sorting, selection, links, skeleton, empty and failed states. On a phone rows become cards. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, selection, sort, onSort, error, onRetry, empty, isStale, footer } = props;
  const [density] = useDensity();
  const t = signedInMessages.get().list;
  const keys = rows?.map(props.rowKey) ?? [];
  const allSelected = keys.length > 0 && keys.every((key) => selection?.selected.has(key));
  const someSelected = keys.some((key) => selection?.selected.has(key));
  const selectAll = (): void => {
    const next = new Set(selection?.selected);
    for (const key of keys) {
      if (allSelected) next.delete(key);
      else next.add(key);
    }
    selection?.onChange(next);
  };
  const isFailed = Boolean(error) && rows === undefined;
  return (
    <div className={classes['frame']} data-density={density}>
      {onSort && <SortField columns={columns} sort={sort} onSort={onSort} />}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable */}
      <div className={classes['scroll']} tabIndex={0} role="region" aria-label={label}>
        <table
          className={classes['table']}
          aria-busy={(rows === undefined && !isFailed) || isStale || undefined}
          data-stale={isStale || undefined}
          data-wrapped={props.isHeaderWrapped ? (selection ? 'tight' : 'roomy') : undefined}
          data-plain={props.isPlain || undefined}
        >
          <thead className={classes['head']}>
            <tr>
              {selection && (
                <th className={classes['selectCell']} scope="col" data-label={t.selectAll}>
                  <Checkbox
                    size="xs"
                    aria-label={t.selectAll}
                    checked={allSelected}
                    indeterminate={someSelected && !allSelected}
                    disabled={keys.length === 0}
                    onChange={selectAll}
                  />
                </th>
              )}
              {columns.map((column) => (
                <HeaderCell key={column.key} column={column} sort={sort} onSort={onSort} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows === undefined && !isFailed && (
              <SkeletonRows
                count={props.skeletonRows ?? 10}
                columns={columns.length + (selection ? 1 : 0)}
                label={t.loading}
              />
            )}
            {rows?.map((row) => (
              <DataRow key={props.rowKey(row)} {...props} row={row} />
            ))}
          </tbody>
          {props.totals && rows !== undefined && rows.length > 0 && (
            <TotalsRow columns={columns} totals={props.totals} isShifted={selection !== undefined} />
          )}
        </table>
      </div>
      {isFailed && <ErrorState error={error} {...(onRetry ? { onRetry } : {})} />}
      {rows?.length === 0 && (empty ?? <EmptyState title={t.nothingFound} />)}
      {footer}
    </div>
  );
}

interface TotalsRowProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly totals: Readonly<Record<string, ReactNode>>;
  readonly isShifted: boolean;
}

function TotalsRow<Row>({ columns, totals, isShifted }: TotalsRowProps<Row>) {
  return (
    <tfoot>
      <tr>
        {isShifted && <td aria-hidden />}
        {columns.map(({ key, align, header, isRowHeader, isWide }) => {
          const shared = {
            className: classes['cell'],
            'data-align': align,
            'data-wide': isWide || undefined,
          };
          if (isRowHeader)
            return (
              <th key={key} {...shared} scope="row">
                {totals[key]}
              </th>
            );
          return (
            <td key={key} {...shared} data-label={totals[key] === undefined ? undefined : header}>
              {totals[key]}
            </td>
          );
        })}
      </tr>
    </tfoot>
  );
}

function SkeletonRows({ count, columns, label }: { count: number; columns: number; label: string }) {
  return Array.from({ length: count }, (_, row) => (
    <tr key={row} className={classes['skeleton']}>
      {Array.from({ length: columns }, (_, column) => (
        <td key={column}>
          {row === 0 && column === 0 && <span className="visually-hidden">{label}</span>}
          <Placeholder width={`${50 + ((row * 7 + column * 13) % 40)}%`} height={12} />
        </td>
      ))}
    </tr>
  ));
}

function DataRow<Row>({
  row,
  columns,
  rowKey,
  rowName,
  rowLink,
  selection,
}: DataTableProps<Row> & { row: Row }) {
  const navigate = useNavigate();
  const headerId = useId();
  const key = rowKey(row);
  const link = rowLink?.(row);
  const isSelected = selection?.selected.has(key) ?? false;
  const toggle = (): void => {
    const next = new Set(selection?.selected);
    if (!next.delete(key)) next.add(key);
    selection?.onChange(next);
  };
  const open = (event: MouseEvent<HTMLTableRowElement>): void => {
    // The link is in the row's header; the rest of the row is a larger target for the mouse.
    const isOwn =
      event.target instanceof Element &&
      event.target.closest('a, button, input, label, [role="menu"]') !== null;
    if (link === undefined || isOwn || getSelection()?.toString()) return;
    void navigate({ to: link });
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the row's link serves the keyboard
    <tr
      data-link={link !== undefined || undefined}
      data-selected={isSelected || undefined}
      aria-selected={selection ? isSelected : undefined}
      onClick={open}
      onKeyDown={moveBetweenRows}
    >
      {selection && (
        <td className={classes['selectCell']}>
          <Checkbox
            size="xs"
            aria-label={signedInMessages.get().list.select(rowName?.(row) ?? key)}
            checked={isSelected}
            onChange={toggle}
          />
        </td>
      )}
      {columns.map((column) => {
        const content = column.cell(row);
        const shared = {
          className: classes['cell'],
          'data-align': column.align,
          'data-wide': column.isWide || undefined,
          'data-whole': column.isWhole || undefined,
          'data-label': column.isHeaderHidden ? undefined : column.header,
        };
        if (!column.isRowHeader) {
          return (
            <td key={column.key} {...shared}>
              {content}
            </td>
          );
        }
        return (
          <th key={column.key} {...shared} scope="row" id={headerId}>
            {link === undefined ? (
              content
            ) : (
              <Link to={link} className={classes['link']} data-row-link>
                {content}
              </Link>
            )}
          </th>
        );
      })}
    </tr>
  );
}

/** Arrow up and down go from row to row. */
function moveBetweenRows(event: KeyboardEvent<HTMLTableRowElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  if (!(event.target instanceof Element) || !event.target.matches('[data-row-link]')) return;
  const { nextElementSibling, previousElementSibling } = event.currentTarget;
  const neighbour = event.key === 'ArrowDown' ? nextElementSibling : previousElementSibling;
  const target = neighbour?.querySelector<HTMLElement>('[data-row-link]');
  if (!target) return;
  event.preventDefault();
  target.focus();
}
