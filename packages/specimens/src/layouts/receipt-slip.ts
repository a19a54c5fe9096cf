import { printDay } from '../content/calendar.ts';
import { printAmount, printMoney, yenSign } from '../content/money.ts';
import type { MoneyStyle } from '../content/money.ts';
import { makeReceiptContent } from '../content/receipt.ts';
import type { ReceiptContent } from '../content/receipt.ts';
import { Sheet } from '../draw/sheet.ts';
import { createRandom } from '../random.ts';
import type { Language, Specimen, TruthValue } from '../types.ts';
import { dayTruth, moneyTruth, plainTruth, templateTruth } from './truth.ts';

/** 80 mm paper. */
const width = 227;
const left = 14;
const room = width - 2 * left;
const step = 14;

const dollars: MoneyStyle = { decimals: 2, before: '$', after: '', minus: '-' };

/** A pen that goes down a paper roll, line by line. */
interface Roll {
  readonly sheet: Sheet;
  readonly japanese: boolean;
  readonly style: MoneyStyle;
  y: number;
}

/** Makes a till's receipt on a paper roll. */
export async function makeReceiptSlip({
  language,
  seed,
}: {
  language: Language;
  seed: number;
}): Promise<Omit<Specimen, 'name'>> {
  const content = makeReceiptContent(createRandom(`receipt ${language} slip ${seed}`), language);
  const japanese = language === 'ja';
  const style = japanese ? yenSign : dollars;
  const date = printDay(content.date, japanese ? 'long' : 'numeric', japanese ? 'ymd' : 'mdy');
  // The paper is cut behind the last line: the first drawing only measures how long that is.
  const { y: height } = drawSlip(content, { date, height: 1200 });
  const { sheet } = drawSlip(content, { date, height });
  const truth = templateTruth(
    sheet,
    { kind: 'receipt', language },
    slipValues(content, style, date),
    slipRows(content, style),
  );
  return { pdf: await sheet.finish(), truth };
}

function drawSlip(content: ReceiptContent, { date, height }: { date: string; height: number }): Roll {
  const japanese = content.language === 'ja';
  const sheet = new Sheet({
    size: [width, height],
    typeface: japanese ? 'noto' : 'mono',
    day: content.date,
    title: `${japanese ? '領収書' : 'Receipt'} ${content.number}`,
  });
  const roll: Roll = { sheet, japanese, style: japanese ? yenSign : dollars, y: 26 };
  drawHead(roll, content, date);
  drawLines(roll, content);
  drawSums(roll, content);
  return roll;
}

function drawHead(roll: Roll, { shop, number, time }: ReceiptContent, date: string): void {
  const { sheet, japanese } = roll;
  sheet.text(shop.name, { x: left, y: roll.y, width: room, align: 'center', size: 13, weight: 'bold' });
  roll.y += 20;
  const address = [
    ...shop.address,
    japanese ? `TEL ${shop.phone}` : shop.phone,
    japanese ? `登録番号 ${shop.registration}` : '',
  ];
  roll.y =
    sheet.lines(address, { x: left, y: roll.y, width: room, align: 'center', size: 8.5, leading: 12 }) + 8;
  if (japanese) {
    sheet.text('領 収 書', { x: left, y: roll.y, width: room, align: 'center', size: 12, weight: 'bold' });
    roll.y += 20;
  }
  pair(roll, `${date} ${time}`, japanese ? 'レジ0003' : 'Reg 03');
  pair(roll, japanese ? `取引No. ${number}` : `Receipt ${number}`, japanese ? '担当：小林' : 'Server: Ana');
  dashes(roll);
}

function drawLines(roll: Roll, { lines }: ReceiptContent): void {
  const { style, japanese, sheet } = roll;
  for (const line of lines) {
    const mark = line.rate === 8 ? '※' : '';
    if (line.quantity === 1) {
      pair(roll, `${line.description}${mark}`, printMoneyCell(line.amount, roll));
      continue;
    }
    sheet.text(`${line.description}${mark}`, { x: left, y: roll.y, size: 9 });
    roll.y += step;
    const times = japanese
      ? `　${line.quantity}個 × 単${printAmount(line.price, style)}`
      : `  ${line.quantity} @ ${printAmount(line.price, style)}`;
    pair(roll, times, printMoneyCell(line.amount, roll));
  }
  dashes(roll);
}

