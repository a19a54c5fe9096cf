import type { Random } from '../random.ts';
import type { Day, Language, Layout, TradeKind } from '../types.ts';
import { addDays, endOfMonth, makeDay } from './calendar.ts';
import { pickCompanies } from './company.ts';
import type { Company } from './company.ts';
import { englishGoods } from './english.ts';
import { japaneseGoods } from './japanese.ts';
import type { Country, Good, Trade } from './company-entry.ts';

export interface TradeLine {
  readonly code: string;
  readonly description: string;
  readonly unit: string;
  readonly quantity: number;
  /** In the currency's smallest unit, as every amount here. */
  readonly price: number;
  readonly amount: number;
  /** Percent. */
  readonly rate: number;
  /** When it was delivered or is wanted. */
  readonly day: Day;
}

export interface TaxShare {
  readonly rate: number;
  readonly base: number;
  readonly tax: number;
}

/** What an invoice, order, delivery note or quotation says, before it is set. */
export interface TradeContent {
  readonly kind: TradeKind;
  readonly language: Language;
  readonly country: Country;
  readonly number: string;
  readonly reference: string;
  readonly date: Day;
  /** Payment, delivery or validity: the kind's second day. */
  readonly until: Day;
  readonly issuer: Company;
  readonly recipient: Company;
  readonly department: string;
  /** Groups of lines under a heading of their own; one group without a heading where there is no need. */
  readonly groups: readonly { readonly heading: string; readonly lines: readonly TradeLine[] }[];
  readonly shares: readonly TaxShare[];
  readonly subtotal: number;
  readonly tax: number;
  readonly total: number;
}

const taxRates: Readonly<Record<Country, readonly number[]>> = {
  us: [6, 7, 8.25],
  uk: [20],
  au: [10],
  jp: [10],
};

/** Makes the deal behind one document; lines, taxes and totals add up. */
export function makeTradeContent(
  random: Random,
  options: { kind: TradeKind; language: Language; layout: Layout },
): TradeContent {
  const { kind, language, layout } = options;
  const [seller, buyer] = pickCompanies(random, language, pickTrades(kind, layout));
  const date = makeDay(random);
  const rate = random.pick(taxRates[seller.country]);
  const groups = makeGroups(random, { language, layout, kind, trade: seller.trade, rate, date });
  const lines = groups.flatMap((group) => group.lines);
  const shares = shareTaxes(lines);
  const subtotal = sum(lines.map((line) => line.amount));
  const tax = sum(shares.map((share) => share.tax));
  const ordered = kind === 'purchase-order';
  return {
    kind,
    language,
    country: seller.country,
    number: makeNumber(random, kind, date),
    reference: `${referenceLetters[kind]}${language === 'ja' ? '' : '-'}${random.digits(5)}`,
    date,
    until: makeUntil(random, kind, date, language),
    issuer: ordered ? buyer : seller,
    recipient: ordered ? seller : buyer,
    department: language === 'ja' ? random.pick(['経理部', '購買部', '総務部']) : 'Accounts Payable',
    groups,
    shares,
    subtotal,
    tax,
    total: subtotal + tax,
  };
}

const referenceLetters: Readonly<Record<TradeKind, string>> = {
  invoice: 'PO',
  'purchase-order': 'RQ',
  'delivery-note': 'PO',
  quotation: 'EN',
};

/** Whose goods suit the document: services are not delivered by van, and only goods fill long lists. */
function pickTrades(kind: TradeKind, layout: Layout): readonly Trade[] {
  if (layout === 'long') return ['office', 'food', 'parts'];
  if (kind === 'delivery-note') return ['office', 'food', 'parts', 'print'];
  return layout === 'modern' ? ['software', 'print'] : ['office', 'food', 'parts', 'print', 'software'];
}

function makeNumber(random: Random, kind: TradeKind, { year, month }: Day): string {
  const letters = { invoice: 'INV', 'purchase-order': 'PO', 'delivery-note': 'DN', quotation: 'QT' }[kind];
  const month2 = String(month).padStart(2, '0');
  return random.pick([
    `${letters}-${year}-${random.digits(4)}`,
    `${letters}${random.digits(6)}`,
    `${year}${month2}-${String(random.int(1, 180)).padStart(3, '0')}`,
  ]);
}

