import { DEFAULT_NUMBER_PREFIX, invoiceNumber } from '../invoices.ts';
import type { Month } from '../months.ts';
import { amountLines, type AmountLine, type BilledMonth, type Discount, type PriceList } from './prices.ts';
import { sumWithTax, type Currency, type Sums, type TaxRules } from './tax.ts';

/** The amounts that an invoice states. They never change once it is issued. */
export type InvoiceAmounts = Sums & { currency: Currency; lines: AmountLine[] };

/** The amounts of a month by the prices, discount and tax rules that apply to it. */
export function invoiceAmounts(
  month: BilledMonth,
  { prices, discount, tax }: { prices: PriceList; discount: Discount | null; tax: TaxRules },
): InvoiceAmounts {
  const lines = amountLines(month, prices, discount);
  return { currency: prices.currency, lines, ...sumWithTax(lines, tax) };
}

/**
 * The amounts of the credit note (適格返還請求書) that voids an invoice: the same with the other sign, so that both together are nothing
 * under every rounding. Source of what it states: 国税庁 タックスアンサー No.6625「適格請求書等の記載事項」, the part on 適格返還請求書.
 */
export function creditedAmounts(amounts: InvoiceAmounts): InvoiceAmounts {
  return {
    currency: amounts.currency,
    lines: amounts.lines.map((line) => ({
      ...line,
      quantity: negated(line.quantity),
      amount: negated(line.amount),
    })),
    subtotal: negated(amounts.subtotal),
    taxes: amounts.taxes.map(({ rate, base, tax }) => ({ rate, base: negated(base), tax: negated(tax) })),
    taxTotal: negated(amounts.taxTotal),
    total: negated(amounts.total),
  };
}

/**
 * A credit note's readable number, `CN-202611-0001`, in a sequence of its own per partner and billed month; with a prefix of the issuer's
 * `ACME-CN-202611-0001`. No invoice has such a number as long as no prefix ends in `CN`.
 */
export function creditNoteNumber(month: Month, sequence: number, prefix = DEFAULT_NUMBER_PREFIX): string {
  return invoiceNumber(month, sequence, prefix === DEFAULT_NUMBER_PREFIX ? 'CN' : `${prefix}-CN`);
}

/** Turns `-0` into `0`: JSON and people read both as 0, but a comparison does not. */
function negated(value: number): number {
  return value === 0 ? 0 : -value;
}
