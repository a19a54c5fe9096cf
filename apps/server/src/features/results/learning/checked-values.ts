import type { CheckedDocument } from '@ocr/extraction';
import type { FileParts } from '../results.present.ts';
import type { StoredResult } from '../results.store.ts';
import { presentParts } from '../present-parts.ts';

/** As many rows as there can be lessons in. */
const MAX_ROWS = 200;

/** The correct values of a file with what was read: corrected ones, and those left unchanged. */
export function checkedValues(parts: FileParts): Pick<CheckedDocument, 'fields' | 'tables'> {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- stored by this feature alone
  const read = JSON.parse(parts.result?.fields ?? '[]') as StoredResult['fields'];
  const { fields, tables } = presentParts(parts);
  return {
    fields: fields.map(({ name, value, corrected }, index) => {
      const found = read[index];
      const { page, box } = corrected ?? {};
      return {
        name,
        value: corrected === null ? value : corrected.value,
        read: found ? { value: found.value, text: found.text, page: found.page, box: found.box } : null,
        ...(page !== undefined && box !== undefined && { place: { page, box } }),
      };
    }),
    tables: tables.map(({ name, rows }) => ({
      name,
      rows: rows
        .slice(0, MAX_ROWS)
        .map(({ cells }) => cells.map(({ value, corrected }) => (corrected ? corrected.value : value))),
    })),
  };
}
