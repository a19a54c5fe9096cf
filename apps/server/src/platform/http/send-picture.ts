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
  void reply.header('content-disposition', disposition('inline', name));
  if (version === undefined) {
    const bytes = await load();
    return void (await reply.header('cache-control', 'no-store').type(type).send(bytes));
  }
  const etag = `"${version}"`;
  void reply
    .header('etag', etag)
    .header('cache-control', 'private, no-cache')
    .header('vary', 'authorization');
  if (names(request.headers['if-none-match'], etag)) return void (await reply.code(304).send());
  const bytes = await load();
  await reply.type(type).send(bytes);
}

function names(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some((entry) => entry.trim().replace(/^W\//, '') === etag);
}
