import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import type { Storage } from '#platform/storage/index.ts';

/** What every storage for documents does; `folder` is where it keeps what it must have on a path. */
export function describeStorage(
  kind: string,
  now: () => { readonly storage: Storage; readonly folder: string },
): void {
  describe(`documents on a ${kind}`, () => {
    const key = 'tenants/t1/requests/r1/f1';

    test('can be reached', async () => {
      await expect(now().storage.check()).resolves.toBeUndefined();
    });

    test('come back as they were put, whole and as a stream', async () => {
      const { storage } = now();
      await storage.putBytes(key, Buffer.from('一ページ'));
      expect((await storage.findBytes(key))?.toString()).toBe('一ページ');
      const found = await storage.findStream(key);
      expect(found?.size).toBe(12);
      expect((await buffer(found!.stream)).toString()).toBe('一ページ');
    });

    test('a file longer than one part of an upload comes back whole, on a path of its own', async () => {
      const bytes = Buffer.from(Uint32Array.from({ length: 3_000_000 }, (_, index) => index).buffer);
      const path = join(now().folder, 'upload');
      await writeFile(path, bytes);
      await now().storage.putFile(`${key}-long`, path);
      expect(await readdir(now().folder)).not.toContain('upload');
      const read = await now().storage.withLocalFile(`${key}-long`, (local) => readFile(local));
      expect(read.equals(bytes)).toBe(true);
      expect((await readdir(now().folder)).filter((name) => /^(object|sealed|opened)-/.test(name))).toEqual(
        [],
      );
    });

    test('what is not there is undefined', async () => {
      expect(await now().storage.findBytes('tenants/none')).toBeUndefined();
      expect(await now().storage.findStream('tenants/none')).toBeUndefined();
    });

    test('are listed below a prefix, with their age', async () => {
      const { storage } = now();
      for (const name of ['t3/a', 't3/b/c', 't30/d'])
        await storage.putBytes(`listed/${name}`, Buffer.from('x'));
      const found = await Array.fromAsync(storage.list('listed/t3'));
      expect(found.map((object) => object.key).toSorted()).toEqual(['listed/t3/a', 'listed/t3/b/c']);
      for (const { modifiedAt } of found)
        expect(Math.abs(Date.now() - modifiedAt.getTime())).toBeLessThan(60_000);
      expect(await Array.fromAsync(storage.list('listed/none'))).toEqual([]);
    });

    test('removing a key removes all below it, and nothing else', async () => {
      const { storage } = now();
      const below = Array.from({ length: 5 }, (_, page) => `tenants/t2/pages/${page}`);
      for (const one of [...below, 'tenants/t20/pages/0']) await storage.putBytes(one, Buffer.from('x'));
      await storage.remove('tenants/t2');
      for (const one of below) expect(await storage.findBytes(one)).toBeUndefined();
      expect(await storage.findBytes('tenants/t20/pages/0')).toBeDefined();
      await expect(storage.remove('tenants/t2')).resolves.toBeUndefined();
    });
  });
}
