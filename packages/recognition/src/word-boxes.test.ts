import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRecognizer, documentText, type Page, type Recognizer } from './index.ts';
import { makePdf, packedStream, pdfOf, readBytes, withFile } from './testing/documents.ts';

let recognizer: Recognizer;
beforeAll(async () => {
  recognizer = await createRecognizer({ engine: 'embedded', processes: 1 });
});
afterAll(() => recognizer.close());

const LINES = ['御請求書、見積書。', 'Agjpqy[Q] 鬱蒼', '一二 ー … 12,800'];
const SIZE = 12;

/** Lines set as closely as a font allows, each letter touching the em above and below. */
async function readClosely(rotate = 0): Promise<{ page: Page; ink: { outside: number; inside: number } }> {
  const pdf = await makePdf([
    (page) => {
      Object.assign(page.page.dictionary.data, { Rotate: rotate });
      page.font('jp').fontSize(SIZE);
      LINES.forEach((line, index) => page.text(line, 60, 60 + index * SIZE * 1.25, { lineBreak: false }));
    },
  ]);
  return await withFile(pdf, 'pdf', async (path) => {
    const { pages } = await recognizer.read(path, 'pdf');
    const [page] = pages;
    if (page === undefined) throw new Error('No page was read');
    const picture = await recognizer.picture(path, 'pdf', 1, 1600, { transform: page });
    return { page, ink: await inkOf(picture, page) };
  });
}

/** Dark pixels in and out of the boxes of words, a pixel's width around them included. */
async function inkOf(picture: Uint8Array, page: Page): Promise<{ outside: number; inside: number }> {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  const isInBox = (x: number, y: number) =>
    page.words.some(
      ({ box }) =>
        x >= box.x * info.width - 1.5 &&
        x <= (box.x + box.width) * info.width + 0.5 &&
        y >= box.y * info.height - 1.5 &&
        y <= (box.y + box.height) * info.height + 0.5,
    );
  const ink = { outside: 0, inside: 0 };
  data.forEach((value, index) => {
    if (value < 100)
      ink[isInBox(index % info.width, Math.floor(index / info.width)) ? 'inside' : 'outside']++;
  });
  return ink;
}

test.each([0, 180])(
  'words of a text layer are boxed as high as they are printed, turned by %i',
  async (rotate) => {
    const { page, ink } = await readClosely(rotate);
    expect(ink.inside).toBeGreaterThan(1000);
    expect(ink.outside).toBe(0);
    for (const { box } of page.words) {
      expect(box.height * page.height).toBeLessThan(SIZE * 1.25);
      expect(box.height * page.height).toBeGreaterThan(SIZE * 0.9);
    }
  },
);

test('words of a text layer do not reach into the lines above and below', async () => {
  const { page } = await readClosely();
  const lines = page.lines.map((line) => line.box);
  expect(lines.length).toBe(LINES.length);
  lines.slice(1).forEach((box, index) => {
    const above = lines[index];
    expect(box.y - (above?.y ?? 0) - (above?.height ?? 0)).toBeGreaterThan(-0.5 / page.height);
  });
});

test('letters that a browser prints one by one are words', async () => {
  // Helvetica's widths in thousandths of an em.
  const widths: Readonly<Record<string, number>> = {
    a: 556,
    B: 667,
    D: 722,
    e: 556,
    k: 500,
    o: 556,
    p: 556,
    t: 278,
    ' ': 278,
  };
  const print = (text: string, x: number, y: number) => {
    const letters = Array.from(text, (letter, index) => {
      const step = index === 0 ? '' : `${((widths[text[index - 1]!]! * 10.66) / 1000).toFixed(7)} 0 Td `;
      return `${step}(${letter}) Tj`;
    });
    return ['BT', `/F1 10.66 Tf 1 0 0 -1 ${x} ${y} Tm`, ...letters, 'ET'].join('\n');
  };
  // A table in the upper fifth of a page: PDFium is not sure then which way its text runs, and parts all letters.
  const rows = Array.from({ length: 16 }, (_, index) =>
    [6.65, 150.2, 454.3, 641].map((x) => print('Book Depot', x, 1029 + 21 * index)),
  );
  const content = `.24 0 0 -.24 0 841.92 cm q 3.125 0 0 3.125 165.625 -3012.5 cm ${rows.flat().join('\n')} Q`;
  const pdf = pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    packedStream(Buffer.from(content)),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]);
  const { pages } = await readBytes(recognizer, pdf, 'pdf');
  expect(new Set(pages[0]?.words.map(({ text }) => text))).toEqual(new Set(['Book', 'Depot']));
});

/** Each letter a text of its own, as browsers print. */
function printLetters(page: PDFKit.PDFDocument, text: string, x: number, y: number): void {
  let at = x;
  for (const letter of text) {
    if (letter !== ' ') page.text(letter, at, y, { lineBreak: false });
    at += page.widthOfString(letter);
  }
}

test.each([90, 180, 270] as const)(
  'a page whose letters are placed one by one and lie at %i degrees is turned upright, in both languages',
  async (rotate) => {
    const pdf = await makePdf([
      (page) => {
        Object.assign(page.page.dictionary.data, { Rotate: rotate });
        page.font('jp').fontSize(12);
        printLetters(page, 'Invoice number HP-20931', 60, 60);
        printLetters(page, 'Copy paper 48.60', 60, 90);
      },
      (page) => {
        Object.assign(page.page.dictionary.data, { Rotate: rotate });
        page.font('jp').fontSize(12);
        printLetters(page, '青山商事株式会社', 60, 60);
        printLetters(page, '下記の通りご請求申し上げます', 60, 90);
      },
    ]);
    const { pages } = await readBytes(recognizer, pdf, 'pdf');
    expect(pages.map(({ turn }) => turn)).toEqual([360 - rotate, 360 - rotate]);
    expect(documentText(pages)).toBe(
      'Invoice number HP-20931\nCopy paper 48.60\n\n青山商事株式会社\n下記の通りご請求申し上げます',
    );
    expect(pages[0]?.words[0]?.box.y).toBeCloseTo(60 / 841.89, 1);
  },
);

test('a page is turned as most of its text lies, whatever runs up its edge', async () => {
  const pdf = await makePdf([
    (page) => {
      page.font('jp').fontSize(12).text('Invoice number HP-20931, Copy paper 48.60', 60, 60);
      page.save().rotate(-90, { origin: [30, 400] });
      page.text('Printed on recycled paper', 30, 400).restore();
    },
  ]);
  const { pages } = await readBytes(recognizer, pdf, 'pdf');
  expect(pages[0]?.turn).toBe(0);
  expect(documentText(pages)).toContain('Invoice number HP-20931, Copy paper 48.60');
});
