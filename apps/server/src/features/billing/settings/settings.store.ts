import { nextMonth, type Month, type SettingsValues } from '@ocr/billing';
import type { SettingsChangeEntry } from '@ocr/contract';
import { sql } from 'kysely';
import type { PartnerCaller } from '#platform/access/caller.ts';
import type { PartnerScope, Trx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import { foldSearch, hasFolded } from '#platform/database/lists.ts';
import { monthToColumn } from '../billing-calendar.store.ts';

/** Payment day, last payment date and version of a partner's settings. */
export async function getBillingProfile(trx: Trx, { partnerId }: PartnerScope) {
  return trx
    .selectFrom('billing_profiles')
    .select(['payment_day', 'last_payment_date', 'version'])
    .where('partner_id', '=', partnerId)
    .executeTakeFirstOrThrow();
}

/** As `getBillingProfile`, locked: changes of one partner's settings come one after the other. */
export async function lockBillingProfile(trx: Trx, { partnerId }: PartnerScope) {
  return trx
    .selectFrom('billing_profiles')
    .select(['payment_day', 'last_payment_date', 'version'])
    .where('partner_id', '=', partnerId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}
export type BillingProfile = Awaited<ReturnType<typeof getBillingProfile>>;

/** The values that apply from a month on. Ended months have rows of their own and are never written. */
export async function storeValues(
  trx: Trx,
  { partnerId }: PartnerScope,
  month: Month,
  values: SettingsValues,
): Promise<void> {
  const columns = {
    pages_per_block: values.pagesPerBlock,
    blocks_per_package: values.blocksPerPackage,
    packages_registered: values.packagesRegistered,
    blocks_registered: values.blocksRegistered,
    time_zone: values.timeZone,
  };
  await trx
    .insertInto('billing_values')
    .values({ partner_id: partnerId, month: monthToColumn(month), ...columns })
    .onConflict((conflict) => conflict.columns(['partner_id', 'month']).doUpdateSet(columns))
    .execute();
}

/** Makes changes that name the earlier version conflict. */
export async function incrementVersion(trx: Trx, { partnerId }: PartnerScope): Promise<void> {
  await trx
    .updateTable('billing_profiles')
    .set({ version: sql<number>`version + 1` })
    .where('partner_id', '=', partnerId)
    .execute();
}

/** Keeps the new payment day and the day on which it was chosen. */
export async function storePaymentDay(
  trx: Trx,
  { partnerId }: PartnerScope,
  payment: { paymentDay: number; lastPaymentDate: string | null },
): Promise<void> {
  await trx
    .updateTable('billing_profiles')
    .set({ payment_day: payment.paymentDay, last_payment_date: payment.lastPaymentDate })
    .where('partner_id', '=', partnerId)
    .execute();
}

/** One changed value, to be recorded. */
interface NewSettingsChange {
  readonly field: SettingsChangeEntry['setting'];
  readonly slot: 'current' | 'next';
  readonly from: string | null;
  readonly to: string | null;
}

/** Adds what the caller changed to the history; `month` is the running one. */
export async function insertSettingsChanges(
  trx: Trx,
  { partnerId, userId, name }: PartnerCaller,
  { at, month, changes }: { at: Date; month: Month; changes: readonly NewSettingsChange[] },
): Promise<void> {
  if (changes.length === 0) return;
  await trx
    .insertInto('settings_changes')
    .values(
      changes.map(({ field, slot, from, to }) => ({
        id: newId(),
        partner_id: partnerId,
        at,
        user_id: userId,
        user_name: name,
        effective: slot,
        month: monthToColumn(slot === 'current' ? month : nextMonth(month)),
        setting: field,
        from_value: from,
        to_value: to,
      })),
    )
    .execute();
}

const settingsOf: Readonly<Record<'values' | 'prices', readonly SettingsChangeEntry['setting'][]>> = {
  values: [
    'pagesPerBlock',
    'blocksPerPackage',
    'packagesRegistered',
    'blocksRegistered',
    'timeZone',
    'paymentDay',
  ],
  prices: ['currency', 'baseFee', 'packagePrice', 'blockPrice', 'overBlockPrice', 'tiers', 'taxRate'],
};

interface ChangesPage {
  readonly ascending: boolean;
  readonly limit: number;
  readonly offset: number;
  readonly of: 'values' | 'prices' | undefined;
  /** In the name of who made them. */
  readonly search: string | undefined;
}

/** The history of changes, newest first, and how many there are. */
export async function selectSettingsChanges(
  trx: Trx,
  { partnerId }: PartnerScope,
  { of, search, ...page }: ChangesPage,
) {
  let matching = trx.selectFrom('settings_changes').where('partner_id', '=', partnerId);
  if (of !== undefined) matching = matching.where('setting', 'in', settingsOf[of]);
  const text = foldSearch(search);
  if (text !== '') matching = matching.where(hasFolded(['user_name'], text));
  const rows = await matching
    .selectAll()
    .orderBy('at', page.ascending ? 'asc' : 'desc')
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const { total } = await matching
    .select((select) => select.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}
