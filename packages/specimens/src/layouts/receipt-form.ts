import { printDay } from '../content/calendar.ts';
import { printMoney, yenSign, yenWide } from '../content/money.ts';
import type { MoneyStyle } from '../content/money.ts';
import { amountInWords } from '../content/number-words.ts';
import { makePaymentReceiptContent } from '../content/receipt.ts';
import type { PaymentReceiptContent } from '../content/receipt.ts';
import { drawSeal } from '../draw/seal.ts';
import { Sheet } from '../draw/sheet.ts';
import { createRandom } from '../random.ts';
import type { Language, Specimen, TruthValue } from '../types.ts';
import { dayTruth, moneyTruth, plainTruth, templateTruth } from './truth.ts';

/** The printed forms of one receipt. */
interface Printed {
  readonly sheet: Sheet;
  readonly content: PaymentReceiptContent;
  readonly date: string;
  readonly total: string;
  readonly subtotal: string;
  readonly tax: string;
}

/** Makes a receipt for one payment: the Japanese 領収書 with its seal, or an English receipt from a book of forms. */
export async function makeReceiptForm({
  language,
  seed,
}: {
  language: Language;
  seed: number;
}): Promise<Omit<Specimen, 'name'>> {
  const content = makePaymentReceiptContent(createRandom(`receipt ${language} form ${seed}`), language);
  const japanese = language === 'ja';
  const sign: MoneyStyle = {
    decimals: 2,
    before: content.issuer.country === 'uk' ? '£' : '$',
    after: '',
    minus: '-',
  };
  const [style, large] = japanese ? [yenSign, yenWide] : [sign, sign];
  const printed: Printed = {
    sheet: new Sheet({
      size: japanese ? [595.28, 340] : [595.28, 320],
      typeface: japanese ? 'noto' : 'serif',
      day: content.date,
      title: `${japanese ? '領収書' : 'Receipt'} ${content.number}`,
    }),
    content,
    date: printDay(content.date, 'long', japanese ? 'ymd' : content.issuer.country === 'us' ? 'mdy' : 'dmy'),
    total: printMoney(content.total, large),
    subtotal: printMoney(content.subtotal, style),
    tax: printMoney(content.tax, style),
  };
  if (japanese) drawJapanese(printed);
  else drawEnglish(printed);
  const truth = templateTruth(printed.sheet, { kind: 'receipt', language }, values(printed, style), []);
  return { pdf: await printed.sheet.finish(), truth };
}

function drawJapanese({ sheet, content, date, total, subtotal, tax }: Printed): void {
  const { issuer, payer } = content;
  sheet
    .box(22, 20, 551, 300, { stroke: '#444444', line: 1 })
    .box(26, 24, 543, 292, { stroke: '#444444', line: 0.4 });
  sheet.text('領　収　書', { x: 22, y: 52, width: 551, align: 'center', size: 20, weight: 'bold' });
  sheet.text(`No. ${content.number}`, { x: 420, y: 46, width: 130, align: 'right', size: 9 });
  sheet.text(`発行日　${date}`, { x: 400, y: 62, width: 150, align: 'right', size: 9 });
  sheet
    .text(`${payer.name}　御中`, { x: 46, y: 98, width: 290, size: 14, weight: 'bold' })
    .rule(46, 111, 346, 111, 0.8);
  sheet.box(110, 126, 376, 40, { fill: '#f0efe9' });
  sheet.text('金額', { x: 124, y: 146, size: 11 });
  sheet.text(total, { x: 110, y: 146, width: 376, align: 'center', size: 22, weight: 'bold' });
  sheet.text(`但し　${content.purpose}として`, { x: 110, y: 184, size: 10.5 }).rule(110, 194, 486, 194, 0.5);
  sheet.text('上記正に領収いたしました。', { x: 110, y: 208, size: 9.5 });
  const inside = [
    ['税抜金額', subtotal],
    [`消費税額（${content.rate}%）`, tax],
    ['お支払方法', content.payment],
  ] as const;
  sheet.text('内訳', { x: 46, y: 236, size: 9, weight: 'bold' });
  inside.forEach(([label, text], index) => {
    const y = 254 + index * 17;
    sheet.text(label, { x: 46, y, size: 9 }).text(text, { x: 120, y, width: 90, align: 'right', size: 9 });
    sheet.rule(46, y + 8, 210, y + 8, 0.3, '#888888');
  });
  if (content.subtotal >= 50000) {
    sheet.pdf.dash(3, { space: 2 });
    sheet.box(236, 236, 54, 62, { stroke: '#777777', line: 0.7 });
    sheet.pdf.undash();
    sheet.lines(['収入', '印紙'], {
      x: 236,
      y: 260,
      width: 54,
      align: 'center',
      size: 9,
      leading: 14,
      color: '#777777',
    });
  }
  drawSeal(sheet, issuer.name, { x: 532, y: 262, side: 44 });
  sheet.text(issuer.name, { x: 320, y: 238, width: 184, size: 11, weight: 'bold' });
  sheet.lines(
    [`〒${issuer.postal}`, ...issuer.address, `TEL ${issuer.phone}`, `登録番号 ${issuer.registration}`],
    { x: 320, y: 253, width: 186, size: 8.2, leading: 12 },
  );
}

