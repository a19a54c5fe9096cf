import { countUsersOf } from '#features/accounts/users.store.ts';
import { findChecking } from '#features/templates/checking/checking.store.ts';
import { tenantScope, type TenantCaller } from '#platform/access/caller.ts';
import type { Trx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { keepAsHistory } from './snapshots.store.ts';
import { nextCheckOfFile, isAllowedToCheck } from './next-check.ts';
import { compareWithFirst, hideFirstCheck, restoreFirstCheck } from './blind-check.ts';
import { countOpenDifferences } from './differences.store.ts';
import { filesChangedSince, findReview, storeStep, storeDiffering, type ReviewRow } from './reviews.store.ts';

/** The outcome of a check: the request is checked, another person has to check next, differences have to be resolved first, or nothing changes. */
export type Outcome = 'checked' | 'second' | 'third' | 'open' | 'nothing';

/**
 * Applies the caller's check, in a transaction with the request locked. If the template has no second check, the request is checked.
 * Otherwise the first check is stored and a second person confirms it; if that person changed values, a third person decides.
 * A check that started blind ends blind, even if the template's option has changed: the first person's changes stay hidden until the second check has ended.
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
  const step = { userId: caller.userId, name: caller.name, at };
  const next = async (kind: 'first' | 'differed'): Promise<void> => {
    await storeStep(trx, scope, request.id, kind, step);
    await storeStep(trx, scope, request.id, 'taken', null);
  };
  if (!review?.first_by || !review.first_at) {
    await next('first');
    if (secondCheck === 'blind') await hideFirstCheck(trx, scope, request.id);
    return 'second';
  }
  if (review.differed_by !== null) {
    if (!(await mayCheckNext(trx, caller, review))) return 'nothing';
    if ((await countOpenDifferences(trx, scope, request.id)) > 0) return 'open';
    if (isBlind(review)) await keepAsHistory(trx, scope, request.id);
    return 'checked';
  }
  if (!(await mayCheckNext(trx, caller, review))) return 'nothing';
  const first = { userId: review.first_by, at: review.first_at };
  const differing = isBlind(review)
    ? await compareWithFirst(trx, scope, request.id)
    : await filesChangedSince(trx, scope, request.id, first);
  if (differing.length > 0) {
    await next('differed');
    await storeDiffering(trx, scope, request.id, differing);
    return 'third';
  }
  if (isBlind(review)) await keepAsHistory(trx, scope, request.id);
  return 'checked';
}

const isBlind = (review: ReviewRow | undefined): review is ReviewRow =>
  review?.is_blind === true && review.first_by !== null;

/**
 * Whether a blind check of the request is in progress, or starts with the next check. Called before values are changed.
 * @throws AppError `OTHER_PERSON_REQUIRED` if the caller has already ended a check: two people's changes must not be mixed
 */
export async function assertMayChange(
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
  if (!(await mayCheckNext(trx, caller, review))) throw new AppError('OTHER_PERSON_REQUIRED');
  return true;
}

/** Whether the first check of the request is hidden, or differs from the second. */
export async function isUnderBlindCheck(trx: Trx, caller: TenantCaller, requestId: string): Promise<boolean> {
  return isBlind(await findReview(trx, tenantScope(caller), requestId));
}

/**
 * Called before a request is reopened: restores the hidden changes. False if the caller may not reopen it: until the second check, only
 * the first person may, because reopening shows that person's changes.
 */
export async function reopenBlindCheck(trx: Trx, caller: TenantCaller, requestId: string): Promise<boolean> {
  const scope = tenantScope(caller);
  const review = await findReview(trx, scope, requestId);
  if (!isBlind(review)) return true;
  if (review.differed_by !== null) {
    await keepAsHistory(trx, scope, requestId);
    return true;
  }
  if (review.first_by !== caller.userId) return false;
  await restoreFirstCheck(trx, scope, requestId);
  return true;
}

/** Whether the caller may do the next check of an unchecked request. */
async function mayCheckNext(trx: Trx, caller: TenantCaller, review: ReviewRow): Promise<boolean> {
  const state = { isChecked: false, firstBy: review.first_by, differedBy: review.differed_by };
  const people = state.differedBy === null ? 0 : await countUsersOf(trx, tenantScope(caller));
  return isAllowedToCheck(state, nextCheckOfFile(state, true), { userId: caller.userId, people });
}

/** Takeovers and releases of a request, for the audit log. */
export interface Handover {
  readonly action: 'request.take' | 'request.take_over' | 'request.release';
  readonly details: Readonly<Record<string, string>>;
}

/**
 * Takes or releases a request; undefined if nothing changes. With `over`, takes it from another person. Anybody may release it, because people go home without doing so.
 * @throws AppError `CHANGED_MEANWHILE` if another person has taken it
 */
export async function takeRequest(
  trx: Trx,
  caller: TenantCaller,
  requestId: string,
  { taken, over, at }: { readonly taken: boolean; readonly over: boolean; readonly at: Date },
): Promise<Handover | undefined> {
  const scope = tenantScope(caller);
  const { taken_by: holder = null, taken_by_name: name } = (await findReview(trx, scope, requestId)) ?? {};
  if (taken ? holder === caller.userId : holder === null) return undefined;
  if (taken && holder !== null && !over) throw new AppError('CHANGED_MEANWHILE');
  const step = taken ? { userId: caller.userId, name: caller.name, at } : null;
  await storeStep(trx, scope, requestId, 'taken', step);
  const other = holder === null || holder === caller.userId ? undefined : (name ?? '');
  if (!taken) return { action: 'request.release', details: other === undefined ? {} : { holder: other } };
  if (other === undefined) return { action: 'request.take', details: {} };
  return { action: 'request.take_over', details: { from: other, to: caller.name } };
}
