import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { streamSheet, type CellValue } from '#platform/sheets/write-sheets.ts';
import { auditSheet } from './audit-sheet.ts';
import type { ListHead, ListSheet } from './list-sheet.ts';
import { requestListSheet } from './request-list-sheet.ts';

/** Writes an Excel file as its rows come, in constant memory. Takes as long as there are rows: only for threads. */
export async function writeList(path: string, head: ListHead, rows: AsyncIterable<never>): Promise<void> {
  const { toCells, ...sheet }: ListSheet<never> =
    head.kind === 'requests' ? requestListSheet(head) : auditSheet(head);
  const cells = async function* (): AsyncGenerator<CellValue[]> {
    for await (const row of rows) yield toCells(row);
  };
  const workbook = streamSheet(cells(), sheet);
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the same class under the names of the browser and of Node
  await pipeline(Readable.fromWeb(workbook as ReadableStream), createWriteStream(path, { mode: 0o600 }));
}
