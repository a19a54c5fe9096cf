import { auditedBy, recordAudit } from '#features/accounts/audit/audit.store.ts';
import { tenantScope, type TenantCaller } from '#platform/access/caller.ts';
import type { Context } from '#platform/context.ts';
import type { Trx } from '#platform/database/database.ts';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import { countToCheck, recountFile, setChecked, setToCheck } from './checks.store.ts';
import { selectReadFiles } from './files.store.ts';
import { takeBackLessons } from './learning/lessons.store.ts';
import { teachFiles } from './learning/teach-files.ts';
import { lockRequest } from './requests.store.ts';

type LockedRequest = NonNullable<Awaited<ReturnType<typeof lockRequest>>>;

/**
 * Marks a request as checked by the caller, or reopens it; asked again, it changes nothing.
 * @throws AppError `NOT_READY` while the request is processing
 */
export async function checkRequest(
  context: Context,
  caller: TenantCaller,
  requestId: string,
  checked: boolean,
): Promise<void> {
  const scope = tenantScope(caller);
  await context.db.withTenant(scope, async (trx) => {
    const request = await lockRequest(trx, scope, requestId);
    if (request === undefined) throw notFound();
    if (request.status === 'processing') throw new AppError('NOT_READY');
    await markChecked(context, trx, caller, request, { checked, at: context.clock.now() });
  });
}

interface FollowedFile {
  readonly fileId: string;
  readonly at: Date;
  /** How many of its values are doubtful and not settled, where that is known already. */
  readonly toCheck?: number | undefined;
}

/**
 * After values of a file were settled or reopened, in the same transaction, with the request locked: counts what is left to check. The last
 * doubt settled marks the request as checked by whoever settled it; a doubt that comes back reopens it. A file that is checked already teaches anew.
 */
export async function followDoubts(
  context: Pick<Context, 'jobs'>,
  trx: Trx,
  caller: TenantCaller,
  request: LockedRequest,
  { fileId, at, toCheck }: FollowedFile,
): Promise<void> {
  const scope = tenantScope(caller);
  const before = await countToCheck(trx, scope, request.id);
  if (toCheck === undefined) await recountFile(trx, scope, fileId);
  else await setToCheck(trx, scope, fileId, toCheck);
  const after = await countToCheck(trx, scope, request.id);
  const isSettled = before > 0 && after === 0 && request.status !== 'processing';
  const isReopened = before === 0 && after > 0;
  if (isSettled) await markChecked(context, trx, caller, request, { checked: true, at });
  if (isReopened) await markChecked(context, trx, caller, request, { checked: false, at });
  if (request.checked_at !== null && !isReopened) await teachFiles(context, trx, scope, request, [fileId]);
}

async function markChecked(
  context: Pick<Context, 'jobs'>,
  trx: Trx,
  caller: TenantCaller,
  request: LockedRequest,
  { checked, at }: { readonly checked: boolean; readonly at: Date },
): Promise<void> {
  const checker = checked ? { userId: caller.userId, name: caller.name, at } : null;
  const scope = tenantScope(caller);
  if (!(await setChecked(trx, scope, request.id, checker))) return;
  if (checked) await teachFiles(context, trx, scope, request, await selectReadFiles(trx, scope, request.id));
  else await takeBackLessons(trx, scope, request.id);
  await recordAudit(trx, {
    ...auditedBy(caller),
    at,
    action: checked ? 'request.check' : 'request.reopen',
    target: request.number,
    details: {},
  });
}
