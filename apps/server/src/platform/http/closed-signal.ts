import type { FastifyReply } from 'fastify';
import { AppError } from '#platform/errors/app-error.ts';

/** Aborts when the client disconnects before it has its answer, or has done so already, so that waiting work leaves the queue. */
export function closedSignal({ raw }: FastifyReply): AbortSignal {
  const closed = new AbortController();
  const abort = (): void => {
    if (!raw.writableFinished) closed.abort(new AppError('SERVICE_UNAVAILABLE'));
  };
  if (raw.closed) abort();
  else raw.once('close', abort);
  return closed.signal;
}
