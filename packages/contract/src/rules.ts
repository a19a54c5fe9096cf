import { limits } from './limits.ts';

/** The password rule: 8 to 128 characters with lower case, upper case, a digit and one of `!@#$%^&*`. */
export function isPasswordAllowed(password: string): boolean {
  return (
    password.length >= limits.passwordMin &&
    password.length <= limits.passwordMax &&
    /[a-z]/.test(password) &&
    /[A-Z]/.test(password) &&
    /[0-9]/.test(password) &&
    /[!@#$%^&*]/.test(password)
  );
}

const emailPattern =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$/;

/** HTML's e-mail rule, with at least one dot in the domain and no dot at an end of the local part. */
export function isEmail(text: string): boolean {
  const local = text.slice(0, text.indexOf('@'));
  return (
    text.length <= limits.email &&
    emailPattern.test(text) &&
    !local.startsWith('.') &&
    !local.endsWith('.') &&
    !local.includes('..')
  );
}

/** 6 to 15 digits (E.164's limit), with an optional leading plus, spaces, dots, hyphens and brackets; full width counts. */
export function isPhone(text: string): boolean {
  const plain = text
    .normalize('NFKC')
    .trim()
    .replace(/[‐‑–—−ー]/g, '-');
  const digits = plain.replace(/\D/g, '').length;
  return /^\+?[0-9(][0-9().\- ]*[0-9]$/.test(plain) && digits >= 6 && digits <= 15;
}

/** A real calendar day written `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text && text >= '1900-01-01';
}

/** A month written `YYYY-MM`. */
export function isMonth(text: string): boolean {
  return /^(19|2\d)\d{2}-(0[1-9]|1[0-2])$/.test(text);
}
