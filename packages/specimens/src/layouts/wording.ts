import type { Language, Layout, TradeKind } from '../types.ts';

/** The printed words of one trade document. */
export interface Wording {
  readonly title: string;
  readonly number: string;
  readonly date: string;
  /** The second day, or nothing where the kind has none. */
  readonly until: string;
  readonly reference: string;
  readonly recipient: string;
  readonly issuer: string;
  readonly greeting: string;
  /** Of the large total above the table. */
  readonly total: string;
  readonly subtotal: string;
  readonly tax: string;
  readonly grandTotal: string;
  readonly priced: boolean;
}

/** The labels of a layout: the trade has several words for the same thing, and documents differ in them. */
type Choice = Readonly<Record<Exclude<Layout, 'slip'>, string>> | string;
type Choices = { readonly [Key in keyof Omit<Wording, 'priced'>]: Choice } & { readonly priced: boolean };

const same = {
  en: {
    subtotal: { form: 'SUBTOTAL', modern: 'Subtotal', dense: 'Net total', long: 'Subtotal' },
    grandTotal: { form: 'TOTAL', modern: 'Total', dense: 'TOTAL', long: 'Grand total' },
  },
  ja: {
    subtotal: { form: '小計', modern: '小計', dense: '税抜合計', long: '小計' },
    tax: { form: '消費税', modern: '消費税（10%）', dense: '消費税額', long: '消費税等' },
    grandTotal: { form: '合計', modern: '合計', dense: '税込合計', long: '合計金額' },
  },
} as const;

const english: Readonly<Record<TradeKind, Choices>> = {
  invoice: {
    ...same.en,
    title: { form: 'INVOICE', modern: 'Invoice', dense: 'TAX INVOICE', long: 'Invoice' },
    number: { form: 'INVOICE NO.', modern: 'Invoice number', dense: 'Invoice #', long: 'Invoice No.' },
    date: { form: 'INVOICE DATE', modern: 'Issued', dense: 'Date', long: 'Invoice date' },
    until: { form: 'DUE DATE', modern: 'Due', dense: 'Payment due', long: 'Pay by' },
    reference: { form: 'YOUR ORDER', modern: 'Order', dense: 'PO ref.', long: 'Your order' },
    recipient: { form: 'BILL TO', modern: 'Billed to', dense: 'Bill to', long: 'Invoice to' },
    issuer: { form: 'FROM', modern: 'From', dense: 'From', long: 'From' },
    greeting: 'Thank you for your business.',
    total: { form: 'AMOUNT DUE', modern: 'Amount due', dense: 'Amount due', long: 'Amount due' },
    tax: '',
    priced: true,
  },
  'purchase-order': {
    ...same.en,
    title: {
      form: 'PURCHASE ORDER',
      modern: 'Purchase order',
      dense: 'PURCHASE ORDER',
      long: 'Purchase order',
    },
    number: { form: 'ORDER NO.', modern: 'Order number', dense: 'PO #', long: 'Order No.' },
    date: { form: 'ORDER DATE', modern: 'Ordered', dense: 'Date', long: 'Order date' },
    until: { form: 'DELIVER BY', modern: 'Delivery date', dense: 'Required by', long: 'Delivery date' },
    reference: { form: 'REQUISITION', modern: 'Requisition', dense: 'Req. no.', long: 'Requisition' },
    recipient: { form: 'SUPPLIER', modern: 'Supplier', dense: 'Vendor', long: 'Supplier' },
    issuer: { form: 'BUYER', modern: 'Ordered by', dense: 'Buyer', long: 'Buyer' },
    greeting: 'Please quote the order number on all papers.',
    total: { form: 'ORDER TOTAL', modern: 'Order total', dense: 'Order total', long: 'Order total' },
    tax: '',
    priced: true,
  },
  'delivery-note': {
    ...same.en,
    title: { form: 'DELIVERY NOTE', modern: 'Delivery note', dense: 'DELIVERY NOTE', long: 'Delivery note' },
    number: {
      form: 'DELIVERY NOTE NO.',
      modern: 'Delivery note',
      dense: 'Note #',
      long: 'Delivery note No.',
    },
    date: { form: 'DELIVERY DATE', modern: 'Delivered', dense: 'Delivery date', long: 'Delivery date' },
    until: '',
    reference: { form: 'ORDER NO.', modern: 'Order number', dense: 'Order #', long: 'Order No.' },
    recipient: { form: 'DELIVER TO', modern: 'Deliver to', dense: 'Ship to', long: 'Deliver to' },
    issuer: { form: 'SUPPLIER', modern: 'From', dense: 'Supplier', long: 'Supplier' },
    greeting: 'Please report missing or damaged goods within three working days.',
    total: '',
    tax: '',
    priced: false,
  },
  quotation: {
    ...same.en,
    title: { form: 'QUOTATION', modern: 'Quote', dense: 'QUOTATION', long: 'Quotation' },
    number: { form: 'QUOTATION NO.', modern: 'Quote number', dense: 'Quote #', long: 'Quotation No.' },
    date: { form: 'DATE', modern: 'Issued', dense: 'Date', long: 'Date' },
    until: { form: 'VALID UNTIL', modern: 'Valid until', dense: 'Expires', long: 'Valid until' },
    reference: { form: 'YOUR ENQUIRY', modern: 'Enquiry', dense: 'Enquiry', long: 'Your enquiry' },
    recipient: { form: 'PREPARED FOR', modern: 'Prepared for', dense: 'Customer', long: 'Customer' },
    issuer: { form: 'FROM', modern: 'From', dense: 'From', long: 'From' },
    greeting: 'We look forward to your order.',
    total: { form: 'QUOTED TOTAL', modern: 'Quoted total', dense: 'Quoted total', long: 'Quoted total' },
    tax: '',
    priced: true,
  },
};

