import { z } from 'zod';
import { sql } from 'kysely';
import { PgBoss, type JobWithMetadata, type WorkOptions } from 'pg-boss';
import type { PoolConfig } from 'pg';
import type { Trx } from '#platform/database/database.ts';
import { keepAliveOptions } from '#platform/database/pool.ts';
import { findCallId, parseCallId, withCallId } from '#platform/log/call-id.ts';
import type { Log } from '#platform/log/log.ts';
import { traced } from '#platform/tracing/tracing.ts';
import { inTransaction } from './queue-transaction.ts';
import { payloads, queues, type Payloads, type QueueName } from './queues.ts';

/** A job as its handler gets it. `settle` ends it inside the handler's own transaction; false means that this delivery is stale. */
export interface Delivery<Name extends QueueName> {
  readonly id: string;
  readonly payload: Payloads[Name];
  /** The priority at sending; higher ones go first. */
  readonly priority: number;
  /** Ends when the job ran out of time or another worker was given it: stop working. */
  readonly signal: AbortSignal;
  settle(trx: Trx): Promise<boolean>;
}
export interface SendOptions {
  readonly priority?: number;
  readonly startAfterSeconds?: number;
  readonly singletonKey?: string;
  /** The job's owner, by which active jobs can be found. */
  readonly group?: string;
}

/** The queue. Jobs are enqueued in the transaction they depend on, and ended in the one that stores their result. */
export interface Jobs {
  send<Name extends QueueName>(
    trx: Trx,
    name: Name,
    payload: Payloads[Name],
    options?: SendOptions,
  ): Promise<void>;
  /** The same for many jobs of a queue, in one statement. */
  sendMany<Name extends QueueName>(trx: Trx, name: Name, payloads: readonly Payloads[Name][]): Promise<void>;
  /** Takes jobs of a queue, this many at once. */
  work<Name extends QueueName>(
    name: Name,
    concurrency: number,
    handler: (job: Delivery<Name>) => Promise<void>,
  ): Promise<void>;
  /** Deletes a tenant's jobs of a queue and of its dead-letter queue, including ended ones. As the system only. */
  forget(trx: Trx, name: 'send-mail', of: { readonly tenantId: string }): Promise<void>;
  /** Sends a job of the queue at every tick of a cron expression (UTC). */
  schedule(name: QueueName, cron: string): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Stored in a job's data next to its payload: the call that created it. */
interface Origin {
  readonly callId?: string;
}

/** The queue: `works` also takes jobs, otherwise they are only added. */
export function createJobs(config: PoolConfig, options: { log: Log; works: boolean }): Jobs {
  const { log, works } = options;
  // pg-boss and pg type the same unset options differently.
  const connection: object = config;
  const boss = new PgBoss({
    ...connection,
    ...keepAliveOptions,
    schema: 'pgboss',
    application_name: 'ocr-queue',
    max: works ? 6 : 3,
    migrate: false,
    createSchema: false,
    supervise: works,
    schedule: works,
    useListenNotify: works,
    superviseIntervalSeconds: 1,
    monitorIntervalSeconds: 1,
    // Which singleton keys are active is asked of this cache: a key that became free waits for its next reading.
    ...(works ? { queueCacheIntervalSeconds: 1 } : {}),
    monitorVacuum: false,
    reindex: false,
  });
  boss.on('error', (error) => log.warn({ error: error.message }, 'The queue met a problem'));
  boss.on('warning', (warning) => log.debug({ warning: warning.message }, 'The queue warns'));
  return {
    ...sending(boss),
    async forget(trx, name, { tenantId }) {
      await sql`delete from pgboss.job where name in (${name}, ${`${name}-lost`}) and data->>'tenantId' = ${tenantId}`.execute(
        trx,
      );
    },
    async work(name, concurrency, handler) {
      for (let worker = 0; worker < concurrency; worker += 1) await work(boss, { name, handler, log });
    },
    schedule: (name, cron) => boss.schedule(name, cron, {}, { tz: 'UTC' }),
    async start() {
      await boss.start();
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 20_000, close: true });
    },
  };
}

