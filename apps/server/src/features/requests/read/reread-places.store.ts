import { placeKey, type RereadPlace } from '@ocr/extraction';
import type { Transform } from '@ocr/recognition';
import { sql } from 'kysely';
import type { TenantScope, Trx } from '#platform/database/database.ts';
import { toJson } from '#platform/database/json.ts';

/** What is kept of a page at most, the newest: which places are requested depends on what was learnt, and changes with it. */
const MAX_KEPT = 100;

/** A stored page whose positions are read again. */
export interface RereadPage {
  /** How it was brought upright. */
  readonly transform: Transform;
  /** Positions that were read before. */
  readonly reread: readonly RereadPlace[];
}

/** Pages of a file by number, with the positions that were read before. */
export async function selectRereadPages(
  trx: Trx,
  scope: TenantScope,
  fileId: string,
  numbers: readonly number[],
): Promise<Map<number, RereadPage>> {
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
  return new Map(rows.map(({ number, transform, looks }) => [number, { transform, reread: looks ?? [] }]));
}

/** Stores the positions read on a page with the page. Does nothing if the page was deleted in the meantime. */
export async function storeRereadPlaces(
  trx: Trx,
  scope: TenantScope,
  { fileId, page }: { readonly fileId: string; readonly page: number },
  reread: readonly RereadPlace[],
): Promise<void> {
  const known = await trx
    .selectFrom('file_pages')
    .select('looks')
    .where('tenant_id', '=', scope.tenantId)
    .where('file_id', '=', fileId)
    .where('number', '=', page)
    .forUpdate()
    .executeTakeFirst();
  const kept = new Map([...(known?.looks ?? []), ...reread].map((place) => [placeKey(place), place]));
  await trx
    .updateTable('file_pages')
    .set({ looks: toJson([...kept.values()].slice(-MAX_KEPT)) })
    .where('tenant_id', '=', scope.tenantId)
    .where('file_id', '=', fileId)
    .where('number', '=', page)
    .execute();
}
