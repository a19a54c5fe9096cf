import type { Extraction } from '@ocr/extraction';
import { sql } from 'kysely';
import type { FileError } from '@ocr/contract';
import { isDoubtful } from '@ocr/contract/codes';
import type { TenantScope, Trx } from '#platform/database/database.ts';
import { toJson, toText } from '#platform/database/json.ts';
import { storeWords } from '../search-words.store.ts';
import { textsOf } from '../search-words.ts';
import { pathKey } from '../value-paths.ts';

export async function storeResult(
  trx: Trx,
  scope: TenantScope,
  result: Extraction & {
    fileId: string;
    requestId: string;
    text: string;
    ocrRate: number | null;
    at: Date;
  },
): Promise<void> {
  const doubts = doubtsOf(result);
  await trx
    .insertInto('file_results')
    .values({
      file_id: result.fileId,
      tenant_id: scope.tenantId,
      partner_id: scope.partnerId,
      fields: toJson(result.fields),
      tables: toJson(result.tables),
      text: toText(result.text),
      doubts: doubts.map(toText),
    })
    .execute();
  await trx
    .updateTable('request_files')
    .set({ status: 'completed', ocr_rate: result.ocrRate, ended_at: result.at, to_check: doubts.length })
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', result.fileId)
    .execute();
  await storeWords(trx, scope, result, 'values', textsOf(result));
}

/** The paths of the values that a person should look at. */
function doubtsOf({ fields, tables }: Extraction): string[] {
  return [
    ...fields.filter(isDoubtful).map(({ name }) => pathKey({ field: name })),
    ...tables.flatMap(({ name: table, rows }) =>
      rows.flatMap(({ cells }, row) =>
        cells.filter(isDoubtful).map(({ column }) => pathKey({ table, row, column })),
      ),
    ),
  ];
}

/** Marks a file failed and drops what was read of it; its document stays until the request is deleted, for a retry. */
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
