import type { FieldValue } from '@ocr/contract';
import { isDoubtful } from '@ocr/contract/codes';

/** The common part of a value in a field or a cell. */
export type Evidence = Omit<FieldValue, 'name'>;

/** A value's place in its file. */
export type Place =
  | { readonly kind: 'field'; readonly index: number }
  | { readonly kind: 'cell'; readonly table: number; readonly row: number; readonly column: number };

/** One value of a file, whether field or cell. Never changed: a corrected value is a new object. */
export interface ResultValue extends Evidence {
  /** The path by which a correction names it. */
  readonly id: string;
  readonly place: Place;
  /** The field's or the column's name. */
  readonly name: string;
  /** A cell's row key, which stays the same when other rows are added or deleted. */
  readonly rowId?: string;
  /** It is still to be fetched: only its page, and whether it is doubtful, is known. */
  readonly isWaiting?: true;
}

/** How a correction names a value; rows count as they are now, from 0. */
export function valuePath(
  value:
    | { readonly field: string }
    | { readonly table: string; readonly row: number; readonly column: string },
): string {
  if ('field' in value) return `fields[${JSON.stringify(value.field)}]`;
  return `tables[${JSON.stringify(value.table)}][${value.row}][${JSON.stringify(value.column)}]`;
}

/** What identifies a value of a file as long as its row exists, wherever that row is. */
export const identityOf = ({ id, place, rowId }: ResultValue): string =>
  place.kind === 'field' ? id : JSON.stringify([place.table, rowId, place.column]);

/** A flagged value that is neither corrected nor accepted yet. */
export const needsCheck = (value: Evidence): boolean => isDoubtful(value) && value.corrected === null;

/** What a second reader read, as long as a person has not decided between the two. */
export const openReading = ({ otherReading, reason, corrected }: Evidence): string | undefined =>
  reason === 'READERS_DISAGREE' && corrected === null ? otherReading : undefined;

/** The value in force: the correction, or else what was read. */
export const shownValue = ({ corrected, value }: Evidence): string => corrected?.value ?? value ?? '';

/**
 * The current value for display: with thousands separators if the document prints an amount, its digits unchanged. Numbers such as codes
 * stay as they are, and inputs show plain digits.
 */
export function readableValue(evidence: Evidence): string {
  const shown = shownValue(evidence);
  const isAmount = /[¥￥$€£円]|\d[,，]\d{3}/.test(evidence.text ?? '') && /^-?\d{4,}(\.\d+)?$/.test(shown);
  if (!isAmount) return shown;
  const [whole = '', ...decimals] = shown.split('.');
  return [whole.replaceAll(/\B(?=(\d{3})+$)/g, ','), ...decimals].join('.');
}

export type ValueTone = 'doubt' | 'checked' | 'missing' | 'plain';
/** How a value is marked: checked, doubtful, missing or plain. */
export function toneOf(value: Evidence): ValueTone {
  if (value.corrected !== null) return 'checked';
  if (isDoubtful(value)) return 'doubt';
  return value.value === null ? 'missing' : 'plain';
}
