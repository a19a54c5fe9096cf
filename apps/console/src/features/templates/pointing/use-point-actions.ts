import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mostOf, newKey, isFilledIn, type DraftField } from '#features/templates/editor/draft.ts';
import { focusItem } from '#features/templates/editor/focus-item.ts';
import { messages as templateMessages } from '#features/templates/messages.ts';
import {
  fieldFor,
  outcomeOf,
  withLabel,
  type Outcome,
  type Wording,
} from '#features/templates/pointing/field-edits.ts';
import { messages } from '#features/templates/pointing/messages.ts';
import type { PointingTarget } from '#features/templates/pointing/use-pointing.ts';
import { samplePlaceQuery } from '#lib/queries/pictures.ts';
import { textAfterLook } from '#ui/viewer/second-look.ts';
import type { Picked } from '#ui/viewer/words.ts';

type Words = Pick<DraftField, 'name' | 'description'>;

/** What was done with a place. */
interface Done {
  readonly key: string;
  /** What the field said before; undefined of a new one. */
  readonly before: Words | undefined;
  readonly after: Words;
}

/** What the field finds that was made or changed; undefined while that is being looked for. */
export interface Result {
  readonly name: string;
  readonly outcome: Outcome | undefined;
  /** What it finds instead. */
  readonly text: string;
  /** Undefined once the field was changed by hand. */
  readonly undo: (() => void) | undefined;
}

/** What is read at a place that was pointed at, and what the template can do with it. */
export function usePointActions(target: PointingTarget, hash: string, picked: Picked) {
  const { fields, dispatch } = target;
  const [done, setDone] = useState<Done>();
  const { data, isFetching, error } = useQuery(samplePlaceQuery(hash, picked.page, picked.box));
  const looked = data && textAfterLook(picked.text, data);
  const text = looked ?? picked.text;
  const t = wording();
  const addField = (): void => {
    if (data === undefined) return;
    const key = newKey();
    const item = fieldFor(data, fields, t);
    dispatch({ type: 'add', list: 'fields', item: { ...item, key } });
    setDone({ key, before: undefined, after: item });
    // Once it is drawn.
    requestAnimationFrame(() => focusItem(key));
  };
  const useFor = (key: string): void => {
    const field = fields.find((each) => each.key === key);
    const label = data?.label ?? null;
    if (field === undefined || label === null) return;
    const after = withLabel(field, label, { fields, t });
    dispatch({ type: 'change', list: 'fields', key, change: after });
    setDone({ key, before: { name: field.name, description: field.description }, after });
  };
  const undo = ({ key, before }: Done): void => {
    if (before === undefined) dispatch({ type: 'remove', list: 'fields', key });
    else dispatch({ type: 'change', list: 'fields', key, change: before });
    setDone(undefined);
  };
  return {
    text,
    isReading: isFetching,
    isFailed: error !== null,
    label: data?.label ?? null,
    isReady: data !== undefined && text !== '',
    /** The words that the document was first read as, where the look reads others. */
    firstRead: looked !== undefined && picked.text !== '' ? picked.text : undefined,
    isUnsure: looked !== undefined && data?.agreed === false,
    isFull: fields.length >= mostOf('fields') && fields.every(isFilledIn),
    addField,
    useFor,
    result: resultOf(target, picked, done, undo),
  };
}

function wording(): Wording {
  const { beside, dateIn, fieldName } = messages.get();
  return { beside, dateIn, fieldName, instruction: templateMessages.get().offers.instruction };
}

function resultOf(
  { fields, findings, isUpdating }: PointingTarget,
  picked: Picked,
  done: Done | undefined,
  undo: (done: Done) => void,
): Result | undefined {
  const field = fields.find(({ key }) => key === done?.key);
  if (done === undefined || field === undefined) return undefined;
  const { after } = done;
  const found = findings?.fields.get(done.key);
  const isAsDone = field.name === after.name && field.description === after.description;
  return {
    name: field.name,
    outcome: isUpdating ? undefined : outcomeOf(found, picked),
    text: found?.text ?? found?.value ?? '',
    undo: isAsDone ? () => undo(done) : undefined,
  };
}
