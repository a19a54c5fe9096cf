import type { Month } from '../months.ts';
import { percentOf, type Currency } from './tax.ts';
import { assertWhole } from '../whole.ts';

/** From the additional block number `fromBlock` on (1 is the first block beyond the registered ones), a block costs `price`. */
export type PriceTier = { fromBlock: number; price: number };

/** Monthly prices in the currency's smallest unit. `taxRate` is in percent. */
export type PriceList = {
  currency: Currency;
  baseFee: number;
  packagePrice: number;
  blockPrice: number;
  overBlockPrice: number;
  tiers: PriceTier[];
  taxRate: number;
};

/** A discount on a month's amount, up to and including the month `until`. 100 percent is a free month. */
export type Discount = { percent?: number | undefined; amount?: number | undefined; until: Month };

/** The inputs of a month's amount. */
export type BilledMonth = {
  month: Month;
  blocksUsed: number;
  blocksPerPackage: number;
  packagesRegistered: number;
  blocksRegistered: number;
};

export type LineKind = 'base' | 'packages' | 'blocks' | 'over_blocks' | 'discount';

/** A line of an invoice: `amount = quantity × unitPrice`, negative for a discount. */
export type AmountLine = {
  kind: LineKind;
  quantity: number;
  unitPrice: number;
  amount: number;
  taxRate: number;
};

/** Additional blocks, beyond the registered ones: `max(0, blocksUsed − packagesRegistered × blocksPerPackage − blocksRegistered)`. */
export function blocksOver(month: Omit<BilledMonth, 'month'>): number {
  const registered = month.packagesRegistered * month.blocksPerPackage + month.blocksRegistered;
  assertWhole('blocksUsed', month.blocksUsed);
  assertWhole('registered', registered);
  return Math.max(0, month.blocksUsed - registered);
}

/**
 * The lines of a month by its prices: base fee, what is registered, what was used over it (one line for each tier that is reached), and
 * the discount, rounded down and never more than the rest. Items with quantity 0 have no line.
 */
export function amountLines(
  month: BilledMonth,
  prices: PriceList,
  discount: Discount | null = null,
): AmountLine[] {
  const { taxRate } = prices;
  const line = (kind: LineKind, quantity: number, unitPrice: number): AmountLine => ({
    kind,
    quantity,
    unitPrice,
    amount: quantity * unitPrice,
    taxRate,
  });
  const lines = [
    line('base', prices.baseFee === 0 ? 0 : 1, prices.baseFee),
    line('packages', month.packagesRegistered, prices.packagePrice),
    line('blocks', month.blocksRegistered, prices.blockPrice),
    ...blocksByTier(blocksOver(month), prices).map(({ blocks, price }) => line('over_blocks', blocks, price)),
  ].filter(({ quantity }) => quantity > 0);
  const off = discountOn(
    lines.reduce((sum, { amount }) => sum + amount, 0),
    month.month,
    discount,
  );
  return off === 0 ? lines : [...lines, line('discount', 1, -off)];
}

/** How many of the blocks over cost what: each counts from 1 and costs the price of the last tier that begins at it or before. */
function blocksByTier(
  over: number,
  { overBlockPrice, tiers }: Pick<PriceList, 'overBlockPrice' | 'tiers'>,
): { blocks: number; price: number }[] {
  const steps = [{ fromBlock: 1, price: overBlockPrice }, ...tiers].toSorted(
    (one, other) => one.fromBlock - other.fromBlock,
  );
  return steps
    .map(({ fromBlock, price }, index) => {
      const end = Math.min(over + 1, steps[index + 1]?.fromBlock ?? over + 1);
      return { blocks: Math.max(0, end - fromBlock), price };
    })
    .filter(({ blocks }) => blocks > 0);
}

function discountOn(amount: number, month: Month, discount: Discount | null): number {
  if (discount === null || month > discount.until) return 0;
  const off = (discount.amount ?? 0) + percentOf(amount, discount.percent ?? 0);
  return Math.min(amount, off);
}
