import { codeOf } from '#platform/errors/facts.ts';
import { createReadStream } from 'node:fs';
import {
  copyFile,
  mkdir,
  open,
  opendir,
  readFile,
  rename,
  rm,
  rmdir,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join, normalize, relative } from 'node:path';
import { newId } from '#platform/database/ids.ts';
import type { ListedObject, StorageBackend } from './storage.ts';

/** Files below one folder. A write is flushed and then renamed into place, so that no reader ever sees half a file. */
export function createLocalStorage(folder: string): StorageBackend {
  const pathOf = (key: string) => {
    const path = normalize(join(folder, key));
    if (!path.startsWith(join(folder, '/'))) throw new Error('A storage key leaves the storage folder');
    return path;
  };
  return {
    async putFile(key, path) {
      const target = pathOf(key);
      const made = await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      try {
        await rename(path, target);
      } catch (error) {
        if (codeOf(error) !== 'EXDEV') throw error;
        await copyInto(path, target);
      }
      await flushFolders(dirname(target), made);
    },
    async putBytes(key, bytes) {
      const target = pathOf(key);
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      const temporary = `${target}.${newId()}`;
      await writeFile(temporary, bytes, { mode: 0o600, flush: true });
      await rename(temporary, target);
    },
    findBytes: (key) => readFile(pathOf(key)).catch(absent),
    async findStream(key) {
      const found = await stat(pathOf(key)).catch(absent);
      return found === undefined ? undefined : { stream: createReadStream(pathOf(key)), size: found.size };
    },
    withLocalFile: (key, work) => work(pathOf(key)),
    // A file appears when it is whole.
    endUploads: () => Promise.resolve(0),
    async remove(key) {
      await rm(pathOf(key), { recursive: true, force: true });
      // The folder is removed with its last object; storing another one creates it again.
      await rmdir(dirname(pathOf(key))).catch(absentOrInUse);
    },
    list: (prefix = '') => listBelow(folder, join(folder, prefix)),
    async check() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await stat(folder);
    },
  };
}

async function* listBelow(root: string, folder: string): AsyncGenerator<ListedObject> {
  const entries = await opendir(folder).catch(absent);
  if (entries === undefined) return;
  for await (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* listBelow(root, path);
    else {
      const found = await stat(path).catch(absent);
      if (found !== undefined) yield { key: relative(root, path), size: found.size, modifiedAt: found.mtime };
    }
  }
}

function absentOrInUse(error: unknown): void {
  if (!['ENOENT', 'ENOTDIR', 'ENOTEMPTY', 'EEXIST', 'EBUSY'].includes(codeOf(error) ?? '')) throw error;
}

/** The upload folder may be on another disk: copy next to the target, flush, rename. */
async function copyInto(path: string, target: string): Promise<void> {
  const temporary = `${target}.${newId()}`;
  await copyFile(path, temporary);
  await flush(temporary);
  await rename(temporary, target);
  await rm(path, { force: true });
}

function absent(error: unknown): undefined {
  if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes(codeOf(error) ?? '')) return undefined;
  throw error;
}

/** The entries of a folder and of those above it that were made with it, from the first one on: a power cut must not lose the way to a file. */
async function flushFolders(folder: string, firstMade: string | undefined): Promise<void> {
  await flush(folder);
  if (firstMade !== undefined && folder.length >= firstMade.length)
    await flushFolders(dirname(folder), firstMade);
}

/** A file's bytes, or a folder's entries, to the disk itself. */
async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
