import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import type { Database, Trx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';

export interface RateLimit {
  /** The name of a limit; a part of the counter's key. */
  readonly name: string;
  /** Who is limited: an address (`clientAddress`), an account, or a tenant. */
  readonly who: string;
  readonly calls: number;
  readonly seconds: number;
}

// Counters are kept per twelfth of the window: fine enough that a caller waits at most a twelfth too long.
const parts = 12;

/**
 * Counts a call, or rejects it when `calls` were made in the last `seconds`. The counters are in the database, so that all
 * processes share them. A refused call is not counted: a caller that waits as long as the answer says is let in.
 * @throws AppError `TOO_MANY_REQUESTS` with `Retry-After` and the limit's name
 */
export async function limitCalls(context: Pick<Context, 'db' | 'clock'>, limit: RateLimit): Promise<void> {
  await countOrRefuse(context.db, limit, context.clock.now().getTime());
}

async function countOrRefuse(db: Database, limit: RateLimit, at: number): Promise<void> {
  const waitMs = await db.withSystem((trx) => countCall(trx, limit, at));
  if (waitMs > 0) {
    throw new AppError('TOO_MANY_REQUESTS', {
      details: { limit: limit.name },
      retryAfterSeconds: Math.ceil(waitMs / 1000),
    });
  }
}

/**
 * Counts a call while it is made, and in the end only if it succeeds: failures keep nobody from trying again.
 * @throws AppError `TOO_MANY_REQUESTS` as `limitCalls` does, or what the call throws
 */
export async function limitSuccesses<Result>(
  context: Pick<Context, 'db' | 'clock'>,
  limit: RateLimit,
  call: () => Promise<Result>,
): Promise<Result> {
  const at = context.clock.now().getTime();
  await countOrRefuse(context.db, limit, at);
  try {
    return await call();
  } catch (error) {
    await context.db.withSystem((trx) => uncountCall(trx, limit, at));
    throw error;
  }
}

/** Counts an upload of an account, before its body is read. @throws AppError `TOO_MANY_REQUESTS` */
export function limitUploads(
  context: Pick<Context, 'db' | 'clock' | 'config'>,
  caller: { readonly userId: string },
): Promise<void> {
  const calls = context.config.rates.uploadsPerMinute;
  return limitCalls(context, { name: 'upload', who: caller.userId, calls, seconds: 60 });
}

/** Counts a call that a user confirms by its password or a code, or that costs hashes. @throws AppError `TOO_MANY_REQUESTS` */
export function limitConfirmations(
  context: Pick<Context, 'db' | 'clock' | 'config'>,
  caller: { readonly userId: string },
): Promise<void> {
  const calls = context.config.rates.signInsPerMinute;
  return limitCalls(context, { name: 'confirmation', who: caller.userId, calls, seconds: 60 });
}

/** Milliseconds to wait; 0 when the call was counted. */
async function countCall(trx: Trx, { name, who, calls, seconds }: RateLimit, now: number): Promise<number> {
  const key = keyOf({ name, who });
  const windowMs = seconds * 1000;
  const partMs = windowMs / parts;
  // One after the other per key: two calls at once must not both be the last one.
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx);
  const counted = await trx
    .selectFrom('rate_limits')
    .select(['window_start', 'calls'])
    .where('key', '=', key)
    .where('window_start', '>', new Date(now - windowMs - partMs))
    .orderBy('window_start')
    .execute();
  let tooMany = counted.reduce((sum, row) => sum + row.calls, 0) - calls + 1;
  for (const row of counted) {
    if (tooMany <= 0) break;
    tooMany -= row.calls;
    if (tooMany <= 0) return row.window_start.getTime() + partMs + windowMs - now;
  }
  await trx
    .insertInto('rate_limits')
    .values({ key, window_start: partOf(now, seconds), calls: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['key', 'window_start'])
        .doUpdateSet((row) => ({ calls: row('rate_limits.calls', '+', 1) })),
    )
    .execute();
  return 0;
}

async function uncountCall(trx: Trx, { name, who, seconds }: RateLimit, at: number): Promise<void> {
  await trx
    .updateTable('rate_limits')
    .set((row) => ({ calls: row('calls', '-', 1) }))
    .where('key', '=', keyOf({ name, who }))
    .where('window_start', '=', partOf(at, seconds))
    .execute();
}

const keyOf = ({ name, who }: Pick<RateLimit, 'name' | 'who'>): string => `${name}:${who}`;

/** When the part of a window began in which a call was made. */
function partOf(at: number, seconds: number): Date {
  const partMs = (seconds * 1000) / parts;
  return new Date(Math.floor(at / partMs) * partMs);
}

/** Deletes counters that no window reaches any more. */
export async function sweepRateLimits(trx: Trx, now: Date): Promise<void> {
  const twoDays = 2 * 86_400_000;
  await trx
    .deleteFrom('rate_limits')
    .where('window_start', '<', new Date(now.getTime() - twoDays))
    .execute();
}

/** The address that limits count by: IPv4 as such, of IPv6 the network, since one customer has all of a /64. */
export function clientAddress(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  if (!ip.includes(':')) return ip;
  const [head = '', tail] = ip.replace(/%.*$/, '').split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return `${[...left, ...(tail === undefined ? [] : zeros), ...right].slice(0, 4).join(':')}::/64`;
}