function makeUntil(random: Random, kind: TradeKind, date: Day, language: Language): Day {
  if (kind === 'invoice')
    return language === 'ja' ? endOfMonth(date, 1) : addDays(date, random.pick([14, 30, 45]));
  if (kind === 'quotation') return addDays(date, 30);
  return addDays(date, kind === 'delivery-note' ? 0 : random.int(7, 24));
}

interface LineOptions {
  readonly kind: TradeKind;
  readonly language: Language;
  readonly layout: Layout;
  readonly trade: Trade;
  readonly rate: number;
  readonly date: Day;
}

function makeGroups(random: Random, options: LineOptions): TradeContent['groups'] {
  if (options.layout !== 'long')
    return [
      {
        heading: '',
        lines: makeLines(random, options, options.layout === 'dense' ? random.int(8, 10) : random.int(4, 8)),
      },
    ];
  const headings =
    options.language === 'ja'
      ? ['【本社 納入分】', '【第一工場 納入分】', '【第二工場 納入分】', '【物流センター 納入分】']
      : ['Head office', 'North depot', 'South depot', 'Riverside site', 'Training centre'];
  const count = options.language === 'ja' ? 4 : 5;
  return headings
    .slice(0, count)
    .map((heading) => ({ heading, lines: makeLines(random, options, random.int(9, 11)) }));
}

function makeLines(random: Random, options: LineOptions, count: number): TradeLine[] {
  const { language, trade } = options;
  const goods = (language === 'ja' ? japaneseGoods : englishGoods)[trade];
  const lines = random.sample(goods, count).map((good) => makeLine(random, good, options));
  const selling = options.kind === 'invoice' || options.kind === 'quotation';
  if (options.layout === 'dense' && selling) lines.push(makeDiscount(lines, options));
  else if (trade === 'food' && options.layout === 'form') lines.push(makeDelivery(options));
  return lines;
}

function makeLine(
  random: Random,
  [description, unit, listPrice, least, most]: Good,
  options: LineOptions,
): TradeLine {
  const hourly = unit === 'hour' || unit === '時間';
  const quantity = hourly && random.chance(0.5) ? random.int(least, most) + 0.5 : random.int(least, most);
  const step = options.language === 'en' ? 1 : listPrice >= 10000 ? 500 : listPrice >= 300 ? 10 : 1;
  const price = Math.round((listPrice * (0.9 + random.next() * 0.2)) / step) * step;
  return {
    code: `${options.trade.slice(0, 2).toUpperCase()}-${random.digits(4)}`,
    description,
    unit,
    quantity,
    price,
    amount: Math.round(quantity * price),
    rate: options.language === 'ja' && options.trade === 'food' ? 8 : options.rate,
    day: addDays(options.date, -random.int(1, 18)),
  };
}

function makeDiscount(lines: readonly TradeLine[], options: LineOptions): TradeLine {
  const japanese = options.language === 'ja';
  const price = -Math.round(sum(lines.map((line) => line.amount)) / 2000) * 100;
  const description = japanese ? '年間契約値引き' : 'Annual agreement discount';
  return {
    code: '',
    description,
    unit: japanese ? '式' : 'pcs',
    quantity: 1,
    price,
    amount: price,
    rate: lines[0]!.rate,
    day: options.date,
  };
}

function makeDelivery(options: LineOptions): TradeLine {
  const [description, unit, price] =
    options.language === 'ja'
      ? (['配送料', '式', 1500] as const)
      : (['Chilled delivery', 'trip', 1850] as const);
  return {
    code: 'DL-0001',
    description,
    unit,
    quantity: 1,
    price,
    amount: price,
    rate: options.rate,
    day: options.date,
  };
}

/** Tax is computed once for each rate on the document, fractions dropped, as Japan's qualified invoices require. */
function shareTaxes(lines: readonly TradeLine[]): TaxShare[] {
  const rates = [...new Set(lines.map((line) => line.rate))].sort((a, b) => b - a);
  return rates.map((rate) => {
    const base = sum(lines.filter((line) => line.rate === rate).map((line) => line.amount));
    return { rate, base, tax: Math.floor((base * rate) / 100) };
  });
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
