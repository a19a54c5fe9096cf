import type { ReadFile } from '@ocr/contract';
import { presentFile } from './present-file.ts';
import type { FileParts } from './results.present.ts';
import type { StoredResult } from './results.store.ts';

/** One file; its result is parsed here. */
export function presentParts({ facts, result, ...changes }: FileParts): ReadFile {
  return presentFile(facts, parseResult(result), changes);
}

/** A result as stored, parsed. */
export function parseResult(result: FileParts['result']): StoredResult | undefined {
  return (
    result && {
      fields: parseFields(result.fields),
      // oxlint-disable-next-line typescript/consistent-type-assertions -- stored by this feature alone
      tables: JSON.parse(result.tables) as StoredResult['tables'],
      text: result.text,
    }
  );
}

/** The fields of a result as stored, parsed. */
export function parseFields(json: string): StoredResult['fields'] {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- stored by this feature alone
  return JSON.parse(json) as StoredResult['fields'];
}
