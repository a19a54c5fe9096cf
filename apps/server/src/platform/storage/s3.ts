import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  AbortMultipartUploadCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
  type GetObjectCommandOutput,
  type ListMultipartUploadsCommandOutput,
  type S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { createS3Client, type S3ClientOptions } from './s3-client.ts';
import type { ListedObject, StorageBackend } from './storage.ts';

export interface S3Options extends S3ClientOptions {
  readonly bucket: string;
  readonly prefix: string;
  /** Local folder for objects that a process must open by path. */
  readonly temporaryFolder: string;
}

/** Objects in a bucket, for several machines that share no disk. */
export function createS3Storage(options: S3Options): StorageBackend {
  const client = createS3Client(options);
  const at = (key: string) => ({ Bucket: options.bucket, Key: `${options.prefix}${key}` });
  const get = (key: string) => findObject(client, at(key));
  return {
    async putFile(key, path) {
      await new Upload({ client, params: { ...at(key), Body: createReadStream(path) } }).done();
      await rm(path, { force: true });
    },
    async putBytes(key, bytes) {
      await client.send(new PutObjectCommand({ ...at(key), Body: bytes }));
    },
    async findBytes(key) {
      const bytes = await (await get(key))?.Body?.transformToByteArray();
      return bytes === undefined ? undefined : Buffer.from(bytes);
    },
    async findStream(key) {
      const found = await get(key);
      if (found?.Body === undefined) return undefined;
      if (found.ContentLength === undefined)
        throw new Error('The S3 server does not tell how long objects are');
      return { stream: toReadable(found.Body), size: found.ContentLength };
    },
    async withLocalFile(key, work) {
      const folder = await mkdtemp(join(options.temporaryFolder, 'object-'));
      try {
        const path = join(folder, 'object');
        const found = await get(key);
        if (found?.Body === undefined)
          throw Object.assign(new Error(`No object under the key ${key}`), { code: 'ENOENT' });
        await pipeline(toReadable(found.Body), createWriteStream(path, { mode: 0o600 }));
        await stat(path);
        return await work(path);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    list: (below) => listBucket(client, options, below === undefined ? '' : `${below}/`),
    remove: (key) => removeBelow(client, options.bucket, `${options.prefix}${key}`),
    endUploads: (begunBefore) => endUploads(client, options, begunBefore),
    async check() {
      await client.send(new HeadBucketCommand({ Bucket: options.bucket }));
    },
  };
}

async function findObject(
  client: S3Client,
  place: { Bucket: string; Key: string },
): Promise<GetObjectCommandOutput | undefined> {
  try {
    return await client.send(new GetObjectCommand(place));
  } catch (error) {
    if (error instanceof NoSuchKey) return undefined;
    throw error;
  }
}

/** In Node the client's bodies are Node's own streams; its type also covers those of browsers. */
function toReadable(body: NonNullable<GetObjectCommandOutput['Body']>): Readable {
  if (!(body instanceof Readable)) throw new TypeError('The S3 client gave no stream');
  return body;
}

async function* listBucket(
  client: S3Client,
  { bucket, prefix }: S3Options,
  below: string,
): AsyncGenerator<ListedObject> {
  for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: `${prefix}${below}` }))
    for (const { Key: key, Size: size = 0, LastModified: modifiedAt } of page.Contents ?? []) {
      // Without an age an object passes for new: nothing is taken for left over.
      if (key !== undefined)
        yield { key: key.slice(prefix.length), size, modifiedAt: modifiedAt ?? new Date() };
    }
}

/** Uploads abort themselves on failure. What a killed process or a broken network leaves is found here. */
async function endUploads(
  client: S3Client,
  { bucket, prefix }: S3Options,
  begunBefore: Date,
): Promise<number> {
  let ended = 0;
  let marker: { KeyMarker?: string | undefined; UploadIdMarker?: string | undefined } | undefined = {};
  while (marker !== undefined) {
    const page: ListMultipartUploadsCommandOutput = await client.send(
      new ListMultipartUploadsCommand({ Bucket: bucket, Prefix: prefix, ...marker }),
    );
    for (const { Key, UploadId, Initiated } of page.Uploads ?? []) {
      if (Initiated === undefined || Initiated >= begunBefore) continue;
      await client.send(new AbortMultipartUploadCommand({ Bucket: bucket, Key, UploadId }));
      ended += 1;
    }
    marker = page.IsTruncated
      ? { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker }
      : undefined;
  }
  return ended;
}

/** Deletes the object and everything below `key/`, a thousand at a time. */
async function removeBelow(client: S3Client, bucket: string, key: string): Promise<void> {
  let token: string | undefined;
  let first = true;
  while (first || token !== undefined) {
    const page = await client.send(
      new ListObjectsV2Command({
        Bucket: bucket,
        Prefix: `${key}/`,
        ...(token === undefined ? {} : { ContinuationToken: token }),
      }),
    );
    const keys = [...(first ? [key] : []), ...(page.Contents ?? []).flatMap((entry) => entry.Key ?? [])];
    for (let start = 0; start < keys.length; start += 1000) {
      const batch = keys.slice(start, start + 1000).map((Key) => ({ Key }));
      const { Errors: [left] = [] } = await client.send(
        new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects: batch, Quiet: true } }),
      );
      // The call succeeds even where keys were not deleted.
      if (left !== undefined) throw new Error(`The S3 server did not delete ${left.Key}: ${left.Code}`);
    }
    first = false;
    token = page.NextContinuationToken;
  }
}
