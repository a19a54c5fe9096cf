import { messages } from '#features/results/messages.ts';
import type { ResultValue } from '#features/results/values/values.ts';
import { CallError, fieldRefusals, hasResult } from '#lib/api/call-error.ts';
import { failureText } from '#lib/error-text.ts';
import { joins } from '#lib/i18n/joins.ts';

/** Why a value, or rows if there is none, could not be saved, and what to do. `isTyped`: what was typed is kept. */
export function refusalText(error: unknown, value: ResultValue | undefined, isTyped: boolean): string {
  const t = messages.get();
  const what = value === undefined ? t.rowsFail : t.saveFail(value.name);
  const isChanged = hasResult(error, 'CHANGED_MEANWHILE');
  if (value === undefined) {
    // Rows that do not fit are rows of another state of the table.
    const isOutdated = isChanged || (error instanceof CallError && error.code === 422);
    return isOutdated ? joins.sentences(what, t.rowsChanged) : failureText(what, error);
  }
  if (isChanged) return joins.sentences(what, isTyped ? t.valueChanged : t.acceptedChanged);
  const isUnfit = fieldRefusals(error).some(({ code }) => code === 'FORMAT_MISMATCH');
  return isUnfit ? joins.sentences(what, t.formatMismatch) : failureText(what, error);
}
