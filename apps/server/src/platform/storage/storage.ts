import type { Readable } from 'node:stream';

export interface ListedObject {
  readonly key: string;
  /** As it is stored: encrypted ones are a little longer than their content. */
  readonly size: number;
  readonly modifiedAt: Date;
}

/**
 * Storage of documents and page images: local disk or S3. The server makes keys from ids only
 * (`tenants/<tenant>/requests/<request>/<file>`); names from outside never become part of one.
 */
export interface StorageBackend {
  /** Keeps a local file under a key, durably. The local file may be moved away. */
  putFile(key: string, path: string): Promise<void>;
  putBytes(key: string, bytes: Uint8Array): Promise<void>;
  /** The bytes, or undefined if the key does not exist. */
  findBytes(key: string): Promise<Buffer | undefined>;
  findStream(key: string): Promise<{ stream: Readable; size: number } | undefined>;
  /** Calls `work` with a local path of the object, which must not be written to. Fails with `ENOENT` if the object does not exist. */
  withLocalFile<T>(key: string, work: (path: string) => Promise<T>): Promise<T>;
  /** Deletes the object under the key, and everything below `key/`. Nothing there is no error. */
  remove(key: string): Promise<void>;
  /** All objects, or those below `prefix/`, in no particular order. Objects added or deleted meanwhile may be included or not. */
  list(prefix?: string): AsyncIterable<ListedObject>;
  /** Aborts multipart uploads started before a given time: they are invisible but billed. Returns how many. */
  endUploads(begunBefore: Date): Promise<number>;
  /** Throws where the storage cannot be reached. */
  check(): Promise<void>;
}

/** A backend, with encryption where keys are configured. */
export interface Storage extends StorageBackend {
  /**
   * At start: checks that stored objects can be read with the configured keys, and records that the newest is in use.
   * @throws StorageKeyError
   */
  readonly verifyKeys: () => Promise<void>;
  /** Encrypts an object with the newest key, unless it is. The caller makes sure that the object is not deleted meanwhile. */
  readonly renewEncryption: (key: string) => Promise<'renewed' | 'current' | 'gone'>;
  /** No object is encrypted with another key than the newest any more: others may be left out of `STORAGE_KEYS`. */
  readonly forgetOldKeys: () => Promise<void>;
}
