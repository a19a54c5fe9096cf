import { sql } from 'kysely';
import type { TenantScope, Trx } from '#platform/database/database.ts';

/** Maximum templates, and maximum characters of their definitions, among which one is chosen automatically. */
const MAX_TEMPLATES = 200;
const MAX_SIZE = 4_000_000;

/** The templates among which one can be chosen, in JSON of a list of `TemplateOption`: the standard ones, then the tenant's own, the latest first. */
export async function findTemplateOptions(trx: Trx, scope: TenantScope): Promise<string> {
  const { rows } = await sql<{ options: string }>`
    with ranked as (
      select id, row_number() over (order by tenant_id is not null, updated_at desc, id) as place,
        sum(length(definition::text)) over (order by tenant_id is not null, updated_at desc, id) as size
      from templates
      where partner_id = ${scope.partnerId} and deleted_at is null
        and (tenant_id = ${scope.tenantId} or tenant_id is null)
    )
    select coalesce(json_agg(json_build_object(
      'id', t.id, 'name', t.name, 'isOwn', t.tenant_id is not null, 'definition', t.definition
    ) order by r.place), '[]')::text as options
    from ranked r join templates t on t.id = r.id and t.partner_id = ${scope.partnerId}
    where r.place <= ${MAX_TEMPLATES} and r.size <= ${MAX_SIZE}`.execute(trx);
  return rows[0]?.options ?? '[]';
}
