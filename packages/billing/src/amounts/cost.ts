import { blocksUsed } from '../blocks.ts';
import { invoiceAmounts } from './invoice-amounts.ts';
import type { BilledMonth, Discount, PriceList } from './prices.ts';
import type { TaxRules } from './tax.ts';

/** Everything that a running month is billed by, except its pages. */
export type MonthTerms = Omit<BilledMonth, 'blocksUsed'> & {
  pagesPerBlock: number;
  prices: PriceList;
  discount: Discount | null;
  tax: TaxRules;
};

/** An amount without tax, and with it. */
export type Cost = { subtotal: number; total: number };

/** The cost of a month if it ended with the given pages. */
export function costOfMonth(pages: number, terms: MonthTerms): Cost {
  const { pagesPerBlock, prices, discount, tax, ...month } = terms;
  const used = blocksUsed(pages, pagesPerBlock);
  const { subtotal, total } = invoiceAmounts({ ...month, blocksUsed: used }, { prices, discount, tax });
  return { subtotal, total };
}

/**
 * What pages add to the cost of a month with `taken` pages: the month with them minus the month without. Zero if they start no
 * block beyond what is registered. Pages that are sent in several parts add up to the same.
 */
export function costOfPages({ taken, pages }: { taken: number; pages: number }, terms: MonthTerms): Cost {
  const before = costOfMonth(taken, terms);
  const after = costOfMonth(taken + pages, terms);
  return { subtotal: after.subtotal - before.subtotal, total: after.total - before.total };
}
