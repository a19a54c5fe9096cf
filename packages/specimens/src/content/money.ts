/** How amounts are printed on one document. Amounts are whole numbers of the currency's smallest unit. */
export interface MoneyStyle {
  readonly decimals: 0 | 2;
  readonly before: string;
  readonly after: string;
  /** What is before a negative amount. */
  readonly minus: string;
}

export const yenSign: MoneyStyle = { decimals: 0, before: '¥', after: '', minus: '-' };
export const yenWord: MoneyStyle = { decimals: 0, before: '', after: '円', minus: '▲' };
export const yenWide: MoneyStyle = { decimals: 0, before: '￥', after: '-', minus: '▲' };

/** With the currency's sign, as totals are printed. */
export function printMoney(amount: number, style: MoneyStyle): string {
  return `${amount < 0 ? style.minus : ''}${style.before}${digits(amount, style)}${style.after}`;
}

/** Without the currency's sign, as cells of tables are printed. */
export function printAmount(amount: number, style: MoneyStyle): string {
  return `${amount < 0 ? style.minus : ''}${digits(amount, style)}`;
}

/** The plain number: `-1234.5`. */
export function plainAmount(amount: number, style: MoneyStyle): string {
  return String(amount / 10 ** style.decimals);
}

function digits(amount: number, { decimals }: MoneyStyle): string {
  const value = Math.abs(amount) / 10 ** decimals;
  return value.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}
