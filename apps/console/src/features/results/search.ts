import { readText } from '#lib/lists/list-search.ts';

/** The result page's address: the file that is shown, on which page it begins, and whether at the first value to check. */
export interface ResultSearch {
  readonly file?: string;
  readonly page?: number;
  readonly check?: true;
}

/** The file to show, and whether the user is checking the list. */
export function readResultSearch(raw: Readonly<Record<string, unknown>>): ResultSearch {
  const file = readText(raw['file']);
  const page = Number(raw['page']);
  return {
    ...(file !== '' && { file }),
    ...(Number.isInteger(page) && page > 1 && { page }),
    ...(readText(raw['check']) === 'true' && { check: true }),
  };
}
