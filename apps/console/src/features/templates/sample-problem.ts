import { fileErrors } from '@ocr/contract/codes';
import { messages } from '#features/templates/messages.ts';
import { fieldRefusals, hasResult } from '#lib/api/call-error.ts';
import { errorText } from '#lib/error-text.ts';
import { documentWords } from '#lib/i18n/documents.ts';

/** What to tell about a sample that could not be read. */
export function sampleProblem(error: unknown): string {
  const words = messages.get().sample;
  const code = fieldRefusals(error)[0]?.code;
  const known = fileErrors.find((name) => name === code);
  if (known !== undefined) return documentWords.get().fileErrors[known];
  if (hasResult(error, 'TOO_MANY_REQUESTS')) return words.tooMany;
  return errorText(error, { fallback: words.failed });
}
