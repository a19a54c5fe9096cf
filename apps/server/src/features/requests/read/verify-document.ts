import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

/**
 * Compares a document with the checksum of its upload, before its pages are read and charged: a storage may answer with something else than it was given. Files without
 * a checksum are from before there were any. Rereading costs some 2 ms of a core for each megabyte.
 * @throws where it is another document: the job is tried again, and in the end the file fails uncharged
 */
export async function verifyDocument(path: string, sha256: string): Promise<void> {
  if (sha256 === '') return;
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  if (hash.digest('hex') !== sha256)
    throw new Error('The storage does not give the document that was stored');
}
