import { cleanLine } from '@ocr/contract';
import {
  amountPaper,
  type AmountPaper,
  type PricedInvoice,
  type WrittenLine,
} from '@ocr/contract/invoice-paper';
import type { InvoiceMessages } from '@ocr/contract/invoice-messages.en';
import { dayText, monthText } from '../locale-texts.ts';
import {
  bottom,
  brand,
  draw,
  drawWrapped,
  grey,
  ink,
  page,
  right,
  rule,
  type Document,
  type Format,
  type Pictures,
} from './pdf-page.ts';

const sideX = 340;
const lineHeight = 19;
/** In points: 5 cm wide at most, and two fingers high. */
const logoSize: [number, number] = [142, 40];
/** Almost 2 cm, as companies' seals are. */
const sealSize = 54;

/** An invoice or credit note with amounts: parties, the amount in its box, lines, sums, bank accounts, notes. */
export function drawAmounts(
  document: Document,
  invoice: PricedInvoice,
  { format, pictures }: { readonly format: Format; readonly pictures: Pictures },
): void {
  const t = format.t.invoice;
  const month = monthText(invoice.billMonth, format.locale);
  const paper = amountPaper(invoice, t, { locale: format.locale, month });
  const afterParties = drawParties(document, { invoice, paper, format, pictures });
  const afterBox = drawBox(document, afterParties, { invoice, paper, format });
  const afterLines = drawTable(document, afterBox + 18, paper.lines, t);
  const afterSums = drawSums(document, afterLines + 8, paper);
  drawFoot(document, afterSums + 10, paper, t);
}

interface Written {
  readonly invoice: PricedInvoice;
  readonly paper: AmountPaper;
  readonly format: Format;
}

/** Heading and dates, then the addressee at the left and the issuer at the right, subject and greeting. Returns where the box begins. */
function drawParties(document: Document, written: Written & { readonly pictures: Pictures }): number {
  const { invoice, paper, format, pictures } = written;
  const t = format.t.invoice;
  const top = drawHeading(document, written);
  const afterFacts = drawFacts(document, top, [
    [paper.numberLabel, invoice.number],
    [t.issuedDate, dayText(invoice.issuedDate, format.locale)],
    [t.billMonth, t.usedMonth(monthText(invoice.billMonth, format.locale))],
  ]);
  const afterAddressee = drawAddressee(document, top, written);
  const afterIssuer = drawIssuer(document, afterFacts + 12, paper, pictures);
  const letter = Math.max(afterAddressee + 12, afterIssuer - 36);
  draw(document, `${t.subject}${t.labelEnd}${paper.subject}`, { y: letter, size: 11, width: 262 });
  draw(document, paper.greeting, { y: letter + 19, width: 270 });
  return Math.max(letter + 42, afterIssuer + 6);
}

function drawHeading(document: Document, { paper }: Written): number {
  draw(document, paper.heading, { y: page.margin, size: 22, weight: 'bold', width: 300 });
  if (paper.stamp !== undefined)
    draw(document, paper.stamp, {
      x: sideX,
      y: page.margin + 10,
      color: brand,
      weight: 'bold',
      align: 'right',
    });
  rule(document, page.margin + 36, brand);
  return page.margin + 48;
}

function drawFacts(document: Document, top: number, facts: readonly (readonly [string, string])[]): number {
  facts.forEach(([label, value], index) => {
    const y = top + index * 16;
    draw(document, label, { x: sideX, y, color: grey, width: 90 });
    draw(document, value, { x: sideX + 92, y, width: right - sideX - 92, align: 'right' });
  });
  return top + facts.length * 16;
}

/** As on an envelope: the address, the company, and the recipient. */
function drawAddressee(document: Document, top: number, { invoice, paper, format }: Written): number {
  const t = format.t.invoice;
  let y = top;
  const width = 262;
  for (const line of paper.recipientAddress)
    y = drawWrapped(document, line, { y, size: 9, width, leading: 13 });
  if (paper.recipientAddress.length > 0) y += 4;
  const company = t.addressee(invoice.companyName);
  const isLong = document.font('bold').fontSize(14).widthOfString(company) > width;
  const [size, leading] = isLong ? [11.5, 17] : [14, 22];
  y = drawWrapped(document, company, { y, size, weight: 'bold', width, leading });
  if (invoice.recipient !== '')
    y = drawWrapped(document, invoice.recipient, { y, size: 10.5, width, leading: 18 });
  draw(document, `${t.customerNumber}  ${invoice.tenantNumber}`, { y, color: grey, width: 262 });
  return y + 16;
}

