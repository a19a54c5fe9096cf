import { required } from '#platform/errors/required.ts';
import { sql } from 'kysely';
import type { TenantScope, Trx } from '#platform/database/database.ts';

/** Runs up to this many pages are short: a longer run ends for them after its current page. */
const shortPages = 5;

/**
 * Places a submission in the fair order between tenants and returns the priority of each run of pages.
 *
 * Virtual time: a tenant's clock starts at the head of the queue (or at its own time, if that is later) and advances by one per page.
 * Tenants that have used less of the queue come earlier, however much the others have waiting. Measured as fair under overload, where
 * first-come and per-tenant caps were not.
 */
export async function takePriorities(
  trx: Trx,
  scope: TenantScope,
  runs: readonly { pages: number }[],
): Promise<number[]> {
  const pages = runs.reduce((sum, run) => sum + run.pages, 0);
  const { rows } = await sql<{ virtual_time: string }>`
    with head as (
      select coalesce(queue_head() - 1, (select last_value from queue_clock)) as at
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

/** The priority of the rest of a run after some of its pages. */
export function priorityAfter(priority: number, pages: number): number {
  return priority - pages;
}

/**
 * Whether a job of another tenant comes before a run in the order, now that the run has reached a page. As the system, because the queue
 * contains everybody's jobs. `long` includes long jobs.
 */
export async function shouldYield(
  trx: Trx,
  { tenantId, priority, long }: { tenantId: string; priority: number; long: boolean },
): Promise<boolean> {
  const { rows } = await sql<{ waits: boolean }>`
    select exists (select from pgboss.job where name = 'read-file' and state < 'active' and not blocked and start_after <= pgboss.job_now()
      and priority > ${priority} and data->>'tenantId' <> ${tenantId}
      and (${long} or (data->>'to')::int - (data->>'from')::int < ${shortPages})) as waits`.execute(trx);
  return required(rows[0]).waits;
}
