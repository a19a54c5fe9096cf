import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startS3Server } from '../../../test/s3-server.ts';
import { createStorage, type Storage } from './index.ts';

let folder: string;
let s3: Awaited<ReturnType<typeof startS3Server>>;
type Kind = 'disk' | 'bucket' | 'encrypted disk' | 'encrypted bucket';
let storages: Readonly<Record<Kind, Storage>>;

beforeAll(async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'test').stubEnv('AWS_SECRET_ACCESS_KEY', 'test');
  folder = await mkdtemp(join(tmpdir(), 'ocr-storage-'));
  s3 = await startS3Server('documents');
  const common = { dataDir: folder, temporaryFolder: folder };
  const sealed = { ...common, dataDir: join(folder, 'sealed'), keys: [{ id: 'k1', bytes: randomBytes(32) }] };
  const bucket = { url: 's3://documents/ocr/', endpoint: s3.address };
  storages = {
    disk: createStorage({ ...common, url: undefined, endpoint: undefined }),
    bucket: createStorage({ ...common, ...bucket }),
    'encrypted disk': createStorage({ ...sealed, url: undefined, endpoint: undefined }),
    'encrypted bucket': createStorage({ ...sealed, ...bucket, url: 's3://documents/ocr/tenants/sealed/' }),
  };
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

const kinds = ['disk', 'bucket', 'encrypted disk', 'encrypted bucket'] as const;
describe.each(kinds)('documents on a %s', (kind) => {
  const key = 'tenants/t1/requests/r1/f1';

  test('can be reached', async () => {
    await expect(storages[kind].check()).resolves.toBeUndefined();
  });

  test('come back as they were put, whole and as a stream', async () => {
    const storage = storages[kind];
    await storage.putBytes(key, Buffer.from('一ページ'));
    expect((await storage.findBytes(key))?.toString()).toBe('一ページ');
    const found = await storage.findStream(key);
    expect(found?.size).toBe(12);
    expect((await buffer(found!.stream)).toString()).toBe('一ページ');
  });

  test('a file longer than one part of an upload comes back whole, on a path of its own', async () => {
    const bytes = Buffer.from(Uint32Array.from({ length: 3_000_000 }, (_, index) => index).buffer);
    const path = join(folder, `upload-${kind}`);
    await writeFile(path, bytes);
    await storages[kind].putFile(`${key}-long`, path);
    expect(await readdir(folder)).not.toContain(`upload-${kind}`);
    const read = await storages[kind].withLocalFile(`${key}-long`, (local) => readFile(local));
    expect(read.equals(bytes)).toBe(true);
    expect((await readdir(folder)).filter((name) => /^(object|sealed|opened)-/.test(name))).toEqual([]);
  });

  test('what is not there is undefined', async () => {
    expect(await storages[kind].findBytes('tenants/none')).toBeUndefined();
    expect(await storages[kind].findStream('tenants/none')).toBeUndefined();
  });

  test('are listed below a prefix, with their age', async () => {
    const storage = storages[kind];
    for (const name of ['t3/a', 't3/b/c', 't30/d'])
      await storage.putBytes(`listed/${name}`, Buffer.from('x'));
    const found = await Array.fromAsync(storage.list('listed/t3'));
    expect(found.map((object) => object.key).toSorted()).toEqual(['listed/t3/a', 'listed/t3/b/c']);
    for (const { modifiedAt } of found)
      expect(Math.abs(Date.now() - modifiedAt.getTime())).toBeLessThan(60_000);
    expect(await Array.fromAsync(storage.list('listed/none'))).toEqual([]);
  });

  test('removing a key takes all below it, and nothing beside it', async () => {
    const storage = storages[kind];
    const below = Array.from({ length: 5 }, (_, page) => `tenants/t2/pages/${page}`);
    for (const one of [...below, 'tenants/t20/pages/0']) await storage.putBytes(one, Buffer.from('x'));
    await storage.remove('tenants/t2');
    for (const one of below) expect(await storage.findBytes(one)).toBeUndefined();
    expect(await storage.findBytes('tenants/t20/pages/0')).toBeDefined();
    await expect(storage.remove('tenants/t2')).resolves.toBeUndefined();
  });
});

test('objects lie below the prefix of the address', () => {
  expect([...s3.objects.keys()].every((key) => key.startsWith('ocr/'))).toBe(true);
});

test('a bucket that is not there is told at once', async () => {
  const storage = createStorage({
    url: 's3://other/',
    endpoint: s3.address,
    dataDir: folder,
    temporaryFolder: folder,
  });
  await expect(storage.check()).rejects.toMatchObject({ $metadata: { httpStatusCode: 404 } });
});
