import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { amountPaper, type PricedInvoice } from '@ocr/contract/invoice-paper';
import { createRecognizer, type Box, type Page, type Recognizer } from '@ocr/recognition';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayText, monthText } from '../locale-texts.ts';
import { writeInvoicePdf } from './invoice-pdf.ts';
import { writeInvoiceXml } from './invoice-xml.ts';
import type { Pictures } from './pdf-page.ts';
import { formats, invoiceWith, type Format } from './testing/invoice-with.ts';

let recognizer: Recognizer;
let folder: string;
beforeAll(async () => {
  const limits = { pageMs: 300_000, fileMs: 300_000, openMs: 300_000 };
  recognizer = await createRecognizer({ engine: 'embedded', processes: 1, limits });
  folder = await mkdtemp(join(tmpdir(), 'ocr-priced-'));
});
afterAll(async () => {
  await recognizer.close();
  await rm(folder, { recursive: true, force: true });
});

/** The PDF as a reader sees it: its bytes, its pages' words, and the first page drawn. */
async function look(invoice: PricedInvoice, format: Format, pictures: Pictures = {}) {
  const path = join(folder, `${Math.random()}.pdf`);
  const bytes = await writeInvoicePdf(invoice, format, pictures);
  await writeFile(path, bytes);
  const { pages } = await recognizer.read(path, 'pdf');
  const drawn = await recognizer.picture(path, 'pdf', 1, 1240);
  return { bytes, pages, drawn };
}

const plain = (text: string): string => text.replaceAll(/\s/g, '');
const textOf = (page: Page): string => plain(page.words.map(({ text }) => text).join(''));
/** Above every line of the table on a page that goes on. */
const headOf = ({ t: { invoice: t } }: Format): string =>
  plain([t.item, t.quantity, t.amounts.unitPrice, t.amounts.rate, t.amounts.amount].join(''));

/** How much of a part of the page is of a colour, 0 to 1. */
async function shareOf(
  drawn: Uint8Array,
  box: Box,
  isColour: (rgb: readonly number[]) => boolean,
): Promise<number> {
  const { width, height } = await sharp(drawn).metadata();
  const { data, info } = await sharp(drawn)
    .flatten({ background: '#fff' })
    .extract({
      left: Math.round(box.x * width),
      top: Math.round(box.y * height),
      width: Math.round(box.width * width),
      height: Math.round(box.height * height),
    })
    .raw()
    .toBuffer({ resolveWithObject: true });
  let found = 0;
  for (let at = 0; at < data.length; at += info.channels) {
    if (isColour([...data.subarray(at, at + 3)])) found += 1;
  }
  return found / (info.width * info.height);
}
const isDark = (rgb: readonly number[]): boolean => rgb.every((part) => part < 110);
const points = (x: number, y: number, width: number, height: number): Box => ({
  x: x / 595.28,
  y: y / 841.89,
  width: width / 595.28,
  height: height / 841.89,
});

