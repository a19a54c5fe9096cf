import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseGone } from '#platform/database/errors.ts';
import { AppError } from '../errors/app-error.ts';

// A refused upload is read to its end before the answer, or the sender sees a broken connection instead of the reason.
const drainLimitBytes = 256 * 1024 * 1024;
const drainLimitMs = 20_000;

export async function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const refused = toAppError(error);
  if (refused === undefined) request.log.error({ err: error }, 'A call failed');
  const answer = refused ?? new AppError('FAILED', { status: 500 });
  await drain(request);
  if (reply.sent || reply.raw.headersSent) return;
  await reply
    .code(answer.status)
    .headers(answer.headers)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({
      data: null,
      status: {
        code: answer.status,
        message: answer.code,
        ...(answer.details === undefined ? {} : { details: answer.details }),
      },
    });
}

function toAppError(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  if (isDatabaseGone(error)) return new AppError('SERVICE_UNAVAILABLE', { headers: { 'retry-after': '5' } });
  const { statusCode, code } = error as FastifyError;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new AppError('FAILED', { status: 413 });
  if (statusCode === 404) return new AppError('NOT_FOUND');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new AppError('FAILED', { status: statusCode === 401 ? 400 : statusCode });
  }
  return undefined;
}

/** Reads the rest of a body that nobody wants, within bounds. */
export async function drain(request: FastifyRequest): Promise<void> {
  const stream = request.raw;
  if (stream.readableEnded || stream.destroyed || stream.complete) return;
  await new Promise<void>((resolve) => {
    let seen = 0;
    const done = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(done, drainLimitMs);
    stream.on('data', (chunk: Buffer) => {
      seen += chunk.length;
      if (seen > drainLimitBytes) done();
    });
    stream.once('end', done).once('close', done).once('error', done);
    stream.resume();
  });
}
