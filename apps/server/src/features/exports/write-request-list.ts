import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import type { RequestRow } from '#features/requests/requests.store.ts';
import { streamSheet, type CellValue } from '#platform/sheets/write-sheets.ts';
import type { ExportMessages } from './messages.en.ts';
import { dayFormats, type Language } from './write-workbook.ts';

/** Writes the list of requests as it comes from the database, in constant memory. Returns how many there were. */
export async function writeRequestList(
  path: string,
  rows: AsyncIterable<RequestRow>,
  { t, timeZone, language }: { t: ExportMessages; timeZone: string; language: Language },
): Promise<number> {
  const wallTime = createWallTime(timeZone);
  let count = 0;
  const toCells = (row: RequestRow): CellValue[] => [
    row.number,
    t.statuses[row.status],
    row.template_name,
    row.file_count,
    row.page_count,
    row.completed_at && wallTime(row.completed_at),
    row.ocr_rate === null ? null : Number(row.ocr_rate),
    wallTime(row.accepted_at),
  ];
  const cells = async function* (): AsyncGenerator<CellValue[]> {
    for await (const row of rows) {
      count += 1;
      yield toCells(row);
    }
  };
  const workbook = streamSheet(cells(), {
    name: t.requests,
    columns: columnsOf(t, language),
    freezePane: { rows: 1 },
  });
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the same class under the names of the browser and of Node
  await pipeline(Readable.fromWeb(workbook as ReadableStream), createWriteStream(path, { mode: 0o600 }));
  return count;
}

function columnsOf(t: ExportMessages, language: Language) {
  const instantFormat = `${dayFormats[language]} hh:mm`;
  return [
    { header: t.number, width: 14 },
    { header: t.status, width: 12 },
    { header: t.template, width: 30 },
    { header: t.files, width: 10 },
    { header: t.pages, width: 10 },
    { header: t.completedDate, width: 18, numFmt: instantFormat },
    { header: t.ocrRate, width: 16, numFmt: '0.0' },
    { header: t.uploadDate, width: 18, numFmt: instantFormat },
  ];
}

/** What the partner's clocks show at an instant; spreadsheets know no time zones. */
function createWallTime(timeZone: string): (instant: Date) => Date {
  const format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  return (instant) => {
    const part: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
    for (const { type, value } of format.formatToParts(instant)) part[type] = Number(value);
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
    return new Date(Date.UTC(year, month - 1, day, hour, minute, second));
  };
}
