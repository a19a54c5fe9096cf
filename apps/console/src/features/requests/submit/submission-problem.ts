import type { Config } from '@ocr/contract';
import { fileErrors, type FileError } from '@ocr/contract/codes';
import type { RequestQuote } from '#features/requests/submit/quote.ts';
import { messages } from '#features/requests/submit/messages.ts';
import { CallError, fieldRefusals } from '#lib/api/call-error.ts';
import { errorText } from '#lib/error-text.ts';
import { format } from '#lib/format.ts';
import { common } from '#lib/i18n/common.ts';
import { joins } from '#lib/i18n/joins.ts';

/** What an obstacle is called on the screen; `undefined` for what only needs a moment. */
export function obstacleText(
  { obstacle, available }: Pick<RequestQuote, 'obstacle' | 'available'>,
  { maxFilePages }: Pick<Config['limits'], 'maxFilePages'>,
): string | undefined {
  const t = messages.get();
  if (obstacle === 'refused') return t.invalidFiles;
  if (obstacle === 'tooManyPages')
    return joins.sentences(t.tooManyPages, t.tooManyPagesOfFile(format.number(maxFilePages)));
  if (obstacle === 'full') return t.exceeded;
  return obstacle === 'exceeded' ? common.get().limitExceeded(format.number(available)) : undefined;
}

/** The files that a refused submission names, by their place. */
export function refusedFiles(error: unknown): ReadonlyMap<number, FileError> {
  return new Map(
    fieldRefusals(error).flatMap(({ field, code }) => {
      const index = /^files\[(\d+)\]$/.exec(field)?.[1];
      const known = fileErrors.find((name) => name === code);
      return index === undefined || known === undefined ? [] : [[Number(index), known] as const];
    }),
  );
}

/** The message for a failed submission. */
export function submissionText(error: unknown): string {
  const t = messages.get();
  if (error instanceof CallError && error.isUnreachable) return t.lost;
  return errorText(error, {
    overrides: { NOT_FOUND: t.templateGone, INVALID_FILE: t.invalidFiles },
    fallback: t.failed,
  });
}
