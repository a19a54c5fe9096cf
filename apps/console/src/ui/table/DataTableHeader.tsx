import { NativeSelect, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { signedInMessages } from '#lib/i18n/signed-in.ts';
import classes from '#ui/table/DataTableHeader.module.css';
import type { Column } from '#ui/table/column.ts';

interface HeaderCellProps<Row> {
  readonly column: Column<Row>;
  readonly sort: string | undefined;
  readonly onSort: ((sort: string | undefined) => void) | undefined;
}

/** Ascending, descending, then the list's own order again. */
function nextSort(key: string, sort: string | undefined): string | undefined {
  if (sort === key) return `-${key}`;
  return sort === `-${key}` ? undefined : key;
}

/** A column's heading: a button where the column can be sorted. */
export function HeaderCell<Row>({ column, sort, onSort }: HeaderCellProps<Row>) {
  const isUp = sort === column.key;
  const isDown = sort === `-${column.key}`;
  const Glyph = isUp ? IconArrowUp : isDown ? IconArrowDown : IconArrowsSort;
  const isSortable = column.isSortable === true && onSort !== undefined;
  return (
    <th
      scope="col"
      className={classes['headCell']}
      data-align={column.align}
      data-wide={column.isWide || undefined}
      data-sortable={isSortable || undefined}
      {...(column.width === undefined ? {} : { style: { width: column.width } })}
      {...(isUp ? { 'aria-sort': 'ascending' } : isDown ? { 'aria-sort': 'descending' } : {})}
    >
      {isSortable ? (
        <UnstyledButton
          className={classes['sort']}
          data-active={isUp || isDown || undefined}
          title={signedInMessages.get().list.sortBy(column.header)}
          onClick={() => onSort(nextSort(column.key, sort))}
        >
          {column.header}
          <Glyph size={13} aria-hidden />
        </UnstyledButton>
      ) : (
        <span className={column.isHeaderHidden ? 'visually-hidden' : undefined}>{column.header}</span>
      )}
    </th>
  );
}

interface SortFieldProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly sort: string | undefined;
  readonly onSort: (sort: string | undefined) => void;
}

/** The order of the rows on a phone, where rows are cards and there is no header to click. */
export function SortField<Row>({ columns, sort, onSort }: SortFieldProps<Row>) {
  const t = signedInMessages.get().list;
  const choices = columns
    .filter(({ isSortable }) => isSortable)
    .flatMap(({ key, header }) => [
      { value: key, label: t.ascending(header) },
      { value: `-${key}`, label: t.descending(header) },
    ]);
  if (choices.length === 0) return null;
  return (
    <div className={classes['sortField']}>
      <NativeSelect
        size="xs"
        aria-label={t.order}
        value={sort ?? ''}
        data={[{ value: '', label: t.ownOrder }, ...choices]}
        onChange={(event) => onSort(event.currentTarget.value || undefined)}
      />
    </div>
  );
}
