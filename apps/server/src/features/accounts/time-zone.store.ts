import { DEFAULT_VALUES } from '@ocr/billing';
import type { Trx } from '#platform/database/database.ts';

/** The partner's time zone in force at an instant (to a day, at a month's edge); a new partner's where none is kept. */
export async function findTimeZone(trx: Trx, partnerId: string, at: Date): Promise<string> {
  const row = await trx
    .selectFrom('billing_values')
    .select('time_zone')
    .where('partner_id', '=', partnerId)
    .where('month', '<=', at.toISOString().slice(0, 10))
    .orderBy('month', 'desc')
    .executeTakeFirst();
  return row?.time_zone ?? DEFAULT_VALUES.timeZone;
}
