import type { FieldResult } from '../types.ts';
import { fitsFormat, inFormat, type ValueFormat } from '../values/format.ts';

/** More than this is not believed of a value that is not as the template says. */
const MAX_UNFIT_CONFIDENCE = 40;

/** A value that is as its template says is spelled as it says; one that is not is doubted, and so is a document without one that it must have. */
export function applyFormat(found: FieldResult, format: ValueFormat | undefined): FieldResult {
  if (format === undefined) return found;
  if (found.value === null)
    return format.required === true ? { ...found, reason: found.reason ?? 'REQUIRED_MISSING' } : found;
  if (fitsFormat(found.value, format)) return { ...found, value: inFormat(found.value, format) };
  return {
    ...found,
    confidence: Math.min(found.confidence ?? MAX_UNFIT_CONFIDENCE, MAX_UNFIT_CONFIDENCE),
    reason: 'FORMAT_MISMATCH',
  };
}
