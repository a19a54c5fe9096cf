import { countUsersOf } from '#features/accounts/users.store.ts';
import { findChecking } from '#features/templates/checking/checking.store.ts';
import { tenantScope, type TenantCaller } from '#platform/access/caller.ts';
import type { Trx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { differsFromFirst, findReview, storeDeed, type ReviewRow } from './reviews.store.ts';

/** So many people are needed for a third look by somebody who has not looked yet. */
const THREE = 3;

/** What a look at a request leads to: it is checked, somebody else is to look at it next, or it counts for nothing. */
export type Outcome = 'checked' | 'second' | 'third' | 'nothing';

/**
 * In a transaction with the request locked: what it means that the caller has checked it. Without a second check of the template it is checked.
 * Otherwise the first look is kept and a second person awaited; whoever that is confirms, unless values were changed: then a third person decides.
 */
export async function reviewRequest(
  trx: Trx,
  caller: TenantCaller,
  request: { readonly id: string; readonly template_id: string },
  at: Date,
): Promise<Outcome> {
  const scope = tenantScope(caller);
  if ((await findChecking(trx, scope, request.template_id)).secondCheck === 'off') return 'checked';
  const review = await findReview(trx, scope, request.id);
  const deed = { userId: caller.userId, name: caller.name, at };
  const next = async (kind: 'first' | 'differed'): Promise<void> => {
    await storeDeed(trx, scope, request.id, kind, deed);
    await storeDeed(trx, scope, request.id, 'taken', null);
  };
  if (!review?.first_by || !review.first_at) {
    await next('first');
    return 'second';
  }
  if (review.differed_by !== null) return (await maySettle(trx, caller, review)) ? 'checked' : 'nothing';
  if (review.first_by === caller.userId) return 'nothing';
  const first = { userId: review.first_by, at: review.first_at };
  if (!(await differsFromFirst(trx, scope, request.id, first))) return 'checked';
  await next('differed');
  return 'third';
}

/** Not who changed the values; nor who checked them first, where there are others. */
async function maySettle(trx: Trx, caller: TenantCaller, review: ReviewRow): Promise<boolean> {
  if (review.differed_by === caller.userId) return false;
  if (review.first_by !== caller.userId) return true;
  return (await countUsersOf(trx, tenantScope(caller))) < THREE;
}

/**
 * Takes a request in hand, or releases it. What another person has is taken only with `over`, and released by anybody: people go home.
 * @throws AppError `CHANGED_MEANWHILE` where another person has it
 */
export async function takeRequest(
  trx: Trx,
  caller: TenantCaller,
  requestId: string,
  { taken, over, at }: { readonly taken: boolean; readonly over: boolean; readonly at: Date },
): Promise<boolean> {
  const scope = tenantScope(caller);
  const holder = (await findReview(trx, scope, requestId))?.taken_by ?? null;
  if (taken ? holder === caller.userId : holder === null) return false;
  if (taken && holder !== null && !over) throw new AppError('CHANGED_MEANWHILE');
  const deed = taken ? { userId: caller.userId, name: caller.name, at } : null;
  await storeDeed(trx, scope, requestId, 'taken', deed);
  return true;
}
