import type { Random } from '../random.ts';
import type { Day, Language } from '../types.ts';
import { addDays, endOfMonth, makeDay } from './calendar.ts';
import { pickCompanies } from './company.ts';
import type { BankAccount, Company } from './company.ts';

export interface StatementEntry {
  readonly day: Day;
  readonly description: string;
  /** Negative where money left the account. */
  readonly amount: number;
  readonly balance: number;
}

/** A month of a company's account. Amounts in the currency's smallest unit. */
export interface StatementContent {
  readonly holder: Company;
  readonly account: BankAccount;
  readonly start: Day;
  readonly end: Day;
  readonly opening: number;
  readonly closing: number;
  readonly paidIn: number;
  readonly paidOut: number;
  readonly entries: readonly StatementEntry[];
}

/** Description, smallest and largest amount in hundreds of yen or in dollars and pounds; negative leaves the account. Some come once a month. */
type Movement = readonly [description: string, from: number, to: number, once?: 'once'];

const movements: Readonly<Record<Language, readonly Movement[]>> = {
  en: [
    ['Faster payment, Dunmore Estates', 400, 2600],
    ['Card terminal takings', 300, 1900],
    ['Transfer, Rowan & Field', 250, 1800],
    ['Invoice 20417, Lindow Care', 500, 3200, 'once'],
    ['Payroll', -5200, -3100, 'once'],
    ['Rent, Kiln Court', -1850, -1850, 'once'],
    ['Direct debit, electricity', -340, -120, 'once'],
    ['Direct debit, broadband', -58, -42, 'once'],
    ['Card purchase, office supplies', -220, -18],
    ['Fuel card settlement', -310, -90, 'once'],
    ['Insurance instalment', -185, -140, 'once'],
    ['Monthly account fee', -12, -12, 'once'],
    ['Standing order, cleaning', -260, -180],
  ],
  ja: [
    ['振込入金 カ）アサギリコウギヨウ', 1200, 9800],
    ['振込入金 モリカゲシヨウジ（カ', 800, 5600],
    ['カード売上入金', 600, 4200],
    ['振込入金 ヤマブキドウ（カ', 900, 6400],
    ['給与振込', -9800, -6200, 'once'],
    ['家賃 緑橋第二ビル', -2800, -2800, 'once'],
    ['口座振替 電気料金', -420, -180, 'once'],
    ['口座振替 通信料', -160, -90, 'once'],
    ['カード 事務用品', -380, -40],
    ['振込手数料', -7, -4],
    ['社会保険料', -3100, -2100, 'once'],
    ['ATM 現金引出', -500, -100],
    ['口座振替 水道料金', -140, -60, 'once'],
  ],
};

/** Makes a month in which the balance never falls below nothing. */
export function makeStatementContent(random: Random, language: Language): StatementContent {
  const [holder] = pickCompanies(random, language, ['office', 'food', 'print', 'parts']);
  const month = makeDay(random);
  const start = { ...month, day: 1 };
  const end = endOfMonth(month, 0);
  const opening = language === 'ja' ? random.int(12000, 38000) * 131 : random.int(900000, 2600000);
  let balance = opening;
  const days = Array.from({ length: random.int(20, 26) }, () => random.int(0, end.day - 1)).sort(
    (a, b) => a - b,
  );
  const left = [...movements[language]];
  const entries = days.map((offset): StatementEntry => {
    const movement = pickMovement(random, left, balance);
    const entry = { description: movement[0], amount: pickAmount(random, language, movement) };
    balance += entry.amount;
    return { day: addDays(start, offset), balance, ...entry };
  });
  const sum = (sign: 1 | -1): number =>
    entries.filter(({ amount }) => amount * sign > 0).reduce((total, { amount }) => total + amount * sign, 0);
  return {
    holder,
    account: holder.account,
    start,
    end,
    opening,
    closing: balance,
    paidIn: sum(1),
    paidOut: sum(-1),
    entries,
  };
}

/** Takes what the balance can bear; what comes once a month is struck off the list. */
function pickMovement(random: Random, left: Movement[], balance: number): Movement {
  const movement = random.pick(left.filter(([, from]) => balance + from * 110 >= 0));
  if (movement[3] === 'once') left.splice(left.indexOf(movement), 1);
  return movement;
}

function pickAmount(random: Random, language: Language, [, from, to]: Movement): number {
  if (from === to) return from * 100;
  if (language === 'ja') return random.int(from, to) * random.int(92, 109);
  const odd = random.int(0, 99);
  return random.int(from, to) * 100 + (from < 0 ? -odd : odd);
}
