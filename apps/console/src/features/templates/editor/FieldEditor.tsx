import { Textarea, TextInput } from '@mantine/core';
import { memo, type KeyboardEvent } from 'react';
import type { ValueKind } from '@ocr/contract';
import type { Action, DraftField, ListName } from '#features/templates/editor/draft.ts';
import classes from '#features/templates/editor/editor.module.css';
import { FieldFormat } from '#features/templates/format/FieldFormat.tsx';
import { Finding } from '#features/templates/preview/Finding.tsx';
import { ItemActions } from '#features/templates/editor/ItemActions.tsx';
import { messages } from '#features/templates/messages.ts';
import type { FoundField } from '#features/templates/preview/preview.ts';

export interface FieldEditorProps {
  readonly field: DraftField;
  readonly index: number;
  readonly count: number;
  readonly nameError: string | undefined;
  readonly descriptionError: string | undefined;
  readonly formatError: string | undefined;
  readonly found: FoundField | undefined;
  /** The kind of value that the instruction asks for, where it was looked for. */
  readonly kind: ValueKind | undefined;
  readonly hasSample: boolean;
  readonly isHighlighted: boolean;
  readonly dispatch: (action: Action) => void;
  /** The focus has left a part of it: its errors are shown from now on. */
  readonly onLeave: (key: string) => void;
  readonly onHighlight: (key: string | undefined) => void;
}

const list: ListName = 'fields';

function PlainFieldEditor(props: FieldEditorProps) {
  const { field, index, count, nameError, descriptionError, found, hasSample, isHighlighted, dispatch } =
    props;
  const t = messages.get().editor;
  const { key } = field;
  const change = (part: 'name' | 'description', text: string): void =>
    dispatch({ type: 'change', list, key, change: { [part]: text } });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only listens to its inputs and buttons
    <li
      className={classes['field']}
      data-highlighted={isHighlighted || undefined}
      data-item={key}
      onPointerEnter={() => props.onHighlight(key)}
      onPointerLeave={() => props.onHighlight(undefined)}
      onFocus={() => props.onHighlight(key)}
      onBlur={() => props.onLeave(key)}
      onKeyDown={(event) => moveByKey(event, { list, key }, dispatch)}
    >
      <TextInput
        aria-label={t.fieldName(index + 1)}
        placeholder={t.namePlaceholder}
        value={field.name}
        error={nameError}
        onChange={(event) => change('name', event.currentTarget.value)}
      />
      <div>
        <Textarea
          aria-label={t.fieldInstruction(index + 1)}
          placeholder={t.instructionPlaceholder}
          rows={1}
          classNames={{ input: classes['grows'] ?? '' }}
          value={field.description}
          error={descriptionError}
          onChange={(event) => change('description', event.currentTarget.value)}
        />
        <Finding found={found} isUnnamed={field.name.trim() === ''} isActive={hasSample} />
        <FieldFormat
          name={field.name.trim() || t.unnamed}
          format={field.format}
          guessed={props.kind}
          error={props.formatError}
          onChange={(change) => dispatch({ type: 'format', key, change })}
        />
      </div>
      <ItemActions
        list={list}
        itemKey={key}
        name={field.name}
        index={index}
        count={count}
        dispatch={dispatch}
      />
    </li>
  );
}

/** One field: its name, its instruction, and what that finds. */
export const FieldEditor = memo(PlainFieldEditor);

/** Alt and the arrow keys move the item that has the focus. */
export function moveByKey(
  event: KeyboardEvent,
  { list, key, isSideways = false }: { list: ListName; key: string; isSideways?: boolean },
  dispatch: (action: Action) => void,
): void {
  if (!event.altKey) return;
  const [back, on] = isSideways ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
  if (event.key !== back && event.key !== on) return;
  event.preventDefault();
  event.stopPropagation();
  dispatch({ type: 'move', list, key, by: event.key === back ? -1 : 1 });
}
