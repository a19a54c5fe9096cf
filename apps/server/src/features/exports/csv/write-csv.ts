import { required } from '#platform/errors/required.ts';
import { cleanText } from '@ocr/contract';
import { encodeShiftJis } from './shift-jis.ts';
import type { Sheet, SheetValue } from '../sheet.ts';
import { typedValue } from '../typed-value.ts';

export type Encoding = 'utf-8' | 'shift_jis';

/** A file's bytes, and the characters that its encoding has no place for. */
export interface Written {
  readonly bytes: Uint8Array;
  readonly missing: readonly string[];
}

/** As UTF-8, which has a place for every character. */
export const inUtf8 = (text: string): Written => ({ bytes: Buffer.from(text), missing: [] });

/**
 * One CSV file, in Shift_JIS or in UTF-8 with a byte-order mark: the first sheet alone where there is no other, else each sheet as a
 * section of its own under its name, separated by an empty line.
 */
export function writeCsv(sheets: readonly Sheet[], encoding: Encoding): Written {
  const sections = sheets.map((sheet, index) => [
    ...(index === 0 ? [] : [toLine([textOf(sheet.name)])]),
    toLine(sheet.columns.map((column) => textOf(column.header))),
    ...sheet.rows.map((row) => toLine(row.map((value, at) => toText(sheet, at, value)))),
  ]);
  const text = sections.map((lines) => lines.join('')).join('\r\n');
  if (encoding === 'shift_jis') return encodeShiftJis(text);
  return inUtf8(`\uFEFF${text}`);
}

function toLine(values: readonly string[]): string {
  return `${values.map(quoted).join(',')}\r\n`;
}

function toText(sheet: Sheet, index: number, value: SheetValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const { kind } = required(sheet.columns[index]);
  const typed = kind === 'month' ? value : typedValue(kind, value);
  if (typeof typed === 'number') return plainNumber(typed);
  return typeof typed === 'string' ? textOf(typed) : typed.day;
}

/** Never in powers of ten. */
function plainNumber(value: number): string {
  const text = String(value);
  return text.includes('e') ? value.toFixed(20).replace(/0+$/, '') : text;
}

/** Spreadsheets calculate what begins like a formula; an apostrophe before it makes it text. */
function textOf(value: string): string {
  const text = cleanText(value);
  return /^\s*[=+\-@\t\r＝＋－＠]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text;
}

function quoted(text: string): string {
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
