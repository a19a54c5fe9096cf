import type { AuditRow } from '#features/accounts/audit/audit.store.ts';
import type { RequestRow } from '#features/requests/requests.store.ts';
import type { CellValue, StreamedSheet } from '#platform/sheets/write-sheets.ts';
import type { Language } from '../write-workbook.ts';

/** Everything a list's file contains except its rows. */
export interface ListHead {
  readonly kind: keyof ListRows;
  readonly language: Language;
  /** On whose clocks instants are shown. */
  readonly timeZone: string;
}
/** The rows of each list, as stored. */
interface ListRows {
  requests: RequestRow;
  audit: AuditRow;
}
/** The layout of a list's sheet. */
export interface ListSheet<Row> extends StreamedSheet {
  readonly toCells: (row: Row) => CellValue[];
}
