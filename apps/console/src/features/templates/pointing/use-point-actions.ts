import { useQuery } from '@tanstack/react-query';
import {
  maxOf,
  newKey,
  isFilledIn,
  isTableFilledIn,
  type DraftTable,
} from '#features/templates/editor/draft.ts';
import { freeName } from '#features/templates/editor/offers.ts';
import { focusItem } from '#features/templates/editor/focus-item.ts';
import { messages as templateMessages } from '#features/templates/messages.ts';
import { columnFor, columnOutcome } from '#features/templates/pointing/column-edits.ts';
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
import { textAfterReread } from '#ui/viewer/reread-text.ts';

/** What the field or column finds that was made or changed; undefined while that is being looked for. */
export interface Result {
  readonly isColumn: boolean;
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

/** What is read at a pointed place, and what the template can do with it. */
export function usePointActions(target: PointingTarget, hash: string, { pointed, setDone }: DoneState) {
  const { fields, dispatch } = target;
  const { data, ...place } = usePlace(hash, pointed);
  const t = wording();
  const addField = (): void => {
    if (data === undefined) return;
    const key = newKey();
    const item = fieldFor(data, fields, t);
    dispatch({ type: 'add', list: 'fields', item: { ...item, key } });
    const isReplacing = fields.some((field) => !isFilledIn(field));
    setDone({ list: 'fields', key, before: undefined, after: item, isReplacing });
    // Once it is drawn.
    requestAnimationFrame(() => focusItem(key));
  };
  const giveLabel = (key: string): void => {
    const field = fields.find((each) => each.key === key);
    if (field === undefined || place.label === null) return;
    const after = withLabel(field, place.label, { fields, t });
    dispatch({ type: 'change', list: 'fields', key, change: after });
    const before = { name: field.name, description: field.description };
    setDone({ list: 'fields', key, before, after, isReplacing: false });
  };
  const undo = ({ list, key, before, isReplacing }: Done): void => {
    if (before !== undefined) dispatch({ type: 'change', list, key, change: before });
    else dispatch({ type: 'remove', list, key });
    if (isReplacing) dispatch({ type: 'add', list });
    setDone(undefined);
  };
  const addColumn = (table: DraftTable | undefined): void => {
    const done = makeColumn(target, pointed.heading || place.text, table);
    setDone(done);
    requestAnimationFrame(() => focusItem(done.column.key));
  };
  const isFull = fields.length >= maxOf('fields') && fields.every(isFilledIn);
  const result = columnResultOf(target, pointed, undo) ?? resultOf(target, pointed, undo);
  return { ...place, isFull, addField, giveLabel, addColumn, result };
}

/** Adds a column to a table, or to a new one. A table without a name finds nothing: it gets one, too. */
function makeColumn(
  { tables, dispatch }: PointingTarget,
  heading: string,
  table: DraftTable | undefined,
): Done & Required<Pick<Done, 'column'>> {
  const key = newKey();
  const after = columnFor(heading, table);
  const made = { before: undefined, after };
  const others = tables.filter((each) => each !== table && isTableFilledIn(each));
  const name = freeName(templateMessages.get().offers.tableName, others);
  if (table === undefined) {
    const own = newKey();
    const item = { key: own, name, description: '', columns: [{ ...after, key }] };
    dispatch({ type: 'add', list: 'tables', item });
    const isReplacing = !tables.every(isTableFilledIn);
    return { ...made, list: 'tables', key: own, isReplacing, column: { table: own, key } };
  }
  const list = { columnsOf: table.key };
  if (table.name.trim() === '')
    dispatch({ type: 'change', list: 'tables', key: table.key, change: { name } });
  dispatch({ type: 'add', list, item: { ...after, key } });
  const isReplacing = !table.columns.every(isFilledIn);
  return { ...made, list, key, isReplacing, column: { table: table.key, key } };
}

/** What is printed at the place: as the document was read, or as the reread found it. */
function usePlace(hash: string, { page, box, text: words }: Pointed) {
  const { data, isFetching, error, refetch } = useQuery(samplePlaceQuery(hash, page, box));
  const reread = data && textAfterReread(words, data);
  const text = reread ?? words;
  return {
    data,
    text,
    label: data?.label ?? null,
    isReading: isFetching,
    isReady: data !== undefined && text !== '',
    // A box too small to contain print is refused.
    isFailed: error !== null && !hasResult(error, 'FAILED'),
    retry: () => void refetch(),
    /** The words of the first reading, if the reread differs. */
    firstRead: reread !== undefined && words !== '' ? words : undefined,
    isUnsure: reread !== undefined && data?.agreed === false,
  };
}

function wording(): Wording {
  const { beside, dateIn, fieldName } = messages.get();
  return { beside, dateIn, fieldName, instruction: templateMessages.get().offers.instruction };
}

function columnResultOf(
  { tables, findings, isUpdating }: PointingTarget,
  { done, ...picked }: Pointed,
  undo: (done: Done) => void,
): Result | undefined {
  const table = tables.find(({ key }) => key === done?.column?.table);
  const column = table?.columns.find(({ key }) => key === done?.column?.key);
  if (done === undefined || table === undefined || column === undefined) return undefined;
  const rows = findings?.tables.get(table.key) ?? [];
  const cells = rows.flatMap((row) => row.get(column.key) ?? []);
  const { outcome, text } = columnOutcome(cells, picked);
  const isAlone = done.list !== 'tables' || table.columns.length === 1;
  const isAsDone =
    isAlone && column.name === done.after.name && column.description === done.after.description;
  return {
    isColumn: true,
    name: column.name,
    outcome: isUpdating ? undefined : outcome,
    text,
    undo: isAsDone ? () => undo(done) : undefined,
  };
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
    isColumn: false,
    name: field.name,
    outcome: isUpdating ? undefined : outcomeOf(found, picked),
    text: found?.text ?? found?.value ?? '',
    undo: isAsDone ? () => undo(done) : undefined,
  };
}
