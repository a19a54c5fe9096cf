import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pngOf } from '@ocr/specimens';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { makeTemplate, submit } from '../../../../test/documents.ts';
import { makePartner, makeTenant, type Party, type TenantParty } from '../../../../test/parties.ts';
import { startS3Server } from '../../../../test/servers/s3-server.ts';
import { failFile } from '../read/complete-file.ts';
import { purgeTenant } from '../../../processes/clean-up.ts';
import { sweepPreviews } from '#features/previews/previews.store.ts';
import { deleteDueObjects } from '#platform/storage/staged-objects.store.ts';
import { measureObjects } from '#platform/storage/stored-objects.store.ts';

const megabyte = 1_000_000;
/** A picture padded to this many bytes: what follows its end is ignored. */
let picture: (bytes: number) => Buffer;
let small: Buffer;

beforeAll(async () => {
  const plain = await pngOf({ width: 20, height: 20 });
  picture = (bytes) => Buffer.concat([plain, Buffer.alloc(bytes - plain.length)]);
  small = picture(1000);
});

describe.each(['disk', 'bucket'] as const)('on a %s', (kind) => {
  let app: TestApp;
  let partner: Party;
  let tenant: TenantParty;
  let templateId: string;
  let s3: Awaited<ReturnType<typeof startS3Server>>;

  beforeAll(async () => {
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'test').stubEnv('AWS_SECRET_ACCESS_KEY', 'test');
    s3 = await startS3Server('documents');
    const bucket = { STORAGE_URL: 's3://documents/ocr', S3_ENDPOINT: s3.address };
    const env = {
      RATE_UPLOADS_PER_MINUTE: '7',
      TENANT_STORAGE_MB: '1',
      ...(kind === 'bucket' ? bucket : {}),
    };
    app = await startTestApp({ env });
    partner = await makePartner(app);
  });
  afterAll(async () => {
    await app.stop();
    await s3.close();
    vi.unstubAllEnvs();
  });

  const newTenant = async () => {
    tenant = await makeTenant(app, partner);
    templateId = await makeTemplate(app, tenant);
  };
  const call = (method: string, path: string, options: object = {}) =>
    app.call(method, path, { token: tenant.token, ...options });
  const send = (...files: Buffer[]) =>
    submit(app, tenant, {
      templateId,
      files: files.map((bytes, index) => ({ name: `${index}.png`, bytes })),
    });
  const used = async () => (await call('GET', '/usage/current')).data.storage.usedBytes as number;

  /** The documents that lie in the storage of the tenant or its partner. */
  async function stored(folder = `tenants/${tenant.tenantId}`): Promise<string[]> {
    const disk = async () => {
      const path = join(app.context.config.dataDir, 'files', folder);
      const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => []);
      return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
    };
    const keys =
      kind === 'disk' ? await disk() : [...s3.objects.keys()].filter((key) => key.includes(folder));
    return keys.filter((key) => key.endsWith('document'));
  }

  /** The request that a retry of the failed one makes. */
  async function retry(id: string): Promise<string> {
    await failAll(id);
    const { code, data } = await call('POST', `/request/${id}/retry`);
    expect(code).toBe(201);
    return data.id as string;
  }
  async function failAll(requestId: string): Promise<void> {
    const { data } = await call('GET', `/request/${requestId}`);
    for (const { id } of data.files as { id: string }[])
      await app.context.db.withTenant(tenant, (trx) =>
        failFile(trx, tenant, { fileId: id, requestId, error: 'ENGINE_FAILED', at: app.clock.now() }),
      );
  }
  const templateWith = (name: string, sampleOf?: unknown) => ({ name, fields: [], tables: [], sampleOf });
  const withSample = (name: string, bytes: Buffer) => {
    const form = new FormData();
    form.set('template', JSON.stringify(templateWith(name)));
    form.set('document', new Blob([new Uint8Array(bytes)]), 'sample.png');
    return form;
  };
  const full = { code: 409, message: 'STORAGE_LIMIT_EXCEEDED' };

  test('documents that are sent again are stored and counted once until the last request of them is deleted', async () => {
    await newTenant();
    const ids = [(await send(small, picture(2000))).data.id as string];
    for (let index = 0; index < 5; index += 1) ids.push(await retry(ids.at(-1)!));
    expect([(await stored()).length, await used()]).toEqual([2, 3000]);
    await failAll(ids.at(-1)!);
    const more = [
      await call('POST', `/request/${ids.at(-1)}/retry`),
      await call('POST', `/request/${ids.at(-1)}/retry`),
    ];
    expect(more[1]).toMatchObject({ code: 429, message: 'TOO_MANY_REQUESTS', details: { limit: 'upload' } });
    ids.push(more[0]!.data.id as string);
    await failAll(ids.at(-1)!);
    for (const id of ids) {
      expect([(await stored()).length, await used()]).toEqual([2, 3000]);
      expect((await call('DELETE', `/request/${id}`)).code).toBe(200);
    }
    expect([await stored(), await used()]).toEqual([[], 0]);
  });

  test('a sample that several templates have is stored and counted once, and each counts as an upload', async () => {
    await newTenant();
    const first = await call('POST', '/template', { form: withSample('First', small) });
    const copies: string[] = [];
    for (let index = 0; index < 6; index += 1)
      copies.push(
        (await call('POST', '/template', { body: templateWith(`Copy ${index}`, first.data.id) })).data.id,
      );
    expect([(await stored()).length, await used()]).toEqual([1, 1000]);
    expect(await call('POST', '/template', { body: templateWith('One more', first.data.id) })).toMatchObject({
      code: 429,
      details: { limit: 'upload' },
    });
    await call('DELETE', `/template/${first.data.id}`);
    await call('PUT', `/template/${copies[0]}`, { body: { ...templateWith('Without'), document: null } });
    expect([(await stored()).length, await used()]).toEqual([1, 1000]);
    for (const id of copies) await call('DELETE', `/template/${id}`);
    expect([await stored(), await used()]).toEqual([[], 0]);
  });

  test("a partner's sample is shared with its tenants, outlives its template for them, and takes nothing of their room", async () => {
    const theirs = `partners/${partner.partnerId}`;
    const form = withSample(`Standard ${kind}`, small);
    const standard = await app.call('POST', '/template', { token: partner.token, form });
    await newTenant();
    const own = await call('POST', '/template', { body: templateWith('Own', standard.data.id) });
    const first = tenant;
    await newTenant();
    await call('POST', '/template', { body: templateWith('Own', standard.data.id) });
    expect([await stored(), await used(), (await stored(theirs)).length]).toEqual([[], 0, 1]);
    await app.call('DELETE', `/template/${standard.data.id}`, { token: partner.token });
    await purgeTenant(app.context, tenant);
    await deleteDueObjects(app.context);
    expect(await stored(theirs)).toHaveLength(1);
    await app.call('DELETE', `/template/${own.data.id}`, { token: first.token });
    expect(await stored(theirs)).toEqual([]);
  });

  test('the storage limit is reported at upload, template and preview, leaves nothing behind, and is shown to tenant and partner', async () => {
    await newTenant();
    const kept = await send(picture(600_000));
    expect(await send(picture(400_001))).toMatchObject({
      ...full,
      details: { usedBytes: 600_000, neededBytes: 400_001, limitBytes: megabyte },
    });
    expect(await call('POST', '/template', { form: withSample('Too much', picture(400_001)) })).toMatchObject(
      full,
    );
    const preview = () => call('POST', '/template/preview', { form: withSample('', picture(400_001)) });
    expect(await preview()).toMatchObject(full);
    expect([(await stored()).length, await readdir(app.context.temporaryFolder)]).toEqual([1, []]);
    const query = { tenantId: tenant.tenantId };
    expect((await app.call('GET', '/usage/current', { token: partner.token, query })).data.storage).toEqual({
      usedBytes: 600_000,
      limitBytes: megabyte,
    });
    await failAll(kept.data.id);
    await call('DELETE', `/request/${kept.data.id}`);
    expect(await preview()).toMatchObject({ code: 200 });
    expect(await used()).toBe(400_001);
    app.clock.advance(8 * 86_400_000);
    await sweepPreviews(app.context);
    await deleteDueObjects(app.context);
    expect(await stored()).toEqual([]);
    app.clock.advance(-8 * 86_400_000);
    expect(await used()).toBe(0);
  });

  test('who is over the limit already sends nothing again and copies no sample either', async () => {
    await newTenant();
    const { data } = await send(small);
    const sample = await call('POST', '/template', { form: withSample('Mine', small) });
    await failAll(data.id);
    await app.context.db.withTenant(tenant, (trx) =>
      trx
        .updateTable('tenant_storage')
        .set({ used_bytes: megabyte + 1 })
        .execute(),
    );
    expect(await call('POST', `/request/${data.id}/retry`)).toMatchObject(full);
    expect(await call('POST', '/template', { body: templateWith('Copy', sample.data.id) })).toMatchObject(
      full,
    );
    expect((await call('GET', '/request')).data.total).toBe(1);
  });

  test('uploads at once never exceed the limit together', async () => {
    await newTenant();
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(picture(300_000))));
    expect(answers.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([
      201, 201, 201, 409,
    ]);
    expect([(await stored()).length, await used()]).toEqual([3, 900_000]);
  });

  test('a request that is sent again while it is deleted has its document, or is refused', async () => {
    await newTenant();
    const { data } = await send(small);
    await failAll(data.id);
    const [again] = await Promise.all([
      call('POST', `/request/${data.id}/retry`),
      call('DELETE', `/request/${data.id}`),
    ]);
    const expected = again.code === 201 ? [1, 1000] : [0, 0];
    expect([201, 404, 409]).toContain(again.code);
    expect([(await stored()).length, await used()]).toEqual(expected);
  });

  test('documents of earlier versions are measured, each once, and count from then on', async () => {
    await newTenant();
    const key = `tenants/${tenant.tenantId}/templates/of-before`;
    await app.context.storage.putBytes(`${key}/document`, picture(1234));
    await app.context.db.withTenant(tenant, (trx) =>
      trx
        .insertInto('stored_objects')
        .values({
          key,
          partner_id: tenant.partnerId,
          tenant_id: tenant.tenantId,
          size_bytes: null,
          owners: 1,
        })
        .execute(),
    );
    await measureObjects(app.context);
    await measureObjects(app.context);
    expect(await used()).toBe(1234);
  });
});