function drawSums(roll: Roll, content: ReceiptContent): void {
  const { style, japanese, sheet } = roll;
  const money = (amount: number): string => printMoney(amount, style);
  pair(roll, japanese ? '小計' : 'SUBTOTAL', money(content.subtotal));
  for (const { rate, base, tax } of content.shares) {
    if (japanese) pair(roll, `（${rate}%対象 ${money(base)}）`, `外税 ${money(tax)}`, 8);
    else pair(roll, `SALES TAX ${rate}%`, money(tax));
  }
  if (japanese) pair(roll, '消費税等', money(content.tax));
  roll.y += 5;
  pair(roll, japanese ? '合計' : 'TOTAL', money(content.total), 14, 'bold');
  roll.y += 5;
  pair(
    roll,
    japanese ? `お支払 ${content.payment}` : content.payment.toUpperCase(),
    money(content.cash || content.total),
  );
  if (content.cash > 0) pair(roll, japanese ? 'お釣り' : 'CHANGE', money(content.cash - content.total));
  dashes(roll);
  if (japanese && content.shares.some(({ rate }) => rate === 8)) {
    sheet.text('※印は軽減税率対象商品です', { x: left, y: roll.y, size: 8 });
    roll.y += step;
  }
  const thanks = japanese ? '毎度ありがとうございます' : 'Thank you. Come again soon!';
  sheet.text(thanks, { x: left, y: roll.y + 4, width: room, align: 'center', size: 9 });
  roll.y += 28;
}

/** Japanese tills print the yen sign at each amount, English ones leave the dollar sign out. */
function printMoneyCell(amount: number, { style, japanese }: Roll): string {
  return japanese ? printMoney(amount, style) : printAmount(amount, style);
}

function pair(
  roll: Roll,
  label: string,
  amount: string,
  size = 9,
  weight: 'regular' | 'bold' = 'regular',
): void {
  const taken = roll.sheet.measure(amount, size, weight);
  roll.sheet.text(label, { x: left, y: roll.y, width: room - taken - 6, size, weight });
  roll.sheet.text(amount, { x: left, y: roll.y, width: room, align: 'right', size, weight });
  roll.y += Math.max(step, size * 1.4);
}

function dashes(roll: Roll): void {
  roll.sheet.pdf.dash(2, { space: 2 });
  roll.sheet.rule(left, roll.y - 1, width - left, roll.y - 1, 0.6);
  roll.sheet.pdf.undash();
  roll.y += 11;
}

function slipRows({ lines, language }: ReceiptContent, style: MoneyStyle): string[][] {
  const money = (amount: number): string =>
    language === 'ja' ? printMoney(amount, style) : printAmount(amount, style);
  return lines.map((line) => {
    const several = line.quantity > 1;
    return [
      line.description,
      several ? String(line.quantity) : '',
      several ? printAmount(line.price, style) : '',
      money(line.amount),
    ];
  });
}

function slipValues(content: ReceiptContent, style: MoneyStyle, date: string): Record<string, TruthValue> {
  const money = (amount: number): TruthValue => moneyTruth(amount, style, printMoney(amount, style));
  const number = plainTruth(content.number);
  const [day, shop] = [dayTruth(content.date, date), plainTruth(content.shop.name)];
  const [tax, total] = [money(content.tax), money(content.total)];
  const printed = content.language === 'en' ? content.payment.toUpperCase() : content.payment;
  return {
    'Receipt number': number,
    'Receipt date': day,
    Seller: shop,
    Subtotal: money(content.subtotal),
    Tax: tax,
    Total: total,
    'Payment method': { value: content.payment, text: printed },
    領収書番号: number,
    発行日: day,
    発行元: shop,
    登録番号: plainTruth(content.shop.registration),
    消費税: tax,
    合計金額: total,
  };
}
