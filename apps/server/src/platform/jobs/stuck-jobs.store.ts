import { sql } from 'kysely';
import type { Trx } from '#platform/database/database.ts';
import type { QueueName } from './queues.ts';

/** A job that did not move for a while. Times are the database's. */
export interface StuckJob {
  readonly id: string;
  readonly queue: string;
  readonly state: 'created' | 'retry' | 'active' | 'failed';
  readonly ageSeconds: number;
  readonly retries: number;
  readonly retryLimit: number;
  /** When it may run next; of one that waits only. */
  readonly nextAt: Date;
  /** When the worker that has it was last heard of. */
  readonly heartbeatAt: Date | null;
  /** What the last attempt ended with. */
  readonly error: string | null;
}

/** Queues whose every job does all there is to do: what one that failed left undone, the next one has done. */
const catchingUp: readonly QueueName[] = ['close-months', 'check-books', 'check-counts', 'sweep'];

/**
 * Jobs that have waited, or were under way, for so long, and those that failed within the last day; the queue keeps them no longer. One
 * that a later job has made up for is over. As the system only.
 */
export async function selectStuckJobs(trx: Trx, olderThanSeconds: number): Promise<StuckJob[]> {
  const { rows } = await sql<StuckJob>`
    select id, name as queue, state::text as state, extract(epoch from now() - created_on)::float8 as "ageSeconds", retry_count as retries,
      retry_limit as "retryLimit", start_after as "nextAt", heartbeat_on as "heartbeatAt",
      coalesce(output->>'message', output->'value'->>'message') as error
    from pgboss.job as job
    where name not like '\_\_pgboss%'
      and ((state < 'active' and created_on <= now() - make_interval(secs => ${olderThanSeconds}))
        or (state = 'active' and started_on <= now() - make_interval(secs => ${olderThanSeconds}))
        or (state = 'failed' and not (name = any(${catchingUp}) and exists (select from pgboss.job as later
          where later.name = job.name and later.state = 'completed' and later.created_on > job.created_on))))
    order by created_on limit 1000`.execute(trx);
  return rows;
}

/** Jobs that wait for their next attempt are due at once. Returns how many. As the system only. */
export async function retryWaitingJobsNow(trx: Trx): Promise<number> {
  const { numAffectedRows } = await sql`
    update pgboss.job set start_after = now() where state = 'retry' and start_after > now()`.execute(trx);
  return Number(numAffectedRows ?? 0);
}

/** Gives the failed jobs of these queues all their attempts again. Returns how many. System role only. */
export async function retryFailedJobs(trx: Trx, queues: readonly string[]): Promise<number> {
  const { numAffectedRows } = await sql`
    update pgboss.job set state = 'retry', retry_count = 0, start_after = now(), completed_on = null,
      keep_until = greatest(keep_until, now() + interval '14 days')
    where name = any(${queues}) and state = 'failed'`.execute(trx);
  return Number(numAffectedRows ?? 0);
}