/** The logo is above the issuer's lines, the seal at their end. Long lines wrap, so that none runs under the seal. */
function drawIssuer(
  document: Document,
  top: number,
  { issuerName, issuerLines }: AmountPaper,
  { logo, seal }: Pictures,
): number {
  let y = top;
  if (logo !== undefined) {
    document.image(Buffer.from(logo), sideX, y, { fit: logoSize });
    y += logoSize[1] + 6;
  }
  const x = sideX;
  const width = right - x - (seal === undefined ? 0 : sealSize + 6);
  y = drawWrapped(document, issuerName, { x, y, size: 11, weight: 'bold', width, leading: 17 });
  for (const line of issuerLines) y = drawWrapped(document, line, { x, y, size: 9, width, leading: 13 });
  const after = seal === undefined ? y : Math.max(y, top + sealSize);
  if (seal !== undefined) {
    const fit: [number, number] = [sealSize, sealSize];
    document.image(Buffer.from(seal), right - sealSize, after - sealSize, {
      fit,
      align: 'center',
      valign: 'center',
    });
  }
  return after;
}

function drawBox(document: Document, top: number, { invoice, paper, format }: Written): number {
  const t = format.t.invoice;
  document.rect(page.margin, top, 300, 38).lineWidth(1.25).strokeColor(ink).stroke();
  draw(document, paper.boxLabel, { x: page.margin + 12, y: top + 13, size: 10.5, width: 110 });
  draw(document, paper.boxAmount, {
    x: page.margin + 124,
    y: top + 7,
    size: 18,
    weight: 'bold',
    width: 164,
    align: 'right',
  });
  if (paper.isPayable) {
    draw(document, t.dueDate, { x: sideX + 36, y: top + 5, color: grey, align: 'right' });
    const due = dayText(invoice.dueDate, format.locale);
    draw(document, due, { x: sideX + 36, y: top + 19, size: 12, weight: 'bold', align: 'right' });
  }
  return top + 38;
}

/** Columns from the left: start and width. All but the first are numbers, at their right edge. */
const columns = [
  [page.margin, 190],
  [250, 60],
  [314, 80],
  [398, 46],
  [448, right - 448],
] as const;

function drawCells(document: Document, y: number, cells: readonly string[], isHead = false): void {
  cells.forEach((cell, index) => {
    const [x, width] = columns[index] ?? columns[0];
    const align = index === 0 ? 'left' : 'right';
    draw(document, cell, { x, y, width, align, color: isHead ? grey : ink });
  });
  rule(document, y + 15);
}

/** The table. Where it continues on another page, its head is repeated. */
function drawTable(
  document: Document,
  top: number,
  lines: readonly WrittenLine[],
  t: InvoiceMessages,
): number {
  const head = [t.item, t.quantity, t.amounts.unitPrice, t.amounts.rate, t.amounts.amount];
  drawCells(document, top, head, true);
  let y = top + lineHeight + 3;
  for (const line of lines) {
    if (y > bottom) {
      document.addPage({ size: 'A4', margin: 0 });
      drawCells(document, page.margin, head, true);
      y = page.margin + lineHeight + 3;
    }
    drawCells(document, y, [line.item, line.quantity, line.unitPrice, line.rate, line.amount]);
    y += lineHeight;
  }
  return y;
}

function drawSums(document: Document, top: number, { sums }: AmountPaper): number {
  let y = ensureRoom(document, top, sums.length * 18 + 6);
  for (const { label, amount, isTotal } of sums) {
    const weight = isTotal ? 'bold' : 'regular';
    const size = isTotal ? 11.5 : 9.5;
    draw(document, label, { x: 260, y, width: 180, weight, size, align: 'right' });
    draw(document, amount, { x: 448, y, width: right - 448, weight, size, align: 'right' });
    y += 18;
  }
  return y;
}

function drawFoot(document: Document, top: number, paper: AmountPaper, t: InvoiceMessages): void {
  let y = top;
  for (const remark of paper.remarks) y = drawText(document, y, remark);
  if (paper.accounts.length > 0) y = drawSection(document, y, t.amounts.accounts, paper.accounts);
  if (paper.notes !== '') drawSection(document, y, t.amounts.notes, paper.notes.split('\n'));
}

function drawSection(document: Document, top: number, title: string, lines: readonly string[]): number {
  let y = ensureRoom(document, top + 10, 36);
  draw(document, title, { y, weight: 'bold', size: 10 });
  y += 17;
  for (const line of lines) y = drawText(document, y, line);
  return y;
}

/** A text as long as it needs to be, broken into lines. */
function drawText(document: Document, top: number, given: string): number {
  const written = cleanLine(given);
  const width = right - page.margin;
  document.font('regular').fontSize(9.5);
  const height = Math.max(13, document.heightOfString(written, { width, lineGap: 2 }));
  const y = ensureRoom(document, top, height);
  document.fillColor(ink).text(written, page.margin, y, { width, lineGap: 2 });
  return y + height + 2;
}

function ensureRoom(document: Document, y: number, height: number): number {
  if (y + height <= bottom + 18) return y;
  document.addPage({ size: 'A4', margin: 0 });
  return page.margin;
}
