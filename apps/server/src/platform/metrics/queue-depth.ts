import { Gauge } from 'prom-client';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { queues } from '#platform/jobs/queues.ts';
import { metrics } from './metrics.ts';

const depth = new Gauge({
  name: 'ocr_queue_jobs',
  help: 'Jobs that wait or are under way, by queue: the same figure from every process, as they share the queue.',
  labelNames: ['queue', 'state'],
  registers: [metrics],
});

const age = new Gauge({
  name: 'ocr_queue_oldest_seconds',
  help: 'How long the longest waiting job of a queue could have been under way already, by the database clock; 0 where none waits.',
  labelNames: ['queue'],
  registers: [metrics],
});

/** Measures the queue's jobs, finished ones left out. Without the database there is no figure, rather than an old one. */
export async function measureQueue(db: Database): Promise<void> {
  try {
    const { rows } = await db.withSystem((trx) =>
      sql<{ name: string; waiting: number; active: number; oldest: number | null }>`
        select name, count(*) filter (where state < 'active')::int as waiting,
          count(*) filter (where state = 'active')::int as active,
          extract(epoch from now() - min(start_after) filter (where state < 'active' and start_after <= now()))::float8 as oldest
        from pgboss.job where state <= 'active' group by name`.execute(trx),
    );
    const found = new Map(rows.map((row) => [row.name, row]));
    for (const queue of Object.keys(queues)) {
      depth.set({ queue, state: 'waiting' }, found.get(queue)?.waiting ?? 0);
      depth.set({ queue, state: 'active' }, found.get(queue)?.active ?? 0);
      age.set({ queue }, found.get(queue)?.oldest ?? 0);
    }
  } catch {
    depth.reset();
    age.reset();
  }
}
