import type { DataOf, Preview, ReadFile, Request } from '@ocr/contract';
import type { Prepared } from './answered-outside.ts';
import { findFile, selectFiles } from '#features/requests/files.store.ts';
import { presentFileChecks, presentRequestDetail } from '#features/requests/requests.present.ts';
import { findRequest, type RequestRow } from '#features/requests/requests.store.ts';
import { tenantScope, type TenantCaller } from '#platform/access/caller.ts';
import { askThread } from '#platform/concurrency/threads.ts';
import type { Context } from '#platform/context.ts';
import type { TenantScope, Trx } from '#platform/database/database.ts';
import { notFound } from '#platform/errors/app-error.ts';
import { required } from '#platform/errors/required.ts';
import { Written } from '#platform/http/written.ts';
import type { AnswerReply } from './answer.worker.ts';
import { recheckFile, type RecheckJob, type Rechecked } from './doubt-changes.ts';
import type { RowEdit } from '#platform/extraction/edited-rows.ts';
import { selectCutParts, selectRowParts, type CutParts } from './parts/select-outline.ts';
import type { PrintedPlace } from '@ocr/extraction';
import type { LocateJob } from './locating/find-places.ts';
import { answerLarge, answerParts } from './result-turns.ts';
import { estimateResultSize, selectRowEdits } from './results.store.ts';
import { judgeFile, type JudgedPlace, type JudgeJob } from './trials/judge-file.ts';
import { selectFileParts, selectPartsOf, type FileParts } from './results.present.ts';
import {
  presentAnswer,
  writeAnswer,
  type AnswerData,
  type AnswerJob,
  type AnyJob,
  type CheckedJob,
  type FileJob,
} from './write-answer.ts';

/**
 * Results up to this many characters of JSON are presented on this thread: that takes a few milliseconds, less than a transfer to another
 * thread.
 */
export const MAX_PRESENTED_HERE = 200_000;

/** A request with all that was read of it, for the caller; a large one in the tenant's turn. Throws `NOT_FOUND`. */
export async function answerRequest(
  context: Context,
  caller: TenantCaller,
  requestId: string,
  signal: AbortSignal,
): Promise<Request | Written> {
  const { tenantId } = caller;
  const small = await takeRequest(context, caller, requestId, MAX_PRESENTED_HERE);
  if (small !== undefined) return answer<Request>(context, tenantId, small);
  return answerLarge({ tenantId, signal }, () => answerAnyRequest(context, caller, requestId));
}

/** The same of any length, at once. */
export async function answerAnyRequest(
  context: Context,
  caller: TenantCaller,
  requestId: string,
): Promise<Request | Written> {
  const job = await takeRequest(context, caller, requestId, Number.POSITIVE_INFINITY);
  return answer<Request>(context, caller.tenantId, required(job, 'A request of any length'));
}

/** What the answer with a request is made from; undefined if that is more than `maxSize`. Throws `NOT_FOUND`. */
function takeRequest(
  context: Context,
  caller: TenantCaller,
  requestId: string,
  maxSize: number,
): Promise<AnswerJob | undefined> {
  const scope = tenantScope(caller);
  return context.db.withTenant(scope, async (trx) => {
    const [row, size] = await Promise.all([
      findRequest(trx, scope, requestId),
      estimateResultSize(trx, scope, requestId),
    ]);
    if (row === undefined) throw notFound();
    if (size > maxSize) return undefined;
    const request = presentRequestDetail(row, caller.userId);
    const files = withChecks(await selectFileParts(trx, scope, requestId), row, caller);
    return { kind: 'request', request, files };
  });
}

/** In a transaction: what `answerFile` needs of a file. Throws `NOT_FOUND`. */
export async function getFileParts(trx: Trx, scope: TenantScope, fileId: string): Promise<FileParts> {
  const row = await findFile(trx, scope, fileId);
  const [file] = row === undefined ? [] : await selectPartsOf(trx, scope, [row]);
  if (file === undefined) throw notFound();
  return file;
}

