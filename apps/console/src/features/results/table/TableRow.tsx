import { memo } from 'react';
import type { ColumnLayout } from '#features/results/table/column-layout.ts';
import { messages } from '#features/results/messages.ts';
import classes from '#features/results/table/table.module.css';
import type { CheckingActions } from '#features/results/checking/use-checking.ts';
import { readableValue, toneOf, type ResultValue } from '#features/results/values/values.ts';
import { ValueInput } from '#features/results/values/ValueInput.tsx';
import { format } from '#lib/format.ts';

interface TableRowProps {
  readonly index: number;
  /** Its top and its height, in pixels. */
  readonly start: number;
  readonly height: number;
  readonly values: readonly ResultValue[];
  readonly layout: readonly ColumnLayout[];
  /** Nothing of the table is active: its first cell is the keyboard's way in. */
  readonly isEntry: boolean;
  /** The value of this row that is active, pointed at, or to take the focus. */
  readonly selected: string | undefined;
  readonly highlighted: string | undefined;
  readonly target: string | undefined;
  readonly unsaved: ReadonlyMap<string, string>;
  readonly actions: CheckingActions;
}

/** A row of a table: plain text, except the current cell, which has an input. Inputs everywhere would scroll slowly. */
export const TableRow = memo(function TableRow(props: TableRowProps) {
  const { index, start, height, values, layout, selected, highlighted, target, unsaved, actions } = props;
  const t = messages.get();
  const number = format.number(index + 1);
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className={classes['row']}
      style={{ transform: `translateY(${start}px)`, height }}
      aria-busy={values[0]?.isWaiting}
    >
      <span role="rowheader" className={classes['number']}>
        {number}
      </span>
      {values.map((value, column) => {
        const align = layout[column]?.align;
        if (value.id !== selected) {
          return (
            <TextCell
              key={value.name}
              value={value}
              align={align}
              isEntry={props.isEntry && column === 0}
              isHighlighted={value.id === highlighted}
              unsaved={unsaved.get(value.id)}
              actions={actions}
            />
          );
        }
        return (
          <span role="gridcell" key={value.name} className={classes['inWork']} data-align={align}>
            <ValueInput
              value={value}
              label={t.cell(value.name, number)}
              isTarget={target === value.id}
              isSelected
              isHighlighted={value.id === highlighted}
              unsaved={unsaved.get(value.id)}
              actions={actions}
            />
          </span>
        );
      })}
    </div>
  );
});

interface TextCellProps {
  readonly value: ResultValue;
  readonly align: 'end' | undefined;
  readonly isEntry: boolean;
  readonly isHighlighted: boolean;
  readonly unsaved: string | undefined;
  readonly actions: CheckingActions;
}

const TextCell = memo(function TextCell({
  value,
  align,
  isEntry,
  isHighlighted,
  unsaved,
  actions,
}: TextCellProps) {
  const tone = toneOf(value);
  const status = messages.get().status[tone];
  const goHere = (): void => actions.go(value);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- taking the focus does the same, and the keys lead from cell to cell
    <span
      role="gridcell"
      className={classes['cell']}
      data-value={value.id}
      data-align={align}
      data-tone={tone}
      data-highlighted={isHighlighted || undefined}
      data-unsaved={unsaved === undefined ? undefined : true}
      tabIndex={isEntry ? 0 : undefined}
      onFocus={isEntry ? goHere : undefined}
      onClick={goHere}
      onPointerEnter={() => actions.light(value.id)}
      onPointerLeave={() => actions.light(undefined)}
    >
      {unsaved ?? readableValue(value)}
      {(tone === 'doubt' || tone === 'checked') && <span className="visually-hidden"> {status}</span>}
    </span>
  );
});
