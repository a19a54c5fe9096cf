import { readXlsx, type CellValue } from 'hucre/xlsx';
import type { Answer } from './app.ts';

/** The sheets of a workbook that was answered. */
export async function openWorkbook(answer: Answer): Promise<{ name: string; rows: CellValue[][] }[]> {
  const book = await readXlsx(new Uint8Array(answer.raw));
  return book.sheets.map(({ name, rows }) => ({ name, rows }));
}
