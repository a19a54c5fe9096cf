import { balanceOf, DEFAULT_NUMBER_PREFIX, type AmountLine } from '@ocr/billing';
import type { Invoice, InvoiceDetail, InvoiceMail } from '@ocr/contract';
import { invoiceEn } from '@ocr/contract/invoice-messages.en';
import { invoiceJp } from '@ocr/contract/invoice-messages.jp';
import { describeLines } from '@ocr/contract/invoice-paper';
import type { PaymentRow } from '../payments/payments.store.ts';
import { findRevertable } from '../payments/revertable.ts';
import { amountsOf } from './amount-columns.ts';
import { monthFromColumn } from '../billing-calendar.store.ts';
import type { InvoiceRow } from './invoices.store.ts';

/** An invoice as lists show it. */
export function presentInvoice(row: InvoiceRow): Invoice {
  return {
    id: row.id,
    number: row.number,
    tenantId: row.tenant_id,
    tenantNumber: row.tenant_number,
    companyName: row.company_name,
    billMonth: monthFromColumn(row.month),
    requestCount: row.request_count,
    pagesUsed: row.pages_used,
    blocksUsed: row.blocks_used,
    packagesUsed: row.packages_used,
    packagesRegistered: row.packages_registered,
    blocksRegistered: row.blocks_registered,
    paymentStatus: row.payment_status,
    paymentDate: row.payment_date,
    issuedDate: row.issued_date,
    dueDate: row.due_date,
    usageStatus: row.usage_status,
    state: row.state,
    ...presentAmounts(row),
  };
}

type Amounts = Pick<
  Invoice,
  'kind' | 'refersTo' | 'currency' | 'subtotal' | 'taxes' | 'taxTotal' | 'total' | 'paid' | 'balance'
>;
const noAmounts: Amounts = {
  kind: null,
  refersTo: null,
  currency: null,
  subtotal: null,
  taxes: null,
  taxTotal: null,
  total: null,
  paid: null,
  balance: null,
};

function presentAmounts(row: InvoiceRow): Amounts {
  const amounts = amountsOf(row);
  if (amounts === undefined) return noAmounts;
  const { lines: _lines, ...sums } = amounts;
  return { kind: row.kind, refersTo: row.refers_to, ...sums, balance: balanceOf(amounts) };
}

const writings = {
  en: { t: invoiceEn, locale: 'en' },
  jp: { t: invoiceJp, locale: 'ja' },
};

function presentLines(lines: readonly AmountLine[], language: 'en' | 'jp'): InvoiceDetail['lines'] {
  const { t, locale } = writings[language];
  const descriptions = describeLines(lines, t, locale);
  return lines.map((line, index) => ({ ...line, description: descriptions[index] ?? '' }));
}

export interface DetailParts {
  readonly language: 'en' | 'jp';
  readonly payments: readonly PaymentRow[];
  readonly mails: readonly InvoiceMail[];
  /** The number of the referenced document. */
  readonly other: string | null;
  /** The viewer, and today in the partner's time zone. Without them, no payment can be undone. */
  readonly asking?: { readonly today: string; readonly userId: string } | undefined;
}

/** An invoice with its days, lines, payments and issuer. */
export function presentInvoiceDetail(
  row: InvoiceRow,
  { language, payments, mails, other, asking }: DetailParts,
): InvoiceDetail {
  return {
    ...presentInvoice(row),
    partnerName: row.partner_name,
    pagesPerBlock: row.pages_per_block,
    blocksPerPackage: row.blocks_per_package,
    blockLimit: row.block_limit,
    canTakeBackPayment: asking !== undefined && findRevertable(row, payments, asking) !== undefined,
    days: row.days,
    lines: row.lines && presentLines(row.lines, language),
    payments: payments.map(({ id, kind, date, amount, note }) => ({ id, kind, date, amount, note })),
    mails: [...mails],
    issuer: row.issuer && { logo: null, seal: null, numberPrefix: DEFAULT_NUMBER_PREFIX, ...row.issuer },
    recipient: row.recipient ?? '',
    recipientAddress: row.recipient_address ?? '',
    reason: row.reason,
    refersToNumber: other,
  };
}
