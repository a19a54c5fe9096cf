import type { Context } from '#platform/context.ts';
import { lockUncountedMonths, storeFileCounts, type TenantMonth } from './file-counts.store.ts';

/** Counts the files of months from before they were counted as they end, a few months at a time. */
export async function countOlderFiles({ db }: Pick<Context, 'db'>): Promise<void> {
  let last: TenantMonth | undefined;
  do {
    const after = last;
    last = await db.withSystem(async (trx) => {
      const months = await lockUncountedMonths(trx, after);
      if (months.length > 0) await storeFileCounts(trx, months);
      return months.at(-1);
    });
  } while (last !== undefined);
}