/** Makes jobs in the caller's transaction; each carries the call that made it. */
function sending(boss: PgBoss): Pick<Jobs, 'send' | 'sendMany'> {
  const dataOf = (payload: object): object => {
    const callId = findCallId();
    return callId === undefined ? payload : { ...payload, callId };
  };
  return {
    async send(trx, name, payload, { priority, startAfterSeconds, singletonKey, group } = {}) {
      await boss.send(name, dataOf(payload), {
        db: inTransaction(trx),
        ...(priority === undefined ? {} : { priority }),
        ...(startAfterSeconds === undefined ? {} : { startAfter: startAfterSeconds }),
        ...(singletonKey === undefined ? {} : { singletonKey }),
        ...(group === undefined ? {} : { group: { id: group } }),
      });
    },
    async sendMany(trx, name, payloads) {
      if (payloads.length === 0) return;
      const jobs = payloads.map((payload) => ({ data: dataOf(payload) }));
      await boss.insert(name, jobs, { db: inTransaction(trx) });
    },
  };
}

/** What pg-boss answers on completing: it does not declare its count. */
const completion = z.object({ affected: z.number() });

type WithMetadata = WorkOptions & { readonly includeMetadata: true };
interface Work<Name extends QueueName> {
  readonly name: Name;
  readonly handler: (job: Delivery<Name>) => Promise<void>;
  readonly log: Log;
}

/** Takes jobs one after the other. */
async function work<Name extends QueueName>(boss: PgBoss, of: Work<Name>): Promise<void> {
  // A notification wakes an idle worker. A slow database must not be polled without a pause, but pg-boss skips the pause if a poll took as
  // long as the interval. Only the queues of reading and learning get many jobs at once: their workers poll again directly after a job.
  const comesInCrowds = of.name === 'read-file' || of.name === 'learn-file';
  // What waits for its singleton key is not announced when the key becomes free.
  const waitsForKey = queues[of.name].policy === 'singleton';
  const pollSeconds = of.name === 'read-file' ? 0.5 : waitsForKey ? 1 : 3;
  const worker: string = await boss.work<Payloads[Name] & Origin, void, WithMetadata>(
    of.name,
    {
      batchSize: 1,
      includeMetadata: true,
      pollingIntervalSeconds: pollSeconds,
      notifyPollingIntervalSeconds: pollSeconds,
      heartbeatRefreshSeconds: 3,
    },
    async ([job]: JobWithMetadata<Payloads[Name] & Origin>[]) => {
      if (job === undefined) return;
      await withCallId(parseCallId(job.data.callId), () => handle(boss, of, job));
      if (comesInCrowds) boss.notifyWorker(worker);
    },
  );
}

async function handle<Name extends QueueName>(
  boss: PgBoss,
  { name, handler, log }: Work<Name>,
  job: JobWithMetadata<Payloads[Name] & Origin>,
): Promise<void> {
  try {
    const run = () =>
      handler({
        id: job.id,
        // oxlint-disable-next-line typescript/consistent-type-assertions -- each queue has its schema; TypeScript does not follow `name` through the table
        payload: payloads[name].parse(job.data) as Payloads[Name],
        priority: job.priority,
        signal: job.signal,
        settle: async (trx) => {
          const { affected } = completion.parse(
            await boss.complete(name, job, null, { db: inTransaction(trx) }),
          );
          return affected === 1;
        },
      });
    await traced(`job ${name}`, run, { kind: 'consumer', attributes: { 'job.id': job.id } });
  } catch (error) {
    const isLast = job.retryCount >= job.retryLimit;
    const outcome = isLast ? 'A job failed at its last try' : 'A job failed and will be tried again';
    log.error({ err: error, queue: name, job: job.id }, outcome);
    throw error;
  }
}
