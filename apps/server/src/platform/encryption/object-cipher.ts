import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { openFrames, sealFrames } from './sealed-frames.ts';
import {
  deriveObjectKey,
  headBytes,
  readHead,
  StorageKeyError,
  writeHead,
  type ObjectHead,
  type StorageKey,
} from './storage-keys.ts';

/** Encrypts and decrypts stored objects; `place` is the key that an object is stored under. */
export interface ObjectCipher {
  /** What new objects are encrypted with; undefined: they are not. */
  readonly newest: StorageKey | undefined;
  /** The whole object, with its head. */
  readonly seal: (place: string, content: AsyncIterable<Buffer>, using: StorageKey) => AsyncGenerator<Buffer>;
  /** The content of an object, from what follows its head. Fails with StorageKeyError where it was changed or its key is missing. */
  readonly unseal: (place: string, head: ObjectHead, sealed: AsyncIterable<Buffer>) => AsyncIterable<Buffer>;
}

/** The newest key comes first. */
export function createObjectCipher(keys: readonly StorageKey[]): ObjectCipher {
  return {
    newest: keys[0],
    seal: sealObject,
    unseal(place, head, sealed) {
      const key = keys.find(({ id }) => id === head.keyId);
      if (key === undefined)
        throw new StorageKeyError(
          `The documents are encrypted with the key "${head.keyId}", which STORAGE_KEYS lacks.`,
        );
      return openFrames(deriveObjectKey(key, head.salt, place), sealed, () => damaged(place, head));
    },
  };
}

async function* sealObject(
  place: string,
  content: AsyncIterable<Buffer>,
  using: StorageKey,
): AsyncGenerator<Buffer> {
  const salt = randomBytes(32);
  yield writeHead({ keyId: using.id, salt });
  yield* sealFrames(deriveObjectKey(using, salt, place), content);
}

/** A stream's head, and the rest: of an object that is not encrypted, all of it. */
export async function takeHead(
  stream: Readable,
): Promise<{ head: ObjectHead | undefined; rest: AsyncIterable<Buffer> }> {
  const chunks: AsyncIterator<Buffer> = stream[Symbol.asyncIterator]();
  let bytes: Buffer = Buffer.alloc(0);
  while (bytes.length < headBytes) {
    const { value, done } = await chunks.next();
    if (done) break;
    bytes = bytes.length === 0 ? value : Buffer.concat([bytes, value]);
  }
  const head = readHead(bytes);
  async function* rest(): AsyncGenerator<Buffer> {
    yield head === undefined ? bytes : bytes.subarray(headBytes);
    for (;;) {
      const { value, done } = await chunks.next();
      if (done) return;
      yield value;
    }
  }
  return { head, rest: rest() };
}

function damaged(place: string, { keyId }: ObjectHead): Error {
  return new StorageKeyError(
    `The stored object ${place} is damaged, or its key "${keyId}" is not the one that it was encrypted with.`,
  );
}
