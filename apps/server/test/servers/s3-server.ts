import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

interface Answer {
  readonly code: number;
  readonly body?: string | Uint8Array;
  readonly headers?: Record<string, string>;
}

/**
 * The faults: everything is refused; everything is done without an answer; calls are never answered; an object stops arriving halfway with
 * the connection open; a deletion is answered as done, naming the keys that were not.
 */
export type S3Fault = 'refuses' | 'loses answers' | 'is silent' | 'stops midway' | 'keeps deleted';

/**
 * A small server that speaks S3 as servers other than Amazon's do: it refuses uploads with newer checksums and deletions without the first one, lists two
 * objects at a time, and answers in S3's XML. One bucket, objects in memory; `objects` maps keys to bytes.
 */
export async function startS3Server(bucket: string) {
  const objects = new Map<string, Uint8Array>();
  const stored = new WeakMap<Uint8Array, number>();
  const uploads = new Map<string, Map<number, Uint8Array>>();
  const server = createServer((request, response) => {
    // An upload that was cut off leaves nothing.
    serve(request, response).catch(() => response.destroy());
  });
  let fault: S3Fault | undefined;
  let accepted: string | undefined;
  const mayCall = ({ authorization = '' }: IncomingMessage['headers']): boolean =>
    accepted === undefined || authorization.includes(`Credential=${accepted}/`);
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const refused = failure(503, 'SlowDown');
    if (fault === 'is silent') return;
    const { code, body = '', headers = {} } = fault === 'refuses' ? refused : await answer(request);
    if (fault === 'loses answers') return void response.destroy();
    response.writeHead(code, { ...headers, 'content-length': Buffer.byteLength(body) });
    if (fault === 'stops midway' && body.length > 1)
      return void response.write(body.slice(0, body.length / 2));
    response.end(body);
  };

  const answer = async (request: IncomingMessage): Promise<Answer> => {
    const { pathname, searchParams: query } = new URL(request.url!, 'http://s3');
    const [, name, ...rest] = decodeURIComponent(pathname).split('/');
    const key = rest.join('/');
    const body = await buffer(request);
    if (!mayCall(request.headers)) return failure(403, 'InvalidAccessKeyId');
    if (name !== bucket) return failure(404, 'NoSuchBucket');
    if (key !== '' && request.headers['x-amz-checksum-crc32']) return failure(400, 'InvalidArgument');
    if (key === '' && request.method === 'POST')
      return request.headers['content-md5'] === md5Of(body)
        ? removeAll(body)
        : failure(400, 'InvalidRequest');
    if (key === '') return list(query);
    if (query.has('uploads')) return startUpload();
    const parts = uploads.get(query.get('uploadId') ?? '');
    if (parts !== undefined && request.method === 'POST') {
      const sorted = [...parts].sort(([one], [other]) => one - other).map(([, bytes]) => bytes);
      keep(key, Buffer.concat(sorted));
      return xml('<CompleteMultipartUploadResult><ETag>"whole"</ETag></CompleteMultipartUploadResult>');
    }
    if (request.method === 'PUT') {
      if (parts === undefined) keep(key, body);
      else parts.set(Number(query.get('partNumber')), body);
      return { code: 200, headers: { etag: '"part"' } };
    }
    const found = objects.get(key);
    return found === undefined ? failure(404, 'NoSuchKey') : { code: 200, body: found };
  };

  const md5Of = (bytes: Buffer): string => createHash('md5').update(bytes).digest('base64');

  const keep = (key: string, bytes: Uint8Array): void => {
    objects.set(key, bytes);
    stored.set(bytes, Date.now());
  };

  const startUpload = (): Answer => {
    const id = crypto.randomUUID();
    uploads.set(id, new Map());
    return xml(`<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`);
  };

  const list = (query: URLSearchParams): Answer => {
    const after = query.get('continuation-token') ?? '';
    const keys = [...objects.keys()]
      .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
      .sort();
    const page = keys.slice(0, 2);
    const next = keys.length > 2 ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    const contents = page
      .map(
        (key) =>
          `<Contents><Key>${key}</Key><Size>${objects.get(key)!.length}</Size><LastModified>${new Date(stored.get(objects.get(key)!) ?? 0).toISOString()}</LastModified></Contents>`,
      )
      .join('');
    return xml(`<ListBucketResult>${contents}${next}</ListBucketResult>`);
  };

  const removeAll = (body: Buffer): Answer => {
    const keys = Array.from(body.toString().matchAll(/<Key>(.*?)<\/Key>/g), ([, key]) => key!);
    if (fault === 'keeps deleted') {
      const errors = keys.map((key) => `<Error><Key>${key}</Key><Code>InternalError</Code></Error>`);
      return xml(`<DeleteResult>${errors.join('')}</DeleteResult>`);
    }
    for (const key of keys) objects.delete(key);
    return xml('<DeleteResult/>');
  };

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    /** From now on; undefined ends it. */
    setFault: (next: S3Fault | undefined) => void (fault = next),
    /** From now on other access keys are refused. */
    accept: (accessKey: string) => void (accepted = accessKey),
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

function xml(body: string): Answer {
  return { code: 200, body, headers: { 'content-type': 'application/xml' } };
}

function failure(code: number, name: string): Answer {
  return { ...xml(`<Error><Code>${name}</Code></Error>`), code };
}
