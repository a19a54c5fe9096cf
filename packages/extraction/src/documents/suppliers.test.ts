import { describe, expect, it } from 'vitest';
import { extract } from '../extract.ts';
import { buildPage } from '../testing/page-builder.ts';
import type { PlacedText } from '../testing/page-builder.ts';

/** Values by instruction, of a page set line by line: parts of a line are set apart by " | ". */
function read(
  lines: readonly string[],
  asked: Readonly<Record<string, string | null>>,
): Record<string, string | null> {
  const settings: PlacedText[] = lines.flatMap((text, row) =>
    text.split(' | ').map((part, column) => ({ x: 40 + 260 * column, y: 40 + 16 * row, text: part })),
  );
  const fields = Object.keys(asked).map((description, index) => ({ name: `f${index}`, description }));
  const found = extract([buildPage(settings.filter((setting) => setting.text !== ''))], {
    fields,
    tables: [],
  }).fields;
  return Object.fromEntries(fields.map((field, index) => [field.description, found[index]?.value ?? null]));
}

const cases: Readonly<
  Record<string, { lines: readonly string[]; asked: Readonly<Record<string, string | null>> }>
> = {
  'a cloud bill': {
    lines: [
      'Cumulus Web Services, Inc. | Invoice',
      'Email or talk to us about your bill: cumulus.example.com/support',
      'Invoice Summary',
      'Account number: | 4218301771',
      'Invoice Number: | 42183017',
      'Invoice Date: | December 3 , 2014',
      'TOTAL AMOUNT DUE ON December 3 , 2014 | $4.11',
      'This invoice is for the billing period November 1 - November 30 , 2014',
      'Bill to Address:',
      'Larkfield Instruments',
      '12 Foundry Road',
    ],
    asked: {
      'The invoice number': '42183017',
      'Invoice date': '2014-12-03',
      'Total amount due': '4.11',
      'The name of the buyer': 'Larkfield Instruments',
      IBAN: null,
    },
  },
  'a German invoice': {
    lines: [
      'Hafenkontor Systeme GmbH | Rechnung',
      'Kaistraße 4, 20457 Hamburg',
      'Rechnungsnummer: | RE-30064443',
      'Rechnungsdatum: | 1. August 2017',
      'Kundennummer: | 2032431',
      'Fällig am: | 15.08.2017',
      'Nettobetrag | 29,18 €',
      'MwSt. 19% | 5,55 €',
      'Gesamtbetrag | 34,73 €',
      'USt-IdNr.: DE232446240',
      'IBAN: DE89 3704 0044 0532 0130 00',
    ],
    asked: {
      'Invoice number (Rechnungsnummer)': 'RE-30064443',
      'The invoice date': '2017-08-01',
      'Customer number': '2032431',
      'Due date': '2017-08-15',
      'Net amount': '29.18',
      'VAT amount': '5.55',
      'The total including VAT': '34.73',
      'VAT number of the seller': 'DE232446240',
      'IBAN of the seller': 'DE89370400440532013000',
      'The company that issued the invoice': 'Hafenkontor Systeme GmbH',
    },
  },
  'a French invoice': {
    lines: [
      'Papeterie du Lac SARL',
      '8 rue des Tilleuls, 74000 Annecy',
      'Facture n° NP-2014-117 | Le 1er avril 2014',
      'Total HT | 1 020,00 €',
      'TVA 20 % | 204,00 €',
      'Total TTC | 1 224,00 €',
      'Date limite de paiement : 30/04/2014',
    ],
    asked: {
      'The invoice number': 'NP-2014-117',
      'Total before tax (Total HT)': '1020',
      'The grand total (Total TTC)': '1224',
      'The amount of VAT': '204',
      'The last day to pay': '2014-04-30',
    },
  },
  'a hotel bill': {
    lines: [
      'TAX INVOICE',
      'Marigold Rooms 114 | Invoice No: IBZY2087',
      '14 Hill Road, Bangalore - 560067 | Date: 31/12/2017',
      'Guest Name: | Priya Raman',
      'Booking ID | BKID-6611',
      'Room tariff (2 nights) | Rs. 1,731.25',
      'CGST 6% | Rs. 103.88',
      'SGST 6% | Rs. 103.87',
      'Grand Total | Rs. 1,939.00',
      'Amount paid | Rs. 1,939.00',
    ],
    asked: {
      'Invoice number': 'IBZY2087',
      'The date': '2017-12-31',
      'The grand total': '1939',
      'Booking ID': 'BKID-6611',
      'Guest name': 'Priya Raman',
      'Due date': null,
    },
  },
  'a Japanese quotation': {
    lines: [
      '御見積書',
      '見積番号 Q-2025-031 | 見積日 令和7年5月27日',
      '株式会社中央物産 御中 | 有限会社あおば商会',
      '件名：社内ネットワーク工事 | 〒980-0811 宮城県仙台市青葉区一番町2-8-15',
      '納期：ご発注後2週間 | TEL 022-123-4567 FAX 022-123-4568',
      '有効期限：2025年6月30日 | 担当：伊藤',
      '御見積金額 ￥1,234,200-（税込）',
      '支払条件：月末締め翌月末払い',
      '小計 | 1,122,000',
      '消費税 | 112,200',
      '合計 | 1,234,200',
    ],
    asked: {
      見積書の番号: 'Q-2025-031',
      見積日: '2025-05-27',
      '宛先の会社名（御中の前）': '株式会社中央物産',
      見積書を出した会社: '有限会社あおば商会',
      件名: '社内ネットワーク工事',
      有効期限: '2025-06-30',
      '見積金額（税込）': '1234200',
      税抜の小計: '1122000',
      消費税額: '112200',
      電話番号: '022-123-4567',
      FAX番号: '022-123-4568',
      支払条件: '月末締め翌月末払い',
      振込先の口座番号: null,
    },
  },
  'a Japanese till receipt': {
    lines: [
      'ドラッグみどり 駅前店',
      '東京都中野区中野1-2-3',
      '電話 03-3333-4444',
      '登録番号 T1234567890123',
      '2025/06/01(日) 10:22 | レジ0012',
      '洗剤 | ¥398',
      'お茶 ※ | ¥108',
      '小計 | ¥506',
      '内税10%対象額 | ¥398',
      '(内消費税等10% | ¥36)',
      '内税8%対象額 | ¥108',
      '(内消費税等8% | ¥8)',
      '合計 | ¥506',
      'お預り | ¥1,000',
      'お釣り | ¥494',
      '取引No 4412 | 責任者 山本',
    ],
    asked: {
      お店の名前: 'ドラッグみどり 駅前店',
      買い物をした日付: '2025-06-01',
      合計金額: '506',
      '8%対象の消費税額': '8',
      '10%対象の消費税額': '36',
      お釣りの金額: '494',
      登録番号: 'T1234567890123',
      レシート番号: '4412',
      お店の電話番号: '03-3333-4444',
    },
  },
  'an Australian invoice with its labels in a row and no order number of its own': {
    lines: [
      'SunBridge Solar Pty Ltd | Tax Invoice',
      'ABN 51 824 753 556 | No: 20417',
      '88 Enterprise Way, Osborne Park WA 6017',
      'Invoice to: | Job site:',
      'Harriet Bloom | Site office',
      'Total ex GST | $5,076.00',
      'GST | $507.60',
      'Balance owing | $5,583.60',
    ],
    asked: {
      'The name of the company or person this document is addressed to': 'Harriet Bloom',
      'The sum of all items before any tax is added': '5076',
      'Please tell me who issued this document.': 'SunBridge Solar Pty Ltd',
      'The fax number, not the telephone': null,
      'The date on which the goods are or were delivered': null,
    },
  },
  'a letter in a window envelope': {
    lines: [
      'Brandl Metallbau GmbH | Rechnungsnummer: RE-2025-0418',
      'Industriestraße 18, 86153 Augsburg | Rechnungsdatum: 07.04.2025',
      '',
      '',
      'Stadtwerke Memmingen',
      'Schlachthofstraße 3',
      '87700 Memmingen',
      'Zahlbar bis: | 07.05.2025',
      'Tel. 0821 / 55 81 20 | HRB 21877',
    ],
    asked: {
      'Customer name in the address block': 'Stadtwerke Memmingen',
      'The last day to pay this bill before we get a reminder': '2025-05-07',
      'The day on which this invoice was issued by the supplier': '2025-04-07',
      'Order number, not the invoice number': null,
    },
  },
  銀行の一行と空けた氏名: {
    lines: [
      '御見積書 | 見積番号：E-25-0317',
      '村上 和也 様 | 中部リフォーム株式会社',
      '合計 | 792,000円',
      '振込先：三井住友銀行 三軒茶屋支店 普通 4471182 カ）ミナト',
    ],
    asked: {
      振込先の銀行名をお願いします: '三井住友銀行',
      代金を振り込む銀行口座の番号: '4471182',
      振込先の口座がある支店の名前: '三軒茶屋支店',
      普通か当座かの区別: '普通',
      '注文番号（見積番号ではない）': null,
    },
  },
};

describe('documents of many suppliers', () => {
  it.each(Object.entries(cases))('%s', (_, { lines, asked }) => {
    expect(read(lines, asked)).toEqual(asked);
  });
});
