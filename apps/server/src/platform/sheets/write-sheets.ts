import { required } from '#platform/errors/required.ts';
import { cleanText } from '@ocr/contract';
import { writeXlsx, writeXlsxStream, type CellValue, type WriteOptions } from 'hucre/xlsx';
import { sheetNames } from './sheet-names.ts';

export type { CellValue };
type SheetToWrite = WriteOptions['sheets'][number];
/** A sheet without its rows. */
export type StreamedSheet = NonNullable<Parameters<typeof writeXlsxStream>[1]>;
const longestText = 32_767;

/**
 * Writes Excel files (`streamSheet` is the only other way). Whatever a text contains, the file is well-formed, its sheet names are valid
 * and its cells keep their values. A text is never a formula.
 */
export function writeSheets(sheets: readonly SheetToWrite[]): Promise<Uint8Array> {
  const names = sheetNames(sheets.map((sheet) => sheet.name));
  return writeXlsx({
    sheets: sheets.map((sheet, index) => ({ ...clean(sheet), name: required(names[index]) })),
  });
}

/** A workbook of one sheet, written as its rows come, in constant memory. */
export function streamSheet(
  rows: AsyncIterable<readonly CellValue[]>,
  { columns, name, ...options }: StreamedSheet,
): ReadableStream<Uint8Array> {
  const cells = async function* (): AsyncGenerator<CellValue[]> {
    for await (const row of rows) yield row.map(cleanCell);
  };
  return writeXlsxStream(cells(), {
    ...options,
    name: required(sheetNames([name ?? ''])[0]),
    columns: (columns ?? []).map((column) =>
      column.header === undefined ? column : { ...column, header: cellText(column.header) },
    ),
  });
}

function clean(sheet: SheetToWrite): SheetToWrite {
  const { rows, cells } = sheet;
  return {
    ...sheet,
    ...(rows !== undefined && { rows: rows.map((row) => row.map(cleanCell)) }),
    ...(cells !== undefined && {
      cells: new Map(
        Array.from(cells, ([place, cell]) => [
          place,
          cell.value === undefined ? cell : { ...cell, value: cleanCell(cell.value) },
        ]),
      ),
    }),
  };
}

function cleanCell(value: CellValue): CellValue {
  return typeof value === 'string' ? cellText(value) : value;
}

/** Text as XML and Excel can represent it. `_x0041_` would be read as an escape, so its underscore is escaped itself. */
function cellText(text: string): string {
  const plain = cleanText(text);
  const short = plain.length <= longestText ? plain : plain.slice(0, longestText).toWellFormed();
  return short.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_');
}
