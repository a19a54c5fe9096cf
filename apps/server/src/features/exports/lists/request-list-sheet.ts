import { localTime } from '@ocr/billing';
import type { RequestRow } from '#features/requests/requests.store.ts';
import type { ExportMessages } from '../messages.en.ts';
import { messagesFor } from '../messages.ts';
import type { ListHead, ListSheet } from './list-sheet.ts';
import { dayFormats, type Language } from '../write-workbook.ts';

/** The list of requests. */
export function requestListSheet({ language, timeZone }: ListHead): ListSheet<RequestRow> {
  const t = messagesFor(language);
  // Spreadsheets know no time zones, so a column names it.
  const wallTime = (instant: Date) => new Date(localTime(instant.getTime(), timeZone));
  return {
    name: t.requests,
    columns: columnsOf(t, language),
    freezePane: { rows: 1 },
    toCells: (row) => [
      row.number,
      t.statuses[row.status],
      row.template_name,
      row.file_count,
      row.page_count,
      row.completed_at && wallTime(row.completed_at),
      row.ocr_rate === null ? null : Number(row.ocr_rate),
      wallTime(row.accepted_at),
      timeZone,
    ],
  };
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
    { header: t.timeZone, width: 18 },
  ];
}