const japanese: Readonly<Record<TradeKind, Choices>> = {
  invoice: {
    ...same.ja,
    title: { form: '請　求　書', modern: '請求書', dense: '御請求書', long: '請求明細書' },
    number: { form: '請求書番号', modern: '請求書番号', dense: '請求No.', long: '伝票番号' },
    date: { form: '請求日', modern: '発行日', dense: '請求日付', long: '発行年月日' },
    until: { form: 'お支払期限', modern: '支払期限', dense: 'お支払期日', long: 'お支払期限' },
    reference: { form: '貴社注文番号', modern: '注文番号', dense: '注文No.', long: '注文番号' },
    recipient: '請求先',
    issuer: '請求元',
    greeting: '下記のとおりご請求申し上げます。',
    total: { form: 'ご請求金額', modern: 'ご請求金額', dense: '今回御請求額', long: 'ご請求金額（税込）' },
    priced: true,
  },
  'purchase-order': {
    ...same.ja,
    title: { form: '注　文　書', modern: '注文書', dense: '発注書', long: '注文書' },
    number: { form: '注文番号', modern: '注文番号', dense: '発注No.', long: '注文書番号' },
    date: { form: '注文日', modern: '注文日', dense: '発注日', long: '注文年月日' },
    until: { form: '納期', modern: '希望納期', dense: '納入期日', long: '納期' },
    reference: { form: '稟議番号', modern: '稟議番号', dense: '稟議No.', long: '稟議番号' },
    recipient: '発注先',
    issuer: '発注元',
    greeting: '下記のとおりご注文申し上げます。',
    total: { form: 'ご注文金額', modern: 'ご注文金額', dense: '発注金額', long: 'ご注文金額（税込）' },
    priced: true,
  },
  'delivery-note': {
    ...same.ja,
    title: { form: '納　品　書', modern: '納品書', dense: '納品書', long: '納品明細書' },
    number: { form: '納品書番号', modern: '納品書番号', dense: '納品No.', long: '伝票番号' },
    date: { form: '納品日', modern: '納品日', dense: '納品日付', long: '納品年月日' },
    until: '',
    reference: { form: '貴社注文番号', modern: '注文番号', dense: '注文No.', long: '注文番号' },
    recipient: '納品先',
    issuer: '納品元',
    greeting: '下記のとおり納品いたしました。ご査収ください。',
    total: { form: '納品金額', modern: '納品金額', dense: '納品合計額', long: '納品金額（税込）' },
    priced: true,
  },
  quotation: {
    ...same.ja,
    title: { form: '御 見 積 書', modern: '見積書', dense: '御見積書', long: '見積明細書' },
    number: { form: '見積番号', modern: '見積番号', dense: '見積No.', long: '見積書番号' },
    date: { form: '見積日', modern: '発行日', dense: '見積日付', long: '発行年月日' },
    until: { form: '有効期限', modern: '有効期限', dense: '見積有効期限', long: '有効期限' },
    reference: { form: '件名番号', modern: '案件番号', dense: '案件No.', long: '案件番号' },
    recipient: '見積先',
    issuer: '見積元',
    greeting: '下記のとおりお見積り申し上げます。',
    total: { form: 'お見積金額', modern: 'お見積金額', dense: '御見積金額', long: 'お見積金額（税込）' },
    priced: true,
  },
};

/** The words of a document's kind and layout. */
export function wordingOf(kind: TradeKind, language: Language, layout: Exclude<Layout, 'slip'>): Wording {
  const choices = (language === 'ja' ? japanese : english)[kind];
  const pick = (choice: Choice): string => (typeof choice === 'string' ? choice : choice[layout]);
  const { priced, ...words } = choices;
  const entries = Object.entries(words).map(([key, choice]) => [key, pick(choice)]);
  return { ...(Object.fromEntries(entries) as Omit<Wording, 'priced'>), priced };
}
