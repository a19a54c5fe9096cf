import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { newId } from '#platform/database/ids.ts';
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
