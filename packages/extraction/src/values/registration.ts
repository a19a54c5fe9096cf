/** Digits of a Japanese corporate number: one to check by, and the twelve that it checks. */
const DIGITS = /^T?(\d)(\d{12})$/;

/**
 * Whether a Japanese registration number (T and thirteen digits) is valid by its check digit: nine less the remainder by nine of the
 * twelve digits behind it, every second one from the right taken twice (法人番号の指定等に関する省令, article 2).
 */
export function isRegistrationNumber(text: string): boolean {
  const [, check, body] = DIGITS.exec(text.normalize('NFKC').replaceAll(/[\s-]/g, '')) ?? [];
  if (check === undefined || body === undefined) return false;
  const sum = Array.from(body)
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 2), 0);
  return Number(check) === 9 - (sum % 9);
}
