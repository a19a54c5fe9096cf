import { sql } from 'kysely';
import type { FileError } from '@ocr/contract';
import type { TenantScope, Trx } from '#platform/database/database.ts';
import { toText } from '#platform/database/json.ts';
import type { StoredParts } from '#platform/extraction/stored-parts.ts';
import type { StoredValues } from '#platform/extraction/stored-values.ts';
import { storePieces } from '../search-words.store.ts';

/** Stores the words and values of a file. */
export async function storeResult(
  trx: Trx,
  scope: TenantScope,
  result: StoredValues & {
    fileId: string;
    requestId: string;
    text: string;
    ocrRate: number | null;
    at: Date;
  },
): Promise<void> {
  await trx
    .insertInto('file_results')
    .values({
      file_id: result.fileId,
      tenant_id: scope.tenantId,
      partner_id: scope.partnerId,
      fields: result.fields,
      tables: result.tables,
      text: toText(result.text),
      identity_fields: result.identityFields,
      identity: result.identity,
      doubts: sql<string[]>`array(select jsonb_array_elements_text(${result.doubts}::jsonb))`,
    })
    .execute();
  if (result.parts !== null) await storeParts(trx, scope, result.fileId, result.parts);
  await trx
    .updateTable('request_files')
    .set({ status: 'completed', ocr_rate: result.ocrRate, ended_at: result.at, to_check: result.doubtCount })
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', result.fileId)
    .execute();
  await storePieces(trx, scope, result, 'values', result.words);
}

/** A long result's tables once more, in parts. */
async function storeParts(trx: Trx, scope: TenantScope, fileId: string, parts: StoredParts): Promise<void> {
  const of = { file_id: fileId, tenant_id: scope.tenantId, partner_id: scope.partnerId };
  await trx
    .insertInto('result_outlines')
    .values({ ...of, heads: parts.heads, tables: parts.tables, doubts: null, doubts_of: null })
    .execute();
  // As many at once as are a few megabytes.
  for (let from = 0; from < parts.parts.length; from += 50) {
    const rows = parts.parts.slice(from, from + 50).map((part) => ({ ...of, ...part }));
    await trx.insertInto('result_parts').values(rows).execute();
  }
}

/** Marks a file failed and deletes what was read of it; its document stays until the request is deleted, for a retry. */
export async function storeFailure(
  trx: Trx,
  scope: TenantScope,
  failure: { fileId: string; error: FileError; at: Date },
): Promise<void> {
  await trx
    .deleteFrom('file_pages')
    .where('tenant_id', '=', scope.tenantId)
    .where('file_id', '=', failure.fileId)
    .execute();
  await trx
    .updateTable('request_files')
    .set({ status: 'failed', error: failure.error, pages_done: 0, ended_at: failure.at })
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', failure.fileId)
    .execute();
}

/** Ends the request once every file has ended: completed when at least one was read. Returns its state either way. */
export async function settleRequest(trx: Trx, scope: TenantScope, requestId: string, at: Date) {
  await trx
    .selectFrom('requests')
    .select('id')
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', requestId)
    .forUpdate()
    .execute();
  const sums = await trx
    .selectFrom('request_files')
    .select([
      sql<number>`count(*) filter (where status = 'processing')::int`.as('processing'),
      sql<number>`count(*) filter (where status = 'completed')::int`.as('completed'),
      sql<number | null>`round(avg(ocr_rate) filter (where status = 'completed'), 1)::float8`.as('rate'),
      sql<number>`sum(pages_done)::int`.as('done'),
      sql<number>`sum(page_count)::int`.as('total'),
    ])
    .where('tenant_id', '=', scope.tenantId)
    .where('request_id', '=', requestId)
    .executeTakeFirstOrThrow();
  const status = sums.processing > 0 ? 'processing' : sums.completed > 0 ? 'completed' : 'failed';
  if (status !== 'processing') {
    await trx
      .updateTable('requests')
      .set({ status, ocr_rate: sums.rate, completed_at: at })
      .where('tenant_id', '=', scope.tenantId)
      .where('id', '=', requestId)
      .where('status', '=', 'processing')
      .execute();
  }
  return { status, pagesDone: sums.done, pagesTotal: sums.total } as const;
}
