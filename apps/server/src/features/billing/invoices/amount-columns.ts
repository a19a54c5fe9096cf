import type { Currency, InvoiceAmounts, TaxRules } from '@ocr/billing';
import { toJson } from '#platform/database/json.ts';
import type { SavedIssuer } from '../prices/issuer.store.ts';
import type { Recipient } from '../prices/prices.store.ts';
import { taxRulesOf } from '../prices/terms.ts';
import type { InvoiceRow } from './invoices.store.ts';

/** An invoice's amounts from its row, with what was paid. */
export type BilledAmounts = InvoiceAmounts & { readonly paid: number };

/** Undefined where no prices were in force in its month. */
export function amountsOf(row: InvoiceRow): BilledAmounts | undefined {
  const { currency, subtotal, taxes, tax_total: taxTotal, total, paid, lines } = row;
  if (currency === null || taxes === null || lines === null) return undefined;
  return {
    currency,
    lines,
    taxes,
    subtotal: Number(subtotal),
    taxTotal: Number(taxTotal),
    total: Number(total),
    paid: Number(paid),
  };
}

/** The amount columns of a new, unpaid invoice. */
export function amountColumns(amounts: InvoiceAmounts, from: { issuer: SavedIssuer; recipient: Recipient }) {
  return {
    ...sumColumns(amounts),
    ...issuerColumn(from.issuer, amounts),
    currency: amounts.currency,
    lines: toJson(amounts.lines),
    paid: 0,
    recipient: from.recipient.name,
    recipient_address: from.recipient.address,
  };
}

/** An invoice's sums as its columns take them. */
export function sumColumns({
  subtotal,
  taxes,
  taxTotal,
  total,
}: Pick<InvoiceAmounts, 'subtotal' | 'taxes' | 'taxTotal' | 'total'>) {
  return { subtotal, taxes: toJson(taxes), tax_total: taxTotal, total };
}

/** The issuer as an invoice keeps it: as it was on the day of issue, with whether it charges tax. */
export function issuerColumn(issuer: SavedIssuer, { currency }: { currency: Currency }) {
  const { isExempt }: TaxRules = taxRulesOf(issuer, { currency });
  return { issuer: toJson({ ...issuer.details, ...issuer.pictures, isExempt }) };
}
