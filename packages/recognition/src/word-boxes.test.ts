import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRecognizer, type Page, type Recognizer } from './index.ts';
import { makePdf, withFile } from './testing/documents.ts';

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
