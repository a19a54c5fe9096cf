import type { DocumentKind } from './kind.ts';
import { OTHER_KINDS } from './other-kinds.ts';

const PAID =
  /cashier|than[kx]?y[oa]u|c[ao]meagain|cashreceived|^cash(?:rm|tendered)?\d*$|^visa|^mastercard|rounding|gstsumm|^pax|goodssold|notreturnable|originalreceipt|ありがとうございました|お買上|お預り|お釣|おつり|レジ|正に領|領収(?:いた|致)|[上左]記.{0,4}正に|^但|収入印紙/gm;

/** All kinds; first those of the standard templates. */
export const KINDS: readonly DocumentKind[] = [
  {
    id: 'invoice',
    titles:
      /invoice(?!to|no|number|date|for|summary|total|address|period)|^(?:tax)?bill$|^facture|rechnung(?!s)|factuur(?!n)|fattura|factura(?!c)|(?<!適格)請求書|請求明細|代金ご?請求/,
    usual: ['invoice', 'taxinvoice', '請求書', '御請求書', 'ご請求書'],
    signs: {
      invoice_number: 3,
      invoice_date: 2,
      due_date: 1,
      payment_terms: 0.5,
      iban: 0.5,
      bank: 0.5,
      account_holder: 0.5,
      amount_due: 0.7,
      registration_number: 0.3,
    },
    words: /ご請求(?:申し|もうし|いたし)|振込(?:先|手数料)|pleasepay|remitto/g,
  },
  {
    id: 'receipt',
    titles:
      /^(?:official|cash|sales|tax|payment)?receipt(?!no|number|date)|領収[書証]|レシート|kassabon|quittung/,
    usual: ['receipt', 'officialreceipt', 'salesreceipt', '領収書', '領収証'],
    signs: {
      tendered: 1.5,
      change: 2.5,
      receipt_number: 2.5,
      card_digits: 1,
      approval_code: 1,
      total_quantity: 0.5,
      payment_method: 0.5,
      rounding: 1,
    },
    words: PAID,
    headedAs: 'invoice',
  },
  {
    id: 'order',
    titles:
      /purchaseorder(?!no|number|date|ref)|^order$|orderform|bestellung|注文書|発注書|注文明細書|発注明細書/,
    usual: ['purchaseorder', '注文書', '発注書', '御注文書'],
    signs: { order_number: 1, order_date: 1.5, delivery_date: 0.5, approver: 0.5, delivery_place: 0.7 },
  },
  {
    id: 'delivery',
    titles:
      /delivery(?:note|order|slip)(?!no|number)|packing(?:slip|list)|despatchnote|dispatchnote|shippinglist|lieferschein|bondelivraison|納品書|納品伝票|納品明細|梱包明細|出荷明細|パッキングリスト/,
    usual: ['deliverynote', 'packingslip', 'packinglist', 'despatchnote', '納品書', 'パッキングリスト'],
    signs: {
      delivery_number: 3,
      packed_by: 2,
      received_by: 1,
      packages: 0.7,
      carrier: 0.5,
      ship_to: 0.5,
      order_number: 0.3,
      tracking_number: 0.3,
      delivery_date: 0.5,
    },
  },
  {
    id: 'quote',
    titles:
      /^(?:price)?quot(?:ation|e)(?!no|number|date)|^(?:cost)?estimate(?!no|number|date)|^proforma|angebot|devis|offerte|見積書|見積り書|お?見積り?$/,
    usual: ['quotation', 'estimate', '見積書', '御見積書', 'お見積書'],
    signs: { quote_number: 3, quote_date: 2, valid_until: 2.5, delivery_place: 0.3, payment_terms: 0.3 },
  },
  {
    id: 'statement',
    titles:
      /(?:bank|currentaccount|savingsaccount|creditcard)statement(?!date|no|number|period)|kontoauszug|取引明細|入出金明細|残高証明|普通預金/,
    signs: {
      opening_balance: 2.5,
      closing_balance: 2.5,
      money_in: 1.5,
      money_out: 1.5,
      overdraft: 2,
      previous_balance: 0.3,
      sort_code: 0.3,
      iban: 0.3,
    },
  },
  {
    id: 'card',
    titles: /businesscard|名刺|visitenkarte/,
    signs: {
      email: 1,
      mobile: 1.5,
      fax: 0.5,
      phone: 0.5,
      website: 0.3,
      job_title: 1,
      department: 0.5,
      representative: 0.3,
    },
  },
  ...OTHER_KINDS,
];
