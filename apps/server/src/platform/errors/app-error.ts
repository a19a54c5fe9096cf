import type { ResultCode } from '@ocr/contract';

/** What the response contains in addition to the code. */
export interface ErrorOptions {
  /** Names the fields or figures concerned, as the contract documents them for the code. */
  readonly details?: unknown;
  /** After how many seconds the caller may try again. */
  readonly retryAfterSeconds?: number;
}

/**
 * A refusal that the caller is informed of, by its result code; HTTP gives each code its status (`platform/http/status-codes.ts`).
 * Anything else that is thrown is our fault: logged in full, answered as 500.
 */
export class AppError extends Error {
  readonly code: ResultCode;
  readonly details: unknown;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ResultCode, { details, retryAfterSeconds }: ErrorOptions = {}) {
    super(code);
    this.name = 'AppError';
    this.code = code;
    this.details = details;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The access token of a call is missing, invalid or expired: the caller has to sign in. */
export class CredentialsError extends AppError {
  constructor(code: 'UNAUTHORIZED' | 'TOKEN_INVALID' | 'TOKEN_EXPIRED') {
    super(code);
    this.name = 'CredentialsError';
  }
}

/** An unknown id, or one of another owner: the two answers are the same. */
export function notFound(): AppError {
  return new AppError('NOT_FOUND');
}

/** Too much of one owner waits in a queue already: a program that does not wait for its answers. */
export function tooManyWaiting(): AppError {
  return new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: 5 });
}

/** A broken rule at one property of the body or query. */
export function invalidField(field: string, code: string): AppError {
  return new AppError('FAILED', { details: [{ field, code }] });
}
