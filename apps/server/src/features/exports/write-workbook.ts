import { required } from '#platform/errors/required.ts';
import { writeSheets, type CellValue } from '#platform/sheets/write-sheets.ts';
import type { Sheet, SheetValue } from './sheet.ts';
import { typedValue } from './typed-value.ts';

const widest = 60;
/** Days and months as spreadsheets of the language write them. */
export const dayFormats = { en: 'yyyy-mm-dd', jp: 'yyyy/mm/dd' } as const;
const monthFormats = { en: 'mmm yyyy', jp: 'yyyy"年"m"月"' } as const;
export type Language = keyof typeof dayFormats;
const header = { font: { bold: true } };

/** An Excel workbook. Texts of documents become text cells only; nothing is ever a formula. */
export function writeWorkbook(sheets: readonly Sheet[], language: Language): Promise<Uint8Array> {
  return writeSheets(sheets.map((sheet) => layOut(sheet, language)));
}

function layOut(sheet: Sheet, language: Language) {
  const headers = sheet.columns.map((column) => column.header);
  const rows = sheet.rows.map((row) => row.map((value, index) => toCell(sheet, index, value)));
  return {
    name: sheet.name,
    rows: [headers, ...rows],
    columns: sheet.columns.map((column, index) => {
      const values = rows.map((row) => row[index] ?? null);
      const format = column.kind === 'text' ? undefined : formatOf(column.kind, values, language);
      return {
        width: widthOf(required(headers[index]), values),
        ...(format !== undefined && { numFmt: format }),
      };
    }),
    cells: new Map(headers.map((text, index) => [`0,${index}`, { value: text, style: header }])),
    freezePane: { rows: 1 },
    autoFilter: { range: `A1:${columnName(headers.length - 1)}${rows.length + 1}` },
  };
}

function toCell(sheet: Sheet, index: number, value: SheetValue): CellValue {
  if (value === null || value === '') return null;
  if (typeof value === 'number') return value;
  const { kind } = required(sheet.columns[index]);
  if (kind === 'month') return new Date(`${value}-01T00:00:00Z`);
  const typed = typedValue(kind, value);
  if (typeof typed === 'number') return typed;
  if (typeof typed === 'string') return typed;
  // Excel's days begin in 1900, with a leap day that never was.
  return typed.day < '1900-03-01' ? typed.day : new Date(`${typed.day}T00:00:00Z`);
}

/** Amounts show their thousands, and two decimals or more where one of them has any. */
function formatOf(
  kind: 'date' | 'month' | 'amount' | 'number',
  values: readonly CellValue[],
  language: Language,
): string | undefined {
  if (kind === 'date') return dayFormats[language];
  if (kind === 'month') return monthFormats[language];
  if (kind === 'number') return undefined;
  const decimals = values.reduce<number>(
    (most, value) => (typeof value === 'number' ? Math.max(most, decimalsOf(value)) : most),
    0,
  );
  return decimals === 0 ? '#,##0' : `#,##0.${'0'.repeat(Math.max(2, decimals))}`;
}

function decimalsOf(value: number): number {
  return Math.min(6, /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0);
}

/** Wide enough for the usual text; Japanese characters count double. */
function widthOf(head: string, values: readonly CellValue[]): number {
  const longest = [head, ...values.slice(0, 200)].reduce<number>(
    (most, value) => Math.max(most, value instanceof Date ? 10 : columnsOf(String(value ?? ''))),
    0,
  );
  return Math.min(widest, Math.max(8, longest + 2));
}

function columnsOf(text: string): number {
  const line = text.replace(/\n[\s\S]*$/, '').slice(0, widest);
  // eslint-disable-next-line no-control-regex
  return line.length + line.replace(/[\u0000-\u1fff\uff61-\uff9f]/g, '').length;
}

/** 0 is A, 26 is AA. */
function columnName(index: number): string {
  const rest = Math.floor(index / 26) - 1;
  return (rest < 0 ? '' : columnName(rest)) + String.fromCharCode(65 + (index % 26));
}
