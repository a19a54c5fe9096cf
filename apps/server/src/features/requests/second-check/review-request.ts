import { countUsersOf } from '#features/accounts/users.store.ts';
import { findChecking } from '#features/templates/checking/checking.store.ts';
import { tenantScope, type TenantCaller } from '#platform/access/caller.ts';
import type { Trx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { keepAsHistory } from './aside.store.ts';
import { compareWithFirst, hideFirstLook, returnFirstLook } from './blind-check.ts';
import { countOpenDifferences } from './looks.store.ts';
import { differsFromFirst, findReview, storeDeed, type ReviewRow } from './reviews.store.ts';

/** So many people are needed for a third look by somebody who has not looked yet. */
const THREE = 3;

/** What a look at a request leads to: it is checked, somebody else is to look at it next, differences are to be settled first, or it counts for nothing. */
export type Outcome = 'checked' | 'second' | 'third' | 'open' | 'nothing';

/**
 * In a transaction with the request locked: what it means that the caller has checked it. Without a second check of the template it is checked.
 * Otherwise the first look is kept and a second person awaited; whoever that is confirms, unless values were changed: then a third person decides.
 * A blind check ends as it was begun, whatever the template says by then: what the first changed is out of sight until the second has looked, too.
 */
export async function reviewRequest(
  trx: Trx,
  caller: TenantCaller,
  request: { readonly id: string; readonly template_id: string },
  at: Date,
): Promise<Outcome> {
  const scope = tenantScope(caller);
  const { secondCheck } = await findChecking(trx, scope, request.template_id);
  const review = await findReview(trx, scope, request.id);
  if (secondCheck === 'off' && !isBlind(review)) return 'checked';
  const deed = { userId: caller.userId, name: caller.name, at };
  const next = async (kind: 'first' | 'differed'): Promise<void> => {
    await storeDeed(trx, scope, request.id, kind, deed);
    await storeDeed(trx, scope, request.id, 'taken', null);
  };
  if (!review?.first_by || !review.first_at) {
    await next('first');
    if (secondCheck === 'blind') await hideFirstLook(trx, scope, request.id);
    return 'second';
  }
  if (review.differed_by !== null) {
    if (!(await maySettle(trx, caller, review))) return 'nothing';
    if ((await countOpenDifferences(trx, scope, request.id)) > 0) return 'open';
    if (isBlind(review)) await keepAsHistory(trx, scope, request.id);
    return 'checked';
  }
  if (review.first_by === caller.userId) return 'nothing';
  const first = { userId: review.first_by, at: review.first_at };
  const differs = isBlind(review)
    ? await compareWithFirst(trx, scope, request.id)
    : await differsFromFirst(trx, scope, request.id, first);
  if (differs) {
    await next('differed');
    return 'third';
  }
  if (isBlind(review)) await keepAsHistory(trx, scope, request.id);
  return 'checked';
}

const isBlind = (review: ReviewRow | undefined): review is ReviewRow =>
  review?.is_blind === true && review.first_by !== null;

/**
 * Whether a blind check of the request is under way, or begins with the next look; before values are changed.
 * @throws AppError `OTHER_PERSON_REQUIRED` for who has ended a look already: another person's look is not to be mixed with it
 */
export async function lookBlindly(
  trx: Trx,
  caller: TenantCaller,
  request: { readonly id: string; readonly template_id: string; readonly checked_at: Date | null },
): Promise<boolean> {
  const scope = tenantScope(caller);
  const review = await findReview(trx, scope, request.id);
  if (!isBlind(review)) {
    const { secondCheck } = await findChecking(trx, scope, request.template_id);
    return secondCheck === 'blind' && request.checked_at === null;
  }
  const isDone =
    review.differed_by === null ? review.first_by === caller.userId : !(await maySettle(trx, caller, review));
  if (isDone) throw new AppError('OTHER_PERSON_REQUIRED');
  return true;
}

/** Whether a first look of the request is out of sight, or differs from the second. */
export async function isUnderBlindCheck(trx: Trx, caller: TenantCaller, requestId: string): Promise<boolean> {
  return isBlind(await findReview(trx, tenantScope(caller), requestId));
}

/**
 * Before a request is reopened: what was put aside comes back. False where the caller may not reopen it: while a second person is awaited, only
 * the first takes the own look back, or it would be seen.
 */
export async function takeLookBack(trx: Trx, caller: TenantCaller, requestId: string): Promise<boolean> {
  const scope = tenantScope(caller);
  const review = await findReview(trx, scope, requestId);
  if (!isBlind(review)) return true;
  if (review.differed_by !== null) {
    await keepAsHistory(trx, scope, requestId);
    return true;
  }
  if (review.first_by !== caller.userId) return false;
  await returnFirstLook(trx, scope, requestId);
  return true;
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
