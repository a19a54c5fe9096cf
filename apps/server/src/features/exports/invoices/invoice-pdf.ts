import { cleanLine, type InvoiceDetail } from '@ocr/contract';
import { invoiceLines, isPriced, type PricedInvoice } from '@ocr/contract/invoice-paper';
import type { InvoiceMessages } from '@ocr/contract/invoice-messages.en';
import PdfKit from 'pdfkit';
import { writeInvoiceXml } from './invoice-xml.ts';
import { drawAmounts } from './invoice-pdf-amounts.ts';
import { dayText, monthText, numberText } from '../locale-texts.ts';
import {
  bold,
  bottom,
  brand,
  draw,
  grey,
  ink,
  page,
  regular,
  right,
  rule,
  type Document,
  type Format,
  type Pictures,
} from './pdf-page.ts';

/**
 * The invoice on A4, as the screen shows it. Texts are placed directly: every glyph is in the embedded typeface. PDF/A-3 (b), to be kept
 * for as long as books are; an issued one in yen carries its data as XML.
 */
export async function writeInvoicePdf(
  invoice: InvoiceDetail,
  format: Format,
  pictures: Pictures = {},
): Promise<Buffer> {
  const document = new PdfKit({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    subset: 'PDF/A-3b',
    pdfVersion: '1.7',
    lang: format.locale,
    info: { Title: cleanLine(invoice.number), CreationDate: dateOf(invoice) },
  });
  document.registerFont('regular', regular).registerFont('bold', bold).font('regular').fillColor(ink);
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((done, fail) => document.once('end', done).once('error', fail));
  let afterHead: number;
  if (isPriced(invoice)) {
    drawAmounts(document, invoice, { format, pictures });
    attachData(document, invoice, format);
    // The calculation of the usage is on a separate page.
    document.addPage({ size: 'A4', margin: 0 });
    afterHead = page.margin - 24;
  } else {
    afterHead = drawHead(document, invoice, format);
  }
  const afterLines = drawLines(document, afterHead + 24, invoice, format);
  drawDays(document, afterLines + 12, invoice, format);
  drawPageNumbers(document, invoice, format);
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

function dateOf({ issuedDate }: InvoiceDetail): Date {
  return new Date(`${issuedDate}T00:00:00Z`);
}

/** Drafts, invoices without lines, and currencies that the format does not know have no data to book from. */
function attachData(document: Document, invoice: PricedInvoice, { t }: Format): void {
  // The format asks for one line at least.
  if (invoice.state === 'draft' || invoice.currency !== 'JPY' || invoice.lines.length === 0) return;
  // A name of its own: the declarations of the library do not know the relationship, which PDF/A-3 asks for.
  const file = {
    name: `${cleanLine(invoice.number)}.xml`,
    type: 'text/xml',
    description: 'Peppol JP PINT',
    relationship: 'Alternative',
    creationDate: dateOf(invoice),
    modifiedDate: dateOf(invoice),
  };
  document.file(Buffer.from(writeInvoiceXml(invoice, t.invoice)), file);
}

function drawHead(document: Document, invoice: InvoiceDetail, { t: { invoice: t }, locale }: Format): number {
  draw(document, t.heading, { y: page.margin, size: 22, weight: 'bold' });
  const month = monthText(invoice.billMonth, locale);
  const paid: [string, string][] =
    invoice.paymentDate === null ? [] : [[t.paymentDate, dayText(invoice.paymentDate, locale)]];
  const details: [string, string][] = [
    [t.number, invoice.number],
    [t.billMonth, t.usedMonth(month)],
    [t.issuedDate, dayText(invoice.issuedDate, locale)],
    [t.dueDate, dayText(invoice.dueDate, locale)],
    ...paid,
  ];
  const top = page.margin + 48;
  rule(document, top - 12, brand);
  details.forEach(([label, value], index) => {
    const y = top + index * 17;
    draw(document, label, { x: 340, y, color: grey, width: 90 });
    draw(document, value, { x: 432, y, width: right - 432, align: 'right' });
  });
  draw(document, t.to, { y: top, color: grey });
  draw(document, t.addressee(invoice.companyName), { y: top + 15, size: 13, weight: 'bold', width: 260 });
  draw(document, `${t.customerNumber}  ${invoice.tenantNumber}`, {
    y: top + 36,
    color: grey,
    width: 260,
  });
  draw(document, t.from, { y: top + 62, color: grey });
  draw(document, invoice.partnerName, { y: top + 77, size: 11, width: 260 });
  const after = top + Math.max(details.length * 17, 98) + 8;
  draw(document, `${t.subject}${t.labelEnd}${t.subjectOf(month)}`, { y: after, size: 11 });
  draw(document, t.greeting, { y: after + 19 });
  return after + 30;
}

function drawLines(
  document: Document,
  top: number,
  invoice: InvoiceDetail,
  { t: { invoice: t }, locale }: Format,
): number {
  const number = numberText(locale);
  draw(document, t.usageOf(monthText(invoice.billMonth, locale)), { y: top, size: 12, weight: 'bold' });
  drawLine(document, top + 24, [t.item, t.calculation, t.quantity], 'head');
  let y = top + 48;
  for (const { label, value, how } of invoiceLines(invoice, t, number)) {
    drawLine(document, y, [label, how, number(value)]);
    y += 25;
  }
  if (!isPriced(invoice)) draw(document, t.note, { y, size: 8.5, color: grey });
  return y + 22;
}

function drawLine(
  document: Document,
  y: number,
  [item, how, amount]: readonly [string, string, string],
  kind: 'head' | 'line' = 'line',
): void {
  const isHead = kind === 'head';
  const color = isHead ? grey : ink;
  draw(document, item, { y, width: 150, color });
  draw(document, how, { x: 212, y, color: grey, width: 240 });
  const weight = isHead ? 'regular' : 'bold';
  draw(document, amount, { x: 460, y, width: right - 460, align: 'right', weight, color });
  rule(document, y + 17);
}

function drawDays(document: Document, top: number, invoice: InvoiceDetail, format: Format): void {
  if (invoice.days.length === 0) return;
  const t = format.t.invoice;
  const number = numberText(format.locale);
  let y = drawDaysHead(document, top, t);
  for (const { day, requestCount, pagesUsed } of invoice.days) {
    if (y > bottom) {
      document.addPage({ size: 'A4', margin: 0 });
      y = drawDaysHead(document, page.margin, t);
    }
    drawDay(document, y, [dayText(day, format.locale), number(requestCount), number(pagesUsed)]);
    y += 16;
  }
  const sum = (key: 'requestCount' | 'pagesUsed') =>
    invoice.days.reduce((total, entry) => total + entry[key], 0);
  rule(document, y - 2);
  const totals = [t.total, number(sum('requestCount')), number(sum('pagesUsed'))] as const;
  drawDay(document, y + 3, totals, 'bold');
}

function drawDaysHead(document: Document, top: number, t: InvoiceMessages): number {
  draw(document, t.days, { y: top, size: 12, weight: 'bold' });
  drawDay(document, top + 24, [t.day, t.requests, t.pages], 'regular', grey);
  rule(document, top + 40);
  return top + 46;
}

function drawDay(
  document: Document,
  y: number,
  [day, requests, pages]: readonly [string, string, string],
  weight: 'regular' | 'bold' = 'regular',
  color = ink,
): void {
  draw(document, day, { y, width: 180, weight, color });
  draw(document, requests, { x: 240, y, width: 120, align: 'right', weight, color });
  draw(document, pages, { x: 400, y, width: right - 400, align: 'right', weight, color });
}

function drawPageNumbers(document: Document, invoice: InvoiceDetail, { t }: Format): void {
  const { count } = document.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    document.switchToPage(index);
    const y = page.height - 40;
    draw(document, invoice.number, { y, size: 8, color: grey, width: 200 });
    draw(document, t.page(index + 1, count), { y, size: 8, color: grey, align: 'right' });
  }
}
