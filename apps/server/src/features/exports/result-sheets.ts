import type { ExportLayout, ReadFile } from '@ocr/contract';
import { required } from '#platform/errors/required.ts';
import { columnKind, fieldKind } from '@ocr/extraction';
import type { StoredDefinition } from '#platform/database/schema.ts';
import { arrangeColumns, fieldKey } from './layouts/arrange-columns.ts';
import type { ExportMessages } from './messages.en.ts';
import type { Sheet, SheetColumn, SheetValue } from './sheet.ts';

type Found = Pick<ReadFile['fields'][number], 'value' | 'corrected'>;

/** Options of the sheets, apart from their contents. */
export interface SheetOptions {
  /** The number of each file's request, by file id: each row begins with it. */
  readonly numbers?: ReadonlyMap<string, string> | undefined;
  /** The columns that the tenant keeps for the template. */
  readonly layout?: ExportLayout | undefined;
}

/** A sheet of a template's results; `table` is null for the one with a row a file. */
export interface ResultSheet extends Sheet {
  readonly table: string | null;
}

/**
 * The sheets of a request: one row per file, then a sheet per table with one row per table row. A template without fields and tables gives
 * the text, line by line. Corrected values replace what was read.
 */
export function resultSheets(
  files: readonly ReadFile[],
  definition: StoredDefinition,
  t: ExportMessages,
  { numbers, layout }: SheetOptions = {},
): ResultSheet[] {
  const hasErrors = layout !== undefined || files.some((file) => file.error !== null);
  const sheets = sheetsOf(files, definition, t, hasErrors).map((each) => withNumbers(each, t, numbers));
  return layout === undefined ? sheets : sheets.flatMap((sheet) => arranged(sheet, layout));
}

function withNumbers(
  { sheet, fileIds }: FileRows,
  t: ExportMessages,
  numbers: ReadonlyMap<string, string> | undefined,
): ResultSheet {
  if (numbers === undefined) return sheet;
  return {
    ...sheet,
    columns: [{ header: t.number, kind: 'text', key: 'ocrId' }, ...sheet.columns],
    rows: sheet.rows.map((row, index) => [numbers.get(fileIds[index] ?? '') ?? null, ...row]),
  };
}

/** In the kept order, under the kept names; nothing where all of its columns are left out. */
function arranged(sheet: ResultSheet, layout: ExportLayout): ResultSheet[] {
  const columns = sheet.columns.map((column) => ({ ...column, key: column.key ?? '' }));
  const kept = arrangeColumns(columns, layout, sheet.table);
  if (kept === undefined) return [];
  return [
    {
      ...sheet,
      columns: kept.map(({ index, header }) => ({ ...required(sheet.columns[index]), header })),
      rows: sheet.rows.map((row) => kept.map(({ index }) => row[index] ?? null)),
    },
  ];
}

/** A sheet, and the file that each of its rows is from. */
interface FileRows {
  readonly sheet: ResultSheet;
  readonly fileIds: readonly string[];
}

function sheetsOf(
  files: readonly ReadFile[],
  definition: StoredDefinition,
  t: ExportMessages,
  hasErrors: boolean,
): FileRows[] {
  const asksNothing = definition.fields.length === 0 && definition.tables.length === 0;
  return [
    fileSheet(files, definition, t, hasErrors),
    ...definition.tables.map((table) => tableSheet(files, table, t)),
    ...(asksNothing ? [textSheet(files, t)] : []),
  ];
}

function fileSheet(
  files: readonly ReadFile[],
  definition: StoredDefinition,
  t: ExportMessages,
  hasErrors: boolean,
): FileRows {
  const columns: SheetColumn[] = [
    { header: t.file, kind: 'text', key: 'file' },
    { header: t.pages, kind: 'number', key: 'pages' },
    { header: t.ocrRate, kind: 'number', key: 'ocrRate' },
    ...definition.fields.map((field): SheetColumn => ({
      header: field.name,
      kind: fieldKind(field),
      key: fieldKey(field.name),
    })),
    ...(hasErrors ? [{ header: t.error, kind: 'text', key: 'error' } as const] : []),
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
  return { sheet: { name: t.results, table: null, columns, rows }, fileIds: files.map(({ id }) => id) };
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
    { header: t.file, kind: 'text', key: 'file' },
    { header: t.row, kind: 'number', key: 'row' },
    ...table.columns.map((column): SheetColumn => ({
      header: column.name,
      kind: columnKind(column),
      key: fieldKey(column.name),
    })),
  ];
  const fileIds = files.flatMap((file) => rowsOf(file).map(() => file.id));
  return { sheet: { name: table.name, table: table.name, columns, rows }, fileIds };
}

function textSheet(files: readonly ReadFile[], t: ExportMessages): FileRows {
  const linesOf = ({ text }: ReadFile) => (text === '' ? [] : text.split('\n'));
  const sheet: ResultSheet = {
    name: t.text,
    table: '',
    columns: [
      { header: t.file, kind: 'text' },
      { header: t.row, kind: 'number' },
      { header: t.text, kind: 'text' },
    ],
    rows: files.flatMap((file) => linesOf(file).map((line, index) => [file.name, index + 1, line])),
  };
  return { sheet, fileIds: files.flatMap((file) => linesOf(file).map(() => file.id)) };
}

/** The effective value: the correction, if there is one. */
function valueOf(found: Found | undefined): string | null {
  return found === undefined ? null : found.corrected === null ? found.value : found.corrected.value;
}
