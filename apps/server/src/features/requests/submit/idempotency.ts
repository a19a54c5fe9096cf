import { limits } from '@ocr/contract';
import type { Context } from '#platform/context.ts';
import type { TenantScope, Trx } from '#platform/database/database.ts';
import { invalidField } from '#platform/errors/app-error.ts';
import { claimIdempotencyKey, findKeyedRequest } from './idempotency.store.ts';

/** How long an idempotency key answers with its first request. */
export const keyLifetimeMs = 24 * 3_600_000;

/** Who submits, and under which `Idempotency-Key`. */
export interface Submitter {
  readonly scope: TenantScope;
  readonly userId: string;
  readonly idempotencyKey: string | undefined;
}

/**
 * Runs `submit`, which returns the id of the request it made, unless an earlier submission with the same key made one
 * already: then `onRepeat` runs instead and the earlier request's id is returned.
 * @throws AppError `FAILED` when the key is no printable ASCII of the permitted length
 */
export async function submitOnce(
  context: Context,
  by: Submitter,
  submit: () => Promise<string>,
  onRepeat?: () => Promise<void>,
): Promise<string> {
  const repeated = await findRepeated(context, by);
  if (repeated === undefined) return submit();
  await onRepeat?.();
  return repeated;
}

/**
 * In the transaction that makes a request: takes the key, waiting for another submission that holds it. Returns the id
 * of the request that has it already.
 */
export async function claimKey(
  trx: Trx,
  { scope, idempotencyKey: key }: Submitter,
  { requestId, at }: { requestId: string; at: Date },
): Promise<string | undefined> {
  if (key === undefined) return undefined;
  return claimIdempotencyKey(trx, scope, { key, requestId, at, since: sinceOf(at) });
}

async function findRepeated(context: Context, by: Submitter): Promise<string | undefined> {
  const { idempotencyKey: key, scope } = by;
  if (key === undefined) return undefined;
  if (key === '' || key.length > limits.idempotencyKey || /[^\x20-\x7e]/.test(key)) {
    throw invalidField('Idempotency-Key', 'INVALID');
  }
  const since = sinceOf(context.clock.now());
  return context.db.withTenant(scope, (trx) => findKeyedRequest(trx, scope, key, since));
}

const sinceOf = (at: Date): Date => new Date(at.getTime() - keyLifetimeMs);
