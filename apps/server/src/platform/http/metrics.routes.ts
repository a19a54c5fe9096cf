import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import { fastify, type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Context } from '#platform/context.ts';
import { metrics } from '#platform/metrics/metrics.ts';
import { measureQueue } from '#platform/metrics/queue-depth.ts';
import { AppError, CredentialsError } from '#platform/errors/app-error.ts';

/**
 * `/metrics` of this process. With `METRICS_TOKEN` it answers callers that send the token; otherwise only programs on this machine that
 * connect directly, not through a proxy.
 */
export function registerMetrics(app: FastifyInstance, context: Context): void {
  const { token } = context.config.metrics;
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (token === undefined) refuseRemote(request);
    else refuseWithout(token, request);
    return answer(context, (type) => reply.type(type));
  });
}

/** A server with the metrics and nothing else, for `METRICS_PORT`: who reaches that port is the network's affair, unless a token is set. */
export function createMetricsServer(context: Context): FastifyInstance {
  const { token } = context.config.metrics;
  const app = fastify({ logger: false, forceCloseConnections: true });
  app.get('/metrics', async (request, reply) => {
    if (token !== undefined && !hasToken(token, request)) return reply.code(401).send();
    return answer(context, (type) => reply.type(type));
  });
  return app;
}

async function answer(context: Context, setType: (type: string) => unknown): Promise<string> {
  await measureQueue(context.db);
  setType(metrics.contentType);
  return metrics.metrics();
}

function refuseRemote(request: FastifyRequest): void {
  const forwarded = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'].some(
    (name) => name in request.headers,
  );
  if (forwarded || !isLoopback(request.socket.remoteAddress ?? '')) throw new AppError('USER_NOT_PERMISSION');
}

function refuseWithout(token: string, request: FastifyRequest): void {
  if (!hasToken(token, request)) throw new CredentialsError('UNAUTHORIZED');
}

/** Compared by hash, so that the duration reveals nothing about the token. */
function hasToken(token: string, request: FastifyRequest): boolean {
  const sent = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(sent), hash(token));
}

/** Whether an address is of this machine itself. */
export function isLoopback(address: string): boolean {
  const plain = address.replace(/^::ffff:/i, '').replace(/%.*$/, '');
  return isIP(plain) === 4 ? plain.startsWith('127.') : plain === '::1';
}
