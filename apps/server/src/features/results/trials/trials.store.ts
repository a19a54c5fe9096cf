import { sql } from 'kysely';
import type { TenantScope, Trx } from '#platform/database/database.ts';
import type { StoredPlace } from '#platform/database/schema.ts';
import type { LostPage } from './judge-file.ts';

/** Pages of what a field loses that are shown, the newest documents first. */
const MAX_LOST = 100;

/** Where trials are kept, what they lost, and the number that says what the template's version is compared with. */
const tables = {
  draft: { trials: 'template_trials', losses: 'trial_losses', other: 'revision' },
  versions: { trials: 'version_trials', losses: 'version_losses', other: 'other_version' },
} as const;
type Kind = keyof typeof tables;

/** What is compared with a version of a template: its draft, by its revision, or another version. */
export interface Pair {
  readonly kind: Kind;
  readonly version: number;
  readonly other: number;
}

/** The trial of a pair; undefined if it was not requested, or another pair of its kind was since. */
export async function findTrial(
  trx: Trx,
  scope: TenantScope,
  templateId: string,
  { kind, version, other }: Pair,
) {
  return trx
    .selectFrom(tables[kind].trials)
    .select(['want', 'state', 'documents', 'done', 'lost', 'places', 'set_digest', 'unseen', 'ended_at'])
    .where('template_id', '=', templateId)
    .where('tenant_id', '=', scope.tenantId)
    .where('version', '=', version)
    .where(sql.ref(tables[kind].other), '=', other)
    .executeTakeFirst();
}
export type TrialRow = NonNullable<Awaited<ReturnType<typeof findTrial>>>;

/** A trial that a job was made for. */
interface TrialKey {
  readonly kind: Kind;
  readonly templateId: string;
  readonly want: string;
}

/** What a job is to try; undefined if another trial of its kind was requested since. */
export async function findTrialPair(
  trx: Trx,
  scope: TenantScope,
  { kind, templateId, want }: TrialKey,
): Promise<Pair | undefined> {
  const row = await trx
    .selectFrom(tables[kind].trials)
    .select(['version', sql.ref<number>(tables[kind].other).as('other')])
    .where('template_id', '=', templateId)
    .where('tenant_id', '=', scope.tenantId)
    .where('want', '=', want)
    .executeTakeFirst();
  return row && { kind, ...row };
}

/** A requested trial of a pair. */
export interface NewTrial {
  readonly templateId: string;
  readonly want: string;
  readonly pair: Pair;
  readonly documents: number;
  readonly at: Date;
}

/** Requests a trial; it replaces the previous one of its kind. */
export async function requestTrial(trx: Trx, scope: TenantScope, trial: NewTrial): Promise<void> {
  const { templateId, pair } = trial;
  await deleteLosses(trx, scope, { templateId, kind: pair.kind });
  const values = {
    want: trial.want,
    version: pair.version,
    state: 'waiting' as const,
    documents: trial.documents,
    done: 0,
    lost: null,
    places: null,
    set_digest: null,
    unseen: null,
    asked_at: trial.at,
    ended_at: null,
  };
  const owner = { template_id: templateId, partner_id: scope.partnerId, tenant_id: scope.tenantId };
  if (pair.kind === 'draft') {
    const row = { ...values, revision: pair.other, seen_at: null };
    await trx
      .insertInto('template_trials')
      .values({ ...owner, ...row })
      .onConflict((conflict) => conflict.column('template_id').doUpdateSet(row))
      .execute();
  } else {
    const row = { ...values, other_version: pair.other };
    await trx
      .insertInto('version_trials')
      .values({ ...owner, ...row })
      .onConflict((conflict) => conflict.column('template_id').doUpdateSet(row))
      .execute();
  }
}

