import type { Context } from '#platform/context.ts';
import type { Trx } from '#platform/database/database.ts';
import { AppError } from './app-error.ts';

export interface RateLimit {
  /** What is limited; a part of the counter's key. */
  readonly name: string;
  /** Who is limited: an address (`clientAddress`), an account, a tenant. */
  readonly who: string;
  readonly calls: number;
  readonly seconds: number;
}

/**
 * Counts a call, or refuses it when `calls` were made in the last `seconds`. The counters lie in the database, so that all
 * processes share them. The window slides: calls of the window before count by the share of it that is still within reach.
 * A refused call is not counted, so whoever waits as told gets in.
 * @throws AppError `TOO_MANY_REQUESTS` with `Retry-After`
 */
export async function limitCalls(context: Pick<Context, 'db' | 'clock'>, limit: RateLimit): Promise<void> {
  const now = context.clock.now().getTime();
  const waitSeconds = await context.db.withSystem((trx) => countCall(trx, limit, now));
  if (waitSeconds > 0) {
    throw new AppError('TOO_MANY_REQUESTS', { headers: { 'retry-after': String(waitSeconds) } });
  }
}

/** Seconds to wait; 0 when the call was counted. */
async function countCall(trx: Trx, { name, who, calls, seconds }: RateLimit, now: number): Promise<number> {
  const length = seconds * 1000;
  const start = Math.floor(now / length) * length;
  const elapsed = (now - start) / length;
  const key = `${name}:${who}`;
  const before = await findCalls(trx, key, start - length);
  const room = calls - before * (1 - elapsed);
  if (room >= 1) {
    const counted = await trx
      .insertInto('rate_limits')
      .values({ key, window_start: new Date(start), calls: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['key', 'window_start'])
          .doUpdateSet((row) => ({ calls: row('rate_limits.calls', '+', 1) }))
          .where((row) => row('rate_limits.calls', '<=', Math.floor(room) - 1)),
      )
      .returning('calls')
      .executeTakeFirst();
    if (counted !== undefined) return 0;
  }
  return waitFor({ calls, seconds, before, elapsed, current: await findCalls(trx, key, start) });
}

async function findCalls(trx: Trx, key: string, start: number): Promise<number> {
  const row = await trx
    .selectFrom('rate_limits')
    .select('calls')
    .where('key', '=', key)
    .where('window_start', '=', new Date(start))
    .executeTakeFirst();
  return row?.calls ?? 0;
}

/** Whole seconds until one more call fits; `elapsed` is the share of the current window that has passed. */
function waitFor(state: {
  calls: number;
  seconds: number;
  before: number;
  elapsed: number;
  current: number;
}): number {
  const { calls, seconds, before, elapsed, current } = state;
  const spare = calls - 1;
  const windows =
    current <= spare
      ? 1 - (spare - current) / before - elapsed
      : 1 - elapsed + (current === 0 ? 0 : 1 - spare / current);
  return Math.max(1, Math.ceil(windows * seconds));
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
