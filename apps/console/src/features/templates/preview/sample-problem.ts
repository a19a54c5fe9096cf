import { fileErrors } from '@ocr/contract/codes';
import { messages } from '#features/templates/messages.ts';
import { detailOf, fieldRefusals, hasResult } from '#lib/api/call-error.ts';
import { errorText } from '#lib/error-text.ts';
import { documentMessages } from '#lib/i18n/documents.ts';

/** No further new documents today; unlike the limit by the minute it does not pass by waiting a little. */
export function isDailyLimit(error: unknown): boolean {
  return hasResult(error, 'TOO_MANY_REQUESTS') && detailOf(error, 'limit') === 'preview-document';
}

/** The message for a sample that could not be read. */
export function sampleProblem(error: unknown): string {
  const t = messages.get().sample;
  const code = fieldRefusals(error)[0]?.code;
  const known = fileErrors.find((name) => name === code);
  if (known !== undefined) return documentMessages.get().fileErrors[known];
  if (isDailyLimit(error)) return t.tooManyToday;
  if (hasResult(error, 'TOO_MANY_REQUESTS')) return t.tooMany;
  return errorText(error, { fallback: t.failed });
}
