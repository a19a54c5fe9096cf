import { auditedBy, recordAudit } from '#features/accounts/audit/audit.store.ts';
import type { AuditAction } from '@ocr/contract/audit';
import { tenantScope, type TenantCaller } from '#platform/access/caller.ts';
import type { Context } from '#platform/context.ts';
import type { Trx } from '#platform/database/database.ts';
import { isId } from '#platform/database/ids.ts';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import { countToCheck, recountFile, setChecked, setToCheck } from './checks.store.ts';
import { selectReadFiles } from './files.store.ts';
import { deleteLessons } from './learning/lessons.store.ts';
import { deleteReview } from './second-check/reviews.store.ts';
import {
  isUnderBlindCheck,
  reviewRequest,
  reopenBlindCheck,
  takeRequest,
  type Outcome,
} from './second-check/review-request.ts';
import { teachFiles } from './learning/teach-files.ts';
import { lockRequest } from './requests.store.ts';

type LockedRequest = NonNullable<Awaited<ReturnType<typeof lockRequest>>>;

/**
 * Marks a request as checked by the caller, or reopens it. Idempotent.
 * @throws AppError `NOT_READY` while the request is processing, `OTHER_PERSON_REQUIRED` if another person has to check next, and
 * `DIFFERENCES_OPEN` if two blind checks still differ
 */
export async function checkRequest(
  context: Context,
  caller: TenantCaller,
  requestId: string,
  checked: boolean,
): Promise<void> {
  await checkRequests(context, caller, [requestId], checked);
}

/**
 * Marks several requests as checked by the caller, or reopens them: all or none. Returns how many changed.
 * @throws AppError `NOT_FOUND`, or `NOT_READY` while one is processing
 */
export async function checkRequests(
  context: Context,
  caller: TenantCaller,
  requestIds: readonly string[],
  checked: boolean,
): Promise<number> {
  const scope = tenantScope(caller);
  const mark = { checked, at: context.clock.now() };
  // Locked in a fixed order, so that two callers marking the same requests cannot deadlock.
  const ids = [...new Set(requestIds)].toSorted();
  return context.db.withTenant(scope, async (trx) => {
    let changed = 0;
    for (const id of ids) {
      const request = isId(id) ? await lockRequest(trx, scope, id) : undefined;
      if (request === undefined) throw notFound();
      if (request.status === 'processing') throw new AppError('NOT_READY');
      const outcome = await markChecked(context, trx, caller, request, mark);
      // In a batch, requests that another person has to check next are left unchanged.
      if (outcome === 'nothing' && ids.length === 1) throw new AppError('OTHER_PERSON_REQUIRED');
      if (outcome === 'open' && ids.length === 1) throw new AppError('DIFFERENCES_OPEN');
      if (outcome !== 'nothing' && outcome !== 'open' && outcome !== 'same') changed += 1;
    }
    return changed;
  });
}

interface FollowedFile {
  readonly fileId: string;
  readonly at: Date;
  /** How many of its flagged values are unreviewed, if already known. */
  readonly toCheck?: number | undefined;
  /** Whether the last difference of a blind check was resolved. */
  readonly isLastResolved?: boolean;
}

/**
 * Recounts what is left to check after values of a file were reviewed or reopened, in the same transaction with the request locked. Reviewing the
 * last flagged value marks the request as checked by the reviewer; a flag that comes back reopens it. A file that is already checked requests a new lesson.
 */
export async function updateCheckState(
  context: Pick<Context, 'jobs'>,
  trx: Trx,
  caller: TenantCaller,
  request: LockedRequest,
  { fileId, at, toCheck, isLastResolved = false }: FollowedFile,
): Promise<void> {
  const scope = tenantScope(caller);
  const before = await countToCheck(trx, scope, request.id);
  if (toCheck === undefined) await recountFile(trx, scope, fileId);
  else await setToCheck(trx, scope, fileId, toCheck);
  const after = await countToCheck(trx, scope, request.id);
  const isComplete = isLastResolved || (before > 0 && after === 0 && request.status !== 'processing');
  // During a blind check, a returning flag does not reopen the request, because that would show the hidden changes.
  const isReopened = before === 0 && after > 0 && !(await isUnderBlindCheck(trx, caller, request.id));
  if (isComplete) await markChecked(context, trx, caller, request, { checked: true, at });
  if (isReopened) await markChecked(context, trx, caller, request, { checked: false, at });
  if (request.checked_at !== null && !isReopened) {
    await teachFiles(context, trx, scope, request, { fileIds: [fileId], at });
  }
}

async function markChecked(
  context: Pick<Context, 'jobs'>,
  trx: Trx,
  caller: TenantCaller,
  request: LockedRequest,
  { checked, at }: { readonly checked: boolean; readonly at: Date },
): Promise<Outcome | 'same'> {
  const checker = checked ? { userId: caller.userId, name: caller.name, at } : null;
  const scope = tenantScope(caller);
  const outcome =
    checked && request.checked_at === null ? await reviewRequest(trx, caller, request, at) : 'checked';
  if (outcome === 'nothing' || outcome === 'open') return outcome;
  if (!checked && !(await reopenBlindCheck(trx, caller, request.id))) return 'nothing';
  if (outcome !== 'checked') {
    await record(trx, caller, request, outcome === 'second' ? 'request.check_first' : 'request.differ', at);
    return outcome;
  }
  const wasUnderWay = await deleteReview(trx, scope, request.id);
  const isChanged = await setChecked(trx, scope, request.id, checker);
  if (!isChanged && (checked || !wasUnderWay)) return 'same';
  if (checked) {
    const fileIds = await selectReadFiles(trx, scope, request.id);
    await teachFiles(context, trx, scope, request, { fileIds, at });
  } else await deleteLessons(trx, scope, request.id);
  await record(trx, caller, request, checked ? 'request.check' : 'request.reopen', at);
  return outcome;
}

async function record(
  trx: Trx,
  caller: TenantCaller,
  { number }: LockedRequest,
  action: AuditAction,
  at: Date,
): Promise<void> {
  await recordAudit(trx, { ...auditedBy(caller), at, action, target: number, details: {} });
}

/** Takes or releases a request, so that several people can share the queue. */
export async function changeTaken(
  context: Context,
  caller: TenantCaller,
  requestId: string,
  { taken, over }: { readonly taken: boolean; readonly over: boolean },
): Promise<void> {
  const scope = tenantScope(caller);
  await context.db.withTenant(scope, async (trx) => {
    const request = await lockRequest(trx, scope, requestId);
    if (request === undefined) throw notFound();
    if (request.status === 'processing') throw new AppError('NOT_READY');
    const at = context.clock.now();
    const handover = await takeRequest(trx, caller, requestId, { taken, over, at });
    if (handover !== undefined)
      await recordAudit(trx, { ...auditedBy(caller), at, ...handover, target: request.number });
  });
}
