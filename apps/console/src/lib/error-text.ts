import { limits } from '@ocr/contract/limits';
import { CallError, detailOf } from '#lib/api/call-error.ts';
import { format } from '#lib/format.ts';
import { common } from '#lib/i18n/common.ts';
import { joins } from '#lib/i18n/joins.ts';
import { signedInMessages } from '#lib/i18n/signed-in.ts';

/** The message for a failed call. `overrides` rewords result codes for one screen; `fallback` is the screen's own failure message. */
export function errorText(
  error: unknown,
  { overrides = {}, fallback }: { overrides?: Readonly<Record<string, string>>; fallback?: string } = {},
): string {
  const t = common.get();
  if (!(error instanceof CallError)) return fallback ?? t.result.failed;
  const override = overrides[error.result];
  if (override !== undefined) return override;
  const available = availablePages(error);
  if (available !== undefined && available > 0) return t.limitExceeded(format.number(available));
  if (error.result === 'FAILED') return fallback ?? t.codes.FAILED;
  const known = findCodeText(error.result);
  if (known !== undefined) return known;
  const text = fallback ?? t.result.getFail;
  return error.isUnreachable ? joins.sentences(text, reasonOfSilence()) : text;
}

/** A result code's words; those of signed-in calls are known on signed-in pages. */
function findCodeText(code: string): string | undefined {
  const texts = { ...signedInMessages.find()?.codes, ...common.get().codes };
  return new Map(Object.entries(texts)).get(code);
}

/** What could not be done, why, and what to do. */
export function failureText(what: string, error: unknown): string {
  if (!(error instanceof CallError)) return joins.sentences(what, errorText(error));
  if (error.isUnreachable) return errorText(error, { fallback: what });
  const isBroken = error.code >= 500 && error.result === 'FAILED';
  return joins.sentences(what, isBroken ? common.get().result.unanswered : errorText(error));
}

/** Why no answer arrived, as far as the browser knows. */
function reasonOfSilence(): string {
  const { offline, unreachable } = common.get().result;
  return navigator.onLine ? unreachable : offline;
}

/** Pages that were left when a submission was refused for exceeding the limit. */
function availablePages(error: CallError): number | undefined {
  if (error.result !== 'PAGE_LIMIT_EXCEEDED') return undefined;
  const available = detailOf(error, 'available');
  return typeof available === 'number' ? available : undefined;
}

/** The longest text of the fields that forms and sheets send, by their names. */
const longest: Readonly<Record<string, number>> = {
  companyName: limits.companyName,
  fullName: limits.personName,
  contactName: limits.personName,
  email: limits.email,
  contactEmail: limits.email,
  phoneNumber: limits.phone,
  address: limits.address,
  description: limits.description,
  password: limits.passwordMax,
  newPassword: limits.passwordMax,
  search: limits.search,
};

/** Words for a field code (`status.details[].code`); `field` is the field's name, for its limits. */
export function fieldCodeText(code: string, field: string): string {
  const { form } = common.get();
  const max = longest[field];
  const texts: Readonly<Record<string, string>> = {
    REQUIRED: form.required,
    INVALID: form.invalid,
    TOO_LONG: max === undefined ? form.invalid : form.tooLong(format.number(max)),
    // The only number that a form sends to the server unchecked, by the import sheet, is the block limit.
    OUT_OF_RANGE:
      field === 'blockLimit' ? form.outOfRange('0', format.number(limits.billingValueMax)) : form.invalid,
    INVALID_EMAIL: form.email,
    INVALID_PHONE: form.phone,
    INVALID_PASSWORD: form.password,
    COMMON_PASSWORD: form.commonPassword,
    PERSONAL_PASSWORD: form.personalPassword,
    INVALID_DATE: form.date,
    DUPLICATE_NAME: form.duplicateName,
    NOT_MATCH: form.confirmation,
    VALUE_NOT_GREATER: form.notGreater,
  };
  return texts[code] ?? form.invalid;
}
