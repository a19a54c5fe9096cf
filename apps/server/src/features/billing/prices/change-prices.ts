import {
  areSamePrices,
  changePrices,
  dayInMonth,
  nextMonth,
  priceSlots,
  taxRatesOn,
  withdrawNextPrices,
  type Month,
  type PriceList,
  type PriceSlots,
} from '@ocr/billing';
import type { PriceChange, Prices, PricesChange } from '@ocr/contract';
import { auditedBy, recordAudit } from '#features/accounts/audit/audit.store.ts';
import type { Context } from '#platform/context.ts';
import type { PartnerScope, Trx } from '#platform/database/database.ts';
import { AppError, invalidField } from '#platform/errors/app-error.ts';
import type { PartnerCaller } from '#platform/access/caller.ts';
import { billingDateAt, getValuesHistory } from '../billing-calendar.store.ts';
import { insertSettingsChanges } from '../settings/settings.store.ts';
import {
  getPriceHistory,
  getPricesVersion,
  lockPricesVersion,
  incrementPricesVersion,
  storePrices,
} from './prices.store.ts';

type Deps = Pick<Context, 'db' | 'clock'>;

/** A partner's price lists of this month and the next. */
export async function getPrices({ db, clock }: Deps, caller: PartnerScope): Promise<Prices> {
  return db.withPartner(caller, async (trx) => {
    const { month } = billingDateAt(await getValuesHistory(trx, caller), clock.now());
    return present(trx, caller, month);
  });
}

/**
 * Changes the prices of the running month or of the next one on, or ends them: `none`.
 * @throws AppError `CHANGED_MEANWHILE` for a stale version, `FAILED` for a tax rate that there is not
 */
export function updatePrices(deps: Deps, caller: PartnerCaller, change: PricesChange): Promise<Prices> {
  const { effective, version } = change;
  return rewrite(deps, caller, version, (slots, month) =>
    changePrices(slots, effective, pricesAfter(slots, change, month)),
  );
}

/** Takes back the prices that are scheduled for the next month. */
export function withdrawPrices(deps: Deps, caller: PartnerCaller): Promise<Prices> {
  return rewrite(deps, caller, undefined, withdrawNextPrices);
}

/** The prices that a change results in. @throws AppError `FAILED` for a tax rate that there is not in its month */
export function pricesAfter(slots: PriceSlots, change: PricesChange, running: Month): PriceList | null {
  const { effective, none, version: _version, ...values } = change;
  return none === true ? null : completePrices(slots[effective], values, monthOf(effective, running));
}

function completePrices(before: PriceList | null, change: PriceChange, month: Month): PriceList {
  const currency = change.currency ?? before?.currency ?? 'JPY';
  const rates = taxRatesOn(currency, dayInMonth(month, 1));
  const prices: PriceList = {
    currency,
    baseFee: change.baseFee ?? before?.baseFee ?? 0,
    packagePrice: change.packagePrice ?? before?.packagePrice ?? 0,
    blockPrice: change.blockPrice ?? before?.blockPrice ?? 0,
    overBlockPrice: change.overBlockPrice ?? before?.overBlockPrice ?? 0,
    tiers: (change.tiers ?? before?.tiers ?? []).toSorted((one, other) => one.fromBlock - other.fromBlock),
    taxRate: change.taxRate ?? before?.taxRate ?? rates?.[0] ?? 0,
  };
  if (rates?.includes(prices.taxRate) === false) throw invalidField('taxRate', 'OUT_OF_RANGE');
  return prices;
}

/** The month whose prices are changed. */
export function monthOf(effective: 'current' | 'next', running: Month): Month {
  return effective === 'current' ? running : nextMonth(running);
}

async function rewrite(
  { db, clock }: Deps,
  caller: PartnerCaller,
  expected: number | undefined,
  change: (slots: PriceSlots, month: Month) => PriceSlots,
): Promise<Prices> {
  return db.withPartner(caller, async (trx) => {
    const at = clock.now();
    const version = await lockPricesVersion(trx, caller);
    if (expected !== undefined && expected !== version) throw new AppError('CHANGED_MEANWHILE');
    const { month } = billingDateAt(await getValuesHistory(trx, caller), at);
    const before = priceSlots(await getPriceHistory(trx, caller), month);
    const after = change(before, month);
    const changes = changesBetween(before, after);
    if (changes.length > 0) {
      await storePrices(trx, caller, month, after.current);
      await storePrices(trx, caller, nextMonth(month), after.next);
      await incrementPricesVersion(trx, caller);
      await recordChanges(trx, caller, { at, month, changes });
    }
    return present(trx, caller, month);
  });
}

interface PriceChangeEntry {
  readonly field: keyof PriceList;
  readonly slot: 'current' | 'next';
  readonly from: string | null;
  readonly to: string | null;
}

function changesBetween(before: PriceSlots, after: PriceSlots): PriceChangeEntry[] {
  const fields = [
    'currency',
    'baseFee',
    'packagePrice',
    'blockPrice',
    'overBlockPrice',
    'tiers',
    'taxRate',
  ] as const;
  return (['current', 'next'] as const)
    .filter((slot) => !areSamePrices(before[slot], after[slot]))
    .flatMap((slot) =>
      fields.map((field) => ({
        field,
        slot,
        from: valueText(before[slot], field),
        to: valueText(after[slot], field),
      })),
    )
    .filter(({ from, to }) => from !== to);
}

/** Amounts with their currency, so that a later reader can distinguish yen from cents. */
function valueText(prices: PriceList | null, field: keyof PriceList): string | null {
  if (prices === null) return null;
  const { currency, tiers } = prices;
  if (field === 'tiers')
    return tiers.map(({ fromBlock, price }) => `${fromBlock}: ${price} ${currency}`).join(', ');
  const value = prices[field];
  return field === 'currency' || field === 'taxRate' ? String(value) : `${value} ${currency}`;
}

async function recordChanges(
  trx: Trx,
  caller: PartnerCaller,
  { at, month, changes }: { at: Date; month: Month; changes: readonly PriceChangeEntry[] },
): Promise<void> {
  await insertSettingsChanges(trx, caller, { at, month, changes });
  await recordAudit(trx, {
    ...auditedBy(caller),
    tenantId: null,
    at,
    action: 'prices.change',
    target: null,
    details: { changes },
  });
}

async function present(trx: Trx, caller: PartnerScope, month: Month): Promise<Prices> {
  const slots = priceSlots(await getPriceHistory(trx, caller), month);
  return { ...slots, month, version: await getPricesVersion(trx, caller) };
}
