import { hkdfSync } from 'node:crypto';

/** A key of `STORAGE_KEYS`. */
export interface StorageKey {
  /** Stands before every object that was encrypted with it. */
  readonly id: string;
  /** 32 bytes. */
  readonly bytes: Uint8Array;
}

/** Documents cannot be read, or must not be written, with the keys that are configured. */
export class StorageKeyError extends Error {
  override name = 'StorageKeyError';
}

export const maxKeyIdLength = 16;
const magic = Buffer.from('\0OCRENC1', 'latin1');
const saltBytes = 32;
/** Bytes before the frames of an encrypted object: a mark, the key's id, a salt. */
export const headBytes = magic.length + maxKeyIdLength + saltBytes;

export interface ObjectHead {
  readonly keyId: string;
  readonly salt: Buffer;
}

/** The bytes that an encrypted object begins with. */
export function writeHead({ keyId, salt }: ObjectHead): Buffer {
  return Buffer.concat([magic, Buffer.from(keyId.padEnd(maxKeyIdLength, '\0'), 'latin1'), salt]);
}

/** The head of an encrypted object; undefined if it is not encrypted. */
export function readHead(bytes: Buffer): ObjectHead | undefined {
  if (bytes.length < headBytes || !bytes.subarray(0, magic.length).equals(magic)) return undefined;
  const id = bytes.subarray(magic.length, magic.length + maxKeyIdLength).toString('latin1');
  return {
    keyId: id.replace(/\0+$/, ''),
    salt: bytes.subarray(magic.length + maxKeyIdLength, headBytes),
  };
}

/** The key of one object: of its salt, so that no two objects use the same, and of its place, so that none can replace another. */
export function deriveObjectKey({ bytes }: StorageKey, salt: Uint8Array, place: string): Buffer {
  return Buffer.from(hkdfSync('sha256', bytes, salt, `stored object ${place}`, 32));
}
