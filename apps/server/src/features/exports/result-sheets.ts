import type { ReadFile } from '@ocr/contract';
import { columnKind, fieldKind } from '@ocr/extraction';
import type { StoredDefinition } from '#platform/database/schema.ts';
import type { ExportMessages } from './messages.en.ts';
import type { Sheet, SheetColumn, SheetValue } from './sheet.ts';

type Found = Pick<ReadFile['fields'][number], 'value' | 'corrected'>;

/**
 * What a request's files hold: one row a file, then a sheet for each table with one row a table row. A template that
 * asks for nothing gives the text, line by line. Corrected values stand in the place of what was read.
 */
export function resultSheets(
  files: readonly ReadFile[],
  definition: StoredDefinition,
  words: ExportMessages,
): Sheet[] {
  const asksNothing = definition.fields.length === 0 && definition.tables.length === 0;
  return [
    fileSheet(files, definition, words),
    ...definition.tables.map((table) => tableSheet(files, table, words)),
    ...(asksNothing ? [textSheet(files, words)] : []),
  ];
}

function fileSheet(files: readonly ReadFile[], definition: StoredDefinition, words: ExportMessages): Sheet {
  const remarks = files.some((file) => file.error !== null);
  const columns: SheetColumn[] = [
    { header: words.file, kind: 'text' },
    { header: words.pages, kind: 'number' },
    { header: words.ocrRate, kind: 'number' },
    ...definition.fields.map((field): SheetColumn => ({ header: field.name, kind: fieldKind(field) })),
    ...(remarks ? [{ header: words.remark, kind: 'text' } as const] : []),
  ];
  const rows = files.map((file): SheetValue[] => {
    const found = new Map(file.fields.map((field) => [field.name, field]));
    return [
      file.name,
      file.pageCount,
      file.ocrRate,
      ...definition.fields.map((field) => valueOf(found.get(field.name))),
      ...(remarks ? [file.error === null ? null : words.errors[file.error]] : []),
    ];
  });
  return { name: words.results, columns, rows };
}

function tableSheet(
  files: readonly ReadFile[],
  table: StoredDefinition['tables'][number],
  words: ExportMessages,
): Sheet {
  const rows = files.flatMap((file) =>
    (file.tables.find(({ name }) => name === table.name)?.rows ?? []).map(
      ({ cells }, index): SheetValue[] => {
        const found = new Map(cells.map((cell) => [cell.column, cell]));
        return [file.name, index + 1, ...table.columns.map((column) => valueOf(found.get(column.name)))];
      },
    ),
  );
  const columns: SheetColumn[] = [
    { header: words.file, kind: 'text' },
    { header: words.row, kind: 'number' },
    ...table.columns.map((column): SheetColumn => ({ header: column.name, kind: columnKind(column) })),
  ];
  return { name: table.name, columns, rows };
}

function textSheet(files: readonly ReadFile[], words: ExportMessages): Sheet {
  return {
    name: words.text,
    columns: [
      { header: words.file, kind: 'text' },
      { header: words.row, kind: 'number' },
      { header: words.text, kind: 'text' },
    ],
    rows: files.flatMap((file) =>
      file.text === '' ? [] : file.text.split('\n').map((line, index) => [file.name, index + 1, line]),
    ),
  };
}

/** What counts: the correction where there is one. */
function valueOf(found: Found | undefined): string | null {
  return found === undefined ? null : found.corrected === null ? found.value : found.corrected.value;
}
