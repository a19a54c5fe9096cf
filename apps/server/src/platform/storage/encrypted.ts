import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createObjectCipher, takeHead, type ObjectCipher } from '#platform/encryption/object-cipher.ts';
import { contentLength } from '#platform/encryption/sealed-frames.ts';
import {
  headBytes,
  readHead,
  StorageKeyError,
  type ObjectHead,
  type StorageKey,
} from '#platform/encryption/storage-keys.ts';
import type { Storage, StorageBackend } from './storage.ts';

interface Deps {
  readonly backend: StorageBackend;
  readonly cipher: ObjectCipher;
  readonly temporaryFolder: string;
}

// One object for each key that something may be encrypted with. No document's key begins so.
const markFolder = 'keys/storage';
const markText = 'The documents here may be encrypted with this key.';

/**
 * Encrypts stored objects with the first of `keys` (AES-256-GCM), and decrypts with any of them; without keys it stores them unchanged.
 * Unencrypted objects stay readable. A document that a process opens by path is decrypted in `temporaryFolder` while it is open.
 */
export function encryptStorage(
  backend: StorageBackend,
  keys: readonly StorageKey[],
  temporaryFolder: string,
): Storage {
  const deps = { backend, cipher: createObjectCipher(keys), temporaryFolder };
  return {
    ...reading(deps),
    ...writing(deps),
    ...marking(deps),
    remove: (key) => backend.remove(key),
    endUploads: (begunBefore) => backend.endUploads(begunBefore),
    check: () => backend.check(),
  };
}

function reading({
  backend,
  cipher,
  temporaryFolder,
}: Deps): Pick<Storage, 'findBytes' | 'findStream' | 'withLocalFile'> {
  return {
    async findBytes(key) {
      const bytes = await backend.findBytes(key);
      return bytes && openBytes(cipher, key, bytes);
    },
    async findStream(key) {
      const found = await backend.findStream(key);
      if (found === undefined) return undefined;
      const { head, rest } = await takeHead(found.stream);
      if (head === undefined) return { stream: bytesOf(rest, found.stream), size: found.size };
      const content = cipher.unseal(key, head, rest);
      return { stream: bytesOf(content, found.stream), size: contentLength(found.size - headBytes) };
    },
    withLocalFile: (key, work) =>
      backend.withLocalFile(key, async (path) => {
        const head = await readHeadOf(path);
        if (head === undefined) return work(path);
        const content = cipher.unseal(key, head, createReadStream(path, { start: headBytes }));
        return withTemporaryFile(temporaryFolder, content, work);
      }),
  };
}

function writing({
  backend,
  cipher: { newest, seal, unseal },
  temporaryFolder,
}: Deps): Pick<Storage, 'putBytes' | 'putFile' | 'renewEncryption'> {
  const putSealed = (key: string, content: AsyncIterable<Buffer>, using: StorageKey) =>
    withTemporaryFile(temporaryFolder, seal(key, content, using), (path) => backend.putFile(key, path));
  return {
    async putFile(key, path) {
      if (newest === undefined) return backend.putFile(key, path);
      await putSealed(key, createReadStream(path), newest);
      await rm(path, { force: true });
    },
    async putBytes(key, bytes) {
      await backend.putBytes(
        key,
        newest === undefined ? bytes : await buffer(seal(key, once(bytes), newest)),
      );
    },
    async renewEncryption(key) {
      if (newest === undefined)
        throw new StorageKeyError('Set STORAGE_KEYS: there is no key to encrypt with.');
      const found = await backend.findStream(key);
      if (found === undefined) return 'gone';
      const { head, rest } = await takeHead(found.stream);
      try {
        if (head?.keyId === newest.id) return 'current';
        await putSealed(key, head === undefined ? rest : unseal(key, head, rest), newest);
        return 'renewed';
      } finally {
        found.stream.destroy();
      }
    },
  };
}

/** What shows at start whether the keys are those of the documents, and what hides that from lists. */
function marking({ backend, cipher }: Deps): Pick<Storage, 'list' | 'verifyKeys' | 'forgetOldKeys'> {
  const { newest, seal } = cipher;
  const newestMark = newest === undefined ? undefined : `${markFolder}/${newest.id}`;
  return {
    async *list(prefix) {
      for await (const object of backend.list(prefix))
        if (!object.key.startsWith(`${markFolder}/`)) yield object;
    },
    async verifyKeys() {
      for await (const { key } of backend.list(markFolder)) await verifyMark(backend, cipher, key);
      if (newest === undefined || newestMark === undefined) return;
      if ((await backend.findBytes(newestMark)) !== undefined) return;
      await backend.putBytes(newestMark, await buffer(seal(newestMark, once(Buffer.from(markText)), newest)));
    },
    async forgetOldKeys() {
      for await (const { key } of backend.list(markFolder)) if (key !== newestMark) await backend.remove(key);
    },
  };
}

async function verifyMark(backend: StorageBackend, cipher: ObjectCipher, key: string): Promise<void> {
  const bytes = await backend.findBytes(key);
  const head = bytes && readHead(bytes);
  if (bytes === undefined || head === undefined) return;
  const content = cipher.unseal(key, head, once(bytes.subarray(headBytes)));
  const text = await buffer(content).catch(() => undefined);
  if (text?.toString() !== markText)
    throw new StorageKeyError(
      `The key "${head.keyId}" of STORAGE_KEYS is not the one of that name that the documents are encrypted with.`,
    );
}

async function openBytes(cipher: ObjectCipher, key: string, bytes: Buffer): Promise<Buffer> {
  const head = readHead(bytes);
  return head === undefined ? bytes : buffer(cipher.unseal(key, head, once(bytes.subarray(headBytes))));
}

/** A stream of the bytes; destroying it also ends its source. */
function bytesOf(chunks: AsyncIterable<Buffer>, source: Readable): Readable {
  const stream = Readable.from(chunks, { objectMode: false });
  stream.once('close', () => source.destroy());
  return stream;
}

async function readHeadOf(path: string): Promise<ObjectHead | undefined> {
  const handle = await open(path, 'r');
  try {
    const { buffer: bytes, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return readHead(bytes.subarray(0, bytesRead));
  } finally {
    await handle.close();
  }
}

/** Runs `work` with a temporary file that contains the content. */
async function withTemporaryFile<T>(
  temporaryFolder: string,
  content: AsyncIterable<Buffer>,
  work: (path: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(temporaryFolder, 'sealed-'));
  try {
    const path = join(folder, 'object');
    await pipeline(content, createWriteStream(path, { mode: 0o600, flush: true }));
    return await work(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function* once(bytes: Uint8Array): AsyncGenerator<Buffer> {
  yield Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
