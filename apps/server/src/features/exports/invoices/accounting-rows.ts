import type { InvoiceRow } from '#features/billing/invoices/invoices.store.ts';
import type { Currency } from '@ocr/billing';
import { amountsOf } from '#features/billing/invoices/amount-columns.ts';
import type { Sheet } from '../sheet.ts';

export type AccountingFormat = 'freee' | 'moneyforward' | 'yayoi' | 'journal';
type Row = (string | number)[];

/** The sales of one tax rate of an invoice. Of a credit note the amounts are positive, too: `isReturn` turns the sides. */
export interface Sale {
  readonly date: string;
  readonly dueDate: string;
  readonly number: string;
  readonly companyName: string;
  readonly isReturn: boolean;
  readonly currency: Currency;
  /** With tax. */
  readonly amount: number;
  readonly tax: number;
  /** Null: no tax is charged. */
  readonly rate: number | null;
  readonly description: string;
}

/** The sales of invoices in a currency; invoices without amounts have none. */
export function salesOf(invoices: readonly InvoiceRow[], currency?: string): Sale[] {
  return invoices.flatMap((row) => {
    const amounts = amountsOf(row);
    if (amounts === undefined || (currency !== undefined && amounts.currency !== currency)) return [];
    const sign = row.kind === 'credit_note' ? -1 : 1;
    const common = {
      date: row.issued_date,
      dueDate: row.due_date,
      number: row.number,
      companyName: row.company_name,
      isReturn: sign === -1,
      currency: amounts.currency,
      description: `${row.number} ${row.company_name} ${row.month.slice(0, 7)}`,
    };
    const rates = amounts.taxes.length > 0 ? amounts.taxes : [{ rate: null, base: amounts.total, tax: 0 }];
    return rates
      .filter(({ base }) => base !== 0)
      .map(({ rate, base, tax }) => ({ ...common, rate, amount: sign * (base + tax), tax: sign * tax }));
  });
}

/** The rows of a file for an accounting program, including its heading if the program needs one. */
export function accountingRows(format: AccountingFormat, sales: readonly Sale[]): Row[] {
  return { freee: freeeRows, moneyforward: moneyForwardRows, yayoi: yayoiRows, journal: journalRows }[format](
    sales,
  );
}

const RECEIVABLE = '売掛金';
const SALES = '売上高';
const TAX_RECEIVED = '仮受消費税';

/** 8 % is the reduced rate since 10 % is the standard one. Rates that Japan has not are left to the program. */
function rateName(sale: Sale, names: { standard: string; reduced: string; none: string }): string {
  if (sale.rate === 10) return names.standard;
  return sale.rate === 8 ? names.reduced : names.none;
}

/** freee 会計: 取引のインポート. */
function freeeRows(sales: readonly Sale[]): Row[] {
  const heading =
    '収支区分,管理番号,発生日,決済期日,取引先,勘定科目,税区分,金額,税計算区分,税額,備考,品目,部門,メモタグ（複数指定可、カンマ区切り）,決済日,決済口座,決済金額';
  const names = { standard: '課税売上10%', reduced: '課税売上8%（軽）', none: '対象外' };
  return [
    heading.split(','),
    ...sales.map((sale) => {
      const sign = sale.isReturn ? -1 : 1;
      const [amount, tax] = [sign * sale.amount, sign * sale.tax];
      const { number, date, dueDate, companyName, description } = sale;
      const head = ['収入', number, slashed(date), slashed(dueDate), companyName, SALES];
      return [...head, rateName(sale, names), amount, '内税', tax, description, '', '', '', '', '', ''];
    }),
  ];
}

