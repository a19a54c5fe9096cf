import { printDay } from '../content/calendar.ts';
import type { DateOrder, DateStyle } from '../content/calendar.ts';
import { printAmount, printMoney, yenSign, yenWide, yenWord } from '../content/money.ts';
import type { MoneyStyle } from '../content/money.ts';
import type { TradeContent, TradeLine } from '../content/trade.ts';
import { a4, letter, Sheet } from '../draw/sheet.ts';
import type { Typeface } from '../draw/sheet.ts';
import type { Column, Row } from '../draw/table.ts';
import type { Day, Layout } from '../types.ts';
import { wordingOf } from './wording.ts';
import type { Wording } from './wording.ts';

export type TradeLayout = Exclude<Layout, 'slip'>;

/** A trade document being set: its content, its words, and how this layout prints days and amounts. */
export interface TradePage {
  readonly sheet: Sheet;
  readonly content: TradeContent;
  readonly words: Wording;
  readonly japanese: boolean;
  readonly moneyStyle: MoneyStyle;
  readonly day: (day: Day) => string;
  /** With the currency's sign. */
  readonly money: (amount: number) => string;
  /** Label and text of every day and number at the head, those that the document does not have left out. */
  readonly heads: readonly (readonly [label: string, text: string])[];
  readonly taxLabel: string;
  readonly registrationLabel: string;
  /** The seller's registration as printed, or nothing where the kind does not carry it. */
  readonly registration: string;
  readonly rows: readonly Row[];
  /** The polite line below the table. */
  readonly closing: string;
}

const dateStyles: Readonly<Record<'en' | 'ja', Readonly<Record<TradeLayout, DateStyle>>>> = {
  en: { form: 'numeric', modern: 'long', dense: 'short', long: 'iso' },
  ja: { form: 'long', modern: 'numeric', dense: 'dotted', long: 'era' },
};

const orders: Readonly<Record<TradeContent['country'], DateOrder>> = {
  us: 'mdy',
  uk: 'dmy',
  au: 'dmy',
  jp: 'ymd',
};

const registrationLabels = { us: 'Tax ID', uk: 'VAT Reg. No.', au: 'ABN', jp: '登録番号' };

const typefaces: Readonly<Record<TradeLayout, Typeface>> = {
  form: 'serif',
  modern: 'noto',
  dense: 'sans',
  long: 'sans',
};

/** Prepares the sheet and the printed forms of everything that a layout needs. */
export function openTradePage(content: TradeContent, layout: TradeLayout): TradePage {
  const japanese = content.language === 'ja';
  const words = wordingOf(content.kind, content.language, layout);
  const moneyStyle = japanese ? japaneseMoney(layout) : englishMoney(content.country, layout);
  const day = (date: Day): string =>
    printDay(date, dateStyles[content.language][layout], orders[content.country]);
  const heads = [
    [words.number, content.number],
    [words.date, day(content.date)],
    [words.until, words.until === '' ? '' : day(content.until)],
    [words.reference, content.reference],
  ] as const;
  return {
    sheet: new Sheet({
      size: content.country === 'us' ? letter : a4,
      typeface: japanese ? 'noto' : typefaces[layout],
      day: content.date,
      title: `${words.title.replaceAll(/[\s　]/g, '')} ${content.number}`,
    }),
    content,
    words,
    japanese,
    moneyStyle,
    day,
    money: (amount) => printMoney(amount, moneyStyle),
    heads: heads.filter(([label]) => label !== ''),
    taxLabel: japanese ? words.tax : englishTaxLabel(content),
    registrationLabel: registrationLabels[content.country],
    registration: content.kind === 'purchase-order' ? '' : content.issuer.registration,
    rows: makeRows(content, moneyStyle),
    closing: japanese ? '何卒よろしくお願い申し上げます。' : words.greeting,
  };
}

/** The cells of an item line, by column. */
function printLine(line: TradeLine, style: MoneyStyle, number: number): Record<string, string> {
  return {
    number: String(number),
    code: line.code,
    description: line.description,
    quantity: line.quantity.toLocaleString('en-US'),
    unit: line.unit,
    price: printAmount(line.price, style),
    rate: `${line.rate}%${line.rate === 8 ? '※' : ''}`,
    amount: printAmount(line.amount, style),
    day: printDay(line.day, style.decimals === 0 ? 'monthDay' : 'dayMonth', 'ymd'),
  };
}

/** Columns of the item table from their widths; columns of prices fall away where the document has none. */
export function itemColumns(
  page: TradePage,
  headers: Readonly<Record<string, string>>,
  widths: Readonly<Record<string, number>>,
): Column[] {
  const priced = ['price', 'amount', 'rate'];
  const keys = Object.keys(widths).filter((key) => page.words.priced || !priced.includes(key));
  const freed = Object.keys(widths)
    .filter((key) => !keys.includes(key))
    .reduce((total, key) => total + widths[key]!, 0);
  return keys.map((key) => ({
    key,
    header: headers[key] ?? '',
    width: widths[key]! + (key === 'description' ? freed : 0),
    align: ['quantity', 'price', 'amount'].includes(key)
      ? 'right'
      : ['number', 'unit', 'rate', 'day'].includes(key)
        ? 'center'
        : 'left',
  }));
}

function makeRows(content: TradeContent, style: MoneyStyle): Row[] {
  let number = 0;
  return content.groups.flatMap(({ heading, lines }): Row[] => {
    const cells = lines.map((line) => ({ cells: printLine(line, style, ++number) }));
    return heading === '' ? cells : [{ section: heading }, ...cells];
  });
}

function japaneseMoney(layout: TradeLayout): MoneyStyle {
  return { form: yenSign, modern: yenWord, dense: { ...yenSign, minus: '▲' }, long: yenWide }[layout];
}

function englishMoney(country: TradeContent['country'], layout: TradeLayout): MoneyStyle {
  const sign = country === 'uk' ? '£' : '$';
  const code = { us: 'USD ', uk: 'GBP ', au: 'AUD ', jp: 'JPY ' }[country];
  return { decimals: 2, before: layout === 'dense' ? code : sign, after: '', minus: '-' };
}

function englishTaxLabel({ country, shares }: TradeContent): string {
  const rate = `${shares[0]?.rate ?? 0}%`;
  return country === 'us' ? `Sales tax ${rate}` : `${country === 'uk' ? 'VAT' : 'GST'} ${rate}`;
}
