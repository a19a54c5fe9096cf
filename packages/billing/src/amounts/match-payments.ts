import { dayInMonth, type Day, type Month } from '../months.ts';

/** Money that came in, as a bank states it. */
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

/** `sure`: one tenant by name, one of its invoices by amount. The likeliest invoice comes first. */
export type PaymentMatch = { match: 'sure' | 'doubtful' | 'none'; invoiceIds: string[] };

/**
 * Which open invoices a payment may be for, by the payer's name, the amount and the date.
 * - The name is the tenant's and one of its invoices is open over just this amount: sure. Of several such the one due first is.
 * - Only the name or only the amount agrees, or it was paid before the billed month: doubtful.
 */
export function matchPayment(payment: IncomingPayment, open: readonly OpenInvoice[]): PaymentMatch {
  const byDueDate = open.toSorted((one, other) =>
    one.dueDate === other.dueDate ? one.id.localeCompare(other.id) : one.dueDate < other.dueDate ? -1 : 1,
  );
  const payer = payerKey(payment.payer);
  const isPayer = (invoice: OpenInvoice): boolean =>
    payer !== '' && [invoice.companyName, ...invoice.payers].some((name) => payerKey(name) === payer);
  const isAmount = (invoice: OpenInvoice): boolean => invoice.balance === payment.amount;
  const named = byDueDate.filter(isPayer);
  const exact = named.filter(isAmount);
  const [first] = exact;
  const tenants = new Set(named.map(({ tenantId }) => tenantId));
  if (first !== undefined && tenants.size === 1 && dayInMonth(first.billMonth, 1) <= payment.date)
    return { match: 'sure', invoiceIds: exact.map(({ id }) => id) };
  const others = [...exact, ...named, ...byDueDate.filter(isAmount)];
  const invoiceIds = [...new Set(others.map(({ id }) => id))];
  return { match: invoiceIds.length > 0 ? 'doubtful' : 'none', invoiceIds };
}

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

/**
 * A payer's name without what banks and companies write differently: widths, letter case, hiragana, small kana (the banks' file formats
 * have none), legal forms, spaces and signs.
 */
export function payerKey(name: string): string {
  return name
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[ぁ-ゖ]/g, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? 0) + 0x60))
    .replaceAll(/[ァィゥェォッャュョヮ]/g, (kana) => LARGE_KANA[kana] ?? kana)
    .replaceAll(/\s/g, '')
    .replaceAll(LEGAL_FORMS, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
