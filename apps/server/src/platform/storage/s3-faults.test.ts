import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startS3Server } from '../../../test/servers/s3-server.ts';
import { createS3Storage } from './s3.ts';

const bytes = Buffer.alloc(300_000, 'page ');
let folder: string;
let s3: Awaited<ReturnType<typeof startS3Server>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ocr-storage-'));
  s3 = await startS3Server('documents');
  s3.accept('first');
});
afterEach(() => {
  s3.setFault(undefined);
  vi.useRealTimers();
  vi.unstubAllEnvs();
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

const open = () =>
  createS3Storage({
    bucket: 'documents',
    prefix: 'ocr/',
    endpoint: s3.address,
    region: undefined,
    temporaryFolder: folder,
    silenceMs: 300,
  });

/** A storage that signs with the key of the environment, and the file `kept` in it. */
async function openWithFile() {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'first').stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
  const storage = open();
  await storage.putBytes('kept', bytes);
  return storage;
}

const timedOut = { name: 'TimeoutError' };

test('a server that takes calls and never answers ends each of them with an error', async () => {
  const storage = await openWithFile();
  const path = join(folder, 'upload');
  await writeFile(path, bytes);
  s3.setFault('is silent');
  const calls = [
    storage.check(),
    storage.findBytes('kept'),
    storage.findStream('kept'),
    storage.withLocalFile('kept', (local) => readFile(local)),
    storage.putBytes('new', bytes),
    storage.putFile('new', path),
    storage.remove('kept'),
  ];
  const ends = await Promise.allSettled(calls);
  expect(ends).toEqual(
    calls.map(() =>
      expect.objectContaining({ status: 'rejected', reason: expect.objectContaining(timedOut) }),
    ),
  );
  expect(await readFile(path)).toHaveLength(bytes.length);
});

test('an object that stops in the middle is an error, and no part of it is left on the disk', async () => {
  const storage = await openWithFile();
  s3.setFault('stops midway');
  const work = vi.fn<() => Promise<void>>();
  await expect(storage.withLocalFile('kept', work)).rejects.toThrow('inactivity');
  await expect(storage.findBytes('kept')).rejects.toThrow('inactivity');
  const found = await storage.findStream('kept');
  await expect(buffer(found!.stream)).rejects.toThrow('inactivity');
  expect(work).not.toHaveBeenCalled();
  expect((await readdir(folder)).filter((name) => name.startsWith('object-'))).toEqual([]);
});

test('an object that the server did not delete, though it answered, is not taken for deleted', async () => {
  const storage = await openWithFile();
  s3.setFault('keeps deleted');
  await expect(storage.remove('kept')).rejects.toThrow('InternalError');
  s3.setFault(undefined);
  await storage.remove('kept');
  expect(await storage.findBytes('kept')).toBeUndefined();
});

test('credentials that are exchanged in their file are used without a new start', async () => {
  const path = join(folder, 'credentials');
  const exchange = (key: string) =>
    writeFile(path, `[default]\naws_access_key_id = ${key}\naws_secret_access_key = secret\n`);
  vi.stubEnv('AWS_ACCESS_KEY_ID', undefined).stubEnv('AWS_SECRET_ACCESS_KEY', undefined);
  vi.stubEnv('AWS_SHARED_CREDENTIALS_FILE', path);
  await exchange('first');
  const storage = open();
  await storage.putBytes('by-file', bytes);
  await exchange('second');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 90_000 });
  s3.accept('second');
  await storage.putBytes('by-file', Buffer.from('second'));
  expect((await storage.findBytes('by-file'))?.toString()).toBe('second');
});
