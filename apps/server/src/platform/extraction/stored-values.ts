import { isDoubtful, MIN_CONFIDENCE } from '@ocr/contract/codes';
import { createHash } from 'node:crypto';
import {
  identityFields,
  identityOf,
  type DocumentIdentity,
  type Extraction,
  type FoundValue,
  type TemplateDefinition,
} from '@ocr/extraction';
import { toJson } from '#platform/database/json.ts';
import { toStoredParts, type StoredParts } from './stored-parts.ts';
import { textsOf, toPieces } from './search-words.ts';
import { pathKey } from './value-paths.ts';

/** What was found in a document, as it is stored. A thread builds it for a long table, and it is not parsed again until it is shown. */
export interface StoredValues {
  /** The fields, and the tables, in JSON. */
  readonly fields: string;
  readonly tables: string;
  /** The paths of the values that a person should review (a list of texts in JSON), and their number. */
  readonly doubts: string;
  readonly doubtCount: number;
  /** The fields that identify the document, in JSON; null where the template does not ask for them. */
  readonly identityFields: string | null;
  /** The same for the same document; null if unknown. See `identityKey`. */
  readonly identity: string | null;
  /** What the document is found by; see `toPieces`. */
  readonly words: readonly string[];
  /** The tables again, in parts; null if they are short. */
  readonly parts: StoredParts | null;
  /** Mean confidence of the values that were found, 0 to 100; null where none was. */
  readonly confidence: number | null;
}

/** From which confidence a value counts as doubtful, where the tenant chose that for the template. */
export interface DoubtBound {
  /** Percent. */
  readonly doubtBelow?: number | null | undefined;
}
/** A value as it is stored. */
export type Bounded<Found> = Found & { readonly doubtBelow?: number };

/** The values that `toStoredValues` wrote. */
export function fromStoredValues({
  fields,
  tables,
}: Pick<StoredValues, 'fields' | 'tables'>): Pick<Extraction, 'fields' | 'tables'> {
  return {
    // oxlint-disable-next-line typescript/consistent-type-assertions -- made by `toStoredValues`
    fields: JSON.parse(fields) as Extraction['fields'],
    // oxlint-disable-next-line typescript/consistent-type-assertions -- made by `toStoredValues`
    tables: JSON.parse(tables) as Extraction['tables'],
  };
}

/** Takes as long as the tables are. */
export function toStoredValues(
  found: Extraction,
  template: Pick<TemplateDefinition, 'fields'>,
  { doubtBelow }: DoubtBound = {},
): StoredValues {
  const values = withBound(found, doubtBelow ?? MIN_CONFIDENCE);
  const doubts = doubtsOf(values);
  const identity = identityFields(template.fields);
  const valueOf = new Map(values.fields.map(({ name, value }) => [name, value]));
  return {
    identityFields: identity && toJson(identity),
    identity: identity && identityKey(identity, valueOf),
    fields: toJson(values.fields),
    tables: toJson(values.tables),
    doubts: toJson(doubts),
    doubtCount: doubts.length,
    words: toPieces(textsOf(values)),
    parts: toStoredParts(values),
    confidence: meanConfidence(values),
  };
}

/** A checksum of a document's issuer, number, date and amount; null if one of them is missing. Cheap: it reads only the values. */
export function identityKey(
  fields: DocumentIdentity<string>,
  values: ReadonlyMap<string, string | null>,
): string | null {
  const valueOf = (field: string): string | null => values.get(field) ?? null;
  const identity = identityOf({
    supplier: valueOf(fields.supplier),
    number: valueOf(fields.number),
    date: valueOf(fields.date),
    amount: valueOf(fields.amount),
  });
  return identity && createHash('sha256').update(identity).digest('hex');
}

/** A value carries the bound where that decides: where none was chosen, results are as small as ever. */
function withBound({ fields, tables }: Extraction, doubtBelow: number): Extraction {
  if (doubtBelow === MIN_CONFIDENCE) return { fields, tables };
  const mark = <Found extends FoundValue>(found: Found): Bounded<Found> => {
    // A doubt that has a reason may be settled by a change elsewhere in its table.
    const isDecided = found.reason === null && isDoubtful(found) === isDoubtful({ ...found, doubtBelow });
    return isDecided ? found : { ...found, doubtBelow };
  };
  return {
    fields: fields.map(mark),
    tables: tables.map((table) => ({
      ...table,
      rows: table.rows.map((row) => ({ ...row, cells: row.cells.map(mark) })),
    })),
  };
}

function doubtsOf({ fields, tables }: Extraction): string[] {
  return [
    ...fields.filter(isDoubtful).map(({ name }) => pathKey({ field: name })),
    ...tables.flatMap(({ name: table, rows }) =>
      rows.flatMap(({ cells }, row) =>
        cells.filter(isDoubtful).map(({ column }) => pathKey({ table, row, column })),
      ),
    ),
  ];
}

function meanConfidence({ fields, tables }: Extraction): number | null {
  const values = [...fields, ...tables.flatMap((table) => table.rows.flatMap((row) => row.cells))];
  const found = values.flatMap(({ confidence }) => (confidence === null ? [] : [confidence]));
  return found.length === 0 ? null : found.reduce((sum, one) => sum + one, 0) / found.length;
}
