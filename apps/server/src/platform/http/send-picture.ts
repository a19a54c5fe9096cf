import type { FastifyReply, FastifyRequest } from 'fastify';
import { disposition } from './download.ts';

/**
 * Sends a picture, WebP unless `type` says otherwise. Browsers keep it but ask each time, so that a deleted document, or another user of the same
 * browser, never gets it from a cache. `version` names the content; without one nothing is kept. `name` is the file's when it is saved.
 */
export async function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    name,
    version,
    type = 'image/webp',
    load,
  }: {
    name: string;
    version: string | undefined;
    type?: 'image/webp' | 'image/png';
    load: () => Promise<Uint8Array>;
  },
): Promise<void> {
  const etag = version === undefined ? undefined : `"${version}"`;
  const isKnown = etag !== undefined && names(request.headers['if-none-match'], etag);
  // Before the headers are set: an error has none of them.
  const bytes = isKnown ? undefined : await load();
  const kept =
    etag === undefined
      ? { 'cache-control': 'no-store' }
      : { etag, 'cache-control': 'private, no-cache', vary: 'authorization' };
  void reply.headers({ 'content-disposition': disposition('inline', name), ...kept });
  await (bytes === undefined ? reply.code(304).send() : reply.type(type).send(bytes));
}

function names(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some((entry) => entry.trim().replace(/^W\//, '') === etag);
}
