/**
 * True for the registration number of an issuer of qualified invoices (適格請求書発行事業者の登録番号): `T` and 13 digits, of which the
 * first is the check digit of the other twelve: `9 − (Σ Pn × Qn) mod 9`, where Pn is the n-th digit from the lowest of the twelve and
 * Qn is 1 for odd and 2 for even n. Sole proprietors' numbers are made by the same rule.
 * Sources: 国税庁 タックスアンサー No.6498「適格請求書等保存方式」 (the number's form); 法人番号の指定等に関する省令 (平成26年財務省令第70号)
 * 第2条 (the check digit).
 */
export function isRegistrationNumber(text: string): boolean {
  if (!/^T[1-9]\d{12}$/.test(text)) return false;
  const digits = Array.from(text.slice(2), Number).toReversed();
  const sum = digits.reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 2), 0);
  return Number(text[1]) === 9 - (sum % 9);
}
