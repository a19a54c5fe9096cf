import { defaultFailure, type ResultStatus } from '#lib/api/transport.ts';

/** A call that failed. `code` is the HTTP status (0: no answer), `result` the result code such as `EMAIL_EXISTED`. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly code: number;
  readonly result: string;
  readonly details: unknown;

  constructor(status: ResultStatus) {
    super(`${status.code} ${status.message}`);
    this.code = status.code;
    this.result = status.message;
    this.details = status.details;
  }

  /** The server gave no readable answer at all: offline, restarting, or cut off. */
  get isUnreachable(): boolean {
    return this.result === defaultFailure.message && (this.code === 0 || this.code >= 502);
  }
}

/** One refused property, as in `status.details`. */
export interface FieldRefusal {
  readonly field: string;
  readonly code: string;
}

/** The refused properties of a failed call; empty when it names none. */
export function fieldRefusals(error: unknown): FieldRefusal[] {
  if (!(error instanceof CallError) || !Array.isArray(error.details)) return [];
  return error.details.filter(
    (detail): detail is FieldRefusal =>
      typeof detail === 'object' && detail !== null && 'field' in detail && 'code' in detail,
  );
}

/** What a failed call says under a name in its details; undefined where it says nothing. */
export function detailOf(error: unknown, name: string): unknown {
  if (!(error instanceof CallError) || typeof error.details !== 'object' || error.details === null)
    return undefined;
  return new Map(Object.entries(error.details)).get(name);
}

/** Whether a failed call was refused with one of these result codes. */
export const hasResult = (error: unknown, ...results: readonly string[]): boolean =>
  error instanceof CallError && results.includes(error.result);
