import { DEFAULT_PAYMENT_DAY, DEFAULT_VALUES, monthOf } from '@ocr/billing';
import type { PartnerScope, Trx } from '#platform/database/database.ts';
import { monthToColumn } from '../billing-calendar.store.ts';

/** What a new partner begins with, from the month of its creation on. */
export async function setUpBilling(
  trx: Trx,
  partner: PartnerScope & { timeZone: string; at: Date },
): Promise<void> {
  await trx
    .insertInto('billing_values')
    .values({
      partner_id: partner.partnerId,
      month: monthToColumn(monthOf(partner.at, partner.timeZone)),
      pages_per_block: DEFAULT_VALUES.pagesPerBlock,
      blocks_per_package: DEFAULT_VALUES.blocksPerPackage,
      packages_registered: DEFAULT_VALUES.packagesRegistered,
      blocks_registered: DEFAULT_VALUES.blocksRegistered,
      time_zone: partner.timeZone,
    })
    .execute();
  await trx
    .insertInto('billing_profiles')
    .values({
      partner_id: partner.partnerId,
      payment_day: DEFAULT_PAYMENT_DAY,
      last_payment_date: null,
      closed_month: null,
      version: 1,
    })
    .execute();
}
