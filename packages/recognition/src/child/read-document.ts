import { fstatSync, read as readCallback } from 'node:fs';
import { promisify } from 'node:util';
import { DOCUMENT_FD } from '../protocol.ts';

const read = promisify(readCallback);

/** The document of the task under way, whole, from the descriptor that the server handed over. */
export async function readDocument(): Promise<Uint8Array> {
  const bytes = Buffer.allocUnsafeSlow(fstatSync(DOCUMENT_FD).size);
  for (let at = 0; at < bytes.length;) {
    const { bytesRead } = await read(DOCUMENT_FD, bytes, at, bytes.length - at, at);
    if (bytesRead === 0) throw new Error('The document ends early');
    at += bytesRead;
  }
  return bytes;
}
