import { join } from 'node:path';
import { createLocalStorage } from './local.ts';
import { createS3Storage } from './s3.ts';
import type { Storage } from './storage.ts';

export type { Storage } from './storage.ts';

/** `s3://bucket/prefix`, or undefined for the data folder. */
export function createStorage(options: {
  readonly url: string | undefined;
  readonly endpoint: string | undefined;
  readonly region?: string | undefined;
  readonly dataDir: string;
  readonly temporaryFolder: string;
}): Storage {
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
