import { monthOfDay, type Day, type Month } from '../months.ts';
import { paymentDateRange } from '../payment.ts';

/** An incoming payment as reported by a bank. */
export type IncomingPayment = { date: Day; payer: string; amount: number };

/** An invoice that is not paid in full. `payers`: names under which its tenant is known to pay. */
export type OpenInvoice = {
  id: string;
  tenantId: string;
  companyName: string;
  payers: readonly string[];
  balance: number;
  billMonth: Month;
  dueDate: Day;
};

/**
 * `sure`: one tenant by name, one of its invoices by amount. The likeliest invoice comes first. `outOfRange`: it fits none because none can
 * have been paid on its day, which is in the future or before the billed months of those that it fits otherwise.
 */
export type PaymentMatch = {
  match: 'sure' | 'doubtful' | 'none';
  invoiceIds: string[];
  outOfRange: boolean;
};

/** How many invoices are suggested for a payment without a certain match. */
export const MAX_OFFERED = 20;

/**
 * Which open invoices payments may be for, by the payer's name, the amount and the date.
 * - The name is the tenant's and one of its invoices is open over just this amount: sure. Of several such the one due first is, and the
 *   next payment of the same amount is for the next one: no invoice is surely paid twice.
 * - Only the name or only the amount agrees, or what it fits is another payment's: doubtful.
 * - An invoice that cannot have been paid on that day is not offered.
 *
 * Takes as long as there are payments and invoices, not their product: a bank's file may have thousands of lines for thousands of invoices.
 */
export function matchPayments(
  payments: readonly IncomingPayment[],
  open: readonly OpenInvoice[],
  today: Day,
): PaymentMatch[] {
  const byDueDate = open.toSorted((one, other) =>
    one.dueDate === other.dueDate ? one.id.localeCompare(other.id) : one.dueDate < other.dueDate ? -1 : 1,
  );
  const byAmount = Map.groupBy(byDueDate, ({ balance }) => balance);
  const byPayer = new Map<string, OpenInvoice[]>();
  for (const invoice of byDueDate) {
    for (const key of new Set([invoice.companyName, ...invoice.payers].map(payerKey))) {
      if (isName(key)) byPayer.set(key, [...(byPayer.get(key) ?? []), invoice]);
    }
  }
  const payable = payableOn(today);
  const taken = new Set<string>();
  return payments.map((payment) => {
    const named = byPayer.get(payerKey(payment.payer)) ?? [];
    const amount = byAmount.get(payment.amount) ?? [];
    const match = matchPayment(payment, {
      named: payable(named, payment),
      amount: payable(amount, payment),
      taken,
      isKnown: named.length + amount.length > 0,
      isFuture: payment.date > today,
    });
    const [first] = match.invoiceIds;
    if (match.match === 'sure' && first !== undefined) taken.add(first);
    return match;
  });
}

/** Those that can have been paid on a payment's day. Found once for each list and month: many payments may fit the same invoices. */
function payableOn(today: Day) {
  const known = new Map<readonly OpenInvoice[], Map<Month, readonly OpenInvoice[]>>();
  return (invoices: readonly OpenInvoice[], { date }: IncomingPayment): readonly OpenInvoice[] => {
    if (date > today) return [];
    const byMonth = known.get(invoices) ?? new Map<Month, readonly OpenInvoice[]>();
    known.set(invoices, byMonth);
    const month = monthOfDay(date);
    const found =
      byMonth.get(month) ??
      invoices.filter(({ billMonth }) => paymentDateRange({ billMonth, today }).min <= date);
    byMonth.set(month, found);
    return found;
  };
}

function matchPayment(
  payment: IncomingPayment,
  { named, amount, taken, isKnown, isFuture }: Candidates,
): PaymentMatch {
  const exact = named.filter(({ balance }) => balance === payment.amount);
  const free = exact.filter(({ id }) => !taken.has(id));
  const [first] = free;
  const isOneTenant = new Set(named.map(({ tenantId }) => tenantId)).size === 1;
  const isSure = first !== undefined && isOneTenant;
  const likeliest = isSure ? free : [...free, ...named, ...amount.slice(0, MAX_OFFERED)];
  const invoiceIds = [...new Set(likeliest.map(({ id }) => id))].slice(0, MAX_OFFERED);
  const isOffered = invoiceIds.length > 0;
  const match = isSure ? 'sure' : isOffered ? 'doubtful' : 'none';
  return { match, invoiceIds, outOfRange: isFuture || (isKnown && !isOffered) };
}

/**
 * Invoices that a payment fits by the payer's name or by the amount, whether there would be any on another day, and those that other
 * payments are surely for.
 */
type Candidates = {
  readonly named: readonly OpenInvoice[];
  readonly amount: readonly OpenInvoice[];
  readonly taken: ReadonlySet<string>;
  readonly isKnown: boolean;
  readonly isFuture: boolean;
};

// Legal forms as banks abbreviate them before, behind and inside a payer's name, and as companies write them.
const LEGAL_FORMS =
  /株式会社|有限会社|合同会社|合資会社|合名会社|カブシキガイシヤ|ユウゲンガイシヤ|ゴウドウガイシヤ|\(株\)|\(有\)|\(同\)|\(?(?:カ|ユ|ド|メ|シ)\)|\((?:カ|ユ|ド|メ|シ)$/g;
const LARGE_KANA: Readonly<Record<string, string>> = {
  ァ: 'ア',
  ィ: 'イ',
  ゥ: 'ウ',
  ェ: 'エ',
  ォ: 'オ',
  ッ: 'ツ',
  ャ: 'ヤ',
  ュ: 'ユ',
  ョ: 'ヨ',
  ヮ: 'ワ',
};

/** By what a payer is matched and remembered: its plain name without long vowels, which banks write ｰ, -, or not at all. */
export function payerKey(name: string): string {
  return plainPayer(name).replaceAll('ー', '');
}

/**
 * A payer's name without what banks and companies write differently: widths, letter case, hiragana, small kana (the banks' file formats
 * have none), legal forms, spaces and signs. Lines of bank files are identified by it: it must not change.
 */
export function plainPayer(name: string): string {
  return name
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[ぁ-ゖ]/g, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? 0) + 0x60))
    .replaceAll(/[ァィゥェォッャュョヮ]/g, (kana) => LARGE_KANA[kana] ?? kana)
    .replaceAll(/\s/g, '')
    .replaceAll(LEGAL_FORMS, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** Whether a payer's key names somebody: one without a letter is a number of the bank, or nothing. */
export function isName(key: string): boolean {
  return /\p{L}/u.test(key);
}
