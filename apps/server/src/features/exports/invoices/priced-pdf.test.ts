import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { amountPaper, type PricedInvoice } from '@ocr/contract/invoice-paper';
import { createRecognizer, type Box, type Page, type Recognizer } from '@ocr/recognition';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayText, monthText } from '../locale-texts.ts';
import { writeInvoicePdf } from './invoice-pdf.ts';
import type { Pictures } from './pdf-page.ts';
import { creditOf, formats, invoiceWith, type Format } from './testing/invoice-with.ts';

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
async function inspectPdf(invoice: PricedInvoice, format: Format, pictures: Pictures = {}) {
  const path = join(folder, `${Math.random()}.pdf`);
  const bytes = await writeInvoicePdf(invoice, format, pictures);
  await writeFile(path, bytes);
  const { pages } = await recognizer.read(path, 'pdf');
  const drawn = await recognizer.picture(path, 'pdf', 1, 1240);
  return { bytes, pages, drawn };
}

const plain = (text: string): string => text.replaceAll(/\s/g, '');
const textOf = (page: Page): string => plain(page.words.map(({ text }) => text).join(''));
/** Above every table line on a continued page. */
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
    const { pages, drawn } = await inspectPdf(invoice, format);
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

  test('asks for what credit left open at issue; where that is nothing, it has neither due date nor account', async () => {
    const whole = invoiceWith({ tiers: 2 }, format);
    const { total, issuer } = whole;
    const month = monthText('2026-11', format.locale);
    const read = async (settled: number) => {
      const invoice = { ...whole, payments: [creditOf(settled)] };
      const { sums, ...paper } = amountPaper(invoice, t, { locale: format.locale, month });
      const { pages } = await inspectPdf(invoice, format);
      const text = textOf(pages[0]!);
      for (const { label, amount } of sums) expect(text).toContain(plain(`${label}${amount}`));
      expect(text).toContain(plain(`${paper.boxLabel}${paper.boxAmount}`));
      return { text, sums };
    };
    const part = await read(3000);
    expect(part.sums.slice(-3)).toMatchObject([
      { label: t.amounts.total, value: total },
      { label: t.amounts.settled, value: -3000 },
      { label: t.amounts.due, value: total - 3000 },
    ]);
    const all = await read(total);
    expect(all.text).toContain(plain(t.amounts.nothingDue));
    const isThere = (text: string) =>
      [dayText(whole.dueDate, format.locale), ...issuer.bankAccounts].map((one) => text.includes(plain(one)));
    expect([isThere(part.text), isThere(all.text)]).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  test('of more than 200 lines continues page by page under the same head, and loses none', async () => {
    const invoice = invoiceWith({ tiers: 200 }, format);
    expect(invoice.lines.length).toBeGreaterThan(200);
    const { pages } = await inspectPdf(invoice, format);
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

  test('shows the logo above the issuer’s name and the seal next to the end of its lines', async () => {
    const colour = (background: string, width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background } })
        .png()
        .toBuffer();
    const pictures = { logo: await colour('#0000ff', 300, 80), seal: await colour('#ff0000', 100, 100) };
    const invoice = invoiceWith({ tiers: 1 }, format);
    const { drawn, pages } = await inspectPdf(invoice, format, pictures);
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
    const without = await inspectPdf(invoice, format);
    expect(await shareOf(without.drawn, side, isRed)).toBe(0);
  });

  test('breaks what is long into lines of a size that can be read, none of them under the seal', async () => {
    const seal = await sharp({ create: { width: 100, height: 100, channels: 3, background: '#ff0000' } })
      .png()
      .toBuffer();
    const short = invoiceWith({ tiers: 1 }, format);
    const address = '〒101-0044\n東京都千代田区鍛冶町2-1-1 神田セントラルビジネスタワー別館17階1702号室';
    const email = 'accounts-receivable@kanda-office-services.example.com';
    const companyName = `株式会社${'東日本総合管理'.repeat(10)}`;
    const invoice = { ...short, companyName, issuer: { ...short.issuer, address, email } };
    const { pages } = await inspectPdf(invoice, format, { seal });
    // Between the dates and the box: the addressee at the left, the issuer at the right.
    const words = pages[0]!.words.filter(({ box }) => box.y > 90 / 841.89 && box.y < 320 / 841.89);
    const last = words.find(({ text }) => text.includes('T7000012050002'))!.box;
    const isIssuers = ({ box }: { box: Box }) =>
      box.x > 339 / 595.28 && box.y > 160 / 841.89 && box.y < last.y + last.height;
    const joined = (some: typeof words) => plain(some.map(({ text }) => text).join(''));
    const issuers = words.filter(isIssuers);
    for (const whole of [address, email]) expect(joined(issuers)).toContain(plain(whole));
    expect(joined(words.filter(({ box }) => box.x < 339 / 595.28))).toContain(companyName);
    for (const { box } of issuers) expect((box.x + box.width) * 595.28).toBeLessThan(595.28 - 56 - 54);
    const heights = words.filter(({ text }) => /[東神都]/.test(text)).map(({ box }) => box.height);
    expect(Math.min(...heights) * 841.89).toBeGreaterThan(6);
  });
});
