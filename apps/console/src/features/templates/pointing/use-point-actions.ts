import { useQuery } from '@tanstack/react-query';
import { mostOf, newKey, isFilledIn } from '#features/templates/editor/draft.ts';
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
import type { Done, Pointed, PointingTarget } from '#features/templates/pointing/use-pointing.ts';
import { hasResult } from '#lib/api/call-error.ts';
import { samplePlaceQuery } from '#lib/queries/pictures.ts';
import { textAfterLook } from '#ui/viewer/second-look.ts';

/** What the field finds that was made or changed; undefined while that is being looked for. */
export interface Result {
  readonly name: string;
  readonly outcome: Outcome | undefined;
  /** What it finds instead. */
  readonly text: string;
  /** Undefined once the field was changed by hand. */
  readonly undo: (() => void) | undefined;
}

interface DoneState {
  readonly pointed: Pointed;
  readonly setDone: (done: Done | undefined) => void;
}

/** What is read at a place that was pointed at, and what the template can do with it. */
export function usePointActions(target: PointingTarget, hash: string, { pointed, setDone }: DoneState) {
  const { fields, dispatch } = target;
  const { data, ...place } = usePlace(hash, pointed);
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
  const giveLabel = (key: string): void => {
    const field = fields.find((each) => each.key === key);
    if (field === undefined || place.label === null) return;
    const after = withLabel(field, place.label, { fields, t });
    dispatch({ type: 'change', list: 'fields', key, change: after });
    setDone({ key, before: { name: field.name, description: field.description }, after });
  };
  const undo = ({ key, before }: Done): void => {
    if (before === undefined) dispatch({ type: 'remove', list: 'fields', key });
    else dispatch({ type: 'change', list: 'fields', key, change: before });
    setDone(undefined);
  };
  const isFull = fields.length >= mostOf('fields') && fields.every(isFilledIn);
  return { ...place, isFull, addField, giveLabel, result: resultOf(target, pointed, undo) };
}

/** What is printed in the place: as the document was read, or as a look at its pixels has it. */
function usePlace(hash: string, { page, box, text: words }: Pointed) {
  const { data, isFetching, error, refetch } = useQuery(samplePlaceQuery(hash, page, box));
  const looked = data && textAfterLook(words, data);
  const text = looked ?? words;
  return {
    data,
    text,
    label: data?.label ?? null,
    isReading: isFetching,
    isReady: data !== undefined && text !== '',
    // A box too small to hold print is refused.
    isFailed: error !== null && !hasResult(error, 'FAILED'),
    retry: () => void refetch(),
    /** The words that the document was first read as, where the look reads others. */
    firstRead: looked !== undefined && words !== '' ? words : undefined,
    isUnsure: looked !== undefined && data?.agreed === false,
  };
}

function wording(): Wording {
  const { beside, dateIn, fieldName } = messages.get();
  return { beside, dateIn, fieldName, instruction: templateMessages.get().offers.instruction };
}

function resultOf(
  { fields, findings, isUpdating }: PointingTarget,
  { done, ...picked }: Pointed,
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
