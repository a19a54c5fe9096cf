import { join } from 'node:path';
import { createLocalStorage } from './local.ts';
import { createS3Storage } from './s3.ts';
import type { StorageKey } from '#platform/encryption/storage-keys.ts';
import { encryptStorage } from './encrypted.ts';
import type { Storage, StorageBackend } from './storage.ts';

export type { Storage } from './storage.ts';

interface StorageOptions {
  /** `s3://bucket/prefix`, or undefined for the data folder. */
  readonly url: string | undefined;
  readonly endpoint: string | undefined;
  readonly region?: string | undefined;
  /** The newest first; none: documents are stored as they are. */
  readonly keys?: readonly StorageKey[] | undefined;
  readonly dataDir: string;
  readonly temporaryFolder: string;
}

/** Where this process keeps documents, as it is configured. */
export function createStorage(options: StorageOptions): Storage {
  return encryptStorage(createBackend(options), options.keys ?? [], options.temporaryFolder);
}

function createBackend(options: StorageOptions): StorageBackend {
  if (options.url === undefined) return createLocalStorage(join(options.dataDir, 'files'));
  const { hostname, pathname } = new URL(options.url);
  const prefix = pathname.replace(/^\/+|\/+$/g, '');
  return createS3Storage({
    bucket: hostname,
    prefix: prefix === '' ? '' : `${prefix}/`,
    endpoint: options.endpoint,
    region: options.region,
    temporaryFolder: options.temporaryFolder,
  });
}
