import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * Serves the built console: hashed assets for ever, the page itself never from a cache, and the page for every path of the console.
 * Only files that were there at start have routes, so nothing that is asked for below `/api` ever ends up here.
 */
export async function registerConsole(app: FastifyInstance, folder: string): Promise<void> {
  const page = await readFile(join(folder, 'index.html'));
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: ({ raw: response }, path) => {
      response.setHeader(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') &&
      !/\.[a-z0-9]{2,5}$/i.test(request.url.replace(/\?.*$/s, ''));
    const missing = { data: null, status: { code: 404, message: 'NOT_FOUND' } };
    if (!isPage) return reply.code(404).header('cache-control', 'no-store').send(missing);
    return reply.code(200).type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
  });
}