describe.each(Object.entries(formats))('an invoice with amounts in %s', (_language, format) => {
  const { invoice: t } = format.t;

  test('says on one page all that is needed to book and to pay it', async () => {
    const invoice = invoiceWith({ tiers: 2 }, format);
    const { pages, drawn } = await look(invoice, format);
    const month = monthText('2026-11', format.locale);
    const paper = amountPaper(invoice, t, { locale: format.locale, month });
    const text = textOf(pages[0]!);
    for (const expected of [
      paper.heading,
      invoice.number,
      t.addressee(invoice.companyName),
      invoice.recipient,
      ...paper.recipientAddress,
      paper.issuerName,
      ...paper.issuerLines,
      `${t.subject}${t.labelEnd}${paper.subject}`,
      paper.greeting,
      `${paper.boxLabel}${paper.boxAmount}`,
      dayText(invoice.dueDate, format.locale),
      headOf(format),
      ...paper.lines.map((line) =>
        [line.item, line.quantity, line.unitPrice, line.rate, line.amount].join(''),
      ),
      ...paper.sums.map(({ label, amount }) => `${label}${amount}`),
      t.amounts.accounts,
      ...paper.accounts,
      t.amounts.notes,
      paper.notes,
    ])
      expect(text).toContain(plain(expected));
    // The usage that it comes from follows on a page of its own.
    expect(pages).toHaveLength(2);
    expect(textOf(pages[1]!)).toContain(plain(t.usageOf(month)));
    // The amount is framed: a dark line at each side of it, and paper between line and amount.
    const amount = pages[0]!.words.find(({ text: word }) => plain(word).includes(paper.boxAmount))!;
    const edge = (x: number) => shareOf(drawn, points(x - 1.5, amount.box.y * 841.89, 3, 10), isDark);
    expect(await edge(56)).toBeGreaterThan(0.2);
    expect(await edge(356)).toBeGreaterThan(0.2);
    expect(await edge(62)).toBe(0);
  });

  test('of more than 200 lines goes on page by page under the same head, and loses none', async () => {
    const invoice = invoiceWith({ tiers: 200 }, format);
    expect(invoice.lines.length).toBeGreaterThan(200);
    const { pages } = await look(invoice, format);
    const ofLines = pages.filter((page) => textOf(page).includes(headOf(format)));
    expect(ofLines.length).toBeGreaterThan(4);
    const paper = amountPaper(invoice, t, { locale: format.locale, month: '' });
    const text = pages.map(textOf).join('');
    for (const { item, quantity, unitPrice, rate, amount } of paper.lines)
      expect(text).toContain(plain(`${item}${quantity}${unitPrice}${rate}${amount}`));
    for (const { label, amount } of paper.sums) expect(text).toContain(plain(`${label}${amount}`));
    for (const [index, page] of pages.entries())
      expect(textOf(page)).toContain(plain(format.t.page(index + 1, pages.length)));
    // No line is drawn into the page's foot.
    for (const page of ofLines) {
      const lowest = page.words
        .filter(({ text: word }) => word.includes('10%'))
        .map(({ box }) => box.y + box.height);
      expect(Math.max(0, ...lowest)).toBeLessThan(0.94);
    }
  });

  test('shows the logo above the issuer’s name and the seal over the end of its lines', async () => {
    const colour = (background: string, width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background } })
        .png()
        .toBuffer();
    const pictures = { logo: await colour('#0000ff', 300, 80), seal: await colour('#ff0000', 100, 100) };
    const invoice = invoiceWith({ tiers: 1 }, format);
    const { drawn, pages } = await look(invoice, format, pictures);
    const isBlue = ([red = 0, , blue = 0]: readonly number[]): boolean => blue > 200 && red < 60;
    const isRed = ([red = 0, , blue = 0]: readonly number[]): boolean => red > 200 && blue < 60;
    // 142 points wide as it may be, 38 high.
    expect(await shareOf(drawn, points(341, 165, 140, 34), isBlue)).toBeGreaterThan(0.95);
    const side = points(340, 100, 199.28, 220);
    // 54 points each way, give or take a pixel at the edges.
    expect(Math.sqrt((await shareOf(drawn, side, isRed)) * 199.28 * 220)).toBeCloseTo(54, -0.5);
    const name = pages[0]!.words.find(({ text }) =>
      plain(text).startsWith(
        plain(amountPaper(invoice, t, { locale: format.locale, month: '' }).issuerName.slice(0, 4)),
      ),
    )!;
    expect(name.box.y).toBeGreaterThan(200 / 841.89);
    const without = await look(invoice, format);
    expect(await shareOf(without.drawn, side, isRed)).toBe(0);
  });
});

/** The streams of a PDF, inflated where they are packed. */
function streamsOf(bytes: Buffer): string[] {
  const text = bytes.toString('latin1');
  return [...text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, stream = '']) => {
    const raw = Buffer.from(stream, 'latin1');
    try {
      return inflateSync(raw).toString();
    } catch {
      return raw.toString();
    }
  });
}

describe('what is kept for years', () => {
  const format = formats.Japanese;

  test('is PDF/A-3 with its data as XML attached', async () => {
    const invoice = invoiceWith({ tiers: 2 }, format);
    const bytes = await writeInvoicePdf(invoice, format);
    const text = bytes.toString('latin1');
    expect(text.startsWith('%PDF-1.7')).toBe(true);
    expect(text).toContain('<pdfaid:part>3</pdfaid:part>');
    expect(text).toContain('<pdfaid:conformance>B</pdfaid:conformance>');
    expect(text).toMatch(/\/OutputIntents \[/);
    expect(text).toMatch(/\/AFRelationship \/Alternative/);
    expect(text).toMatch(/\/Subtype \/text#2Fxml/);
    // Every typeface is in the file.
    expect(text.match(/\/FontDescriptor\b(?! \d)/g)?.length).toBe(text.match(/\/FontFile2 /g)?.length);
    expect(streamsOf(bytes)).toContain(writeInvoiceXml(invoice, format.t.invoice));
  });

  test.each([
    ['a draft', { state: 'draft' }],
    ['an invoice in dollars', { currency: 'USD' }],
  ] as const)('carries no data of %s', async (_name, changes) => {
    const bytes = await writeInvoicePdf(invoiceWith({ tiers: 1 }, format, changes), format);
    expect(bytes.toString('latin1')).not.toContain('/EmbeddedFile ');
  });
});
