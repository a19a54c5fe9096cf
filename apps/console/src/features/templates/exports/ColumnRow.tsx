import { ActionIcon, Checkbox, TextInput } from '@mantine/core';
import type { LayoutColumn } from '@ocr/contract';
import { limits } from '@ocr/contract/limits';
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import classes from '#features/templates/exports/exports.module.css';
import type { LayoutEdit } from '#features/templates/exports/layout-edits.ts';
import { messages } from '#features/templates/exports/messages.ts';

interface ColumnRowProps {
  readonly column: LayoutColumn;
  /** What its heading is without one of its own. */
  readonly name: string;
  readonly sheet: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Whether another exported column has the same heading. */
  readonly isRepeated: boolean;
  readonly edit: (edit: LayoutEdit) => void;
  readonly onStep: (by: -1 | 1) => void;
}

/** One column: whether it is exported, its heading, and its way up and down (Alt and the arrow keys from anywhere in it). */
export function ColumnRow({
  column,
  name,
  sheet,
  isFirst,
  isLast,
  isRepeated,
  edit,
  onStep,
}: ColumnRowProps) {
  const t = messages.get();
  const { key, header, shown } = column;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onStep(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only listens to its inputs and buttons
    <div className={classes['row']} onKeyDown={onKeyDown}>
      <IconGripVertical className={classes['grip']} size={16} aria-hidden />
      <Checkbox
        data-part="shown"
        label={name}
        checked={shown}
        onChange={(event) => edit({ type: 'show', sheet, key, shown: event.currentTarget.checked })}
      />
      <TextInput
        data-part="heading"
        aria-label={t.heading(name)}
        placeholder={name}
        description={isRepeated ? t.same : undefined}
        inputWrapperOrder={['input', 'description']}
        maxLength={limits.templateName}
        disabled={!shown}
        value={header}
        onChange={(event) => edit({ type: 'rename', sheet, key, header: event.currentTarget.value })}
        // Text is selected by dragging; the row is not meant then.
        draggable
        onDragStart={(event) => {
          event.preventDefault();
          event.stopPropagation();
        }}
      />
      <span className={classes['arrows']}>
        <ActionIcon
          data-part="up"
          variant="subtle"
          color="gray"
          size={26}
          aria-label={t.up(name)}
          title={t.up(name)}
          disabled={isFirst}
          onClick={() => onStep(-1)}
        >
          <IconArrowUp size={15} aria-hidden />
        </ActionIcon>
        <ActionIcon
          data-part="down"
          variant="subtle"
          color="gray"
          size={26}
          aria-label={t.down(name)}
          title={t.down(name)}
          disabled={isLast}
          onClick={() => onStep(1)}
        >
          <IconArrowDown size={15} aria-hidden />
        </ActionIcon>
      </span>
    </div>
  );
}