/** In a transaction: the same, with how far its check is. Throws `NOT_FOUND`. */
export async function getCheckedParts(
  trx: Trx,
  caller: TenantCaller,
  { id, request_id: requestId }: { readonly id: string; readonly request_id: string },
): Promise<FileParts> {
  const scope = tenantScope(caller);
  const row = await findRequest(trx, scope, requestId);
  const file = await getFileParts(trx, scope, id);
  return row === undefined ? file : (withChecks([file], row, caller)[0] ?? file);
}

/** Files of a request, each that was read with how far its check is. */
function withChecks<OneFile extends CutParts>(
  files: readonly OneFile[],
  row: RequestRow,
  { userId }: TenantCaller,
): OneFile[] {
  const read = files.flatMap(({ facts }) => (facts.status === 'completed' ? [facts.id] : []));
  const checks = presentFileChecks(row, read, userId);
  return files.map((file) => {
    const check = checks.get(file.facts.id);
    return check === undefined ? file : { ...file, facts: { ...file.facts, check } };
  });
}

/** One file with all that was read of it. */
export function answerFile(
  context: Context,
  scope: TenantScope,
  file: FileParts,
): Promise<ReadFile | Written> {
  return answer<ReadFile>(context, scope.tenantId, { kind: 'file', file });
}

/** What a template finds on a sample. */
export function answerPreview(
  context: Context,
  owner: string,
  preview: Omit<AnswerJob & { kind: 'preview' }, 'kind'>,
): Promise<Preview | Written> {
  return answer<Preview>(context, owner, { kind: 'preview', ...preview });
}

/** A found request with the first rows of each table, and for the other rows what is known without their values. */
export async function answerCutRequest(
  context: Context,
  caller: TenantCaller,
  { row, rows }: { readonly row: RequestRow; readonly rows: number },
  signal: AbortSignal,
): Promise<Request | Written> {
  const scope = tenantScope(caller);
  return answerParts({ ...scope, signal }, async () => {
    const job = await context.db.withTenant(scope, async (trx): Promise<AnswerJob> => {
      const request = presentRequestDetail(row, caller.userId);
      const files = await selectCutParts(trx, scope, await selectFiles(trx, scope, row.id), rows);
      return { kind: 'cut', request, files: withChecks(files, row, caller), rows };
    });
    return answer<Request>(context, scope.tenantId, job);
  });
}

/** Rows of a table of a file, by their numbers as they were read. Throws `NOT_FOUND`. */
export async function answerRows(
  context: Context,
  scope: TenantScope,
  { fileId, table, first, count }: AskedRows,
  signal: AbortSignal,
): Promise<DataOf<'getRows'> | Written> {
  return answerParts({ ...scope, signal }, async () => {
    const job = await context.db.withTenant(scope, async (trx): Promise<AnswerJob> => {
      const row = await findFile(trx, scope, fileId);
      const isDeleted = deletedRows(table, await selectRowEdits(trx, scope, [fileId]));
      const keys = Array.from({ length: count }, (_, place) => first + place).filter(
        (key) => !isDeleted(key),
      );
      const file = row && (await selectRowParts(trx, scope, row, { table, keys }));
      if (file === undefined) throw notFound();
      return { kind: 'rows', file, table, keys };
    });
    return answer(context, scope.tenantId, job);
  });
}

interface AskedRows {
  readonly fileId: string;
  readonly table: string;
  readonly first: number;
  readonly count: number;
}

/** Whether a row of a table is deleted: its last change decides. */
function deletedRows(table: string, edits: readonly RowEdit[]): (key: number) => boolean {
  const last = new Map(edits.flatMap((edit) => (edit.table_name === table ? [[edit.row_key, edit.op]] : [])));
  return (key) => last.get(String(key)) === 'delete';
}

