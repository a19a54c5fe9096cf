import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startS3Server } from '../../../test/servers/s3-server.ts';
import { describeStorage } from '../../../test/servers/describe-storage.ts';
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

for (const kind of ['disk', 'bucket', 'encrypted disk', 'encrypted bucket'] as const)
  describeStorage(kind, () => ({ storage: storages[kind], folder }));

test('objects lie below the prefix of the address', () => {
  expect([...s3.objects.keys()].every((key) => key.startsWith('ocr/'))).toBe(true);
});

test('a missing bucket is reported at once', async () => {
  const storage = createStorage({
    url: 's3://other/',
    endpoint: s3.address,
    dataDir: folder,
    temporaryFolder: folder,
  });
  await expect(storage.check()).rejects.toMatchObject({ $metadata: { httpStatusCode: 404 } });
});
