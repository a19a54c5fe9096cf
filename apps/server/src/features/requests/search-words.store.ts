import { sql } from 'kysely';
import type { TenantScope, Trx } from '#platform/database/database.ts';
import { required } from '#platform/errors/required.ts';
import { toText } from '#platform/database/json.ts';
import type { RequestWordsTable } from '#platform/database/schema-documents.ts';
import { canFindWords, toPieces } from '#platform/extraction/search-words.ts';
import { canBeInNumber } from './request-numbers.ts';

/** Where a file's words come from; each source is replaced as a whole. */
type WordSource = 'name' | 'values' | 'corrections';
const firstPart: Readonly<Record<WordSource, number>> = { name: 0, values: 100, corrections: 200 };

interface WordsFile {
  readonly fileId: string;
  readonly requestId: string;
}

/** Indexes a file under the words, in the transaction that stores their source. */
export async function storeWords(
  trx: Trx,
  scope: TenantScope,
  file: WordsFile,
  source: WordSource,
  words: Iterable<string>,
): Promise<void> {
  await storePieces(trx, scope, file, source, toPieces(words));
}

/** The same with words that are in pieces already. */
export async function storePieces(
  trx: Trx,
  scope: TenantScope,
  file: WordsFile,
  source: WordSource,
  pieces: readonly string[],
): Promise<void> {
  const first = firstPart[source];
  await trx
    .deleteFrom('request_words')
    .where('tenant_id', '=', scope.tenantId)
    .where('file_id', '=', file.fileId)
    .where('part', '>=', first)
    .where('part', '<', first + 100)
    .execute();
  await insertWords(trx, pieceRows(scope, file, source, pieces));
}

/** The rows of a file's words, for `insertWords`. */
export function wordRows(
  scope: TenantScope,
  file: WordsFile,
  source: WordSource,
  words: Iterable<string>,
): RequestWordsTable[] {
  return pieceRows(scope, file, source, toPieces(words));
}

function pieceRows(
  scope: TenantScope,
  file: WordsFile,
  source: WordSource,
  pieces: readonly string[],
): RequestWordsTable[] {
  return pieces.map((piece, index) => ({
    file_id: file.fileId,
    part: firstPart[source] + index,
    request_id: file.requestId,
    tenant_id: scope.tenantId,
    partner_id: scope.partnerId,
    words: toText(piece),
  }));
}

/** Adds the words by which requests are searched. */
export async function insertWords(trx: Trx, rows: readonly RequestWordsTable[]): Promise<void> {
  if (rows.length > 0) await trx.insertInto('request_words').values(rows).execute();
}

/** Whether a request of the query has a file with the words, which are folded. Looked up for each request: an `exists` may gather the words of all. */
export function hasWords(scope: TenantScope, words: string) {
  return sql<boolean>`coalesce((select true from request_words w where w.tenant_id = ${scope.tenantId}
    and w.request_id = requests.id and strpos(w.words, ${words}) > 0 limit 1), false)`;
}

/** Names of templates that are looked through for a search. */
const maxNames = 1000;

/**
 * Ids of the requests whose template's name has a text (in lower case) that no number can have, of one or two ASCII letters: these the index of letters does not hold, and nothing but
 * numbers and names is searched for them. The names of a tenant's templates are few: each is found by the index of that order. Undefined for other texts, and if there are more names or requests than `most`.
 */
export async function findByTemplateName(
  trx: Trx,
  { tenantId }: TenantScope,
  text: string,
  most: number,
): Promise<string[] | undefined> {
  if (canFindWords(text) || canBeInNumber(text)) return undefined;
  const all = sql`from requests where tenant_id = ${tenantId} and deleted_at is null`;
  const { rows } = await sql<{ names: number; ids: string[] }>`
    with recursive names as (
      (select template_name ${all} order by template_name limit 1)
      union all
      select (select template_name ${all} and template_name > names.template_name order by template_name limit 1)
        from names where template_name is not null
    ),
    known as materialized (select template_name from names where template_name is not null limit ${maxNames + 1})
    select (select count(*)::int from known) as names, array(
      select found.id from known, lateral (select id ${all} and template_name = known.template_name limit ${most + 1}) as found
      where strpos(lower(known.template_name), ${text}) > 0 limit ${most + 1}) as ids`.execute(trx);
  const { names, ids } = required(rows[0]);
  return names <= maxNames && ids.length <= most ? ids : undefined;
}
