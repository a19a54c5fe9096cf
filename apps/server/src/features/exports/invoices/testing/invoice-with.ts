import { creditedAmounts, invoiceAmounts, type InvoiceAmounts } from '@ocr/billing';
import { describeLines, type PricedInvoice } from '@ocr/contract/invoice-paper';
import { billingMessages as english } from '../../billing-messages.en.ts';
import { billingMessages as japanese } from '../../billing-messages.jp.ts';

/** How an invoice is written in each language. */
export const formats = {
  Japanese: { t: japanese, locale: 'ja' },
  English: { t: english, locale: 'en' },
} as const;
export type Format = (typeof formats)[keyof typeof formats];

/** Of 20 blocks, 12 registered; with `tiers` as many lines for blocks over as there are prices of them. */
function amountsWith({ tiers, isExempt = false, pricesIncludeTax = false }: Priced): InvoiceAmounts {
  return invoiceAmounts(
    {
      month: '2026-11',
      blocksUsed: tiers * 2 + 12,
      blocksPerPackage: 10,
      packagesRegistered: 1,
      blocksRegistered: 2,
    },
    {
      prices: {
        currency: 'JPY',
        baseFee: 5005,
        packagePrice: 10_000,
        blockPrice: 1200,
        overBlockPrice: 3000,
        taxRate: 10,
        tiers: Array.from({ length: tiers }, (_, index) => ({ fromBlock: index + 2, price: 2999 - index })),
      },
      discount: { percent: 10, until: '2027-01' },
      tax: { rounding: 'down', pricesIncludeTax, isExempt },
    },
  );
}
export interface Priced {
  readonly tiers: number;
  readonly isExempt?: boolean;
  readonly pricesIncludeTax?: boolean;
}

const usage = {
  id: '1',
  number: 'INV-202611-0042',
  tenantId: '2',
  tenantNumber: 'T-0007',
  companyName: '株式会社𠮷野家髙島商事',
  partnerName: '神田事務サービス合同会社',
  billMonth: '2026-11',
  requestCount: 31,
  pagesUsed: 2000,
  blocksUsed: 20,
  packagesUsed: 2,
  packagesRegistered: 1,
  blocksRegistered: 2,
  pagesPerBlock: 100,
  blocksPerPackage: 10,
  blockLimit: 20,
  canTakeBackPayment: false,
  paymentStatus: 'pending' as const,
  paymentDate: null,
  issuedDate: '2026-12-01',
  dueDate: '2026-12-31',
  usageStatus: 'normal' as const,
  state: 'issued' as const,
  kind: 'invoice' as const,
  refersTo: null,
  refersToNumber: null,
  reason: null,
};

const issuer = {
  name: '神田事務サービス合同会社',
  nameEn: 'Kanda Office Services LLC',
  registrationNumber: 'T7000012050002',
  address: '〒101-0044\n東京都千代田区鍛冶町2-1-1',
  phone: '03-5550-0100',
  email: 'billing@kanda.example.com',
  bankAccounts: ['みずほ銀行 神田支店 普通 1234567'],
  note: '振込手数料は貴社にてご負担ください。',
  noteEn: 'Please bear the transfer fee.',
  numberPrefix: 'INV',
  taxRounding: 'down' as const,
  draftFirst: false,
  reminderDays: [],
  logo: null,
  seal: null,
};

/** An issued invoice over these prices, as the server presents it. */
export function invoiceWith(
  priced: Priced,
  { t, locale }: Format,
  changes: Partial<PricedInvoice> = {},
): PricedInvoice {
  const { isExempt = false, pricesIncludeTax = false } = priced;
  const amounts = amountsWith(priced);
  const credited = changes.kind === 'credit_note' ? creditedAmounts(amounts) : amounts;
  const descriptions = describeLines(credited.lines, t.invoice, locale);
  return {
    ...usage,
    ...credited,
    paid: 0,
    balance: credited.total,
    lines: credited.lines.map((line, index) => ({ ...line, description: descriptions[index]! })),
    payments: [],
    mails: [],
    issuer: {
      ...issuer,
      registrationNumber: isExempt ? null : issuer.registrationNumber,
      pricesIncludeTax,
      isExempt,
    },
    recipient: '経理部 ご担当者様',
    recipientAddress: '〒220-0012\n神奈川県横浜市西区みなとみらい2-3-1',
    days: [{ day: '2026-11-02', requestCount: 31, pagesUsed: 2000 }],
    ...changes,
  };
}

/** Credit of another invoice that was deducted at issue. */
export const creditOf = (amount: number): PricedInvoice['payments'][number] => ({
  id: '3',
  kind: 'offset',
  date: '2026-12-01',
  amount,
  note: 'CN-202611-0001',
});
