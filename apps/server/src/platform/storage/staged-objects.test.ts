import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { newId } from '#platform/database/ids.ts';
import {
  scheduleDeletion,
  stageObjects,
  commitObjects,
  deleteStaged,
  deleteDueObjects,
} from './staged-objects.store.ts';

const hourMs = 3_600_000;
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const newScope = () => ({ tenantId: newId(), partnerId: newId() });
async function store(scope: { tenantId: string }): Promise<string> {
  const key = `tenants/${scope.tenantId}/${newId()}`;
  await stageObjects(app.context, [key]);
  await app.context.storage.putBytes(`${key}/document`, Buffer.from('x'));
  return key;
}
const isThere = async (key: string) => (await app.context.storage.findBytes(`${key}/document`)) !== undefined;

test('an object whose transaction never came is removed after an hour, a kept one never', async () => {
  const scope = newScope();
  const [lost, kept] = [await store(scope), await store(scope)];
  await app.context.db.withTenant(scope, (trx) => commitObjects(trx, [kept]));
  app.clock.advance(hourMs - 1);
  await deleteDueObjects(app.context);
  expect(await isThere(lost)).toBe(true);
  app.clock.advance(1);
  expect(await deleteDueObjects(app.context)).toBe(1);
  expect([await isThere(lost), await isThere(kept)]).toEqual([false, true]);
});

test('an object is not kept by a transaction that rolls back, nor by one that comes after the sweep', async () => {
  const scope = newScope();
  const key = await store(scope);
  const rolledBack = app.context.db.withTenant(scope, async (trx) => {
    await commitObjects(trx, [key]);
    throw new Error('rolled back');
  });
  await expect(rolledBack).rejects.toThrow('rolled back');
  app.clock.advance(hourMs);
  await deleteDueObjects(app.context);
  expect(await isThere(key)).toBe(false);
  await expect(app.context.db.withTenant(scope, (trx) => commitObjects(trx, [key]))).rejects.toThrow(/swept/);
});

test('removing at once spares what was kept meanwhile', async () => {
  const scope = newScope();
  const [kept, refused] = [await store(scope), await store(scope)];
  await app.context.db.withTenant(scope, (trx) => commitObjects(trx, [kept]));
  await deleteStaged(app.context, [kept, refused]);
  expect([await isThere(kept), await isThere(refused)]).toEqual([true, false]);
});

test('a dropped object goes with the next sweep, everything below its key too', async () => {
  const scope = newScope();
  const key = await store(scope);
  await app.context.db.withTenant(scope, (trx) => commitObjects(trx, [key]));
  await app.context.storage.putBytes(`${key}/pages/1-800.webp`, Buffer.from('x'));
  await app.context.db.withTenant(scope, (trx) => scheduleDeletion(trx, [key], app.clock.now()));
  await deleteDueObjects(app.context);
  expect(await isThere(key)).toBe(false);
  expect(await app.context.storage.findBytes(`${key}/pages/1-800.webp`)).toBeUndefined();
});

test('nobody drops, keeps or sees another’s objects', async () => {
  const [ours, theirs] = [newScope(), newScope()];
  const key = await store(ours);
  const { db } = app.context;
  const drop = (keys: string[]) => (trx: Parameters<typeof scheduleDeletion>[0]) =>
    scheduleDeletion(trx, keys, app.clock.now());
  await expect(db.withTenant(theirs, drop([key]))).rejects.toThrow(/row-level security/);
  await expect(db.withPartner(ours, drop([key]))).rejects.toThrow(/row-level security/);
  await expect(db.withTenant(theirs, drop(['tenants']))).rejects.toThrow(/row-level security/);
  await expect(db.withTenant(theirs, (trx) => commitObjects(trx, [key]))).rejects.toThrow(/swept/);
  await db.withTenant(ours, drop([`tenants/${ours.tenantId}`]));
});

test('many sweeps at once remove each object once', async () => {
  const scope = newScope();
  for (let index = 0; index < 20; index += 1) await store(scope);
  app.clock.advance(hourMs);
  const counts = await Promise.all(Array.from({ length: 4 }, () => deleteDueObjects(app.context)));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(20);
  expect(await deleteDueObjects(app.context)).toBe(0);
});

test('deletions that a silent storage keeps waiting leave the connections to other calls', async () => {
  const { storage, db } = app.context;
  const keys = await Promise.all(Array.from({ length: 30 }, () => store(newScope())));
  let answer: (() => void) | undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  let asked = 0;
  const silent = {
    ...app.context,
    storage: new Proxy(storage, {
      get: (target, name: keyof typeof storage) =>
        name === 'remove'
          ? async (key: string) => {
              asked += 1;
              await answered;
              await target.remove(key);
            }
          : target[name],
    }),
  };
  const deleting = keys.map((key) => deleteStaged(silent, [key]));
  await expect.poll(() => asked).toBe(2);
  const call = () => db.withSystem((trx) => trx.selectFrom('tenants').select('id').limit(1).execute());
  await Promise.all(Array.from({ length: 20 }, call));
  expect(asked).toBe(2);
  answer?.();
  await Promise.all(deleting);
  expect(await Promise.all(keys.map((key) => isThere(key)))).not.toContain(true);
});
