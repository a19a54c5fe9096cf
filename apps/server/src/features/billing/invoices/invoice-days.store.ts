import { sql, type RawBuilder } from 'kysely';
import type { TenantScope, Trx } from '#platform/database/database.ts';
import { endWithNext } from '#platform/database/transactions.ts';

/** A request as the billing counted it. */
export interface MeteredRequestOfDay {
  readonly request_id: string;
  readonly number: string;
  readonly accepted_at: Date;
}
/** A file of such a request, by its place in it. */
export interface MeteredFileOfDay {
  readonly file_id: string;
  readonly request_id: string;
  readonly ordinal: number;
  readonly pages: number;
  readonly state: 'reserved' | 'used' | 'released';
}
/** The first and the last page that the ledger has of a file, and how many it has. */
interface ChargedFile {
  readonly file_id: string;
  readonly first: number;
  readonly last: number;
  readonly pages: number;
}
/** A tenant's day, with the pages of each charged file in order, by the file's id. */
export interface MeteredDay {
  readonly requests: readonly MeteredRequestOfDay[];
  readonly files: readonly MeteredFileOfDay[];
  readonly charged: ReadonlyMap<string, number[]>;
}
interface TenantDay {
  readonly month: string;
  readonly day: string;
}
/** A part of the day's requests, in their order. */
export interface RequestsPage {
  readonly page: number;
  readonly size: number;
}

/**
 * A tenant's day, whole or a page of it: requests in the order they were accepted, their files, and the pages that the ledger has of each.
 * In a `snapshot` that `endsEarly`, as two messages. Each table is read by the tenant and the day, which all three state, and joined here: file
 * by file, the database may go through all that the tenant ever used, because it cannot know while planning how much that is.
 */
export async function selectDay(
  trx: Trx,
  { partnerId, tenantId }: TenantScope,
  { month, day }: TenantDay,
  part?: RequestsPage,
): Promise<MeteredDay> {
  const ofDay = sql`tenant_id = ${tenantId} and month = ${month} and day = ${day}`;
  const requests = await sql<MeteredRequestOfDay>`
    select request_id, number, accepted_at from metered_requests
    where partner_id = ${partnerId} and ${ofDay} order by accepted_at, number ${part ? pageOf(part) : sql``}`.execute(
    trx,
  );
  const listed = requests.rows.map(({ request_id: id }) => id);
  const ofListed = part ? sql`request_id = any(${listed}::uuid[])` : sql`true`;
  const ofListedFiles = part
    ? sql`file_id in (select file_id from metered_files where partner_id = ${partnerId} and ${ofDay} and ${ofListed})`
    : sql`true`;
  endWithNext(trx);
  const [files, charged] = await Promise.all([
    sql<MeteredFileOfDay>`
      select file_id, request_id, ordinal, pages, state from metered_files
      where partner_id = ${partnerId} and ${ofDay} and ${ofListed} order by ordinal`.execute(trx),
    sql<ChargedFile>`
      select file_id, min(page) as first, max(page) as last, count(*)::int as pages from page_ledger
      where partner_id = ${partnerId} and ${ofDay} and ${ofListedFiles} group by file_id`.execute(trx),
  ]);
  return {
    requests: requests.rows,
    files: files.rows,
    charged: await findPages(trx, charged.rows, ofDay),
  };
}

const pageOf = ({ page, size }: RequestsPage) => sql`limit ${size} offset ${(page - 1) * size}`;

/** A file is charged whole, so that its pages follow from the first and the last; were one missing, they would be read. */
async function findPages(
  trx: Trx,
  charged: readonly ChargedFile[],
  ofDay: RawBuilder<unknown>,
): Promise<Map<string, number[]>> {
  const pagesOf = new Map<string, number[]>();
  const gaps: string[] = [];
  for (const { file_id: id, first, last, pages } of charged) {
    if (pages === last - first + 1) pagesOf.set(id, pagesBetween(first, last));
    else gaps.push(id);
  }
  if (gaps.length === 0) return pagesOf;
  const { rows } = await sql<{ file_id: string; charged: number[] }>`
    select file_id, json_agg(page order by page) as charged from page_ledger
    where ${ofDay} and file_id = any(${gaps}::uuid[]) group by file_id`.execute(trx);
  for (const row of rows) pagesOf.set(row.file_id, row.charged);
  return pagesOf;
}

function pagesBetween(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
