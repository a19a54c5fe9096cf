import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/http/app-error.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** Counts one more new document of today; throws `TOO_MANY_REQUESTS` beyond the limit. */
export async function countNewDocument(context: Context, owner: string): Promise<void> {
  await count(context, {
    key: `preview-documents:${owner}`,
    windowMs: dayMs,
    limit: context.config.rates.previewDocumentsPerDay,
  });
}

/** Counts one more extraction from a document that was read before; throws `TOO_MANY_REQUESTS` beyond the limit. */
export async function countExtraction(context: Context, owner: string): Promise<void> {
  await count(context, {
    key: `previews:${owner}`,
    windowMs: minuteMs,
    limit: context.config.rates.previewsPerMinute,
  });
}

/** One counter for all processes. A window's first call clears the ones before it. */
async function count(
  { clock, db }: Context,
  { key, windowMs, limit }: { key: string; windowMs: number; limit: number },
): Promise<void> {
  const now = clock.now().getTime();
  const start = new Date(now - (now % windowMs));
  const calls = await db.withSystem(async (trx) => {
    const row = await trx
      .insertInto('rate_limits')
      .values({ key, window_start: start, calls: 1 })
      .onConflict((conflict) =>
        conflict.columns(['key', 'window_start']).doUpdateSet({ calls: sql<number>`rate_limits.calls + 1` }),
      )
      .returning('calls')
      .executeTakeFirstOrThrow();
    if (row.calls === 1) {
      await trx.deleteFrom('rate_limits').where('key', '=', key).where('window_start', '<', start).execute();
    }
    return row.calls;
  });
  if (calls <= limit) return;
  const seconds = Math.ceil((start.getTime() + windowMs - now) / 1000);
  throw new AppError('TOO_MANY_REQUESTS', { headers: { 'retry-after': String(seconds) } });
}
