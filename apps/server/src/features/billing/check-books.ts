import type { Books, BooksDifference } from '@ocr/contract';
import { Gauge } from 'prom-client';
import type { Context } from '#platform/context.ts';
import { metrics } from '#platform/metrics/metrics.ts';
import type { PartnerScope } from '#platform/database/database.ts';
import { findLastBooksCheck, insertBooksCheck, selectDifferences } from './books.store.ts';
import { selectClosingPartners } from './closing.store.ts';

type Parts = Pick<Context, 'db' | 'clock' | 'log'>;

const differencesGauge = new Gauge({
  name: 'ocr_books_differences',
  help: 'Places where files, pages, ledger, month counters and invoices disagree, at the last check.',
  registers: [metrics],
});

/** Reconciles the books of every partner. */
export async function checkAllBooks(parts: Parts): Promise<number> {
  let total = 0;
  for (const partner of await parts.db.withSystem(selectClosingPartners)) {
    total += (await checkBooks(parts, partner)).length;
  }
  differencesGauge.set(total);
  return total;
}

/** Reconciles one partner's books from one snapshot and keeps what was found. */
export async function checkBooks(parts: Parts, { partnerId }: PartnerScope): Promise<BooksDifference[]> {
  const scope = { partnerId };
  const differences = await parts.db.withSystem(async (trx) => {
    const found = await selectDifferences(trx, scope);
    await insertBooksCheck(trx, scope, { at: parts.clock.now(), differences: found });
    return found;
  });
  if (differences.length === 0) parts.log.info({ partnerId }, 'The books balance');
  else parts.log.error({ partnerId, differences }, 'The books do not balance');
  return differences;
}

export async function getBooks(parts: Parts, { partnerId }: PartnerScope): Promise<Books> {
  const last = await parts.db.withPartner({ partnerId }, (trx) => findLastBooksCheck(trx, { partnerId }));
  if (last === undefined) return null;
  return {
    checkedAt: last.checked_at.toISOString(),
    balanced: last.balanced,
    differences: last.differences as BooksDifference[],
  };
}
