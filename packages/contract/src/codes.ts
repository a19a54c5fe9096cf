/** Every result code a status can carry. No zod here: the console imports this file. */
export const resultCodes = [
  'SUCCESS',
  'FAILED',
  'EMAIL_DOES_NOT_EXISTED',
  'PASSWORD_NOT_MATCH',
  'USER_NOT_FOUND',
  'EMAIL_EXISTED',
  'BLOCK_ACCOUNT',
  'EMAIL_DOES_NOT_WORK',
  'TOKEN_NOT_FOUND',
  'USER_NOT_PERMISSION',
  'OLD_PASSWORD_NOT_MATCH',
  'PASSWORD_VS_CURRENT_PASSWORD',
  'TOKEN_INVALID',
  'TOKEN_EXPIRED',
  'VALIDATION_NEW_PASSWORD_AND_OLD_PASSWORD',
  'UNAUTHORIZED',
  'REQUEST_CHANGE_PASSWORD',
  'ACCOUNT_NOT_ACTIVATED',
  'NOT_FOUND',
  'USERNAME_PASSWORD_NOT_MATCH',
  'Invalid excel file',
  'COMPANY_NAME_EXISTED',
  'TEMPLATE_NAME_EXISTED',
  'VALUE_NOT_GREATER',
  'CHANGED_MEANWHILE',
  'INVALID_FILE',
  'TOO_MANY_FILES',
  'TEMPLATE_NOT_CHOSEN',
  'TOO_MANY_PAGES',
  'PAGE_LIMIT_EXCEEDED',
  'STORAGE_LIMIT_EXCEEDED',
  'ACCESS_EXPIRED',
  'NOT_READY',
  'TRIAL_REQUIRED',
  'LOSSES_NOT_CONFIRMED',
  'OTHER_PERSON_REQUIRED',
  'DIFFERENCES_OPEN',
  'ALREADY_PAID',
  'PAYMENT_FINAL',
  'NO_PRICES',
  'NOT_ISSUED',
  'ALREADY_ISSUED',
  'INVOICE_VOID',
  'TOO_MANY_REQUESTS',
  'SERVICE_UNAVAILABLE',
  'SECOND_FACTOR_NOT_MATCH',
  'SIGN_IN_EXPIRED',
  'REQUEST_SECOND_FACTOR',
  'SECOND_FACTOR_EXISTED',
] as const;
export type ResultCode = (typeof resultCodes)[number];

/** Why one property of a body or query was refused (`status.details[].code`). */
export const fieldCodes = [
  'REQUIRED',
  'INVALID',
  'TOO_LONG',
  'OUT_OF_RANGE',
  'INVALID_EMAIL',
  'INVALID_PHONE',
  'INVALID_PASSWORD',
  'COMMON_PASSWORD',
  'PERSONAL_PASSWORD',
  'INVALID_DATE',
  'DUPLICATE_NAME',
  'NOT_MATCH',
  'VALUE_NOT_GREATER',
  'FORMAT_MISMATCH',
  'UNKNOWN',
] as const;
export type FieldCode = (typeof fieldCodes)[number];

/** Why a file was refused at submission, or could not be read (`files[].error`). */
export const fileErrors = [
  'UNSUPPORTED_FORMAT',
  'EMPTY_FILE',
  'FILE_TOO_LARGE',
  'TOO_MANY_PAGES',
  'ENCRYPTED_FILE',
  'CORRUPT_FILE',
  'NO_PAGES',
  'IMAGE_TOO_LARGE',
  'TIMED_OUT',
  'ENGINE_FAILED',
  'TENANT_DELETED',
] as const;
export type FileError = (typeof fileErrors)[number];

/** Why a found value is flagged; the console has the texts. */
export const doubtReasons = [
  'LOW_OCR_CONFIDENCE',
  'READERS_DISAGREE',
  'AMBIGUOUS',
  'WEAK_LABEL',
  'AMBIGUOUS_DATE_ORDER',
  'SUM_MISMATCH',
  'ROW_MISMATCH',
  'WRONG_KIND',
  'FORMAT_MISMATCH',
  'REQUIRED_MISSING',
  'PAGE_CONTINUITY',
  'ROWS_MISSING',
  'LABEL_WITHOUT_VALUE',
  'PAGE_HARD_TO_READ',
  'LEARNT_DIFFERS',
  'LEARNT_CONTRADICTION',
  'LEARNT_PLACE_EMPTY',
] as const;
export type DoubtReason = (typeof doubtReasons)[number];

/** The default threshold: below this confidence (percent) a value is flagged, even if no rule objected. */
export const MIN_CONFIDENCE = 70;

/**
 * Doubtful as it was read; correcting it does not change this, so that sorting stays stable. What was not found
 * is doubtful where a reason says that it may have been missed.
 */
export function isDoubtful(found: {
  readonly value: string | null;
  readonly reason: string | null;
  readonly confidence: number | null;
  readonly doubtBelow?: number | undefined;
}): boolean {
  const { value, reason, confidence, doubtBelow = MIN_CONFIDENCE } = found;
  return reason !== null || (value !== null && (confidence ?? 100) < doubtBelow);
}
