import { readText } from '#lib/lists/list-search.ts';

/** The result page's address: the file that is shown. */
export function readResultSearch(raw: Readonly<Record<string, unknown>>): { file?: string } {
  const file = readText(raw['file']);
  return file === '' ? {} : { file };
}
