import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { newId } from '#platform/database/ids.ts';
import { sql } from 'kysely';
import { createJobs } from './jobs.ts';
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

test.each(Object.entries(queues))('%s notices a process that died', (_name, { heartbeatSeconds }) => {
  expect(heartbeatSeconds).toBeLessThanOrEqual(10);
});
