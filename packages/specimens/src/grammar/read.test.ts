import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRecognizer } from '@ocr/recognition';
import type { Page, Recognizer } from '@ocr/recognition';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { drawPdf, makeDocument, makeLayoutFamily, pagesOf } from './index.ts';
import type { FieldTruth, WordPage } from './index.ts';

let recognizer: Recognizer;
let folder: string;
beforeAll(async () => {
  recognizer = await createRecognizer({ engine: 'embedded', processes: 1 });
  folder = await mkdtemp(join(tmpdir(), 'layouts-'));
});
afterAll(async () => {
  await recognizer.close();
  await rm(folder, { recursive: true });
});

const bare = (text: string): string => text.normalize('NFKC').replaceAll(/[\s,\u2212-]/g, '');

/** The words that touch the field's first place, at its height. */
function textAt(pages: readonly Page[], { places: [place] }: FieldTruth): string {
  const { x, y, width, height } = place!.box;
  const inside = pages[place!.page - 1]!.words.filter(({ box }) => {
    const middle = box.y + box.height / 2;
    return box.x < x + width && box.x + box.width > x && middle > y - 0.004 && middle < y + height + 0.004;
  });
  return bare(inside.map(({ text }) => text).join(''));
}

const lettersOf = (pages: readonly (Page | WordPage)[]): string =>
  Array.from(bare(pages.flatMap(({ words }) => words.map(({ text }) => text)).join('')))
    .sort()
    .join('');

test.each([301, 304, 308, 311, 315, 322, 900_003, 900_010])(
  'the recogniser reads the PDF of family %i as its pages of words say, every value in its place',
  async (seed) => {
    const document = makeDocument(makeLayoutFamily(seed), 1);
    const file = join(folder, `${document.id}.pdf`);
    await writeFile(file, await drawPdf(document));
    const { pages } = await recognizer.read(file, 'pdf');
    expect(pages.map(({ source }) => source)).toEqual(document.pages.map(() => 'text'));
    expect(lettersOf(pages)).toBe(lettersOf(pagesOf(document)));
    const missing = document.fields.filter((field) => !textAt(pages, field).includes(bare(field.printed)));
    expect(missing.map(({ name, printed }) => `${name}: ${printed}`)).toEqual([]);
  },
  60_000,
);
