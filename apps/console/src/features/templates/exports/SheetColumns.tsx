import { Checkbox } from '@mantine/core';
import type { LayoutSheet } from '@ocr/contract';
import { useRef, useState, type DragEvent } from 'react';
import { ColumnRow } from '#features/templates/exports/ColumnRow.tsx';
import classes from '#features/templates/exports/exports.module.css';
import { headingsOf, repeatedHeadings, type LayoutEdit } from '#features/templates/exports/layout-edits.ts';
import { messages } from '#features/templates/exports/messages.ts';
import { format } from '#lib/format.ts';
import { Section } from '#ui/layout/Section.tsx';

interface SheetColumnsProps {
  readonly sheet: LayoutSheet;
  /** Which of the sheets it is, from 0. */
  readonly place: number;
  readonly edit: (edit: LayoutEdit) => void;
}

/** The columns of one sheet, and its first row as it will be. */
export function SheetColumns({ sheet, place, edit }: SheetColumnsProps) {
  const t = messages.get();
  const headings = headingsOf(sheet, ownName);
  const repeated = repeatedHeadings(headings);
  const { list, announcement, step, dragged, dragProps } = useMoving({ sheet, place, edit });
  const title = sheet.table === null ? t.files : t.table(sheet.table);
  const count = headings.length;
  return (
    <Section title={title} note={t.state(format.number(count), format.number(sheet.columns.length))}>
      <Preview headings={headings} title={title} />
      <Checkbox
        className={classes['all'] ?? ''}
        label={t.all}
        aria-label={t.showAll(title)}
        checked={count === sheet.columns.length}
        indeterminate={count > 0 && count < sheet.columns.length}
        onChange={() => edit({ type: 'showAll', sheet: place, shown: count < sheet.columns.length })}
      />
      <ul className={classes['columns']} aria-label={title} ref={list}>
        {sheet.columns.map((column, index) => (
          <li
            key={column.key}
            className={classes['column']}
            data-dragged={dragged === index || undefined}
            data-left-out={!column.shown || undefined}
            {...dragProps(index)}
          >
            <ColumnRow
              column={column}
              name={ownName(column.key)}
              sheet={place}
              isFirst={index === 0}
              isLast={index === sheet.columns.length - 1}
              isRepeated={repeated.has(column.key)}
              edit={edit}
              onStep={(by) => step(index, by)}
            />
          </li>
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </Section>
  );
}

/** A column's own name: the template's, or ours. */
function ownName(key: string): string {
  const t: Readonly<Record<string, string>> = messages.get().own;
  return t[key] ?? key.replace(/^field:/, '');
}

/** Moving by buttons and keys, which keeps the focus and says where the column is now, and by dragging. */
function useMoving({ sheet: { columns }, place, edit }: SheetColumnsProps) {
  const t = messages.get();
  const [dragged, setDragged] = useState<number>();
  const [announcement, setAnnouncement] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const moveTo = (from: number, to: number): void => {
    const key = columns[from]?.key;
    if (key !== undefined) edit({ type: 'move', sheet: place, key, to });
  };
  const step = (index: number, by: -1 | 1): void => {
    const to = index + by;
    const column = columns[index];
    if (column === undefined || to < 0 || to >= columns.length) return;
    const focused = list.current?.children[index]?.querySelector<HTMLElement>(':focus');
    const part = focused?.dataset['part'];
    moveTo(index, to);
    setAnnouncement(t.moved(ownName(column.key), to + 1));
    // The row moves with what had the focus; at an end the button used is disabled and would lose it.
    requestAnimationFrame(() => {
      const row = list.current?.children[to];
      const find = (selector: string) => row?.querySelector<HTMLElement>(`:is(${selector}):not(:disabled)`);
      (find(`[data-part="${part}"]`) ?? find('[data-part="up"], [data-part="down"]'))?.focus();
    });
  };
  const dragProps = (index: number) => ({
    draggable: dragged !== undefined || columns.length > 1,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move';
      setDragged(index);
    },
    onDragOver: (event: DragEvent) => {
      if (dragged === undefined) return;
      event.preventDefault();
      if (dragged === index) return;
      moveTo(dragged, index);
      setDragged(index);
    },
    onDragEnd: () => setDragged(undefined),
  });
  return { list, announcement, step, dragged, dragProps };
}

/** The first row of the sheet as Excel shows it. */
function Preview({ headings, title }: { headings: ReturnType<typeof headingsOf>; title: string }) {
  const t = messages.get();
  if (headings.length === 0) return <p className={classes['leftOut']}>{t.leftOut}</p>;
  return (
    <div className={classes['preview']}>
      <p className={classes['caption']}>{t.preview}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable */}
      <div className={classes['scroll']} role="region" aria-label={t.previewOf(title)} tabIndex={0}>
        <table className={classes['sheet']}>
          <tbody>
            <tr aria-hidden>
              {headings.map(({ key }, index) => (
                <td key={key}>{letterOf(index)}</td>
              ))}
            </tr>
            <tr>
              {headings.map(({ key, heading }) => (
                <th key={key} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** A, B, …, Z, AA, … as a workbook names its columns. */
function letterOf(index: number): string {
  const last = String.fromCodePoint(65 + (index % 26));
  return index < 26 ? last : letterOf(Math.floor(index / 26) - 1) + last;
}
