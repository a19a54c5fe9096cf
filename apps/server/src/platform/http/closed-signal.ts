import type { FastifyReply } from 'fastify';
import { AppError } from '#platform/errors/app-error.ts';

/** Aborts when the client disconnects before it has its answer, so that waiting work leaves the queue. */
export function closedSignal({ raw }: FastifyReply): AbortSignal {
  const closed = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) closed.abort(new AppError('SERVICE_UNAVAILABLE'));
  });
  return closed.signal;
}
