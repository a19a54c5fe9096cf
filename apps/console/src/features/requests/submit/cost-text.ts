import { messages } from '#features/requests/submit/messages.ts';
import type { RequestQuote } from '#features/requests/submit/quote.ts';
import { money } from '#lib/money.ts';

/** What the files add to the month's amount, in a sentence. */
export function costText({ subtotal, total, currency }: NonNullable<RequestQuote['cost']>): string {
  const t = messages.get();
  if (total === 0) return t.quoteNoCost;
  return t.quoteCost(money(total, currency), total !== subtotal);
}
