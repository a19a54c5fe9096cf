import { pngOf } from '@ocr/specimens';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeTemplate, submit } from '../../../test/documents.ts';
import { makePartner, makeTenant, type TenantParty } from '../../../test/parties.ts';
import { runAdmin } from '../../../test/commands/run-admin.ts';
import { startS3Server } from '../../../test/servers/s3-server.ts';
import { newId } from '#platform/database/ids.ts';
import { stageObjects } from '#platform/storage/staged-objects.store.ts';
import { scanStorage, type ScanOptions } from './scan-storage.ts';

const hourMs = 3_600_000;
const clean = { bad: [], orphans: [], brokenPictures: [], unowned: [] };

describe.each(['disk', 'bucket'] as const)('a scan of documents on a %s', (kind) => {
  let app: TestApp;
  let s3: Awaited<ReturnType<typeof startS3Server>>;
  let tenant: TenantParty;
  let templateId: string;
  let env: Record<string, string>;

  beforeAll(async () => {
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'test').stubEnv('AWS_SECRET_ACCESS_KEY', 'test');
    s3 = await startS3Server('documents');
    env = kind === 'disk' ? {} : { STORAGE_URL: 's3://documents/ocr', S3_ENDPOINT: s3.address };
    app = await startTestApp({ env });
    const partner = await makePartner(app);
    tenant = await makeTenant(app, partner);
    templateId = await makeTemplate(app, tenant);
  });
  afterAll(async () => {
    await app.stop();
    await s3.close();
    vi.unstubAllEnvs();
  });
  beforeEach(async () => {
    await scan({ repair: true, graceMs: 0 });
  });

  const scan = (options: Partial<ScanOptions> = {}) =>
    scanStorage(app.context, {
      owner: app.database.owner,
      repair: false,
      graceMs: 24 * hourMs,
      at: new Date(Date.now() + 25 * hourMs),
      ...options,
    });
  /** A request of one document; its number and the document's key. */
  async function submitPng(width: number) {
    const bytes = await pngOf({ width, height: 20 });
    const { data } = await submit(app, tenant, { templateId, files: [{ name: 'a.png', bytes }] });
    const { storage_key: storageKey } = await app.context.db.withTenant(tenant, (trx) =>
      trx
        .selectFrom('request_files')
        .select('storage_key')
        .where('request_id', '=', data.id)
        .executeTakeFirstOrThrow(),
    );
    return { number: data.number as string, key: storageKey!.replace(/\/document$/, ''), bytes };
  }
  const read = (key: string) => app.context.storage.findBytes(`${key}/document`);

  test('finds nothing where all is well; each document has its checksum from its upload', async () => {
    await submitPng(21);
    expect(await scan({ repair: true })).toMatchObject({ ...clean, learnt: 0 });
    const rows = await app.context.db.withSystem((trx) =>
      trx.selectFrom('stored_objects').select(['sha256']).execute(),
    );
    expect(rows.every(({ sha256 }) => /^[0-9a-f]{64}$/.test(sha256 ?? ''))).toBe(true);
  });

  test('names a missing and a changed document with the request that has it, and makes neither up', async () => {
    const [lost, changed] = [await submitPng(22), await submitPng(23)];
    await app.context.storage.remove(`${lost.key}/document`);
    await app.context.storage.putBytes(`${changed.key}/document`, Buffer.from(changed.bytes).fill(0, 40, 41));
    const owners = ({ number }: typeof lost) => [`file 1 of ${number} (tenant ${tenant.number})`];
    const { bad } = await scan({ repair: true });
    expect(bad).toHaveLength(2);
    expect(bad).toEqual(
      expect.arrayContaining([
        { key: lost.key, problem: 'missing', owners: owners(lost), repaired: false },
        { key: changed.key, problem: 'changed', owners: owners(changed), repaired: false },
      ]),
    );
    const { code, said } = await runAdmin(app, ['storage', 'scan'], env);
    expect(code).toBe(2);
    expect(said).toContain(`missing  ${lost.key}: file 1 of ${lost.number} (tenant ${tenant.number})`);
    expect(said).toContain('Missing or changed: 2.');
    for (const { key, bytes } of [lost, changed])
      await app.context.storage.putBytes(`${key}/document`, bytes);
    expect(await scan()).toMatchObject(clean);
  });

  test('makes a lost document again from another one of the same tenant with the same content', async () => {
    const [one, other] = [await submitPng(24), await submitPng(24)];
    expect(one.key).not.toBe(other.key);
    await app.context.storage.remove(`${one.key}/document`);
    expect((await scan()).bad).toMatchObject([{ key: one.key, repaired: false }]);
    expect((await scan({ repair: true })).bad).toMatchObject([
      { key: one.key, problem: 'missing', repaired: true },
    ]);
    expect(await read(one.key)).toEqual(Buffer.from(one.bytes));
    expect(await scan()).toMatchObject(clean);
  });

  test('does not take the content of another tenant', async () => {
    const mine = await submitPng(25);
    const stranger = await makeTenant(app, { partnerId: tenant.partnerId });
    const files = [{ name: 'a.png', bytes: mine.bytes }];
    const of = await makeTemplate(app, stranger);
    expect((await submit(app, stranger, { templateId: of, files })).code).toBe(201);
    await app.context.storage.remove(`${mine.key}/document`);
    expect((await scan({ repair: true })).bad).toMatchObject([{ key: mine.key, repaired: false }]);
    await app.context.storage.putBytes(`${mine.key}/document`, mine.bytes);
  });

  test('an orphan goes after its grace time; what is staged, owned or an own key never', async () => {
    const { storage } = app.context;
    const kept = await submitPng(26);
    const orphan = `tenants/${tenant.tenantId}/requests/${newId()}/${newId()}`;
    const staged = `tenants/${tenant.tenantId}/requests/${newId()}/${newId()}`;
    await stageObjects(app.context, [staged]);
    for (const key of [`${orphan}/document`, `${orphan}/pages/1-800.webp`, `${staged}/document`])
      await storage.putBytes(key, Buffer.from('x'));
    await storage.putBytes('keys/second-factor', Buffer.alloc(32));
    expect(await scan({ repair: true, at: new Date(Date.now() + 23 * hourMs) })).toMatchObject(clean);
    expect(await read(orphan)).toBeDefined();
    const found = await scan({ repair: true });
    expect(found.orphans.toSorted()).toEqual([`${orphan}/document`, `${orphan}/pages/1-800.webp`]);
    expect(await read(orphan)).toBeUndefined();
    expect([await read(staged), await read(kept.key)].every((bytes) => bytes !== undefined)).toBe(true);
    expect(await storage.findBytes('keys/second-factor')).toBeDefined();
  });

  test('uploads that are under way while it repairs are kept, and can be read', async () => {
    const uploads: Promise<{ key: string }>[] = [];
    const upload = async () => {
      for (let width = 30; width < 50; width += 1) uploads.push(submitPng(width));
    };
    expect(await scan({ repair: true, graceMs: 0, onCompared: upload })).toMatchObject({ orphans: [] });
    for (const { key } of await Promise.all(uploads)) expect(await read(key)).toBeDefined();
    expect(await scan()).toMatchObject(clean);
  });

  test('an incomplete page picture is deleted, and made again on demand', async () => {
    const { key } = await submitPng(51);
    const picture = `${key}/pages/1-800.webp`;
    const whole = Buffer.from('524946460c000000574542505650384c00000000', 'hex');
    await app.context.storage.putBytes(picture, whole);
    expect(await scan({ repair: true })).toMatchObject(clean);
    await app.context.storage.putBytes(picture, whole.subarray(0, -4));
    expect(await scan({ repair: true })).toMatchObject({ ...clean, brokenPictures: [picture] });
    expect(await app.context.storage.findBytes(picture)).toBeUndefined();
  });

  test('a document that a row names and none counts is reported and left alone', async () => {
    const { key } = await submitPng(52);
    const bytes = await read(key);
    const row = await app.context.db.withSystem((trx) =>
      trx.deleteFrom('stored_objects').where('key', '=', key).returningAll().executeTakeFirstOrThrow(),
    );
    expect(await scan({ repair: true })).toMatchObject({ ...clean, unowned: [`${key}/document`] });
    expect(await read(key)).toEqual(bytes);
    await app.context.db.withTenant(tenant, (trx) =>
      trx
        .insertInto('stored_objects')
        .values({ ...row, size_bytes: Number(row.size_bytes) })
        .execute(),
    );
  });

  test('of documents from before, a file has the checksum of its upload, another one that of its first scan', async () => {
    const { key } = await submitPng(53);
    await app.context.db.withSystem((trx) =>
      trx.updateTable('stored_objects').set({ sha256: null }).execute(),
    );
    await app.context.storage.putBytes(`${key}/document`, Buffer.from('another'));
    expect((await scan()).bad).toMatchObject([{ key, problem: 'changed' }]);
    const left = await app.context.db.withSystem((trx) =>
      trx.selectFrom('stored_objects').select('key').where('sha256', 'is', null).execute(),
    );
    expect(left).toEqual([{ key }]);
    await app.context.storage.remove(`${key}/document`);
  });
});
