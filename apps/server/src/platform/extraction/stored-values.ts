import { isDoubtful } from '@ocr/contract/codes';
import type { Extraction } from '@ocr/extraction';
import { toJson } from '#platform/database/json.ts';
import { textsOf, toPieces } from './search-words.ts';
import { pathKey } from './value-paths.ts';

/** What was found in a document, as it is stored: a long table is made into it by a thread, and nothing of it is looked at again before it is shown. */
export interface StoredValues {
  /** The fields, and the tables, in JSON. */
  readonly fields: string;
  readonly tables: string;
  /** The paths of the values that a person should look at: a list of texts in JSON, and how many they are. */
  readonly doubts: string;
  readonly doubtCount: number;
  /** What the document is found by; see `toPieces`. */
  readonly words: readonly string[];
  /** Mean confidence of the values that were found, 0 to 100; null where none was. */
  readonly confidence: number | null;
}

/** Takes as long as the tables are. */
export function toStoredValues(values: Extraction): StoredValues {
  const doubts = doubtsOf(values);
  return {
    fields: toJson(values.fields),
    tables: toJson(values.tables),
    doubts: toJson(doubts),
    doubtCount: doubts.length,
    words: toPieces(textsOf(values)),
    confidence: meanConfidence(values),
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
