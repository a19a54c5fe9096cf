import { sql } from 'kysely';
import type { TenantScope, Trx } from '#platform/database/database.ts';

/** Documents of one layout by which it is recognised, the newest. */
const MAX_PER_LAYOUT = 2;
const MAX_LESSONS = 300;
/** Characters of JSON. */
const MAX_SIZE = 4_000_000;

/** What all templates of a tenant that learn have learnt, in JSON of a list of `TaughtLesson`: what was learnt last comes first. */
export async function findTaughtLessons(trx: Trx, scope: TenantScope): Promise<string> {
  const { rows } = await sql<{ templateId: string; content: string }>`
    with ranked as (
      select l.file_id, l.learnt_at, row_number() over (
        partition by l.template_id, l.layout_id order by l.learnt_at desc, l.file_id) as place
      from lessons l left join template_memories m on m.tenant_id = l.tenant_id and m.template_id = l.template_id
      where l.tenant_id = ${scope.tenantId} and l.state = 'learnt' and coalesce(m.learns, true)
    ), chosen as (
      select file_id, place, learnt_at from ranked where place <= ${MAX_PER_LAYOUT}
      order by place, learnt_at desc, file_id limit ${MAX_LESSONS}
    ), sized as (
      select l.template_id as "templateId", l.content::text as content,
        sum(length(l.content::text)) over (order by c.place, c.learnt_at desc, c.file_id) as size
      from chosen c join lessons l on l.file_id = c.file_id and l.tenant_id = ${scope.tenantId}
    )
    select "templateId", content from sized where size <= ${MAX_SIZE} order by size`.execute(trx);
  const lessons = rows.map(
    ({ templateId, content }) => `{"templateId":${JSON.stringify(templateId)},"lesson":${content}}`,
  );
  return `[${lessons.join(',')}]`;
}
