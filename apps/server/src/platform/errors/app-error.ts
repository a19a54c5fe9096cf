import type { ResultCode } from '@ocr/contract';

/** The HTTP status of each result code: the one place where both meet. */
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
  ACCESS_EXPIRED: 403,
  NOT_READY: 409,
  ALREADY_PAID: 409,
  PAYMENT_FINAL: 409,
  TOO_MANY_REQUESTS: 429,
  SERVICE_UNAVAILABLE: 503,
};

/** A refusal that the caller is told about. Anything else that is thrown is our fault: logged in full, answered as 500. */
export class AppError extends Error {
  readonly code: ResultCode;
  readonly status: number;
  readonly details: unknown;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    code: ResultCode,
    options: { status?: number; details?: unknown; headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(code);
    this.name = 'AppError';
    this.code = code;
    this.status = options.status ?? statuses[code];
    this.details = options.details;
    this.headers = options.headers ?? {};
  }
}

/** An unknown id, or one of somebody else: the two are never told apart. */
export function notFound(): AppError {
  return new AppError('NOT_FOUND');
}

/** A broken rule at one property of the body or query. */
export function invalidField(field: string, code: string): AppError {
  return new AppError('FAILED', { details: [{ field, code }] });
}