function drawEnglish({ sheet, content, date, total, subtotal, tax }: Printed): void {
  const { issuer, payer } = content;
  sheet.box(20, 20, 555, 280, { stroke: '#2f4a3c', line: 1.2 });
  sheet.text(issuer.name, { x: 40, y: 46, width: 300, size: 15, weight: 'bold', color: '#2f4a3c' });
  sheet.lines([issuer.address.join(', '), `Tel ${issuer.phone}`], {
    x: 40,
    y: 64,
    width: 320,
    size: 9,
    leading: 12,
  });
  sheet.text('RECEIPT', {
    x: 400,
    y: 48,
    width: 155,
    align: 'right',
    size: 22,
    weight: 'bold',
    color: '#2f4a3c',
    spacing: 1,
  });
  sheet
    .text('No.', { x: 440, y: 74, size: 9 })
    .text(content.number, { x: 470, y: 74, width: 85, align: 'right', size: 11, weight: 'bold' });
  sheet
    .text('Date', { x: 440, y: 90, size: 9 })
    .text(date, { x: 465, y: 90, width: 90, align: 'right', size: 10 });
  const currency = issuer.country === 'uk' ? 'pounds' : 'dollars';
  const entries = [
    ['Received from', payer.name],
    ['The sum of', amountInWords(content.total, currency)],
    ['In payment of', content.purpose],
    ['Paid by', content.payment],
  ] as const;
  entries.forEach(([label, text], index) => {
    const y = 128 + index * 24;
    sheet
      .text(label, { x: 40, y, size: 10, color: '#444444' })
      .text(text, { x: 126, y, width: 425, size: 11.5 });
    sheet.rule(122, y + 9, 555, y + 9, 0.4, '#777777');
  });
  drawEnglishSums({ sheet, content, subtotal, tax, total });
}

function drawEnglishSums({ sheet, content, subtotal, tax, total }: Omit<Printed, 'date'>): void {
  const { issuer } = content;
  const sums = [
    ['Net', subtotal],
    [
      `${issuer.country === 'us' ? 'Sales tax' : issuer.country === 'uk' ? 'VAT' : 'GST'} ${content.rate}%`,
      tax,
    ],
    ['Total received', total],
  ] as const;
  sums.forEach(([label, text], index) => {
    const y = 228 + index * 20;
    const weight = index === 2 ? 'bold' : 'regular';
    sheet.box(40, y - 10, 110, 20, { stroke: '#2f4a3c' }).box(150, y - 10, 100, 20, { stroke: '#2f4a3c' });
    sheet
      .text(label, { x: 46, y, size: 10, weight })
      .text(text, { x: 154, y, width: 90, align: 'right', size: 10.5, weight });
  });
  sheet
    .rule(360, 270, 555, 270, 0.6)
    .text(`For ${issuer.name}`, { x: 360, y: 280, width: 195, align: 'center', size: 8.5 });
}

function values(
  { content, date, total, subtotal, tax }: Printed,
  style: MoneyStyle,
): Record<string, TruthValue> {
  const { issuer, payer } = content;
  const number = plainTruth(content.number);
  const day = dayTruth(content.date, date);
  const sums = { tax: moneyTruth(content.tax, style, tax), total: moneyTruth(content.total, style, total) };
  return {
    'Receipt number': number,
    'Receipt date': day,
    Seller: plainTruth(issuer.name),
    Subtotal: moneyTruth(content.subtotal, style, subtotal),
    Tax: sums.tax,
    Total: sums.total,
    'Payment method': plainTruth(content.payment),
    領収書番号: number,
    発行日: day,
    発行元: plainTruth(issuer.name),
    登録番号: plainTruth(issuer.registration),
    宛先: plainTruth(payer.name),
    但し書き: plainTruth(content.purpose),
    消費税: sums.tax,
    合計金額: sums.total,
  };
}
