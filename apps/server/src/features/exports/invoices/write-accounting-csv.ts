import { cleanText } from '@ocr/contract';
import { writeCsv } from 'hucre/csv';
import { accountingRows, type AccountingFormat, type Sale } from './accounting-rows.ts';
import { encodeShiftJis } from '../csv/shift-jis.ts';

/** A file for an accounting program: those of Japan read Shift_JIS, a plain journal is UTF-8 with a byte-order mark. */
export function writeAccountingCsv(
  format: AccountingFormat,
  sales: readonly Sale[],
): { readonly bytes: Buffer; readonly type: string } {
  const rows = accountingRows(format, sales).map((row) =>
    row.map((value) => (typeof value === 'string' ? cleanText(value) : value)),
  );
  const isPlain = format === 'journal';
  // Spreadsheets calculate what begins like a formula: it is marked as text.
  const text = writeCsv(rows, { escapeFormulae: true, bom: isPlain });
  return isPlain
    ? { bytes: Buffer.from(text), type: 'text/csv; charset=utf-8' }
    : { bytes: encodeShiftJis(text).bytes, type: 'text/csv; charset=shift_jis' };
}
