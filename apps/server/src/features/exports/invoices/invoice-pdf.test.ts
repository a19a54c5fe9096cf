import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InvoiceDetail } from '@ocr/contract';
import { invoiceLines } from '@ocr/contract/invoice-paper';
import { createRecognizer, type Box, type Page, type Recognizer } from '@ocr/recognition';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { billingMessages as english } from '../billing-messages.en.ts';
import { billingMessages as japanese } from '../billing-messages.jp.ts';
import { writeInvoicePdf } from './invoice-pdf.ts';
import { monthText, numberText } from '../locale-texts.ts';

const { resolve } = createRequire(import.meta.url);
const fonts = {
  regular: resolve('@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf'),
  bold: resolve('@expo-google-fonts/noto-sans-jp/700Bold/NotoSansJP_700Bold.ttf'),
};
const invoice: InvoiceDetail = {
  id: '1',
  number: 'INV-202611-0042',
  tenantId: '2',
  tenantNumber: 'T-0007',
  companyName: '株式会社𠮷野家髙島・㈱鷗外',
  partnerName: '神田事務サービス合同会社',
  billMonth: '2026-11',
  requestCount: 31,
  pagesUsed: 1234,
  blocksUsed: 13,
  packagesUsed: 2,
  packagesRegistered: 1,
  blocksRegistered: 5,
  pagesPerBlock: 100,
  blocksPerPackage: 10,
  blockLimit: 20,
  canTakeBackPayment: false,
  paymentStatus: 'paid',
  paymentDate: '2026-12-24',
  issuedDate: '2026-12-01',
  dueDate: '2026-12-31',
  usageStatus: 'normal',
  state: 'issued',
  kind: null,
  refersTo: null,
  refersToNumber: null,
  reason: null,
  currency: null,
  subtotal: null,
  taxes: null,
  taxTotal: null,
  total: null,
  paid: null,
  balance: null,
  lines: null,
  issuer: null,
  recipient: '',
  recipientAddress: '',
  payments: [],
  mails: [],
  days: Array.from({ length: 30 }, (_, index) => ({
    day: `2026-11-${String(index + 1).padStart(2, '0')}`,
    requestCount: 1,
    pagesUsed: 40 + index,
  })),
};

let recognizer: Recognizer;
let folder: string;
beforeAll(async () => {
  // Compares what is drawn, not how fast: a busy machine may be slow.
  const limits = { pageMs: 300_000, fileMs: 300_000, openMs: 300_000 };
  recognizer = await createRecognizer({ engine: 'embedded', processes: 1, limits });
  folder = await mkdtemp(join(tmpdir(), 'ocr-invoice-'));
});
afterAll(async () => {
  await recognizer.close();
  await rm(folder, { recursive: true, force: true });
});

/** The PDF as a reader sees it: its pages' words, and the first page's picture. */
async function inspectPdf(
  format: Parameters<typeof writeInvoicePdf>[1],
): Promise<{ pages: Page[]; picture: Uint8Array }> {
  const path = join(folder, `${format.locale}.pdf`);
  await writeFile(path, await writeInvoicePdf(invoice, format));
  const { pages } = await recognizer.read(path, 'pdf');
  return { pages, picture: await recognizer.picture(path, 'pdf', 1, 2480) };
}

const textOf = (page: Page): string =>
  page.words
    .map((word) => word.text)
    .join('')
    .replace(/\s/g, '');

/** Where a text is: the box around the words of one line that make it up. */
function find(page: Page, text: string): Box {
  const searched = text.replace(/\s/g, '');
  for (const line of page.lines) {
    const words = line.words.map((index) => page.words[index]!);
    for (let first = 0; first < words.length; first += 1) {
      for (let last = first; last < words.length; last += 1) {
        const boxes = words.slice(first, last + 1);
        if (boxes.map((word) => word.text).join('') !== searched) continue;
        const x = Math.min(...boxes.map(({ box }) => box.x));
        const y = Math.min(...boxes.map(({ box }) => box.y));
        const width = Math.max(...boxes.map(({ box }) => box.x + box.width)) - x;
        return { x, y, width, height: Math.max(...boxes.map(({ box }) => box.y + box.height)) - y };
      }
    }
  }
  throw new Error(`${text} is not on the page`);
}

const shape = { width: 400, height: 40 };

