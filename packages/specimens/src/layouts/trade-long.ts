import { drawTable } from '../draw/table.ts';
import { itemColumns } from './trade-page.ts';
import type { TradePage } from './trade-page.ts';

const left = 44;

/** A long list over several pages: the table's header is repeated, deliveries are grouped under headings. */
export function drawLong(page: TradePage): void {
  const { sheet, words, content, japanese } = page;
  const right = sheet.width - left;
  drawFirstHead(page, right);
  const bottom = drawItems(page, right);
  // The sums stay together: they go to a page of their own where the last one is full.
  const top = bottom + 120 > sheet.height - 60 ? nextHead(page, right) : bottom + 12;
  if (words.priced) drawSums(page, top, right);
  sheet.onEveryPage((number, count) => {
    const text = japanese ? `${number} / ${count} 頁` : `Page ${number} of ${count}`;
    sheet.rule(left, sheet.height - 44, right, sheet.height - 44, 0.4, '#999999');
    sheet.text(content.issuer.name, { x: left, y: sheet.height - 32, size: 7.5, color: '#555555' });
    sheet.text(text, {
      x: right - 120,
      y: sheet.height - 32,
      width: 120,
      align: 'right',
      size: 7.5,
      color: '#555555',
    });
    if (number < count) {
      const more = japanese ? '次頁へ続く' : 'Continued on next page';
      sheet.text(more, {
        x: right - 160,
        y: sheet.height - 54,
        width: 160,
        align: 'right',
        size: 7.5,
        color: '#555555',
      });
    }
  });
}

function drawFirstHead(page: TradePage, right: number): void {
  const { sheet, content, words, japanese } = page;
  const { issuer, recipient } = content;
  const postal = (text: string): string => (text === '' ? '' : `〒${text}`);
  sheet.text(words.title, { x: left, y: 56, size: 18, weight: 'bold' });
  sheet.rule(left, 72, right, 72, 1.5);
  sheet.text(words.recipient, { x: left, y: 88, size: 8, color: '#555555' });
  sheet.text(`${recipient.name}${japanese ? '　御中' : ''}`, {
    x: left,
    y: 103,
    width: 250,
    size: 11,
    weight: 'bold',
  });
  sheet.lines([postal(recipient.postal), ...recipient.address], {
    x: left,
    y: 119,
    width: 250,
    size: 8.5,
    leading: 12.5,
  });
  if (japanese) sheet.text(words.greeting, { x: left, y: 162, size: 8.5 });
  const x = right - 210;
  sheet.text(issuer.name, { x, y: 88, width: 210, align: 'right', size: 10, weight: 'bold' });
  sheet.lines(
    [
      postal(issuer.postal),
      ...issuer.address,
      japanese ? `電話 ${issuer.phone}` : issuer.phone,
      page.registration === '' ? '' : `${page.registrationLabel} ${page.registration}`,
    ],
    { x, y: 102, width: 210, align: 'right', size: 8, leading: 11.5 },
  );
  page.heads.forEach(([label, text], index) => {
    sheet.text(`${label}${japanese ? '：' : ':'}`, {
      x: left,
      y: 178 + index * 13,
      size: 8.5,
      color: '#555555',
    });
    sheet.text(text, { x: left + 92, y: 178 + index * 13, size: 8.5 });
  });
  if (!words.priced) return;
  sheet.text(words.total, { x, y: 190, width: 210, align: 'right', size: 9, color: '#555555' });
  sheet.text(page.money(content.total), { x, y: 209, width: 210, align: 'right', size: 16, weight: 'bold' });
}

function nextHead(page: TradePage, right: number): number {
  const { sheet, content, words } = page;
  sheet.addPage();
  sheet.text(`${words.title} ${content.number}`, { x: left, y: 46, size: 9, weight: 'bold' });
  sheet.rule(left, 56, right, 56, 0.8);
  return 66;
}

function drawItems(page: TradePage, right: number): number {
  const headers = page.japanese
    ? {
        number: '行',
        description: '品名・規格',
        quantity: '数量',
        unit: '単位',
        price: '単価（円）',
        rate: '税率',
        amount: '金額（円）',
      }
    : {
        number: 'Line',
        code: 'Item code',
        description: 'Description',
        quantity: 'Quantity',
        unit: 'Unit',
        price: 'Unit price',
        rate: 'Tax',
        amount: 'Amount',
      };
  const rest = right - left - 30 - 54 - 42 - 72 - 40 - 78;
  // Without prices, goods are distinguished by their codes.
  const code = page.words.priced ? 0 : 66;
  return drawTable(page.sheet, {
    x: left,
    y: 236,
    columns: itemColumns(page, headers, {
      number: 30,
      ...(code > 0 ? { code } : {}),
      description: rest - code,
      quantity: 54,
      unit: 42,
      price: 72,
      rate: 40,
      amount: 78,
    }),
    rows: page.rows,
    style: {
      size: 8.3,
      rowHeight: 18,
      headHeight: 20,
      grid: 'rows',
      line: 0.35,
      ruleColor: '#b8b8b8',
      headFill: '#ececec',
      headRule: 0.9,
    },
    bottom: page.sheet.height - 64,
    nextPage: () => nextHead(page, right),
  });
}

function drawSums(
  { sheet, content, words, money, taxLabel, japanese }: TradePage,
  top: number,
  right: number,
): void {
  const sums = [
    [words.subtotal, content.subtotal],
    [taxLabel, content.tax],
    [words.grandTotal, content.total],
  ] as const;
  sums.forEach(([label, amount], index) => {
    const y = top + 10 + index * 18;
    const weight = index === 2 ? 'bold' : 'regular';
    sheet.text(label, { x: right - 230, y, width: 110, align: 'right', size: 9, weight });
    sheet.text(money(amount), { x: right - 110, y, width: 106, align: 'right', size: 9.5, weight });
  });
  sheet.rule(right - 230, top + 56, right, top + 56, 1.2);
  const { account } = content.issuer;
  const pay = japanese
    ? `お振込先　${account.bank}　${account.branch}　${account.type} ${account.number}　${account.holder}`
    : `Payment to ${account.bank}, ${account.type} ${account.branch}, account ${account.number}, ${account.holder}`;
  sheet.lines([content.kind === 'invoice' ? pay : '', japanese ? '' : words.greeting], {
    x: left,
    y: top + 78,
    width: right - left,
    size: 8.5,
    leading: 14,
  });
}
