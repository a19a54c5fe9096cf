import type { BodyOf } from '@ocr/contract';
import type { StoredDefinition } from '#platform/database/schema.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { toRowKey } from '#platform/extraction/edited-rows.ts';
import { givenValue, isAsAsked } from '#platform/extraction/printed-value.ts';
import { parsePath, pathKey, type PermanentPath, type ValuePath } from '#platform/extraction/value-paths.ts';
import type { KnownRows } from './change-rows.ts';
import type { FileChanges } from './present-file.ts';

export type AskedCorrection = NonNullable<BodyOf<'correctFile'>['corrections']>[number];
export type ResolvedCorrection = Pick<AskedCorrection, 'path' | 'value' | 'page' | 'box'>;

/** What corrections are checked against. */
interface State {
  /** How many the file has. */
  readonly pages: number;
  readonly definition: StoredDefinition | undefined;
  /** The corrections in force. */
  readonly stored: FileChanges['corrections'];
  /** Rows are others than the caller knows: a path to a row that is not there is no mistake of the caller's. */
  readonly isOutdated: boolean;
}

/**
 * The corrections by the lasting keys of their places, in the form in which they are stored.
 * @throws AppError `FAILED` with what is wrong of each; where nothing is, `CHANGED_MEANWHILE` if another row than the caller means is at a path by now,
 *   or another correction than the caller has seen is in force
 */
export function resolveCorrections(
  corrections: readonly AskedCorrection[],
  known: KnownRows,
  { pages, definition, stored, ...state }: State,
): ResolvedCorrection[] {
  const details: { field: string; code: string }[] = [];
  const endless = withoutEnds(known);
  const isOutdated =
    state.isOutdated ||
    corrections.some(
      ({ path, row }) => row !== undefined && isOtherRow(parsePath(path, endless), row, known),
    );
  const resolved = corrections.map(({ path, value: given, page, box, printed }, index) => {
    const refuse = (field: string, code: string) =>
      details.push({ field: `corrections[${index}].${field}`, code });
    const place = parsePath(path, isOutdated ? endless : known);
    if (page !== undefined && page > pages) refuse('page', 'OUT_OF_RANGE');
    if (box !== undefined && page === undefined) refuse('page', 'REQUIRED');
    if (place === undefined) {
      refuse('path', 'UNKNOWN');
      return { path: '', value: given, page, box };
    }
    const value = given === null ? null : givenValue(definition, place, { value: given, printed });
    if (value !== null && !isAsAsked(definition, place, value)) refuse('value', 'FORMAT_MISMATCH');
    return { path: pathKey(lasting(place, known)), value, page, box };
  });
  if (details.length > 0) throw new AppError('FAILED', { details });
  if (isOutdated || isSuperseded(corrections, resolved, stored)) throw new AppError('CHANGED_MEANWHILE');
  return resolved;
}

/** The same tables with room for any row. */
function withoutEnds({ fields, tables }: KnownRows) {
  return {
    fields,
    tables: tables.map((table) => ({ ...table, rows: { length: Number.POSITIVE_INFINITY } })),
  };
}

/** Whether the path leads to another row than this one, or to where a row was. */
function isOtherRow(place: ValuePath | undefined, row: string, known: KnownRows): boolean {
  if (place === undefined || 'field' in place) return false;
  const rows = known.tables.find(({ name }) => name === place.table)?.rows ?? [];
  return rows[place.row] !== toRowKey(row);
}

/** Whether a correction was made of another state of its value than the one in force. Where both say the same, nothing is lost. */
function isSuperseded(
  asked: readonly AskedCorrection[],
  resolved: readonly ResolvedCorrection[],
  stored: FileChanges['corrections'],
): boolean {
  const inForce = new Map(stored.map((correction) => [correction.path, correction]));
  return asked.some(({ saw }, index) => {
    const { path = '', value } = resolved[index] ?? {};
    const { value: now = null, at } = inForce.get(path) ?? {};
    if (saw === undefined || now === value) return false;
    return (now === null ? undefined : at?.getTime()) !== (saw === null ? undefined : Date.parse(saw));
  });
}

/** The same place by the row's lasting key: other rows may come and go. */
function lasting(place: ValuePath, { tables }: KnownRows): PermanentPath {
  if ('field' in place) return place;
  const rows = tables.find(({ name }) => name === place.table)?.rows ?? [];
  return { ...place, row: rows[place.row] ?? place.row };
}