/** マネーフォワード クラウド会計: 仕訳帳のインポート, columns A to AA. */
function moneyForwardRows(sales: readonly Sale[]): Row[] {
  const side = (name: string): string =>
    ['勘定科目', '補助科目', '部門', '取引先', '税区分', 'インボイス', '金額(円)', '税額']
      .map((column) => `${name}${column}`)
      .join(',');
  const heading = `取引No,取引日,${side('借方')},${side('貸方')},摘要,仕訳メモ,タグ,MF仕訳タイプ,決算整理仕訳,作成日時,作成者,最終更新日時,最終更新者`;
  const sold = { standard: '課税売上 10%', reduced: '課税売上 (軽)8%', none: '対象外' };
  const returned = { standard: '課税売上-返還等 10%', reduced: '課税売上-返還等 (軽)8%', none: '対象外' };
  return [
    heading.split(','),
    ...sales.map((sale, index) => {
      const names = sale.isReturn ? returned : sold;
      const receivable = [RECEIVABLE, sale.companyName, '', '', '対象外', '', sale.amount, 0];
      const income = [SALES, '', '', '', rateName(sale, names), '', sale.amount, sale.tax];
      const [debit, credit] = sale.isReturn ? [income, receivable] : [receivable, income];
      const tail = [sale.description, '', '', '', '', '', '', '', ''];
      return [index + 1, slashed(sale.date), ...debit, ...credit, ...tail];
    }),
  ];
}

/** 弥生会計: 弥生取込形式 of 25 columns, without a heading; amounts with tax (税込). */
function yayoiRows(sales: readonly Sale[]): Row[] {
  const sold = { standard: '課税売上込10%', reduced: '課税売上込軽減8%', none: '対象外' };
  const returned = { standard: '課税売上返込10%', reduced: '課税売上返込軽減8%', none: '対象外' };
  return sales.map((sale) => {
    const names = sale.isReturn ? returned : sold;
    const receivable = [RECEIVABLE, sale.companyName, '', '対象外', sale.amount, 0];
    const income = [SALES, '', '', rateName(sale, names), sale.amount, sale.tax];
    const [debit, credit] = sale.isReturn ? [income, receivable] : [receivable, income];
    const head = ['2000', '', '', slashed(sale.date)];
    return [...head, ...debit, ...credit, sale.description, '', '', 0, '', '', 0, 0, 'no'];
  });
}

const JOURNAL_HEADING = '日付,番号,取引先,借方科目,借方金額,貸方科目,貸方金額,税率,摘要,通貨';

/** A plain journal: sales and the tax received on them apart, in every currency. */
function journalRows(sales: readonly Sale[]): Row[] {
  const entries = sales.flatMap((sale) => {
    const parts = [
      { account: SALES, amount: sale.amount - sale.tax },
      { account: TAX_RECEIVED, amount: sale.tax },
    ].filter(({ amount }) => amount !== 0);
    return parts.map(({ account, amount }) => {
      const [debit, credit] = sale.isReturn ? [account, RECEIVABLE] : [RECEIVABLE, account];
      const head = [sale.date, sale.number, sale.companyName];
      const written = inUnits(amount, sale.currency);
      const tail = [sale.rate ?? '', sale.description, sale.currency];
      return [...head, debit, written, credit, written, ...tail];
    });
  });
  return [JOURNAL_HEADING.split(','), ...entries];
}

/** The same journal as a sheet. */
export function journalSheet(sales: readonly Sale[]): Sheet {
  const [headings = [], ...rows] = journalRows(sales);
  const kinds: Readonly<Record<string, Sheet['columns'][number]['kind']>> = {
    日付: 'date',
    借方金額: 'amount',
    貸方金額: 'amount',
    税率: 'number',
  };
  const columns = headings.map((header) => ({
    header: String(header),
    kind: kinds[header] ?? ('text' as const),
  }));
  return { name: '仕訳', columns, rows };
}

/** Amounts are whole numbers of the smallest unit; people and programs read dollars, not cents. */
export function inUnits(amount: number, currency: Currency): number {
  return currency === 'JPY' ? amount : amount / 100;
}

function slashed(day: string): string {
  return day.replaceAll('-', '/');
}
