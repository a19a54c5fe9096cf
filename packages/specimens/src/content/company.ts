import type { Random } from '../random.ts';
import type { Language } from '../types.ts';
import { englishCompanies, englishPeople } from './english.ts';
import { japaneseCompanies, japanesePeople } from './japanese.ts';
import type { CompanyEntry, Country, Trade } from './company-entry.ts';

export interface BankAccount {
  readonly bank: string;
  readonly branch: string;
  readonly type: string;
  readonly number: string;
  readonly holder: string;
}

export interface Company extends CompanyEntry {
  readonly phone: string;
  readonly fax: string;
  readonly email: string;
  readonly website: string;
  readonly registration: string;
  readonly person: string;
  readonly account: BankAccount;
}

/** Fills the two sides of a deal: different companies of one country. */
export function pickCompanies(
  random: Random,
  language: Language,
  trades: readonly Trade[],
): [Company, Company] {
  const list: readonly CompanyEntry[] = language === 'ja' ? japaneseCompanies : englishCompanies;
  const seller = random.pick(list.filter((entry) => trades.includes(entry.trade)));
  const others = list.filter((entry) => entry.country === seller.country && entry.name !== seller.name);
  return [completeCompany(random, seller), completeCompany(random, random.pick(others))];
}

/** Adds numbers and contacts. Telephone numbers and hosts are from ranges kept for fiction. */
export function completeCompany(random: Random, entry: CompanyEntry): Company {
  const japanese = entry.country === 'jp';
  const host = `${entry.host}.${japanese ? 'example.co.jp' : 'example.com'}`;
  return {
    ...entry,
    phone: makePhone(random, entry),
    fax: makePhone(random, entry),
    email: `${japanese ? 'info' : 'accounts'}@${host}`,
    website: `www.${host}`,
    registration: makeRegistration(random, entry.country),
    person: random.pick(japanese ? japanesePeople : englishPeople),
    account: makeAccount(random, entry),
  };
}

/** Area codes by a word of the address. */
const areaCodes: Readonly<Record<string, string>> = {
  Bristol: '0117',
  Manchester: '0161',
  Leeds: '0113',
  London: '020',
  Portland: '503',
  Boston: '617',
  Chicago: '312',
  'San Francisco': '415',
  VIC: '03',
  QLD: '07',
  東京都: '03',
  大阪府: '06',
  神奈川県: '045',
  愛知県: '052',
  京都府: '075',
  福岡県: '092',
  北海道: '011',
  長野県: '026',
  宮城県: '022',
  静岡県: '054',
};

/** A number that reaches nobody: ranges kept for fiction, and in Japan exchanges that begin with 0. */
function makePhone(random: Random, { country, address }: CompanyEntry): string {
  const place = Object.keys(areaCodes).find((word) => address.some((line) => line.includes(word)));
  const area = areaCodes[place ?? ''] ?? '';
  if (country === 'us') return `(${area}) 555-0${random.int(100, 199)}`;
  if (country === 'uk') return `${area} ${area === '020' ? '7946' : '496'} 0${random.int(100, 999)}`;
  if (country === 'au') return `(${area}) 5550 ${random.int(1000, 9999)}`;
  return `${area}-0${random.digits(5 - area.length)}-${random.int(1000, 9999)}`;
}

function makeRegistration(random: Random, country: Country): string {
  if (country === 'us') return `${random.int(10, 98)}-${random.digits(7)}`;
  if (country === 'uk') return `GB ${random.digits(3)} ${random.digits(4)} ${random.int(10, 99)}`;
  if (country === 'au')
    return `${random.int(10, 99)} ${random.digits(3)} ${random.digits(3)} ${random.digits(3)}`;
  return makeInvoiceRegistration(random);
}

/**
 * T and 13 digits, the first of which is the check digit of Japan's corporate numbers: 9 less the remainder by 9 of the
 * digits weighted 1 and 2 from the right. The office code 98xx is assigned to nobody.
 */
function makeInvoiceRegistration(random: Random): string {
  const base = `98${random.int(10, 99)}01${random.digits(6)}`;
  const sum = Array.from(base)
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 2), 0);
  return `T${9 - (sum % 9)}${base}`;
}

function makeAccount(random: Random, entry: CompanyEntry): BankAccount {
  if (entry.country === 'jp') {
    return {
      bank: random.pick(['東和みらい銀行', '北斗中央銀行', 'さざなみ信用金庫', '青嶺銀行']),
      branch: random.pick(['本店営業部', '駅前支店', '中央支店', '港町支店']),
      type: random.pick(['普通', '普通', '当座']),
      number: random.digits(7),
      holder: entry.name,
    };
  }
  const routing = {
    us: random.digits(9),
    uk: `${random.int(10, 99)}-${random.int(10, 99)}-${random.int(10, 99)}`,
    au: `${random.digits(3)}-${random.digits(3)}`,
  };
  return {
    bank: random.pick(['Harbour & Vale Bank', 'Union Quay Bank', 'First Larkspur Bank']),
    branch: routing[entry.country],
    type: { us: 'Routing no.', uk: 'Sort code', au: 'BSB' }[entry.country],
    number: random.digits(8),
    holder: entry.name,
  };
}
