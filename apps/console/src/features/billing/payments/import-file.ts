import type { BodyOf, PaymentImport } from '@ocr/contract';
import { fetchData, uploadForm } from '#lib/api/client.ts';
import { fieldRefusals } from '#lib/api/call-error.ts';

/** Which columns of a bank's table contain what, by their headings. */
export interface Columns {
  readonly date: string;
  readonly payer: string;
  readonly amount: string;
}

/** Has a bank's file read and matched; nothing is booked. */
export function readBankFile(file: File, columns?: Columns): Promise<PaymentImport> {
  const body = new FormData();
  body.append('file', file);
  if (columns !== undefined) body.append('columns', JSON.stringify(columns));
  return uploadForm('importPayments', { body });
}

/** Books the chosen lines, all or none. */
export function bookPayments(id: string, lines: BodyOf<'confirmPayments'>['lines']) {
  return fetchData('confirmPayments', { params: { id }, body: { lines } });
}

/** The headings of a table, if it was refused because its columns are not assigned yet. */
export function unknownHeadings(error: unknown): readonly string[] | undefined {
  const refusal: unknown = fieldRefusals(error).find(({ field }) => field === 'columns');
  const headings =
    typeof refusal === 'object' && refusal !== null && 'headings' in refusal ? refusal.headings : undefined;
  return Array.isArray(headings) ? headings.map(String) : undefined;
}

/** Whether a file was refused for the number of its lines or bytes. */
export function isTooLong(error: unknown): boolean {
  return fieldRefusals(error).some(
    ({ field, code }) => field === 'file' && (code === 'OUT_OF_RANGE' || code === 'TOO_LONG'),
  );
}

/** The numbers of the lines that were refused with a code. */
export function refusedLines(error: unknown, code: string): number[] {
  return fieldRefusals(error).flatMap((refusal: object) =>
    'code' in refusal && refusal.code === code && 'line' in refusal && typeof refusal.line === 'number'
      ? [refusal.line]
      : [],
  );
}
