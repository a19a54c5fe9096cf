import type { Random } from '../random.ts';
import type { Day, Language } from '../types.ts';
import { makeDay } from './calendar.ts';
import { completeCompany, pickCompanies } from './company.ts';
import type { Company } from './company.ts';
import type { CompanyEntry } from './company-entry.ts';

export interface ReceiptLine {
  readonly description: string;
  readonly quantity: number;
  readonly price: number;
  readonly amount: number;
  /** Percent. */
  readonly rate: number;
}

/** What a till prints. Amounts in the currency's smallest unit. */
export interface ReceiptContent {
  readonly language: Language;
  readonly shop: Company;
  readonly number: string;
  readonly date: Day;
  readonly time: string;
  readonly lines: readonly ReceiptLine[];
  readonly subtotal: number;
  readonly shares: readonly { readonly rate: number; readonly base: number; readonly tax: number }[];
  readonly tax: number;
  readonly total: number;
  readonly payment: string;
  /** What was handed over, where it was cash. */
  readonly cash: number;
}

/** A receipt written for one payment by one customer. */
export interface PaymentReceiptContent {
  readonly language: Language;
  readonly issuer: Company;
  readonly payer: Company;
  readonly number: string;
  readonly date: Day;
  readonly purpose: string;
  readonly rate: number;
  readonly subtotal: number;
  readonly tax: number;
  readonly total: number;
  readonly payment: string;
}

const shops: Readonly<Record<Language, readonly CompanyEntry[]>> = {
  en: [
    {
      name: 'Pinwheel Books & Coffee',
      trade: 'food',
      country: 'us',
      postal: '',
      host: 'pinwheel',
      address: ['312 Lantern Hill Road', 'Portland, OR 97299'],
    },
    {
      name: 'Marlow Lane Grocer',
      trade: 'food',
      country: 'us',
      postal: '',
      host: 'marlowlane',
      address: ['77 Marlow Lane', 'Boston, MA 02199'],
    },
  ],
  ja: [
    {
      name: 'まるひろマーケット 緑橋店',
      trade: 'food',
      country: 'jp',
      postal: '104-0099',
      host: 'maruhiro',
      address: ['東京都中央区緑橋1-3-8'],
    },
    {
      name: '喫茶と雑貨 こもれび',
      trade: 'food',
      country: 'jp',
      postal: '604-0095',
      host: 'komorebi',
      address: ['京都府京都市中京区版木町21番地'],
    },
  ],
};

type ShopGood = readonly [description: string, price: number, rate: number];

const shopGoods: Readonly<Record<Language, readonly ShopGood[]>> = {
  en: [
    ['Flat white, large', 495, 7],
    ['Cinnamon knot', 375, 7],
    ['Rye loaf', 640, 7],
    ['Notebook A5, dotted', 1250, 7],
    ['Orange juice 1 l', 529, 7],
    ['Gift card, botanical', 425, 7],
    ['Olive oil 500 ml', 1189, 7],
    ['Pencil set, 6 colours', 899, 7],
    ['Apples, bag', 458, 7],
  ],
  ja: [
    ['食パン 6枚切', 178, 8],
    ['牛乳 1L', 238, 8],
    ['国産りんご', 158, 8],
    ['緑茶 600ml', 138, 8],
    ['おにぎり 鮭', 160, 8],
    ['ボールペン 黒', 120, 10],
    ['単3乾電池 4本', 498, 10],
    ['キッチンペーパー', 268, 10],
    ['レジ袋 L', 5, 10],
    ['チョコレート', 218, 8],
  ],
};

/** Makes a purchase at a till. */
export function makeReceiptContent(random: Random, language: Language): ReceiptContent {
  const shop = completeCompany(random, random.pick(shops[language]));
  const lines = random.sample(shopGoods[language], random.int(4, 7)).map(([description, price, rate]) => {
    const quantity = random.pick([1, 1, 1, 2, 3]);
    return { description, quantity, price, amount: price * quantity, rate };
  });
  const rates = [...new Set(lines.map((line) => line.rate))].sort((a, b) => a - b);
  const shares = rates.map((rate) => {
    const base = sum(lines.filter((line) => line.rate === rate).map((line) => line.amount));
    return { rate, base, tax: Math.floor((base * rate) / 100) };
  });
  const [subtotal, tax] = [sum(lines.map((line) => line.amount)), sum(shares.map((share) => share.tax))];
  const total = subtotal + tax;
  const note = language === 'ja' ? 1000 : 2000;
  const inCash = random.chance(0.5);
  return {
    language,
    shop,
    number: `${random.digits(4)}-${random.digits(4)}`,
    date: makeDay(random),
    time: `${random.int(10, 19)}:${random.int(10, 59)}`,
    lines,
    subtotal,
    shares,
    tax,
    total,
    payment: paymentWords[language][inCash ? 0 : 1],
    cash: inCash ? Math.ceil(total / note) * note : 0,
  };
}

const paymentWords = { en: ['Cash', 'Card'], ja: ['現金', 'クレジット'] } as const;

/** Makes a receipt for a payment between two companies. */
export function makePaymentReceiptContent(random: Random, language: Language): PaymentReceiptContent {
  const [issuer, payer] = pickCompanies(random, language, ['office', 'print', 'software', 'parts']);
  const japanese = language === 'ja';
  const rate = { us: 7, uk: 20, au: 10, jp: 10 }[issuer.country];
  const subtotal = japanese ? random.int(180, 2400) * 100 : random.int(9000, 180000);
  const tax = Math.floor((subtotal * rate) / 100);
  const purposes = japanese
    ? { office: '事務用品代', print: '印刷代', software: 'システム利用料', parts: '部品代', food: '食品代' }
    : {
        office: 'Office supplies',
        print: 'Printing',
        software: 'Software subscription',
        parts: 'Spare parts',
        food: 'Catering',
      };
  return {
    language,
    issuer,
    payer,
    number: `${japanese ? 'R' : 'RC-'}${random.digits(5)}`,
    date: makeDay(random),
    purpose: purposes[issuer.trade],
    rate,
    subtotal,
    tax,
    total: subtotal + tax,
    payment: japanese ? '現金' : random.pick(['Bank transfer', 'Credit card', 'Cheque']),
  };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
