import { readText } from '#lib/lists/list-search.ts';

/** The result page's address: the file that is shown, and whether it begins at the first value to check. */
export interface ResultSearch {
  readonly file?: string;
  readonly check?: true;
}

/** Which file of the result is shown, and whether checking goes on from the list. */
export function readResultSearch(raw: Readonly<Record<string, unknown>>): ResultSearch {
  const file = readText(raw['file']);
  return { ...(file !== '' && { file }), ...(raw['check'] === true && { check: true }) };
}
