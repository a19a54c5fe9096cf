import type { Answer } from '../protocol.ts';
import type { FileProblem } from '../types.ts';

/** A reason in the file itself: another attempt would have the same result. */
export class DocumentProblem extends Error {
  readonly code: FileProblem;

  constructor(code: FileProblem, message: string = code) {
    super(message);
    this.code = code;
  }
}

/**
 * Anything but a `DocumentProblem` (a WebAssembly trap, an allocation that failed) leaves the process in doubt:
 * `exhausted` asks the parent to replace it.
 */
export function describeProblem(error: unknown): Answer {
  if (error instanceof DocumentProblem) {
    return { type: 'problem', code: error.code, message: error.message, exhausted: false };
  }
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return { type: 'problem', code: 'ENGINE_FAILED', message, exhausted: true };
}
