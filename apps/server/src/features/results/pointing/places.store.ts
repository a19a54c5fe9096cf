import type { PageWord } from '@ocr/contract';
import type { Box } from '@ocr/extraction';
import { sql, type RawBuilder } from 'kysely';
import type { TenantScope, Trx } from '#platform/database/database.ts';

/** A query for one stored page as `content`, in JSON; no row if it is not stored. */
export type StoredPage = RawBuilder<unknown>;

/** A page of a request's file, of that tenant. */
export const pageOfFile = (
  scope: TenantScope,
  { fileId, page }: { readonly fileId: string; readonly page: number },
): StoredPage => sql`
  select content from file_pages where tenant_id = ${scope.tenantId} and file_id = ${fileId} and number = ${page}`;

/** What the recognised words of a page say about a position. */
export interface KnownPlace {
  readonly source: 'text' | 'ocr' | 'mixed';
  /** How many words are in it, on how many lines. */
  readonly words: number;
  readonly lines: number;
  /** All of them come from the document's own text. */
  readonly isExact: boolean;
  /** Whether Japanese was read on the page; null where nothing was. */
  readonly isJapanese: boolean | null;
}

/** Describes a position by the words whose centre is in it; undefined if the page is not stored. */
export async function findKnownPlace(trx: Trx, page: StoredPage, box: Box): Promise<KnownPlace | undefined> {
  const middle = (start: 'x' | 'y', length: 'width' | 'height') =>
    sql`((word #>> ${sql.lit(`{box,${start}}`)})::float8 + (word #>> ${sql.lit(`{box,${length}}`)})::float8 / 2)`;
  const { rows } = await sql<KnownPlace>`
    select coalesce(content ->> 'source', 'ocr') as source, found.*,
      case when jsonb_path_exists(content, '$.words[*]')
        then jsonb_path_exists(content, '$.words[*].text ? (@ like_regex "[\\u3040-\\u30ff\\u4e00-\\u9fff]")') end as "isJapanese"
    from (${page}) as stored, lateral (
      select count(*)::int as words, count(distinct word -> 'line')::int as lines,
        coalesce(bool_and((word ->> 'confidence')::float8 = 100), false) as "isExact"
      from jsonb_array_elements(coalesce(content -> 'words', '[]')) as words (word)
      where ${middle('x', 'width')} between ${box.x}::float8 and ${box.x + box.width}::float8
        and ${middle('y', 'height')} between ${box.y}::float8 and ${box.y + box.height}::float8) found`.execute(
    trx,
  );
  return rows[0];
}

/** The words of a page in reading order; undefined if it is not stored. */
export async function findPageWords(trx: Trx, page: StoredPage): Promise<PageWord[] | undefined> {
  const { rows } = await sql<{ words: PageWord[] }>`
    select (select coalesce(jsonb_agg(jsonb_build_object('text', word -> 'text', 'box', word -> 'box') order by place), '[]')
      from jsonb_array_elements(coalesce(content -> 'words', '[]')) with ordinality as words (word, place)) as words
    from (${page}) as stored`.execute(trx);
  return rows[0]?.words;
}
