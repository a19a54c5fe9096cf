import { sql } from 'kysely';
import type { TenantScope, Trx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';

/** Documents of one layout that are remembered, the newest: each takes time in every document read, and more of them hardly say more. */
const MAX_PER_LAYOUT = 5;
const MAX_LESSONS = 200;
/** Characters of JSON. */
const MAX_MEMORY = 8_000_000;

/** Files that a person has checked, all of one request. */
export interface CheckedFiles {
  readonly requestId: string;
  readonly templateId: string;
  readonly fileIds: readonly string[];
  readonly at: Date;
}

/**
 * Deletes what the files taught and requests their lessons again. Returns the files they were requested of: none while the template does
 * not learn.
 */
export async function requestLessons(
  trx: Trx,
  scope: TenantScope,
  { requestId, templateId, fileIds, at }: CheckedFiles,
): Promise<readonly string[]> {
  if (fileIds.length === 0 || !(await learns(trx, scope, templateId))) return [];
  await trx
    .insertInto('lessons')
    .values(
      fileIds.map((fileId) => ({
        file_id: fileId,
        request_id: requestId,
        tenant_id: scope.tenantId,
        partner_id: scope.partnerId,
        template_id: templateId,
        state: 'wanted' as const,
        want: newId(),
        wanted_at: at,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('file_id').doUpdateSet((set) => ({
        ...nothingLearnt,
        want: set.ref('excluded.want'),
        wanted_at: at,
      })),
    )
    .execute();
  return fileIds;
}

const nothingLearnt = {
  state: 'wanted' as const,
  layout_id: null,
  learnt_at: null,
  name: null,
  fields: null,
  tables: null,
  content: null,
};

/** Deletes what a request's files taught. */
export async function deleteLessons(trx: Trx, scope: TenantScope, requestId: string): Promise<void> {
  await trx
    .deleteFrom('lessons')
    .where('tenant_id', '=', scope.tenantId)
    .where('request_id', '=', requestId)
    .execute();
}

/** What a request's checked files taught: how many of them, and the number of the template; undefined where they taught nothing. */
export async function findTaught(
  trx: Trx,
  scope: TenantScope,
  requestId: string,
): Promise<{ readonly documents: number; readonly template: string } | undefined> {
  return trx
    .selectFrom('lessons')
    .innerJoin('templates', 'templates.id', 'lessons.template_id')
    .select([sql<number>`count(*)::int`.as('documents'), 'templates.number as template'])
    .where('lessons.tenant_id', '=', scope.tenantId)
    .where('lessons.request_id', '=', requestId)
    .where('lessons.state', '=', 'learnt')
    .groupBy('templates.number')
    .executeTakeFirst();
}

/** A requested lesson, and how many of its template were learnt before it. */
export interface PendingLesson {
  readonly requestId: string;
  readonly templateId: string;
  readonly want: string;
  readonly version: number;
}

/** The lesson that is still to be drawn from a file, with the version of what was learnt so far; undefined when none is. */
export async function findPendingLesson(
  trx: Trx,
  scope: TenantScope,
  fileId: string,
): Promise<PendingLesson | undefined> {
  return trx
    .selectFrom('lessons')
    .leftJoin('template_memories as memory', (join) =>
      join
        .onRef('memory.tenant_id', '=', 'lessons.tenant_id')
        .onRef('memory.template_id', '=', 'lessons.template_id'),
    )
    .select([
      'lessons.request_id as requestId',
      'lessons.template_id as templateId',
      'lessons.want',
      sql<number>`coalesce(memory.version, 0)`.as('version'),
    ])
    .where('lessons.tenant_id', '=', scope.tenantId)
    .where('lessons.file_id', '=', fileId)
    .where('lessons.state', '=', 'wanted')
    .executeTakeFirst();
}

/** Whether a template is still to learn from documents that were checked, or corrected, until then. */
export async function isLearning(
  trx: Trx,
  scope: TenantScope,
  { templateId, until }: { readonly templateId: string; readonly until: Date },
): Promise<boolean> {
  const lesson = await trx
    .selectFrom('lessons')
    .select('file_id')
    .where('tenant_id', '=', scope.tenantId)
    .where('template_id', '=', templateId)
    .where('state', '=', 'wanted')
    .where('wanted_at', '<=', until)
    .limit(1)
    .executeTakeFirst();
  return lesson !== undefined && (await learns(trx, scope, templateId));
}

/** What a checked document teaches, as it is stored. */
export interface NewLesson {
  readonly layoutId: string;
  readonly name: string;
  readonly fields: readonly string[];
  readonly tables: readonly string[];
  readonly content: string;
}

/** A lesson as it is stored: `want` is that of the request for it. */
export interface StoredLesson extends NewLesson {
  readonly fileId: string;
  readonly want: string;
  readonly at: Date;
}

/** Keeps a requested lesson as it is until the transaction ends. False when the file was changed, reopened or deleted meanwhile, or its template. */
export async function lockPendingLesson(
  trx: Trx,
  { tenantId }: TenantScope,
  { fileId, want }: Pick<StoredLesson, 'fileId' | 'want'>,
): Promise<boolean> {
  const lesson = await trx
    .selectFrom('lessons')
    .select('file_id')
    .where('tenant_id', '=', tenantId)
    .where('file_id', '=', fileId)
    .where('state', '=', 'wanted')
    .where('want', '=', want)
    .forUpdate()
    .executeTakeFirst();
  return lesson !== undefined;
}

/** Stores what was learnt, for a lesson that `lockPendingLesson` has locked. */
export async function storeLesson(trx: Trx, { tenantId }: TenantScope, lesson: StoredLesson): Promise<void> {
  await trx
    .updateTable('lessons')
    .set({
      state: 'learnt',
      layout_id: lesson.layoutId,
      learnt_at: lesson.at,
      name: lesson.name,
      fields: [...lesson.fields],
      tables: [...lesson.tables],
      content: lesson.content,
    })
    .where('tenant_id', '=', tenantId)
    .where('file_id', '=', lesson.fileId)
    .execute();
}

/** Gives up a file's lesson: its document cannot be learnt from. It is requested again when the file is changed or checked again. */
export async function abandonLesson(
  trx: Trx,
  scope: TenantScope,
  { fileId, want }: { readonly fileId: string; readonly want: string },
): Promise<void> {
  await trx
    .updateTable('lessons')
    .set({ state: 'forgotten' })
    .where('tenant_id', '=', scope.tenantId)
    .where('file_id', '=', fileId)
    .where('state', '=', 'wanted')
    .where('want', '=', want)
    .execute();
}

/**
 * Counts a lesson of a template, in the transaction that stores it. False when others were stored since `version`: to which layout this one belongs
 * must be asked again.
 */
export async function countLesson(
  trx: Trx,
  scope: TenantScope,
  templateId: string,
  version: number,
): Promise<boolean> {
  const counted = await trx
    .insertInto('template_memories')
    .values({
      tenant_id: scope.tenantId,
      template_id: templateId,
      partner_id: scope.partnerId,
      version: version + 1,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'template_id'])
        .doUpdateSet({ version: version + 1 })
        .where('template_memories.version', '=', version),
    )
    .returning('version')
    .executeTakeFirst();
  return counted !== undefined;
}

/**
 * What a template has learnt, as JSON of a `Memory`: who needs it parses it. Null while it does not learn, and where nobody has checked
 * anything: then documents are read by the rules alone.
 */
export async function findMemory(trx: Trx, scope: TenantScope, templateId: string): Promise<string | null> {
  if (!(await learns(trx, scope, templateId))) return null;
  // The newest of each layout first: a supplier with many documents leaves room for the others.
  const { rows } = await sql<{ content: string }>`
    with ranked as (
      select file_id, learnt_at, row_number() over (partition by layout_id order by learnt_at desc, file_id) as place
      from lessons where tenant_id = ${scope.tenantId} and template_id = ${templateId} and state = 'learnt'
    ), chosen as (
      select file_id, place, learnt_at from ranked where place <= ${MAX_PER_LAYOUT}
      order by place, learnt_at desc, file_id limit ${MAX_LESSONS}
    ), sized as (
      select l.content::text as content,
        sum(length(l.content::text)) over (order by c.place, c.learnt_at desc, c.file_id) as size
      from chosen c join lessons l on l.file_id = c.file_id and l.tenant_id = ${scope.tenantId}
    )
    select content from sized where size <= ${MAX_MEMORY} order by size`.execute(trx);
  if (rows.length === 0) return null;
  return `{"version":1,"lessons":[${rows.map(({ content }) => content).join(',')}]}`;
}

/** Whether a template learns; it does unless the tenant switched it off, or it was deleted. */
export async function learns(trx: Trx, scope: TenantScope, templateId: string): Promise<boolean> {
  const { rows } = await sql<{ learns: boolean }>`
    select coalesce((select learns from template_memories where tenant_id = ${scope.tenantId} and template_id = ${templateId}), true)
      and not exists (select from templates where id = ${templateId} and partner_id = ${scope.partnerId}
        and (tenant_id = ${scope.tenantId} or tenant_id is null) and deleted_at is not null) as learns`.execute(
    trx,
  );
  return rows[0]?.learns ?? true;
}
