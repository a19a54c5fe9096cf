import type { Readable } from 'node:stream';

/**
 * Where documents and pictures lie: local disk or S3. Keys are made by the server from ids only
 * (`tenants/<tenant>/requests/<request>/<file>`); names from outside never become part of one.
 */
export interface Storage {
  /** Keeps a local file under a key, durably. The local file may be moved away. */
  putFile(key: string, path: string): Promise<void>;
  putBytes(key: string, bytes: Uint8Array): Promise<void>;
  /** The bytes, or undefined where nothing lies under the key. */
  findBytes(key: string): Promise<Buffer | undefined>;
  findStream(key: string): Promise<{ stream: Readable; size: number } | undefined>;
  /** Calls `work` with a path on local disk that holds the object; it must not be written to. Without one it fails with the code `ENOENT`. */
  withLocalFile<T>(key: string, work: (path: string) => Promise<T>): Promise<T>;
  /** Deletes the object under the key, and everything below `key/`. Nothing there is no error. */
  remove(key: string): Promise<void>;
  /** Every object there is, in no particular order. What comes or goes meanwhile may be missing or named. */
  list(): AsyncIterable<{ readonly key: string; readonly size: number }>;
  /** Throws where the storage cannot be reached. */
  check(): Promise<void>;
}
