import type { Client } from 'pg';

/** A document that a row owns, as it should be in the storage. */
export interface ExpectedObject {
  /** The key under which the document and everything made from it are stored. */
  readonly key: string;
  readonly tenantId: string | null;
  readonly partnerId: string;
  /** Null: never measured. */
  readonly bytes: number | null;
  /** Of the content, in hexadecimal; null: not known. */
  readonly sha256: string | null;
  /** Whether the checksum is kept with the object, or known from the file alone. */
  readonly isKept: boolean;
}

const columns = `o.key, o.tenant_id as "tenantId", o.partner_id as "partnerId", o.size_bytes::float8 as bytes,
  coalesce(o.sha256, nullif(f.sha256, '')) as sha256, o.sha256 is not null as "isKept"`;
// A request's file has the checksum of its upload: what was stored before checksums were kept is compared, too.
const source = `stored_objects o left join request_files f
  on f.id = (regexp_match(o.key, '/requests/[^/]+/([0-9a-f-]{36})$'))[1]::uuid and f.storage_key = o.key || '/document'`;

/** The documents after a key, in the order of keys. */
export async function selectObjects(client: Client, after: string, limit: number): Promise<ExpectedObject[]> {
  const { rows } = await client.query<ExpectedObject>(
    `select ${columns} from ${source} where o.key > $1 order by o.key limit $2`,
    [after, limit],
  );
  return rows;
}

/** The document as it is now known; undefined once it is deleted. */
export async function findObject(client: Client, key: string): Promise<ExpectedObject | undefined> {
  const { rows } = await client.query<ExpectedObject>(`select ${columns} from ${source} where o.key = $1`, [
    key,
  ]);
  return rows[0];
}

/** Other documents of the same tenant (or of the same partner's own) with this content. */
export async function selectCopies(
  client: Client,
  { key, tenantId, partnerId, sha256 }: ExpectedObject,
): Promise<string[]> {
  const { rows } = await client.query<{ key: string }>(
    `select key from stored_objects where sha256 = $1 and partner_id = $2 and tenant_id is not distinct from $3 and key <> $4 order by key`,
    [sha256, partnerId, tenantId, key],
  );
  return rows.map((row) => row.key);
}

/** Of these keys, those under which rows own a document, or something is staged or due for deletion. */
export async function selectKnownKeys(client: Client, keys: readonly string[]): Promise<Set<string>> {
  const { rows } = await client.query<{ key: string }>(
    'select key from stored_objects where key = any($1) union select key from storage_removals where key = any($1)',
    [keys],
  );
  return new Set(rows.map(({ key }) => key));
}

/** Of these documents, those that a row names. */
export async function selectNamedDocuments(client: Client, keys: readonly string[]): Promise<Set<string>> {
  const { rows } = await client.query<{ key: string }>(
    `select storage_key as key from request_files where storage_key = any($1)
     union select document->>'storageKey' from templates where document->>'storageKey' = any($1)
     union select storage_key from preview_documents where storage_key = any($1)
     union select storage_key from issuer_pictures where storage_key = any($1)`,
    [keys],
  );
  return new Set(rows.map(({ key }) => key));
}

/** What people know the document by: numbers, no names. */
export async function describeOwners(client: Client, key: string): Promise<string[]> {
  const { rows } = await client.query<{ owner: string }>(
    `select format('file %s of %s (tenant %s)', f.ordinal, r.number, t.number) as owner
       from request_files f join requests r on r.id = f.request_id join tenants t on t.id = f.tenant_id where f.storage_key = $1
     union all select format('sample of template %s', number) from templates where document->>'storageKey' = $1
     union all select 'a preview, which reads it again when it is sent again' from preview_documents where storage_key = $1
     union all select 'a picture of the issuer' from issuer_pictures where storage_key = $1 order by 1`,
    [`${key}/document`],
  );
  return rows.map(({ owner }) => owner);
}
