import type { ResultCode } from '@ocr/contract';
import { CredentialsError, type AppError } from '#platform/errors/app-error.ts';

/** The HTTP status of each result code: the only place where the two meet. */
const statuses: Record<ResultCode, number> = {
  SUCCESS: 200,
  FAILED: 422,
  EMAIL_DOES_NOT_EXISTED: 404,
  PASSWORD_NOT_MATCH: 400,
  USER_NOT_FOUND: 404,
  EMAIL_EXISTED: 409,
  BLOCK_ACCOUNT: 403,
  EMAIL_DOES_NOT_WORK: 502,
  TOKEN_NOT_FOUND: 400,
  USER_NOT_PERMISSION: 403,
  OLD_PASSWORD_NOT_MATCH: 400,
  PASSWORD_VS_CURRENT_PASSWORD: 400,
  TOKEN_INVALID: 400,
  TOKEN_EXPIRED: 400,
  VALIDATION_NEW_PASSWORD_AND_OLD_PASSWORD: 400,
  UNAUTHORIZED: 401,
  REQUEST_CHANGE_PASSWORD: 403,
  ACCOUNT_NOT_ACTIVATED: 403,
  NOT_FOUND: 404,
  USERNAME_PASSWORD_NOT_MATCH: 400,
  'Invalid excel file': 422,
  COMPANY_NAME_EXISTED: 409,
  TEMPLATE_NAME_EXISTED: 409,
  VALUE_NOT_GREATER: 422,
  CHANGED_MEANWHILE: 409,
  INVALID_FILE: 422,
  TOO_MANY_FILES: 422,
  TOO_MANY_PAGES: 422,
  PAGE_LIMIT_EXCEEDED: 409,
  STORAGE_LIMIT_EXCEEDED: 409,
  ACCESS_EXPIRED: 403,
  NOT_READY: 409,
  ALREADY_PAID: 409,
  PAYMENT_FINAL: 409,
  NO_PRICES: 409,
  NOT_ISSUED: 409,
  ALREADY_ISSUED: 409,
  INVOICE_VOID: 409,
  TOO_MANY_REQUESTS: 429,
  SERVICE_UNAVAILABLE: 503,
  SECOND_FACTOR_NOT_MATCH: 400,
  SIGN_IN_EXPIRED: 400,
  REQUEST_SECOND_FACTOR: 403,
  SECOND_FACTOR_EXISTED: 409,
};

/** The HTTP status of a refusal. Codes of links and of access tokens are the same; only a refused access token is a 401. */
export function statusOf(error: AppError): number {
  return error instanceof CredentialsError ? 401 : statuses[error.code];
}
