import type { OwnColumn } from '@ocr/contract';

/** Headings that exports give to columns which no template asks for: the words of the server's sheets. */
const own: Readonly<Record<OwnColumn, string>> = {
  ocrId: 'OCR ID',
  file: 'File',
  pages: 'Pages',
  ocrRate: 'OCR rate (%)',
  row: 'Row',
  error: 'Error',
};

export const en = {
  note: 'Excel and CSV exports of this template have these columns, whether you export one request or several. They apply to all users of your company.',
  own,
  files: 'One row per file',
  table: (name: string) => `Table: ${name}`,
  state: (shown: string, all: string) => `${shown} of ${all} columns exported`,
  leftOut: 'This sheet is left out of the exports.',
  showAll: (sheet: string) => `All columns: ${sheet}`,
  all: 'All columns',
  heading: (name: string) => `Heading for ${name}`,
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  moved: (name: string, place: number) => `${name} is now column ${place}`,
  keys: 'Drag a row, use its arrows, or press Alt+↑ or Alt+↓ to move it. Without a heading of its own, a column keeps its name.',
  preview: 'First row of the sheet',
  previewOf: (sheet: string) => `First row of the sheet: ${sheet}`,
  same: 'Another column also has this heading.',
  nothingShown: 'Export at least one column.',
  save: 'Save columns',
  saveTitle: 'Save these columns?',
  saveText: 'They apply to exports of this template from now on, for all users of your company.',
  saved: 'Export columns saved.',
  saveFail: 'The export columns could not be saved.',
  noChanges: 'Undo changes',
  reset: 'Reset to default',
  resetTitle: 'Reset the export columns?',
  resetText:
    'Order, headings and left-out columns of this template’s exports go back to the default, for all users of your company.',
  resetConfirm: 'Reset',
  wasReset: 'Export columns reset.',
  nothing: 'No columns to set',
  nothingText:
    'This template has no fields and no tables. Its exports contain the text of the documents, line by line.',
};
export type ExportColumnMessages = typeof en;
