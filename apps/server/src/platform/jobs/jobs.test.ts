import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { createLog } from '#platform/log/log.ts';
import { newId } from '#platform/database/ids.ts';
import { sql } from 'kysely';
import { createJobs, type Delivery, type Jobs } from './jobs.ts';
import { payloads, queues, type Payloads } from './queues.ts';

let app: TestApp;
beforeAll(async () => (app = await startTestApp()));
afterAll(() => app.stop());

test('every queue states the shape of its payload', () => {
  expect(Object.keys(payloads).toSorted()).toEqual(Object.keys(queues).toSorted());
});

test('a handler never sees a payload of another shape', async () => {
  const seen: Payloads['purge-tenant'][] = [];
  const { jobs, db } = app.context;
  await jobs.work('purge-tenant', 1, async (job) => void seen.push(job.payload));
  const good = { tenantId: newId(), partnerId: newId() };
  const bad = { tenantId: 'everybody', partnerId: newId() };
  await db.withSystem((trx) => jobs.send(trx, 'purge-tenant', bad, { priority: 9 }));
  await db.withSystem((trx) => jobs.send(trx, 'purge-tenant', good));
  await expect.poll(() => seen, { timeout: 30_000 }).toEqual([good]);
});

test('a job of a process that died is given to another soon', async () => {
  const { jobs, db, log } = app.context;
  await db.withSystem((trx) => jobs.send(trx, 'close-months', {}));
  await db.withSystem((trx) =>
    sql`update pgboss.job set state = 'active', started_on = now() - interval '20 seconds', heartbeat_on = now() - interval '20 seconds'
        where name = 'close-months'`.execute(trx),
  );
  const worker = createJobs(app.database.app, { log, works: true });
  await worker.start();
  let deliveries = 0;
  await worker.work('close-months', 1, async () => void (deliveries += 1));
  await expect.poll(() => deliveries, { timeout: 50_000, interval: 250 }).toBe(1);
  await worker.stop();
});

test('the log says of a failed job whether it will be tried again', async () => {
  const lines: { readonly msg: string }[] = [];
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(JSON.parse(chunk.toString()));
      done();
    },
  });
  const { db, jobs } = app.context;
  const worker = createJobs(app.database.app, { log: createLog('error', destination), works: true });
  await worker.start();
  await db.withSystem(async (trx) => {
    await jobs.send(trx, 'check-counts', {});
    // One try more than the first, and at once.
    await sql`update pgboss.job set retry_limit = 1, retry_delay = 0, retry_backoff = false where name = 'check-counts'`.execute(
      trx,
    );
  });
  await worker.work('check-counts', 1, () => Promise.reject(new Error('broken')));
  await expect
    .poll(() => lines.map(({ msg }) => msg), { timeout: 30_000, interval: 100 })
    .toEqual(['A job failed and will be tried again', 'A job failed at its last try']);
  await worker.stop();
});

test('the files of a request are learnt from one right after the other', async () => {
  const { db, jobs, log } = app.context;
  const files = Array.from({ length: 5 }, () => ({ fileId: newId(), tenantId: newId(), partnerId: newId() }));
  const worker = createJobs(app.database.app, { log, works: true });
  await worker.start();
  const seen: number[] = [];
  await worker.work('learn-file', 1, async () => void seen.push(performance.now()));
  await db.withSystem((trx) => jobs.sendMany(trx, 'learn-file', files));
  await expect.poll(() => seen.length, { timeout: 30_000, interval: 100 }).toBe(5);
  await worker.stop();
  // Asking once in three seconds, as of a job that comes alone, the last would begin twelve seconds after the first.
  expect(seen.at(-1)! - seen[0]!).toBeLessThan(6000);
});

/** A worker that takes trials of one tenant at a time. */
async function startTrialWorker(handle: (job: Delivery<'try-draft'>) => Promise<void>): Promise<Jobs> {
  const worker = createJobs(app.database.app, { log: app.context.log, works: true });
  await worker.start();
  await worker.work('try-draft', 1, handle);
  return worker;
}

test('a second trial of a tenant starts soon after the first one ended', async () => {
  const { db, jobs } = app.context;
  const owner = { tenantId: newId(), partnerId: newId() };
  const payload = { kind: 'draft' as const, templateId: newId(), want: newId(), ...owner };
  const send = () =>
    db.withSystem((trx) => jobs.send(trx, 'try-draft', payload, { singletonKey: payload.tenantId }));
  const held = async () => {
    const read = sql<{ held: boolean }>`
      select ${payload.tenantId} = any(singletons_active) as held from pgboss.queue where name = 'try-draft'`;
    const { rows } = await db.withSystem((trx) => read.execute(trx));
    return rows[0]?.held === true;
  };
  const first = Promise.withResolvers<void>();
  await send();
  const one = await startTrialWorker(async (job) => {
    await first.promise;
    await db.withSystem((trx) => job.settle(trx));
  });
  // The other worker comes while the tenant's first trial is active.
  await expect.poll(held, { timeout: 20_000 }).toBe(true);
  let deliveries = 0;
  const two = await startTrialWorker(async () => void (deliveries += 1));
  first.resolve();
  await one.stop();
  await send();
  await expect.poll(() => deliveries, { timeout: 25_000, interval: 250 }).toBe(1);
  await two.stop();
});

test.each(Object.entries(queues))('%s notices a process that died', (_name, { heartbeatSeconds }) => {
  expect(heartbeatSeconds).toBeLessThanOrEqual(10);
});
