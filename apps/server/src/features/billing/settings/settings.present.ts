import type { SettingsChangeEntry } from '@ocr/contract';
import { monthFromColumn } from '../billing-calendar.store.ts';
import type { selectSettingsChanges } from './settings.store.ts';

type Row = Awaited<ReturnType<typeof selectSettingsChanges>>['rows'][number];

/** A changed value as the history shows it. */
export function presentSettingsChange(row: Row): SettingsChangeEntry {
  return {
    id: row.id,
    at: row.at.toISOString(),
    userName: row.user_name,
    effective: row.effective,
    month: monthFromColumn(row.month),
    setting: row.setting,
    from: row.from_value,
    to: row.to_value,
  };
}
