import { codeOf } from '#platform/errors/facts.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseGone } from '#platform/database/errors.ts';
import type { ResultCode } from '@ocr/contract';
import { AppError } from '#platform/errors/app-error.ts';
import { statusOf } from './status-codes.ts';

// A refused upload is read to its end before the answer, or the sender sees a broken connection instead of the reason.
const drainLimitBytes = 256 * 1024 * 1024;
const drainLimitMs = 20_000;

/** A refusal as HTTP answers it. */
interface Answer {
  readonly status: number;
  readonly code: ResultCode;
  readonly details?: unknown;
  readonly retryAfterSeconds?: number | undefined;
}

/** Answers a failed call in the contract's envelope. Unexpected errors are logged in full and answered with 500. */
export async function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const refused = toAnswer(error);
  if (refused === undefined) {
    if (isClientGone(error, reply)) request.log.debug('The client went away while it was answered');
    else request.log.error({ err: error }, 'A call failed');
  }
  const { status, code, details, retryAfterSeconds } = refused ?? { status: 500, code: 'FAILED' };
  await drain(request);
  if (reply.sent || reply.raw.headersSent) return;
  if (retryAfterSeconds !== undefined) void reply.header('retry-after', String(retryAfterSeconds));
  await reply
    .code(status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({
      data: null,
      status: { code: status, message: code, ...(details === undefined ? {} : { details }) },
    });
}

/** Whether a response could not be sent because the client has disconnected: not a server error. */
function isClientGone(error: unknown, { raw }: FastifyReply): boolean {
  return (
    raw.destroyed && error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE'
  );
}

function toAnswer(error: unknown): Answer | undefined {
  if (error instanceof AppError) {
    const { code, details, retryAfterSeconds } = error;
    return { status: statusOf(error), code, details, retryAfterSeconds };
  }
  if (isDatabaseGone(error)) return toAnswer(new AppError('SERVICE_UNAVAILABLE', { retryAfterSeconds: 5 }));
  const statusCode = statusCodeOf(error);
  const code = codeOf(error);
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return { status: 413, code: 'FAILED' };
  if (statusCode === 404) return toAnswer(new AppError('NOT_FOUND'));
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return { status: statusCode === 401 ? 400 : statusCode, code: 'FAILED' };
  }
  return undefined;
}

function statusCodeOf(error: unknown): number | undefined {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : undefined;
}

/** Reads and discards the rest of a request body, up to a limit. */
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
