import { invoiceJp } from '@ocr/contract/invoice-messages.jp';
import type { BillingMessages } from './billing-messages.en.ts';

export const billingMessages: BillingMessages = {
  usage: '利用状況',
  usageFile: (period) => `利用状況_${period}.xlsx`,
  period: (first, last) => `${first}～${last}`,
  month: '利用月',
  tenant: 'テナント',
  usageStatus: '上限の状況',
  usageStatuses: { normal: '上限内', close_to_limit: '上限間近', full_capacity: '上限到達' },
  paymentStatus: 'お支払状況',
  paymentStatuses: { pending: '未払い', paid: '支払済み', overdue: '期限超過' },
  value: '内容',
  lines: '明細',
  paid: 'お支払い済みの金額',
  balance: '残高',
  page: (number, of) => `${number}/${of}ページ`,
  invoice: invoiceJp,
};
