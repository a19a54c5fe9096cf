import { describeAction, describeDetails } from '@ocr/contract';
import { en } from '#features/accounts/messages.en.ts';
import { jp } from '#features/accounts/messages.jp.ts';
import type { AuditRow } from '#features/accounts/audit/audit.store.ts';
import type { ListHead, ListSheet } from './list-sheet.ts';

const columns = [
  ['at', 20],
  ['userName', 24],
  ['action', 28],
  ['target', 28],
  ['companyName', 28],
  ['details', 60],
] as const;

/** Who did what. */
export function auditSheet({ language, timeZone }: ListHead): ListSheet<AuditRow> {
  const t = (language === 'jp' ? jp : en).audit;
  // `2026-11-20 12:00:00` on the clocks of the zone that the last column names.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return {
    name: t.title,
    columns: [
      ...columns.map(([column, width]) => ({ header: t.columns[column], width })),
      { header: t.timeZone, width: 18 },
    ],
    freezePane: { rows: 1 },
    toCells: (row) => [
      format.format(row.at),
      row.user_name,
      describeAction(row.action, t),
      row.target ?? '',
      row.company_name ?? '',
      describeDetails(row.details, t),
      timeZone,
    ],
  };
}
