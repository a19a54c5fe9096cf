import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import type { DraftTable } from '#features/templates/editor/draft.ts';
import { isFullOf } from '#features/templates/pointing/column-edits.ts';
import { messages } from '#features/templates/pointing/messages.ts';
import classes from '#features/templates/pointing/pointing.module.css';
import type { PointingTarget } from '#features/templates/pointing/use-pointing.ts';

interface AsColumnProps {
  readonly target: Pick<PointingTarget, 'tables' | 'current'>;
  /** Without a table, a new one is created. */
  readonly onAdd: (table: DraftTable | undefined) => void;
}

const NEW = 'new';

/** Makes a column of what was pointed at: of the edited table, of another, or of a new one. */
export function AsColumn({ target: { tables, current }, onAdd }: AsColumnProps) {
  const t = messages.get();
  const [chosen, setChosen] = useState<string>();
  const isInWork = ({ key, columns }: DraftTable): boolean =>
    key === current || columns.some((column) => column.key === current);
  const inWork = tables.find(isInWork) ?? tables[0];
  const value = chosen ?? inWork?.key ?? NEW;
  const table = tables.find(({ key }) => key === value);
  const nameOf = ({ name }: DraftTable, index: number): string => name.trim() || t.unnamedTable(index + 1);
  const data = [
    ...tables.map((each, index) => ({ value: each.key, label: nameOf(each, index) })),
    { value: NEW, label: t.newTable },
  ];
  const isFull = isFullOf(table, tables);
  return (
    <div className={classes['taking']}>
      <NativeSelect
        size="xs"
        label={t.columnOf}
        data={data}
        value={value}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      <Button
        variant="default"
        size="xs"
        aria-label={t.newColumnOf(data.find((each) => each.value === value)?.label ?? t.newTable)}
        disabled={isFull}
        title={isFull ? t.columnsFull : undefined}
        onClick={() => onAdd(table)}
      >
        {t.newColumn}
      </Button>
    </div>
  );
}
