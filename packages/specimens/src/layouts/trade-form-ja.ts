import { printAmount } from '../content/money.ts';
import { drawSeal } from '../draw/seal.ts';
import { drawTable } from '../draw/table.ts';
import { itemColumns } from './trade-page.ts';
import type { TradePage } from './trade-page.ts';

const left = 46;
const right = 549;
const width = right - left;
const tint = '#eef1f4';

/** The ruled Japanese form: title in the middle, recipient at the left, issuer with its seal at the right, grid of items. */
export function drawJapaneseForm(page: TradePage): void {
  const { sheet, words } = page;
  sheet.text(words.title, { x: left, y: 64, width, align: 'center', size: 21, weight: 'bold' });
  sheet.rule(205, 84, 390, 84, 1.4).rule(205, 87, 390, 87, 0.5);
  drawHeads(page);
  drawRecipient(page);
  drawIssuer(page);
  drawTotal(page);
  const bottom = drawItems(page);
  drawSums(page, bottom);
  drawNotes(page, bottom + 84);
}

function drawHeads({ sheet, heads }: TradePage): void {
  heads.forEach(([label, text], index) => {
    const y = 112 + index * 15;
    sheet.text(label, { x: 372, y, size: 8.5 });
    sheet.text(text, { x: 440, y, width: right - 440, align: 'right', size: 8.5 });
    sheet.rule(372, y + 7.5, right, y + 7.5, 0.3, '#888888');
  });
}

function drawRecipient({ sheet, content, words }: TradePage): void {
  const { recipient, department } = content;
  const next = sheet.lines([`〒${recipient.postal}`, ...recipient.address], {
    x: left,
    y: 114,
    width: 270,
    size: 8.5,
    leading: 13,
  });
  const toDepartment = content.kind === 'invoice';
  sheet.text(`${recipient.name}${toDepartment ? '' : '　御中'}`, {
    x: left,
    y: next + 10,
    width: 275,
    size: 13,
    weight: 'bold',
  });
  if (toDepartment) sheet.text(`${department}　御中`, { x: left + 14, y: next + 29, size: 10.5 });
  const under = next + (toDepartment ? 40 : 21);
  sheet.rule(left, under, 325, under, 0.8);
  sheet.text(words.greeting, { x: left, y: 222, size: 9 });
}

function drawIssuer(page: TradePage): void {
  const { sheet, content } = page;
  const { issuer } = content;
  drawSeal(sheet, issuer.name, { x: 521, y: 226, side: 46 });
  const y = sheet.lines([issuer.name], { x: 352, y: 196, width: 150, size: 11, weight: 'bold', leading: 16 });
  sheet.lines(
    [
      `〒${issuer.postal}`,
      ...issuer.address,
      `TEL ${issuer.phone}　FAX ${issuer.fax}`,
      page.registration === '' ? '' : `${page.registrationLabel}：${page.registration}`,
      `担当：${issuer.person}`,
    ],
    { x: 352, y, width: right - 352, size: 8, leading: 12.2 },
  );
}

function drawTotal({ sheet, content, words, money }: TradePage): void {
  sheet.box(left, 246, 92, 32, { fill: tint, stroke: '#222222', line: 0.9 });
  sheet.box(left + 92, 246, 166, 32, { stroke: '#222222', line: 0.9 });
  sheet.text(words.total, { x: left, y: 262, width: 92, align: 'center', size: 10.5, weight: 'bold' });
  sheet.text(money(content.total), {
    x: left + 92,
    y: 262,
    width: 156,
    align: 'right',
    size: 17,
    weight: 'bold',
  });
  sheet.text('（税込）', { x: left + 261, y: 270, size: 7.5 });
}

function drawItems(page: TradePage): number {
  const headers = {
    description: '品名',
    quantity: '数量',
    unit: '単位',
    price: '単価',
    rate: '税率',
    amount: '金額',
  };
  const widths = { description: 223, quantity: 52, unit: 38, price: 68, rate: 40, amount: 82 };
  return drawTable(page.sheet, {
    x: left,
    y: 298,
    columns: itemColumns(page, headers, widths),
    rows: page.rows,
    style: { size: 8.5, rowHeight: 19.5, headHeight: 20, grid: 'all', headFill: tint, fillTo: 12 },
  });
}

function drawSums(page: TradePage, y: number): void {
  const { sheet, content, words, money } = page;
  const sums = [
    [words.subtotal, content.subtotal],
    [words.tax, content.tax],
    [words.grandTotal, content.total],
  ] as const;
  sums.forEach(([label, amount], index) => {
    const top = y + index * 21;
    const weight = index === 2 ? 'bold' : 'regular';
    sheet
      .box(359, top, 108, 21, { fill: tint, stroke: '#222222' })
      .box(467, top, 82, 21, { stroke: '#222222' });
    sheet.text(label, { x: 359, y: top + 10.5, width: 108, align: 'center', size: 9, weight });
    sheet.text(money(amount), { x: 471, y: top + 10.5, width: 74, align: 'right', size: 9, weight });
  });
  content.shares.forEach(({ rate, base, tax }, index) => {
    const text = `${rate}%対象　${printAmount(base, page.moneyStyle)}円（内消費税　${printAmount(tax, page.moneyStyle)}円）`;
    sheet.text(text, { x: left, y: y + 13 + index * 13, width: 300, size: 7.8 });
  });
  if (content.shares.some(({ rate }) => rate === 8)) {
    sheet.text('※印は軽減税率（8%）対象です。', {
      x: left,
      y: y + 13 + content.shares.length * 13,
      size: 7.8,
    });
  }
}

function drawNotes({ sheet, content }: TradePage, y: number): void {
  const { account } = content.issuer;
  const lines = {
    invoice: [
      `お振込先：${account.bank}　${account.branch}　${account.type}　${account.number}`,
      `口座名義：${account.holder}`,
      '恐れ入りますが、振込手数料は貴社にてご負担くださいますようお願い申し上げます。',
    ],
    'purchase-order': ['納入場所：上記住所 受付', '納品書と請求書は別送でお願いいたします。'],
    'delivery-note': ['数量をお確かめのうえ、不足や破損がございましたら3営業日以内にご連絡ください。'],
    quotation: ['納期：ご注文後10営業日', 'お支払条件：月末締め翌月末払い'],
  }[content.kind];
  sheet.box(left, y, width, 76, { stroke: '#222222' });
  sheet.box(left, y, 46, 76, { fill: tint, stroke: '#222222' });
  sheet.text('備考', { x: left, y: y + 38, width: 46, align: 'center', size: 9, weight: 'bold' });
  sheet.lines(lines, { x: left + 56, y: y + 16, width: width - 66, size: 8.5, leading: 17 });
}
