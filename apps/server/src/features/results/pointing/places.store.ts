import type { Box } from '@ocr/extraction';
import { sql } from 'kysely';
import type { TenantScope, Trx } from '#platform/database/database.ts';

/** What is known of a place by the words of its page. */
export interface KnownPlace {
  readonly source: 'text' | 'ocr' | 'mixed';
  /** How many words lie in it, on how many lines. */
  readonly words: number;
  readonly lines: number;
  /** All of them come from the document's own text. */
  readonly isExact: boolean;
  /** Whether Japanese was read on the page; null where nothing was. */
  readonly isJapanese: boolean | null;
}

/** A place of a page by the words whose middle is in it; undefined where the page is not stored. */
export async function findKnownPlace(
  trx: Trx,
  scope: TenantScope,
  { fileId, page, box }: { readonly fileId: string; readonly page: number; readonly box: Box },
): Promise<KnownPlace | undefined> {
  const middle = (start: 'x' | 'y', length: 'width' | 'height') =>
    sql`((word #>> ${sql.lit(`{box,${start}}`)})::float8 + (word #>> ${sql.lit(`{box,${length}}`)})::float8 / 2)`;
  const { rows } = await sql<KnownPlace>`
    select coalesce(content ->> 'source', 'ocr') as source, found.*,
      case when jsonb_path_exists(content, '$.words[*]')
        then jsonb_path_exists(content, '$.words[*].text ? (@ like_regex "[\\u3040-\\u30ff\\u4e00-\\u9fff]")') end as "isJapanese"
    from file_pages, lateral (
      select count(*)::int as words, count(distinct word -> 'line')::int as lines,
        coalesce(bool_and((word ->> 'confidence')::float8 = 100), false) as "isExact"
      from jsonb_array_elements(coalesce(content -> 'words', '[]')) as words (word)
      where ${middle('x', 'width')} between ${box.x}::float8 and ${box.x + box.width}::float8
        and ${middle('y', 'height')} between ${box.y}::float8 and ${box.y + box.height}::float8) found
    where tenant_id = ${scope.tenantId} and file_id = ${fileId} and number = ${page}`.execute(trx);
  return rows[0];
}
