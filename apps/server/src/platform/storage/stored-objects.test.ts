import { readFile } from 'node:fs/promises';
import { pngOf } from '@ocr/specimens';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeTemplate, submit } from '../../../test/documents.ts';
import { makePartner, makeTenant, type TenantParty } from '../../../test/parties.ts';
import { measureObjects, releaseObjects, shareObjects } from './stored-objects.store.ts';

let app: TestApp;
let tenant: TenantParty;
let png: Buffer;
let owner: Client;

beforeAll(async () => {
  app = await startTestApp();
  tenant = await makeTenant(app, await makePartner(app));
  png = await pngOf({ width: 20, height: 20 });
  owner = new Client(app.database.owner);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await app.stop();
});

/** Rows as who may see everything sees them. */
async function objects(): Promise<{ key: string; size: number; owners: number }[]> {
  const { rows } = await app.context.db.withSystem(async (trx) => ({
    rows: await trx
      .selectFrom('stored_objects')
      .select(['key', 'size_bytes', 'owners'])
      .orderBy('key')
      .execute(),
  }));
  return rows.map(({ key, size_bytes: size, owners }) => ({ key, size: Number(size), owners }));
}

test('every document that was stored before is counted at its size by the migration and the first sweep', async () => {
  const templateId = await makeTemplate(app, tenant);
  await submit(app, tenant, { templateId, files: [{ name: 'a.png', bytes: png }] });
  const form = new FormData();
  form.set('template', JSON.stringify({ name: 'With a sample', fields: [], tables: [] }));
  form.set('document', new Blob([new Uint8Array(png)]), 'sample.png');
  const call = (path: string) => app.call('POST', path, { token: tenant.token, form });
  expect([(await call('/template')).code, (await call('/template/preview')).code]).toEqual([200, 200]);
  const before = await objects();
  expect(before).toHaveLength(3);
  await owner.query('drop table stored_objects, tenant_storage; drop function release_objects');
  for (const name of ['0013-stored-objects', '0029-object-checksums'])
    await owner.query(await readFile(new URL(`../../../migrations/${name}.sql`, import.meta.url), 'utf8'));
  await measureObjects(app.context);
  expect(await objects()).toEqual(before);
  const { data } = await app.call('GET', '/usage/current', { token: tenant.token });
  expect(data.storage.usedBytes).toBe(3 * png.length);
});

test("nobody shares or releases another's objects", async () => {
  const [{ key } = { key: '' }] = await objects();
  const { db, clock, config } = app.context;
  const other = await makeTenant(app, await makePartner(app));
  const before = await objects();
  const share = db.withTenant(other, (trx) => shareObjects(trx, other, [key], config.tenantStorageBytes));
  await expect(share).rejects.toThrow('NOT_FOUND');
  expect(await db.withTenant(other, (trx) => releaseObjects(trx, [key], clock.now()))).toEqual([]);
  const { partnerId } = other;
  expect(await db.withPartner({ partnerId }, (trx) => releaseObjects(trx, [key], clock.now()))).toEqual([]);
  // Nor its own partner, by a tenant's object.
  expect(await db.withPartner(tenant, (trx) => releaseObjects(trx, [key], clock.now()))).toEqual([]);
  expect(await objects()).toEqual(before);
});

test('an object that is shared and released at once by many is deleted with its last owner, once', async () => {
  const { key, owners } = (await objects()).find((object) => object.key.includes('/requests/'))!;
  const { db, clock, config } = app.context;
  const share = () =>
    db.withTenant(tenant, (trx) => shareObjects(trx, tenant, [key], config.tenantStorageBytes));
  const release = () => db.withTenant(tenant, (trx) => releaseObjects(trx, [key], clock.now()));
  await Promise.all(Array.from({ length: 8 }, share));
  const released = await Promise.all(Array.from({ length: 8 + owners }, release));
  expect(released.flat()).toEqual([key]);
  await expect(share()).rejects.toThrow('NOT_FOUND');
});
