import { isDay } from '@ocr/contract/rules';
import { defineListSearch, oneOf, readText, textThat } from '#lib/lists/list-search.ts';

/** The OCR list's address. */
export const readRequestSearch = defineListSearch({
  sortable: [
    'number',
    'status',
    'templateName',
    'pageCount',
    'ocrRate',
    'uploadDate',
    'completedDate',
    'toCheck',
  ],
  filters: {
    status: oneOf('processing', 'completed', 'failed'),
    checked: oneOf('true', 'false'),
    awaited: oneOf('second', 'third'),
    from: textThat(isDay),
    to: textThat(isDay),
  },
});

/** Request OCR's address: the template that is chosen already. */
export function readRequestOcrSearch(raw: Readonly<Record<string, unknown>>): { template?: string } {
  const template = readText(raw['template']);
  return template === '' ? {} : { template };
}
