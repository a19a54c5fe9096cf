import type { ReadFile } from '@ocr/contract';
import { columnKind, fieldKind } from '@ocr/extraction';
import type { StoredDefinition } from '#platform/database/schema.ts';
import type { ExportMessages } from './messages.en.ts';
import type { Sheet, SheetColumn, SheetValue } from './sheet.ts';

type Found = Pick<ReadFile['fields'][number], 'value' | 'corrected'>;

/**
 * What a request's files hold: one row a file, then a sheet for each table with one row a table row. A template that
 * asks for nothing gives the text, line by line. Corrected values are in the place of what was read. With `numbers`, by file id, each row
 * begins with the number of its request.
 */
export function resultSheets(
  files: readonly ReadFile[],
  definition: StoredDefinition,
  t: ExportMessages,
  numbers?: ReadonlyMap<string, string>,
): Sheet[] {
  const sheets = sheetsOf(files, definition, t);
  if (numbers === undefined) return sheets.map(({ sheet }) => sheet);
  return sheets.map(({ sheet, fileIds }) => ({
    ...sheet,
    columns: [{ header: t.number, kind: 'text' }, ...sheet.columns],
    rows: sheet.rows.map((row, index) => [numbers.get(fileIds[index] ?? '') ?? null, ...row]),
  }));
}

/** A sheet, and the file that each of its rows is from. */
interface FileRows {
  readonly sheet: Sheet;
  readonly fileIds: readonly string[];
}

function sheetsOf(files: readonly ReadFile[], definition: StoredDefinition, t: ExportMessages): FileRows[] {
  const asksNothing = definition.fields.length === 0 && definition.tables.length === 0;
  return [
    fileSheet(files, definition, t),
    ...definition.tables.map((table) => tableSheet(files, table, t)),
    ...(asksNothing ? [textSheet(files, t)] : []),
  ];
}

function fileSheet(files: readonly ReadFile[], definition: StoredDefinition, t: ExportMessages): FileRows {
  const hasErrors = files.some((file) => file.error !== null);
  const columns: SheetColumn[] = [
    { header: t.file, kind: 'text' },
    { header: t.pages, kind: 'number' },
    { header: t.ocrRate, kind: 'number' },
    ...definition.fields.map((field): SheetColumn => ({ header: field.name, kind: fieldKind(field) })),
    ...(hasErrors ? [{ header: t.error, kind: 'text' } as const] : []),
  ];
  const rows = files.map((file): SheetValue[] => {
    const found = new Map(file.fields.map((field) => [field.name, field]));
    return [
      file.name,
      file.pageCount,
      file.ocrRate,
      ...definition.fields.map((field) => valueOf(found.get(field.name))),
      ...(hasErrors ? [file.error === null ? null : t.errors[file.error]] : []),
    ];
  });
  return { sheet: { name: t.results, columns, rows }, fileIds: files.map(({ id }) => id) };
}

function tableSheet(
  files: readonly ReadFile[],
  table: StoredDefinition['tables'][number],
  t: ExportMessages,
): FileRows {
  const rowsOf = (file: ReadFile) => file.tables.find(({ name }) => name === table.name)?.rows ?? [];
  const rows = files.flatMap((file) =>
    rowsOf(file).map(({ cells }, index): SheetValue[] => {
      const found = new Map(cells.map((cell) => [cell.column, cell]));
      return [file.name, index + 1, ...table.columns.map((column) => valueOf(found.get(column.name)))];
    }),
  );
  const columns: SheetColumn[] = [
    { header: t.file, kind: 'text' },
    { header: t.row, kind: 'number' },
    ...table.columns.map((column): SheetColumn => ({ header: column.name, kind: columnKind(column) })),
  ];
  const fileIds = files.flatMap((file) => rowsOf(file).map(() => file.id));
  return { sheet: { name: table.name, columns, rows }, fileIds };
}

function textSheet(files: readonly ReadFile[], t: ExportMessages): FileRows {
  const linesOf = ({ text }: ReadFile) => (text === '' ? [] : text.split('\n'));
  const sheet: Sheet = {
    name: t.text,
    columns: [
      { header: t.file, kind: 'text' },
      { header: t.row, kind: 'number' },
      { header: t.text, kind: 'text' },
    ],
    rows: files.flatMap((file) => linesOf(file).map((line, index) => [file.name, index + 1, line])),
  };
  return { sheet, fileIds: files.flatMap((file) => linesOf(file).map(() => file.id)) };
}

/** What counts: the correction where there is one. */
function valueOf(found: Found | undefined): string | null {
  return found === undefined ? null : found.corrected === null ? found.value : found.corrected.value;
}