/** The ink of a picture's text, 0 to 1, cut to its edges and brought to one size. */
async function ink(picture: Sharp): Promise<number[]> {
  const dark = await picture
    .flatten({ background: '#fff' })
    .greyscale()
    .negate({ alpha: false })
    .png()
    .toBuffer();
  const cut = await sharp(dark).trim({ background: '#000', threshold: 60 }).png().toBuffer();
  const pixels = await sharp(cut)
    .resize({ ...shape, fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer();
  return [...pixels].map((value) => value / 255);
}

async function inkAt(picture: Uint8Array, box: Box): Promise<number[]> {
  const { width, height } = await sharp(picture).metadata();
  const left = Math.max(0, Math.floor(box.x * width) - 3);
  const top = Math.max(0, Math.floor(box.y * height) - 3);
  const region = {
    left,
    top,
    width: Math.min(width - left, Math.ceil(box.width * width) + 6),
    height: Math.min(height - top, Math.ceil(box.height * height) + 6),
  };
  return ink(sharp(await sharp(picture).extract(region).png().toBuffer()));
}

/** The same text drawn from the same typeface by another program. */
async function inkOfText(text: string, weight: keyof typeof fonts): Promise<number[]> {
  const font = weight === 'bold' ? 'Noto Sans JP Bold' : 'Noto Sans JP';
  const image = { text: { text, font, fontfile: fonts[weight], dpi: 300, rgba: true } } as const;
  return ink(sharp(await sharp(image).png().toBuffer()));
}

/** How alike two inks are: Pearson's correlation, 1 for the same. */
function likeness(one: readonly number[], other: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;
  const [a, b] = [mean(one), mean(other)];
  const product = (left: readonly number[], right: readonly number[], of: number, to: number) =>
    left.reduce((sum, value, index) => sum + (value - of) * (right[index]! - to), 0);
  return product(one, other, a, b) / Math.sqrt(product(one, one, a, a) * product(other, other, b, b));
}

describe.each([
  ['Japanese', { t: japanese, locale: 'ja' }, '2026年12月24日', '利用ページ数'],
  ['English', { t: english, locale: 'en' }, 'December 24, 2026', 'Pages used'],
] as const)('the invoice as a PDF in %s', (_language, format, paymentDay, pagesUsed) => {
  let pages: Page[];
  let picture: Uint8Array;
  beforeAll(async () => {
    ({ pages, picture } = await inspectPdf(format));
  });

  test('says what the invoice says, on as many pages as its days need', () => {
    const text = pages.map(textOf).join('');
    const { invoice: t } = format.t;
    const number = numberText(format.locale);
    const lines = invoiceLines(invoice, t, number).map(
      ({ label, how, value }) => `${label}${how}${number(value)}`,
    );
    for (const expected of [
      ...lines,
      t.addressee(invoice.companyName),
      invoice.partnerName,
      `${t.customerNumber}${invoice.tenantNumber}`,
      t.subjectOf(monthText(invoice.billMonth, format.locale)),
      t.note,
      paymentDay,
      t.total,
    ]) {
      expect(text).toContain(expected.replace(/\s/g, ''));
    }
    expect(pages.map((page) => page.source)).toEqual(['text', 'text']);
    expect(text).toContain('1/2');
    expect(text).toContain('2/2');
  });

  test('draws its texts from the typeface', { timeout: 240_000 }, async () => {
    for (const [text, weight] of [
      [format.t.invoice.heading, 'bold'],
      [pagesUsed, 'regular'],
      [paymentDay, 'regular'],
    ] as const) {
      const seen = await inkAt(picture, find(pages[0]!, text));
      expect(likeness(seen, await inkOfText(text, weight)), text).toBeGreaterThan(0.7);
    }
  });

  test(
    'draws a Japanese name glyph by glyph, and no box in the place of one',
    { timeout: 240_000 },
    async () => {
      const place = find(pages[0]!, invoice.companyName);
      const seen = await inkAt(picture, place);
      expect(likeness(seen, await inkOfText(invoice.companyName, 'bold'))).toBeGreaterThan(0.7);
      const letters = Array.from(invoice.companyName);
      expect(likeness(seen, await inkOfText('□'.repeat(letters.length), 'bold'))).toBeLessThan(0.5);
      // A single glyph hardly changes the whole picture, so a rare one is compared alone.
      const width = place.width / letters.length;
      const rare = { ...place, x: place.x + letters.indexOf('𠮷') * width + 0.002, width: width - 0.004 };
      expect(likeness(await inkAt(picture, rare), await inkOfText('𠮷', 'bold'))).toBeGreaterThan(0.6);
    },
  );
});
