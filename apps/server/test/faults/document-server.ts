import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { startS3Server } from '../servers/s3-server.ts';
import { startSwift } from '../servers/swift-server.ts';

/** Where documents are kept: on the test's own server, or on OpenStack Swift (Debian's packages). */
export type Storing = 's3' | 'swift';

/** A server that speaks S3, with what can go wrong on it. */
export interface DocumentServer {
  readonly address: string;
  readonly credentials: Readonly<Record<'AWS_ACCESS_KEY_ID' | 'AWS_SECRET_ACCESS_KEY', string>>;
  readonly troubles: readonly string[];
  /** One of `troubles` from now on; undefined ends it. */
  setFault(fault: string | undefined): void;
  close(): Promise<unknown>;
}

/** Starts a server with an empty bucket. */
export async function startDocumentServer(storing: Storing, bucket: string): Promise<DocumentServer> {
  return storing === 's3' ? startOwn(bucket) : startOnSwift(bucket);
}

async function startOwn(bucket: string): Promise<DocumentServer> {
  const server = await startS3Server(bucket);
  const troubles = ['refuses', 'loses answers'] as const;
  return {
    address: server.address,
    credentials: { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' },
    troubles,
    setFault: (fault) => server.setFault(troubles.find((each) => each === fault)),
    close: server.close,
  };
}

async function startOnSwift(bucket: string): Promise<DocumentServer> {
  const swift = await startSwift();
  const { address, accessKey, secretKey } = swift;
  const credentials = { accessKeyId: accessKey, secretAccessKey: secretKey };
  const client = new S3Client({ endpoint: address, region: 'us-east-1', forcePathStyle: true, credentials });
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  client.destroy();
  return {
    address,
    credentials: { AWS_ACCESS_KEY_ID: accessKey, AWS_SECRET_ACCESS_KEY: secretKey },
    troubles: ['frozen'],
    setFault: (fault) => swift.freeze(fault !== undefined),
    close: () => swift.close(),
  };
}
