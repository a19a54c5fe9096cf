import type { ReadFile } from '@ocr/contract';

/** A file of one page that was read, for tests; `parts` says what it has. */
export const makeReadFile = (parts: Partial<ReadFile>): ReadFile => ({
  id: 'f',
  name: 'a.pdf',
  status: 'completed',
  error: null,
  pageCount: 1,
  pagesDone: 1,
  ocrRate: 90,
  duplicateOf: null,
  pages: [],
  text: '',
  fields: [],
  tables: [],
  ...parts,
});
