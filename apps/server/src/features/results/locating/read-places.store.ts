import type { Box } from '@ocr/extraction';
import { sql } from 'kysely';
import type { TenantScope, Trx } from '#platform/database/database.ts';

/** A field's reading, and where it is. */
export interface ReadPlace {
  readonly name: string;
  readonly value: string | null;
  readonly page: number | null;
  readonly box: Box | null;
}

/** The given fields of a file as they were read. */
export async function selectReadPlaces(
  trx: Trx,
  { tenantId }: TenantScope,
  fileId: string,
  names: readonly string[],
): Promise<ReadPlace[]> {
  const { rows } = await sql<ReadPlace>`
    select entry ->> 'name' as name, entry ->> 'value' as value, (entry -> 'page')::int as page, nullif(entry -> 'box', 'null') as box
    from file_results r, jsonb_array_elements(r.fields) as entry
    where r.tenant_id = ${tenantId} and r.file_id = ${fileId} and entry ->> 'name' = any(${names}::text[])`.execute(
    trx,
  );
  return rows;
}
