import { ActionIcon } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowLeft,
  IconArrowRight,
  IconArrowUp,
  IconCopy,
  IconTrash,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Action, ListName } from '#features/templates/editor/draft.ts';
import classes from '#features/templates/editor/editor.module.css';
import { messages } from '#features/templates/messages.ts';

interface ItemActionsProps {
  readonly list: ListName;
  readonly itemKey: string;
  readonly name: string;
  readonly index: number;
  readonly count: number;
  /** Columns are side by side. */
  readonly isSideways?: boolean;
  readonly dispatch: (action: Action) => void;
}

/** Move, duplicate, remove: the same for fields, tables and columns. */
export function ItemActions({
  list,
  itemKey: key,
  name,
  index,
  count,
  isSideways,
  dispatch,
}: ItemActionsProps) {
  const t = messages.get().editor;
  const called = name.trim() || t.unnamed;
  const button = (label: string, icon: ReactNode, action: Action, isDisabled = false) => (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={26}
      aria-label={label}
      title={label}
      disabled={isDisabled}
      onClick={() => dispatch(action)}
    >
      {icon}
    </ActionIcon>
  );
  const isFirst = index === 0;
  const isLast = index === count - 1;
  const back = isSideways ? <IconArrowLeft size={15} aria-hidden /> : <IconArrowUp size={15} aria-hidden />;
  const on = isSideways ? <IconArrowRight size={15} aria-hidden /> : <IconArrowDown size={15} aria-hidden />;
  return (
    <span className={classes['itemActions']}>
      {button((isSideways ? t.left : t.up)(called), back, { type: 'move', list, key, by: -1 }, isFirst)}
      {button((isSideways ? t.right : t.down)(called), on, { type: 'move', list, key, by: 1 }, isLast)}
      {button(t.duplicate(called), <IconCopy size={15} aria-hidden />, {
        type: 'duplicate',
        list,
        key,
        name: t.copyOf(called),
      })}
      {button(t.remove(called), <IconTrash size={15} aria-hidden />, { type: 'remove', list, key })}
    </span>
  );
}