async function answer<Data extends AnswerData>(
  context: Pick<Context, 'answerThreads'>,
  owner: string,
  job: AnswerJob,
): Promise<Data | Written> {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- what this kind of job makes
  if (lengthOf(job) <= MAX_PRESENTED_HERE) return presentAnswer(job) as Data;
  return new Written(await writeInThread(context, owner, job));
}

/** The right values of a file in JSON, for the task that learns from them. */
export async function writeCheckedValues(
  context: Pick<Context, 'answerThreads'>,
  owner: string,
  file: FileParts,
): Promise<string> {
  const job: CheckedJob = { kind: 'checked', file };
  if (lengthOf(job) <= MAX_PRESENTED_HERE) return writeAnswer(job);
  return new TextDecoder().decode(await writeInThread(context, owner, job));
}

/** The effect of a change on the flags of a file's tables. */
export function recheckDoubts(
  context: Pick<Context, 'answerThreads'>,
  owner: string,
  input: Omit<RecheckJob, 'kind'>,
): Prepared<Rechecked> {
  const job: RecheckJob = { kind: 'recheck', ...input };
  if (lengthOf(job) <= MAX_PRESENTED_HERE)
    return { isQuick: true, answer: () => Promise.resolve(recheckFile(job)) };
  return { isQuick: false, answer: () => readFromThread(context, owner, job) };
}

/** Which values of a checked file are right by a template and by its draft. */
export async function judgeValues(
  context: Pick<Context, 'answerThreads'>,
  owner: string,
  input: Omit<JudgeJob, 'kind'>,
): Promise<JudgedPlace[]> {
  const job: JudgeJob = { kind: 'judge', ...input };
  const length = [job.before, job.after].reduce(
    (sum, { fields, tables }) => sum + fields.length + tables.length,
    lengthOf(job),
  );
  if (length <= MAX_PRESENTED_HERE) return judgeFile(job);
  return readFromThread(context, owner, job);
}

/** Where typed values are printed, in their order; null unless it is exactly one place. */
export async function locateTyped(
  context: Pick<Context, 'answerThreads'>,
  owner: string,
  job: LocateJob,
): Promise<(PrintedPlace | null)[]> {
  return readFromThread(context, owner, job);
}

/** What the jobs return that no client is answered with. */
interface Returned {
  readonly recheck: Rechecked;
  readonly judge: JudgedPlace[];
  readonly locate: (PrintedPlace | null)[];
}

async function readFromThread<Kind extends keyof Returned>(
  context: Pick<Context, 'answerThreads'>,
  owner: string,
  job: AnyJob & { readonly kind: Kind },
): Promise<Returned[Kind]> {
  const json = new TextDecoder().decode(await writeInThread(context, owner, job));
  // oxlint-disable-next-line typescript/consistent-type-assertions -- `write-answer.ts` writes this for the kind of job
  return JSON.parse(json) as Returned[Kind];
}

function writeInThread(
  context: Pick<Context, 'answerThreads'>,
  owner: string,
  job: AnyJob,
): Promise<Uint8Array> {
  return context.answerThreads.run(
    async (worker) => {
      const reply = await askThread<AnswerReply>(worker, job);
      if ('failed' in reply) throw new Error(`Presenting a result failed\n${reply.failed}`);
      return reply.json;
    },
    { key: owner },
  );
}

function lengthOf(job: FileJob): number {
  const files: readonly CutParts[] = 'files' in job ? job.files : [job.file];
  return files.reduce(
    (sum, file) => sum + lengthOfResult(file) + file.corrections.length * 200 + file.facts.pages.length * 50,
    0,
  );
}

function lengthOfResult(file: CutParts): number {
  const stored = 'outline' in file ? file.outline : file.result;
  if (stored === undefined) return 0;
  const parts = 'outline' in file ? file.outline.parts : [];
  const rows = parts.reduce((sum, part) => sum + part.rows.length, 0);
  return stored.fields.length + stored.tables.length + stored.text.length + rows;
}
