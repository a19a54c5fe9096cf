import { drawTable } from '../draw/table.ts';
import { itemColumns } from './trade-page.ts';
import type { TradePage } from './trade-page.ts';

const left = 42;
const grey = '#e6e4df';

/** The boxed English form: sender's head, a block of labelled boxes, ruled grid with empty rows, boxed totals. */
export function drawEnglishForm(page: TradePage): void {
  const { sheet, words, content } = page;
  const right = sheet.width - left;
  drawSender(page);
  sheet.text(words.title, {
    x: right - 300,
    y: 56,
    width: 300,
    align: 'right',
    size: 24,
    weight: 'bold',
    spacing: 1.5,
  });
  drawHeadBoxes(page, right);
  drawParty(page);
  const bottom = drawItems(page, right);
  if (words.priced) drawSums(page, bottom, right);
  drawFoot(page, bottom + 10);
  sheet.text(words.greeting, {
    x: left,
    y: sheet.height - 48,
    width: right - left,
    align: 'center',
    size: 9.5,
  });
  sheet.text(`${content.issuer.name}  |  ${content.issuer.website}`, {
    x: left,
    y: sheet.height - 34,
    width: right - left,
    align: 'center',
    size: 8,
    color: '#555555',
  });
}

function drawSender({ sheet, content, registration, registrationLabel }: TradePage): void {
  const { issuer } = content;
  sheet.text(issuer.name, { x: left, y: 54, width: 255, size: 17, weight: 'bold' });
  sheet.lines(
    [
      ...issuer.address,
      `Tel ${issuer.phone}`,
      issuer.email,
      registration === '' ? '' : `${registrationLabel} ${registration}`,
    ],
    { x: left, y: 74, width: 250, size: 9.5, leading: 12.5 },
  );
}

function drawHeadBoxes({ sheet, heads }: TradePage, right: number): void {
  const [boxWidth, boxHeight] = [118, 33];
  const even = heads.length % 2 === 0 ? heads : [...heads, ['', ''] as const];
  even.forEach(([label, text], index) => {
    const x = right - (2 - (index % 2)) * boxWidth;
    const y = 84 + Math.floor(index / 2) * boxHeight;
    sheet.box(x, y, boxWidth, boxHeight, { stroke: '#222222', line: 0.8 });
    sheet.text(label, { x: x + 5, y: y + 9, size: 6.5, color: '#444444' });
    sheet.text(text, { x: x + 5, y: y + 22, width: boxWidth - 10, size: 11 });
  });
}

function drawParty({ sheet, content, words }: TradePage): void {
  const { recipient } = content;
  sheet.box(left, 168, 270, 16, { fill: grey, stroke: '#222222', line: 0.8 });
  sheet.box(left, 184, 270, 70, { stroke: '#222222', line: 0.8 });
  sheet.text(words.recipient, { x: left + 6, y: 176, size: 8, weight: 'bold' });
  sheet.text(recipient.name, { x: left + 6, y: 195, width: 258, size: 10.5, weight: 'bold' });
  sheet.lines(
    [content.kind === 'invoice' ? content.department : `Attn. ${recipient.person}`, ...recipient.address],
    { x: left + 6, y: 208, width: 258, size: 9.5, leading: 12 },
  );
}

function drawItems(page: TradePage, right: number): number {
  const headers = {
    code: 'ITEM',
    description: 'DESCRIPTION',
    quantity: 'QTY',
    unit: 'UNIT',
    price: 'UNIT PRICE',
    amount: 'AMOUNT',
  };
  const rest = right - left - 58 - 44 - 44 - 68 - 78;
  return drawTable(page.sheet, {
    x: left,
    y: 272,
    columns: itemColumns(page, headers, {
      code: 58,
      description: rest,
      quantity: 44,
      unit: 44,
      price: 68,
      amount: 78,
    }),
    rows: page.rows,
    style: { size: 9.5, rowHeight: 20, headHeight: 20, grid: 'all', line: 0.6, headFill: grey, fillTo: 13 },
  });
}

function drawSums(page: TradePage, y: number, right: number): void {
  const { sheet, content, words, money } = page;
  const sums = [
    [words.subtotal, content.subtotal],
    [page.taxLabel.toUpperCase(), content.tax],
    [words.grandTotal, content.total],
  ] as const;
  sums.forEach(([label, amount], index) => {
    const top = y + index * 21;
    const last = index === 2;
    sheet.box(right - 190, top, 112, 21, { ...(last ? { fill: grey } : {}), stroke: '#222222', line: 0.6 });
    sheet.box(right - 78, top, 78, 21, { ...(last ? { fill: grey } : {}), stroke: '#222222', line: 0.6 });
    sheet.text(label, { x: right - 186, y: top + 10.5, width: 104, align: 'right', size: 9, weight: 'bold' });
    sheet.text(money(amount), {
      x: right - 74,
      y: top + 10.5,
      width: 70,
      align: 'right',
      size: 10,
      weight: last ? 'bold' : 'regular',
    });
  });
}

function drawFoot({ sheet, content, day }: TradePage, y: number): void {
  const { account } = content.issuer;
  const lines = {
    invoice: [
      `Please pay by ${day(content.until)} to`,
      account.bank,
      `${account.type} ${account.branch}, account ${account.number}`,
      `Account name: ${account.holder}`,
    ],
    'purchase-order': [
      'Deliver to the address above, goods-in, 8:00 to 16:00.',
      'Invoices without the order number are returned.',
      `Authorised by ${content.issuer.person}`,
    ],
    'delivery-note': [
      'Received in good order by',
      '',
      'Signature  ________________________',
      'Date  ____________________________',
    ],
    quotation: [
      'Prices are firm until the date above.',
      'Delivery within ten working days of order.',
      `Your contact: ${content.issuer.person}`,
    ],
  }[content.kind];
  sheet.lines(lines, { x: left, y: y + 8, width: 290, size: 9.5, leading: 14 });
}
