import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  CreateBucketCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  ListPartsCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { makeSpecimen } from '@ocr/specimens';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { openLink } from '../../../test/faults/link.ts';
import { describeStorage } from '../../../test/servers/describe-storage.ts';
import { ended, makeTemplate, submit } from '../../../test/documents.ts';
import { makePartner, makeTenant } from '../../../test/parties.ts';
import { startSwift, swiftIsInstalled, type SwiftServer } from '../../../test/servers/swift-server.ts';
import { createStorage, type Storage } from './index.ts';

const Bucket = 'documents';

describe.skipIf(!swiftIsInstalled)('OpenStack Swift', () => {
  let swift: SwiftServer;
  let client: S3Client;
  let folder: string;
  let storage: Storage;
  const keysBelow = async (prefix: string): Promise<string[]> => {
    const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket, Prefix: prefix }));
    return Contents.map(({ Key }) => Key!);
  };
  const signAs = ({ accessKey, secretKey }: Pick<SwiftServer, 'accessKey' | 'secretKey'>) =>
    vi.stubEnv('AWS_ACCESS_KEY_ID', accessKey).stubEnv('AWS_SECRET_ACCESS_KEY', secretKey);
  const open = () =>
    createStorage({
      url: `s3://${Bucket}/ocr/`,
      endpoint: swift.address,
      dataDir: folder,
      temporaryFolder: folder,
    });

  beforeAll(async () => {
    swift = await startSwift();
    signAs(swift);
    folder = await mkdtemp(join(tmpdir(), 'ocr-storage-'));
    client = new S3Client({
      endpoint: swift.address,
      region: 'us-east-1',
      forcePathStyle: true,
      requestChecksumCalculation: 'WHEN_REQUIRED',
    });
    await client.send(new CreateBucketCommand({ Bucket }));
    storage = open();
  }, 120_000);
  afterAll(async () => {
    vi.unstubAllEnvs();
    await swift.close();
    await rm(folder, { recursive: true, force: true });
  });

  describeStorage('bucket of Swift', () => ({ storage, folder }));

  test('an upload in parts that fails leaves neither an object nor parts', async () => {
    const gone = join(folder, 'gone');
    await expect(storage.putFile('tenants/failed', gone)).rejects.toMatchObject({ code: 'ENOENT' });
    const path = join(folder, 'cut');
    await pipeline(
      Readable.from(Array.from({ length: 24 }, () => Buffer.alloc(1 << 20, 1))),
      createWriteStream(path),
    );
    signAs({ accessKey: swift.accessKey, secretKey: 'another' });
    await expect(open().putFile('tenants/failed', path)).rejects.toMatchObject({
      $metadata: { httpStatusCode: 403 },
    });
    signAs(swift);
    // It is still there to be sent again.
    expect((await readFile(path)).length).toBe(24 << 20);
    expect(await keysBelow('ocr/tenants/failed')).toEqual([]);
    const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket }));
    expect(Uploads).toEqual([]);
  });

  test('an upload cut in the middle leaves parts, which are swept once they are old; sent again it is whole', async () => {
    const link = await openLink(() => Number(new URL(swift.address).port));
    const through = createStorage({
      url: `s3://${Bucket}/ocr/`,
      endpoint: `http://127.0.0.1:${link.port}`,
      dataDir: folder,
      temporaryFolder: folder,
    });
    const uploads = async () =>
      (await client.send(new ListMultipartUploadsCommand({ Bucket }))).Uploads ?? [];
    const parts = async () => {
      const [upload] = await uploads();
      if (upload === undefined) return 0;
      const listed = await client.send(
        new ListPartsCommand({ Bucket, Key: upload.Key, UploadId: upload.UploadId }),
      );
      return Object.values(listed).filter(Array.isArray).flat().length;
    };
    const path = join(folder, 'broken');
    await pipeline(
      Readable.from(Array.from({ length: 24 }, (_, place) => Buffer.alloc(1 << 20, place))),
      createWriteStream(path),
    );
    try {
      link.delay(10);
      const cut = Promise.allSettled([through.putFile('tenants/cut', path)]);
      await expect.poll(parts, { timeout: 60_000 }).toBeGreaterThan(0);
      link.cut();
      expect(await cut).toMatchObject([{ status: 'rejected' }]);
    } finally {
      await link.close();
    }
    expect(await keysBelow('ocr/tenants/cut')).toEqual([]);
    expect(await storage.endUploads(new Date(Date.now() - 3_600_000))).toBe(0);
    expect(await uploads()).toHaveLength(1);
    expect(await storage.endUploads(new Date(Date.now() + 3_600_000))).toBe(1);
    expect(await uploads()).toEqual([]);
    await storage.putFile('tenants/cut', path);
    expect((await storage.findBytes('tenants/cut'))?.length).toBe(24 << 20);
  });

  test('more objects than one listing answers are listed, and removed together', async () => {
    const keys = Array.from({ length: 130 }, (_, place) => `many/${String(place).padStart(4, '0')}`);
    for (let from = 0; from < keys.length; from += 20)
      await Promise.all(keys.slice(from, from + 20).map((key) => storage.putBytes(key, Buffer.from('x'))));
    const listed = await Array.fromAsync(storage.list('many'), ({ key }) => key);
    expect(listed.toSorted()).toEqual(keys);
    await storage.remove('many');
    expect(await Array.fromAsync(storage.list('many'))).toEqual([]);
  });

  test('the product keeps its documents there, shows their pages and removes them with the request', async () => {
    const env = { STORAGE_URL: `s3://${Bucket}/product`, S3_ENDPOINT: swift.address };
    const app = await startTestApp({ worker: true, env });
    try {
      const tenant = await makeTenant(app, await makePartner(app));
      const templateId = await makeTemplate(app, tenant);
      const { pdf } = await makeSpecimen({ kind: 'invoice', language: 'en', seed: 11 });
      const sent = await submit(app, tenant, { templateId, files: [{ name: 'a.pdf', bytes: pdf }] });
      expect(sent.code).toBe(201);
      const { data } = await ended(app, tenant, sent.data.id);
      expect(data.status).toBe('completed');
      const path = `/request/${data.id}/files/${data.files[0].id}/pages/1`;
      const picture = await app.call('GET', path, { token: tenant.token });
      expect(picture.headers['content-type']).toBe('image/webp');
      expect(await keysBelow('product/')).toHaveLength(2);
      await app.call('DELETE', `/request/${data.id}`, { token: tenant.token });
      await expect.poll(() => keysBelow('product/'), { timeout: 60_000 }).toEqual([]);
    } finally {
      await app.stop();
    }
  });
});
