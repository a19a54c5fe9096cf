import { drawTable } from '../draw/table.ts';
import { itemColumns } from './trade-page.ts';
import type { TradePage } from './trade-page.ts';

const left = 56;
const accent = '#1f6f78';
const muted = '#6b7780';
const hairline = '#d5dbde';

/** The airy one: a mark, a large light title, three columns of details, thin rules only. */
export function drawModern(page: TradePage): void {
  const { sheet, words } = page;
  const right = sheet.width - left;
  drawMark(page, right);
  sheet.text(words.title, { x: left, y: 128, size: 30, color: accent });
  drawHeads(page);
  drawParties(page, right);
  const bottom = drawItems(page, right);
  if (words.priced) drawSums(page, bottom, right);
  drawFoot(page, right);
}

function drawMark({ sheet, content }: TradePage, right: number): void {
  sheet.pdf.circle(left + 10, 66, 10).fill(accent);
  sheet.pdf
    .circle(left + 22, 66, 10)
    .fillOpacity(0.55)
    .fill('#e2a33b')
    .fillOpacity(1);
  sheet.text(content.issuer.name, { x: left + 42, y: 66, size: 12, weight: 'bold' });
  sheet.text(content.issuer.website, {
    x: right - 200,
    y: 66,
    width: 200,
    align: 'right',
    size: 8.5,
    color: muted,
  });
}

function drawHeads({ sheet, heads }: TradePage): void {
  heads.forEach(([label, text], index) => {
    const x = left + index * 122;
    sheet.text(label, { x, y: 172, size: 7.5, color: muted });
    sheet.text(text, { x, y: 187, width: 116, size: 10, weight: 'bold' });
  });
}

function drawParties(page: TradePage, right: number): void {
  const { sheet, content, words, japanese } = page;
  const { issuer, recipient } = content;
  sheet.rule(left, 210, right, 210, 0.6, hairline);
  const blocks = [
    { x: left, label: words.recipient, company: recipient, extra: japanese ? '' : content.department },
    {
      x: left + 244,
      label: words.issuer,
      company: issuer,
      extra: page.registration === '' ? '' : `${page.registrationLabel} ${page.registration}`,
    },
  ];
  for (const { x, label, company, extra } of blocks) {
    sheet.text(label, { x, y: 228, size: 7.5, color: muted });
    const honorific = japanese && company === recipient ? ' 御中' : '';
    sheet.text(`${company.name}${honorific}`, { x, y: 245, width: 232, size: 11, weight: 'bold' });
    const postal = company.postal === '' ? '' : `〒${company.postal}`;
    sheet.lines(
      [postal, ...company.address, ...(company === issuer ? [issuer.email, issuer.phone] : []), extra],
      { x, y: 262, width: 232, size: 8.5, leading: 13.5 },
    );
  }
}

function drawItems(page: TradePage, right: number): number {
  const headers = page.japanese
    ? { description: '内容', quantity: '数量', unit: '単位', price: '単価', amount: '金額' }
    : {
        code: 'Item code',
        description: 'Description',
        quantity: 'Qty',
        unit: 'Unit',
        price: 'Price',
        amount: 'Amount',
      };
  const rest = right - left - 55 - 48 - 84 - 92;
  // Without prices, goods are distinguished by their codes.
  const code = page.words.priced ? 0 : 66;
  return drawTable(page.sheet, {
    x: left,
    y: 358,
    columns: itemColumns(page, headers, {
      ...(code > 0 ? { code } : {}),
      description: rest - code,
      quantity: 55,
      unit: 48,
      price: 84,
      amount: 92,
    }),
    rows: page.rows,
    style: {
      size: 9,
      rowHeight: 27,
      headHeight: 24,
      grid: 'rows',
      line: 0.5,
      ruleColor: hairline,
      headColor: muted,
      headRule: 1,
      padding: 2,
    },
  });
}

function drawSums(page: TradePage, bottom: number, right: number): void {
  const { sheet, content, words, money, taxLabel } = page;
  const sums = [
    [words.subtotal, content.subtotal],
    [taxLabel, content.tax],
  ] as const;
  sums.forEach(([label, amount], index) => {
    const y = bottom + 24 + index * 20;
    sheet.text(label, { x: right - 220, y, size: 9, color: muted });
    sheet.text(money(amount), { x: right - 120, y, width: 118, align: 'right', size: 9.5 });
  });
  const y = bottom + 78;
  sheet.rule(right - 220, y - 18, right, y - 18, 1, accent);
  sheet.text(words.total, { x: right - 220, y, size: 10, weight: 'bold' });
  sheet.text(money(content.total), {
    x: right - 150,
    y,
    width: 148,
    align: 'right',
    size: 17,
    weight: 'bold',
    color: accent,
  });
}

function drawFoot(page: TradePage, right: number): void {
  const { sheet, content, japanese, day } = page;
  const { account } = content.issuer;
  const y = sheet.height - 112;
  sheet.rule(left, y, right, y, 0.6, hairline);
  const pay = japanese
    ? [
        `お振込先　${account.bank} ${account.branch} ${account.type} ${account.number}`,
        `口座名義　${account.holder}`,
      ]
    : [
        `${account.bank}, ${account.type} ${account.branch}, account ${account.number}`,
        `Please quote ${content.number} and pay by ${day(content.until)}.`,
      ];
  sheet.lines([page.closing, ...(content.kind === 'invoice' ? pay : [])], {
    x: left,
    y: y + 20,
    width: right - left,
    size: 8.5,
    leading: 15,
    color: '#3b454b',
  });
}