/** Stores the progress of a trial; false if it was cancelled or replaced. */
export async function storeProgress(
  trx: Trx,
  scope: TenantScope,
  trial: TrialKey,
  { done, documents }: { readonly done: number; readonly documents: number },
): Promise<boolean> {
  const { numUpdatedRows } = await updateUnfinished(trx, scope, trial)
    .set({ state: 'running', done, documents })
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** What a trial lost on one page of one file; `place` counts the fields and columns of the trial. */
interface Loss extends LostPage {
  readonly place: number;
  readonly fileId: string;
}

/** What a trial came to. */
export interface TrialResult {
  readonly places: readonly StoredPlace[];
  readonly losses: readonly Loss[];
  /** Of the set that it ran on, as `digestSet` says. */
  readonly setDigest: string;
  /** Places that there was no time to read. */
  readonly unseen: number;
  readonly at: Date;
}

/** Stores the result of a trial, unless it was cancelled or replaced. Losses in documents deleted in the meantime are not stored. */
export async function storeTrial(
  trx: Trx,
  scope: TenantScope,
  trial: TrialKey,
  result: TrialResult,
): Promise<void> {
  const { numUpdatedRows } = await updateUnfinished(trx, scope, trial)
    .set({
      state: 'done',
      lost: result.places.reduce((sum, { lost }) => sum + lost, 0),
      places: JSON.stringify(result.places),
      set_digest: result.setDigest,
      unseen: result.unseen,
      ended_at: result.at,
    })
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return;
  await deleteLosses(trx, scope, trial);
  const kept = await holdFiles(trx, scope, [...new Set(result.losses.map(({ fileId }) => fileId))]);
  const losses = result.losses.filter(({ fileId }) => kept.has(fileId));
  await sql`insert into ${sql.table(tables[trial.kind].losses)}
    (template_id, partner_id, tenant_id, place, file_id, page, values_lost, expected, found)
    select ${trial.templateId}, ${scope.partnerId}, ${scope.tenantId}, l.place, l."fileId", l.page, l.values, l.expected, l.found
    from jsonb_to_recordset(${JSON.stringify(losses)}::jsonb)
      as l (place integer, "fileId" uuid, page integer, values integer, expected text, found text)`.execute(
    trx,
  );
}

/** Ends a trial that could not be done. */
export async function storeFailedTrial(
  trx: Trx,
  scope: TenantScope,
  trial: TrialKey,
  at: Date,
): Promise<void> {
  await updateUnfinished(trx, scope, trial).set({ state: 'failed', ended_at: at }).execute();
}

function updateUnfinished(trx: Trx, scope: TenantScope, { kind, templateId, want }: TrialKey) {
  return trx
    .updateTable(tables[kind].trials)
    .where('template_id', '=', templateId)
    .where('tenant_id', '=', scope.tenantId)
    .where('want', '=', want)
    .where('state', 'in', ['waiting', 'running']);
}

/** Records that a user of the tenant was shown what a draft's trial lost. */
export async function recordLossesShown(
  trx: Trx,
  scope: TenantScope,
  { templateId, want, at }: { readonly templateId: string; readonly want: string; readonly at: Date },
): Promise<void> {
  await trx
    .updateTable('template_trials')
    .set({ seen_at: at })
    .where('template_id', '=', templateId)
    .where('tenant_id', '=', scope.tenantId)
    .where('want', '=', want)
    .where('seen_at', 'is', null)
    .execute();
}

/** Whether a user was shown what the draft's last trial lost. */
export async function wereLossesShown(trx: Trx, scope: TenantScope, templateId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('template_trials')
    .select('seen_at')
    .where('template_id', '=', templateId)
    .where('tenant_id', '=', scope.tenantId)
    .executeTakeFirst();
  return row !== undefined && row.seen_at !== null;
}

async function deleteLosses(
  trx: Trx,
  scope: TenantScope,
  { kind, templateId }: Pick<TrialKey, 'kind' | 'templateId'>,
): Promise<void> {
  await trx
    .deleteFrom(tables[kind].losses)
    .where('template_id', '=', templateId)
    .where('tenant_id', '=', scope.tenantId)
    .execute();
}

/** The files that still exist, with their requests locked until the transaction ends: a deletion waits, then also deletes what was stored. */
async function holdFiles(trx: Trx, scope: TenantScope, fileIds: readonly string[]): Promise<Set<string>> {
  if (fileIds.length === 0) return new Set();
  const rows = await trx
    .selectFrom('requests')
    .innerJoin('request_files', 'request_files.request_id', 'requests.id')
    .select('request_files.id')
    .where('requests.tenant_id', '=', scope.tenantId)
    .where('request_files.tenant_id', '=', scope.tenantId)
    .where('request_files.id', 'in', fileIds)
    .where('requests.deleted_at', 'is', null)
    .orderBy('requests.id')
    .forShare('requests')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Where a trial lost values, at most `MAX_LOST` pages of each field or column. */
export async function selectLosses(trx: Trx, scope: TenantScope, templateId: string, kind: Kind) {
  const { rows } = await sql<{
    place: number;
    file_id: string;
    page: number;
    values_lost: number;
    expected: string | null;
    found: string | null;
    file_name: string;
    request_id: string;
    request_number: string;
  }>`
    select * from (
      select l.place, l.file_id, l.page, l.values_lost, l.expected, l.found, f.name as file_name, q.id as request_id,
        q.number as request_number, row_number() over (partition by l.place order by q.accepted_at desc, f.id, l.page) as rank
      from ${sql.table(tables[kind].losses)} l
        join request_files f on f.id = l.file_id and f.tenant_id = ${scope.tenantId}
        join requests q on q.id = f.request_id and q.tenant_id = ${scope.tenantId} and q.deleted_at is null
      where l.template_id = ${templateId} and l.tenant_id = ${scope.tenantId}
    ) as ranked where rank <= ${MAX_LOST} order by place, rank`.execute(trx);
  return rows;
}
export type LossRow = Awaited<ReturnType<typeof selectLosses>>[number];
