import * as fc from 'fast-check';
import { CURRENCIES, TAX_ROUNDINGS } from '../amounts/tax.ts';

/** An amount of the smallest unit of a currency. */
export const anyPrice = fc.integer({ min: 0, max: 1_000_000 });

/** Whatever a price list may contain. */
export const anyPrices = fc.record({
  currency: fc.constantFrom(...CURRENCIES),
  baseFee: anyPrice,
  packagePrice: anyPrice,
  blockPrice: anyPrice,
  overBlockPrice: anyPrice,
  tiers: fc.uniqueArray(fc.record({ fromBlock: fc.integer({ min: 1, max: 500 }), price: anyPrice }), {
    selector: ({ fromBlock }) => fromBlock,
    maxLength: 4,
  }),
  taxRate: fc.constantFrom(0, 8, 10, 19),
});

/** However tax is computed for a tenant. */
export const anyTaxTerms = fc.record({
  rounding: fc.constantFrom(...TAX_ROUNDINGS),
  pricesIncludeTax: fc.boolean(),
  isExempt: fc.boolean(),
});
