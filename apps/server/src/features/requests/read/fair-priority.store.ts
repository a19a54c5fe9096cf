import { required } from '#platform/errors/required.ts';
import { sql } from 'kysely';
import type { TenantScope, Trx } from '#platform/database/database.ts';

/**
 * Places a submission in the fair order between tenants and returns the priority of each run of pages.
 *
 * Virtual time: a tenant's clock starts at the head of the queue (or where it stood, if that is later) and moves on
 * by one a page. Who has used less of the queue comes earlier, however much the others have waiting.
 * Measured fair under overload where first-come and per-tenant caps were not.
 */
export async function takePriorities(
  trx: Trx,
  scope: TenantScope,
  runs: readonly { pages: number }[],
): Promise<number[]> {
  const pages = runs.reduce((sum, run) => sum + run.pages, 0);
  const { rows } = await sql<{ virtual_time: string }>`
    with head as (
      select coalesce(queue_head(), (select last_value from queue_clock)) as at
    )
    insert into fair_times (tenant_id, partner_id, virtual_time)
    select ${scope.tenantId}, ${scope.partnerId}, head.at + ${pages} from head
    on conflict (tenant_id) do update
      set virtual_time = greatest(fair_times.virtual_time, excluded.virtual_time - ${pages}) + ${pages}
    returning virtual_time`.execute(trx);
  const end = Number(required(rows[0]).virtual_time);
  await sql`select setval('queue_clock', greatest(${end}, (select last_value from queue_clock)))`.execute(
    trx,
  );
  let start = end - pages;
  return runs.map((run) => {
    start += run.pages;
    return -(start - run.pages + 1);
  });
}
