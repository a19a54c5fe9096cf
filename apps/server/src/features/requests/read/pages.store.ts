import type { PageJson } from '@ocr/recognition';
import { sql } from 'kysely';
import type { TenantScope, Trx } from '#platform/database/database.ts';

/** Which pages of a file are stored already. */
export async function selectPageNumbers(trx: Trx, scope: TenantScope, fileId: string): Promise<number[]> {
  const rows = await trx
    .selectFrom('file_pages')
    .select('number')
    .where('tenant_id', '=', scope.tenantId)
    .where('file_id', '=', fileId)
    .orderBy('number')
    .execute();
  return rows.map((row) => row.number);
}

/** The pages of a range (both ends within) in order, as JSON: who needs them parses them. */
export async function selectPagesAsJson(
  trx: Trx,
  scope: TenantScope,
  fileId: string,
  { from, to }: { from: number; to: number },
): Promise<string[]> {
  const rows = await trx
    .selectFrom('file_pages')
    .select(sql<string>`content::text`.as('json'))
    .where('tenant_id', '=', scope.tenantId)
    .where('file_id', '=', fileId)
    .where('number', '>=', from)
    .where('number', '<=', to)
    .orderBy('number')
    .execute();
  return rows.map((row) => row.json);
}

/** Stores pages of a file that is still to be read, as they are read. A page that another delivery stored first is not changed. */
export async function insertPages(
  trx: Trx,
  scope: TenantScope,
  fileId: string,
  pages: readonly Pick<PageJson, 'number' | 'width' | 'height' | 'json'>[],
): Promise<void> {
  const inserted = await trx
    .insertInto('file_pages')
    .values(
      pages.map((page) => ({
        file_id: fileId,
        number: page.number,
        tenant_id: scope.tenantId,
        partner_id: scope.partnerId,
        width: page.width,
        height: page.height,
        content: page.json,
      })),
    )
    .onConflict((conflict) => conflict.columns(['file_id', 'number']).doNothing())
    .returning('number')
    .execute();
  await trx
    .updateTable('request_files')
    .set({ pages_done: sql<number>`pages_done + ${inserted.length}` })
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', fileId)
    .execute();
}
