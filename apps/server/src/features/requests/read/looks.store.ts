import { placeKey, type Look } from '@ocr/extraction';
import type { Transform } from '@ocr/recognition';
import { sql } from 'kysely';
import type { TenantScope, Trx } from '#platform/database/database.ts';
import { toJson } from '#platform/database/json.ts';

/** What is kept of a page at most, the newest: which places are wanted follows what was learnt, and changes with it. */
const MAX_KEPT = 100;

/** A stored page whose positions are read again. */
export interface SeenPage {
  /** How it was brought upright. */
  readonly transform: Transform;
  /** Positions that were read before. */
  readonly looks: readonly Look[];
}

/** Pages of a file by number, with the positions that were read before. */
export async function selectSeenPages(
  trx: Trx,
  scope: TenantScope,
  fileId: string,
  numbers: readonly number[],
): Promise<Map<number, SeenPage>> {
  const rows = await trx
    .selectFrom('file_pages')
    .select([
      'number',
      'looks',
      sql<Transform>`jsonb_strip_nulls(jsonb_build_object(
        'turn', content->'turn', 'skew', content->'skew', 'perspective', content->'perspective'))`.as(
        'transform',
      ),
    ])
    .where('tenant_id', '=', scope.tenantId)
    .where('file_id', '=', fileId)
    .where('number', 'in', numbers)
    .execute();
  return new Map(rows.map(({ number, transform, looks }) => [number, { transform, looks: looks ?? [] }]));
}

/** Stores the positions read on a page with the page. Does nothing if the page was deleted in the meantime. */
export async function storeLooks(
  trx: Trx,
  scope: TenantScope,
  { fileId, page }: { readonly fileId: string; readonly page: number },
  looks: readonly Look[],
): Promise<void> {
  const known = await trx
    .selectFrom('file_pages')
    .select('looks')
    .where('tenant_id', '=', scope.tenantId)
    .where('file_id', '=', fileId)
    .where('number', '=', page)
    .forUpdate()
    .executeTakeFirst();
  const kept = new Map([...(known?.looks ?? []), ...looks].map((look) => [placeKey(look), look]));
  await trx
    .updateTable('file_pages')
    .set({ looks: toJson([...kept.values()].slice(-MAX_KEPT)) })
    .where('tenant_id', '=', scope.tenantId)
    .where('file_id', '=', fileId)
    .where('number', '=', page)
    .execute();
}
