import { createHash } from 'node:crypto';
import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';
import { defaultProvider } from '@aws-sdk/credential-provider-node';

export interface S3ClientOptions {
  /** Any S3-compatible server; the provider's own by default. Credentials come from the environment as usual. */
  readonly endpoint: string | undefined;
  readonly region: string | undefined;
  /** Milliseconds without a byte in either direction after which a call has failed; a minute by default, as proxies have it. */
  readonly silenceMs?: number | undefined;
}

const connectMs = 5_000;
const rereadMs = 60_000;
/** The client renews credentials that expire within this time. */
const clientRenewsBeforeMs = 300_000;

/**
 * Servers other than Amazon's know no regions, and several refuse uploads with the checksum headers that the client
 * adds by itself, so these are sent only where a call requires them.
 */
export function createS3Client({ endpoint, region, silenceMs = 60_000 }: S3ClientOptions): S3Client {
  const common: S3ClientConfig = {
    credentials: rereadCredentials,
    // Without them a server that does not answer would hold a worker, or a user's call, for ever.
    requestHandler: { connectionTimeout: connectMs, socketTimeout: silenceMs },
  };
  if (endpoint === undefined) return new S3Client(region === undefined ? common : { ...common, region });
  const client = new S3Client({
    ...common,
    endpoint,
    region: region ?? 'us-east-1',
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  // After the client's own checksums, before the call is signed.
  client.middlewareStack.add(
    (next, { commandName }) =>
      (args) => {
        if (commandName === 'DeleteObjectsCommand') signWithMd5(args.request);
        return next(args);
      },
    { name: 'md5OfDeletions', step: 'build', priority: 'low' },
  );
  return client;
}

/**
 * The usual sources of credentials, read again every minute unless they state an end. The client itself would keep what it found in a file
 * for the life of the process.
 */
async function rereadCredentials() {
  const found = await defaultProvider({ ignoreCache: true })();
  return { ...found, expiration: found.expiration ?? new Date(Date.now() + rereadMs + clientRenewsBeforeMs) };
}

/** S3's first checksum in the place of the newer ones, where a call must have one: OpenStack Swift refuses deletions otherwise. */
function signWithMd5(request: unknown): void {
  if (typeof request !== 'object' || request === null || !('headers' in request && 'body' in request)) return;
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the client's own request, whose types are not exported
  const headers = request.headers as Record<string, string>;
  for (const name of Object.keys(headers))
    if (/^x-amz-(sdk-)?checksum-/i.test(name)) Reflect.deleteProperty(headers, name);
  headers['content-md5'] = createHash('md5').update(String(request.body)).digest('base64');
}
