import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { answerCompression } from './answers/shared-answer.ts';

/** Below this a packet or two carry an answer anyway. */
const minBytes = 4096;

/** Up to here an answer is compressed at once, in a millisecond at most: through a stream and other threads, as longer ones are, a page of a list takes ten times as long. */
const maxAtOnce = 262_144;

/**
 * Sends long JSON answers compressed: the result of 300 pages is 13 MB of much repetition. Pictures and workbooks are compressed
 * already, the console's files when it is built. Bodies of requests are never inflated: what arrives is as long as it says.
 */
export async function registerCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    customTypes: /^application\/json/,
    encodings: ['br', 'gzip'],
    threshold: minBytes,
    syncThreshold: maxAtOnce,
    // The default suits files that are compressed once, not answers: ten times the time for a tenth less.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { level: 5 },
    zlib: answerCompression,
    globalDecompression: false,
  });
}
