import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { StorageKey } from '#platform/encryption/storage-keys.ts';
import { createStorage, type Storage } from './index.ts';

const [first, second] = ['k1', 'k2'].map((id): StorageKey => ({ id, bytes: randomBytes(32) })) as [
  StorageKey,
  StorageKey,
];
const key = 'tenants/t1/requests/r1/f1/document';
const text = Buffer.from('請求書 四枚目');
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ocr-encrypted-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function storageWith(...keys: StorageKey[]): Storage {
  const places = { url: undefined, endpoint: undefined, dataDir: folder, temporaryFolder: folder };
  return createStorage({ ...places, keys });
}
const onDisk = (of = key) => join(folder, 'files', of);
const read = async (storage: Storage) => (await storage.findBytes(key))?.toString();

test('nothing of a document is on the disk, and no other file is left', async () => {
  const path = join(folder, 'upload');
  await writeFile(path, text);
  await storageWith(first).putFile(key, path);
  expect((await readFile(onDisk())).includes('請求書')).toBe(false);
  await storageWith(first).withLocalFile(key, async (opened) => {
    expect(await readFile(opened)).toEqual(text);
    return writeFile(opened, 'changed');
  });
  expect(await read(storageWith(first))).toBe(text.toString());
  expect(await readdir(folder)).toEqual(['files']);
});

test.each([0, 1, 55, 56, 57, 65_535, 65_536, 65_537, 131_072, 1_000_000])(
  'a document of %d bytes comes back with its length, encrypted or not',
  async (length) => {
    const bytes = randomBytes(length);
    for (const storage of [storageWith(), storageWith(first)]) {
      await storage.putBytes(key, bytes);
      const found = await storage.findStream(key);
      expect(found?.size).toBe(length);
      expect((await buffer(found!.stream)).equals(bytes)).toBe(true);
      expect((await storage.findBytes(key))?.equals(bytes)).toBe(true);
    }
  },
);

test('a changed, shortened or exchanged document is refused, whole and as a stream', async () => {
  const storage = storageWith(first);
  const bytes = randomBytes(200_000);
  await storage.putBytes(key, bytes);
  const sealed = await readFile(onDisk());
  const corrupt = async (made: Buffer) => {
    await writeFile(onDisk(), made);
    await expect(storage.findBytes(key)).rejects.toThrow('is damaged');
    const found = await storage.findStream(key);
    await expect(buffer(found!.stream)).rejects.toThrow('is damaged');
    await expect(storage.withLocalFile(key, async () => 'opened')).rejects.toThrow('is damaged');
  };
  for (const place of [30, 60, 70_000, sealed.length - 1]) {
    const changed = Buffer.from(sealed);
    changed[place]! ^= 1;
    await corrupt(changed);
  }
  await corrupt(sealed.subarray(0, 56 + 65_556));
  await storage.putBytes('tenants/t2/other/document', bytes);
  await cp(onDisk('tenants/t2/other/document'), onDisk());
  await corrupt(await readFile(onDisk()));
});

test('what was stored before encryption stays readable, and is encrypted on request', async () => {
  await storageWith().putBytes(key, text);
  const storage = storageWith(first);
  expect(await read(storage)).toBe(text.toString());
  expect(await storage.renewEncryption(key)).toBe('renewed');
  expect(await storage.renewEncryption(key)).toBe('current');
  expect(await storage.renewEncryption('tenants/none/document')).toBe('gone');
  expect((await readFile(onDisk())).includes('請求書')).toBe(false);
  expect(await read(storage)).toBe(text.toString());
});

test('keys rotate: old documents are read with the old key until they are encrypted with the new one', async () => {
  await storageWith(first).verifyKeys();
  await storageWith(first).putBytes(key, text);
  const both = storageWith(second, first);
  await both.verifyKeys();
  expect(await read(both)).toBe(text.toString());
  await expect(storageWith(second).verifyKeys()).rejects.toThrow('key "k1", which STORAGE_KEYS lacks');
  expect(await both.renewEncryption(key)).toBe('renewed');
  await both.forgetOldKeys();
  await storageWith(second).verifyKeys();
  expect(await read(storageWith(second))).toBe(text.toString());
  await expect(storageWith(first).verifyKeys()).rejects.toThrow('key "k2", which STORAGE_KEYS lacks');
});

test('at start a missing key and a wrong one are named; what shows it is in no list', async () => {
  await storageWith(first).verifyKeys();
  await expect(storageWith().verifyKeys()).rejects.toThrow(
    'encrypted with the key "k1", which STORAGE_KEYS lacks',
  );
  await expect(storageWith({ id: 'k1', bytes: second.bytes }).verifyKeys()).rejects.toThrow(
    'The key "k1" of STORAGE_KEYS is not the one of that name',
  );
  await storageWith(first).verifyKeys();
  expect(await Array.fromAsync(storageWith(first).list())).toEqual([]);
});

test('a stream that is ended unread leaves nothing open', async () => {
  await storageWith(first).putBytes(key, randomBytes(500_000));
  const count = async () => (await readdir('/proc/self/fd')).length;
  const before = await count();
  for (let index = 0; index < 20; index += 1) (await storageWith(first).findStream(key))!.stream.destroy();
  await expect.poll(count).toBeLessThan(before + 5);
});
