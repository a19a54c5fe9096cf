import { sql } from 'kysely';
import type { TenantScope, Trx } from '#platform/database/database.ts';
import { toText } from '#platform/database/json.ts';
import type { RequestWordsTable } from '#platform/database/schema-documents.ts';
import { toPieces } from '#platform/extraction/search-words.ts';

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
