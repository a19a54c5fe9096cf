import { drawTable } from '../draw/table.ts';
import { itemColumns } from './trade-page.ts';
import type { TradePage } from './trade-page.ts';

const left = 30;
const dark = '#2b3a55';
const pale = '#f2f4f8';

/** A bookkeeping system's print: small type, narrow columns, every figure in a strip, wrapped descriptions. */
export function drawDense(page: TradePage): void {
  const { sheet, words, content } = page;
  const right = sheet.width - left;
  sheet.box(left, 26, right - left, 24, { fill: dark });
  sheet.text(words.title, { x: left + 8, y: 38, size: 13, weight: 'bold', color: '#ffffff' });
  sheet.text(content.issuer.name, {
    x: right - 308,
    y: 38,
    width: 300,
    align: 'right',
    size: 9,
    weight: 'bold',
    color: '#ffffff',
  });
  drawColumns(page, right);
  const bottom = drawItems(page, right);
  const below = words.priced ? drawSums(page, bottom + 8, right) : bottom + 8;
  drawTerms(page, below + 14, right);
  const pageText = page.japanese ? '1 / 1 ページ' : 'Page 1 of 1';
  sheet.text(pageText, {
    x: left,
    y: sheet.height - 26,
    width: right - left,
    align: 'right',
    size: 6.5,
    color: '#555555',
  });
}

function drawColumns(page: TradePage, right: number): void {
  const { sheet, content, words, japanese } = page;
  const { issuer, recipient } = content;
  const third = (right - left) / 3;
  const honorific = japanese ? '　御中' : '';
  const postal = (text: string): string => (text === '' ? '' : `〒${text}`);
  sheet.text(words.recipient, { x: left, y: 64, size: 6.5, weight: 'bold', color: dark });
  sheet.text(`${recipient.name}${honorific}`, { x: left, y: 76, width: third - 12, size: 9, weight: 'bold' });
  sheet.lines(
    [postal(recipient.postal), ...recipient.address, japanese ? '' : `Attn. ${content.department}`],
    { x: left, y: 88, width: third - 12, size: 7.2, leading: 10 },
  );
  const middle = left + third;
  sheet.text(words.issuer, { x: middle, y: 64, size: 6.5, weight: 'bold', color: dark });
  sheet.lines(
    [
      ...(japanese ? [issuer.name] : []),
      postal(issuer.postal),
      ...issuer.address,
      japanese ? `TEL ${issuer.phone} FAX ${issuer.fax}` : `T ${issuer.phone}  F ${issuer.fax}`,
      issuer.email,
      page.registration === '' ? '' : `${page.registrationLabel} ${page.registration}`,
    ],
    { x: middle, y: 76, width: third - 12, size: 7.2, leading: 10 },
  );
  const x = left + 2 * third;
  page.heads.forEach(([label, text], index) => {
    const y = 66 + index * 14;
    if (index % 2 === 0) sheet.box(x, y - 7, third, 14, { fill: pale });
    sheet.text(label, { x: x + 5, y, size: 7.2, color: '#444444' });
    sheet.text(text, { x: x + 70, y, width: third - 75, align: 'right', size: 7.8, weight: 'bold' });
  });
}

function drawItems(page: TradePage, right: number): number {
  const headers = page.japanese
    ? {
        number: 'No',
        day: '日付',
        code: '商品コード',
        description: '商品名',
        quantity: '数量',
        unit: '単位',
        price: '単価',
        rate: '税率',
        amount: '金額',
      }
    : {
        number: '#',
        day: 'Date',
        code: 'Code',
        description: 'Description',
        quantity: 'Qty',
        unit: 'UoM',
        price: 'Price',
        rate: 'Tax',
        amount: 'Line total',
      };
  const fixed = { number: 24, day: 44, code: 58, quantity: 54, unit: 44, price: 72, rate: 46, amount: 84 };
  const rest = right - left - Object.values(fixed).reduce((total, width) => total + width, 0);
  const { number, day, code, ...behind } = fixed;
  const delivered = page.content.kind === 'invoice' || page.content.kind === 'delivery-note';
  return drawTable(page.sheet, {
    x: left,
    y: 142,
    columns: itemColumns(page, headers, {
      number,
      ...(delivered ? { day } : {}),
      code,
      description: rest + (delivered ? 0 : day),
      ...behind,
    }),
    rows: page.rows,
    style: {
      size: 7.2,
      rowHeight: 15,
      headHeight: 15,
      grid: 'none',
      headFill: '#d9dfea',
      headRule: 0.6,
      zebra: pale,
      padding: 3,
    },
  });
}

function drawSums(page: TradePage, y: number, right: number): number {
  const { sheet, content, words, money, japanese } = page;
  const cells = [
    ...content.shares.map(
      ({ rate, base }) => [japanese ? `${rate}%対象額` : `Taxable ${rate}%`, money(base)] as const,
    ),
    [words.subtotal, money(content.subtotal)] as const,
    [page.taxLabel, money(content.tax)] as const,
    [words.grandTotal, money(content.total)] as const,
  ];
  const width = (right - left) / cells.length;
  cells.forEach(([label, text], index) => {
    const x = left + index * width;
    const last = index === cells.length - 1;
    sheet.box(x, y, width, 30, { fill: last ? dark : pale, stroke: '#9aa5b8', line: 0.5 });
    sheet.text(label, { x: x + 6, y: y + 9, size: 6.5, color: last ? '#ffffff' : '#444444' });
    sheet.text(text, {
      x: x + 6,
      y: y + 21,
      width: width - 12,
      align: 'right',
      size: 9.5,
      weight: 'bold',
      color: last ? '#ffffff' : '#1a1a1a',
    });
  });
  return y + 30;
}

function drawTerms(page: TradePage, y: number, right: number): void {
  const { sheet, content, words, japanese, money } = page;
  const { account } = content.issuer;
  const pay = japanese
    ? [
        `${words.total} ${money(content.total)} を下記口座へお振り込みください。`,
        `${account.bank} ${account.branch} ${account.type}預金 ${account.number} 名義 ${account.holder}`,
      ]
    : [
        `${words.total}: ${money(content.total)}. Remit to ${account.bank}, ${account.type} ${account.branch}, account ${account.number}, ${account.holder}.`,
        'Interest of 1.5% a month is charged on late payments. Goods remain our property until paid in full.',
      ];
  sheet.lines([page.closing, ...(content.kind === 'invoice' ? pay : [])], {
    x: left,
    y,
    width: right - left,
    size: 7,
    leading: 11,
    color: '#333333',
  });
}
