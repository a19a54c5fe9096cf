import { describe, expect, test } from 'vitest';

import { readPageTexts } from '../render.ts';
import {
  capture,
  captures,
  capturesFor,
  drawPdf,
  makeDocument,
  makeLayoutFamily,
  manifestEntry,
} from './index.ts';
import type { GrammarDocument } from './index.ts';

const documentOf = (seed: number): GrammarDocument => makeDocument(makeLayoutFamily(seed), 1);
const bare = (text: string): string => text.normalize('NFKC').replaceAll(/[\s\ufffe-]/g, '');

describe('drawn as PDF', () => {
  test.each(Array.from({ length: 12 }, (_, index) => 200 + index))(
    'family %i states what its truth says',
    async (seed) => {
      const document = documentOf(seed);
      const pdf = await drawPdf(document);
      expect(pdf.equals(await drawPdf(documentOf(seed)))).toBe(true);
      const text = bare((await readPageTexts(pdf)).join(''));
      const printed = document.fields
        .filter(({ name }) => !name.endsWith('address'))
        .map((field) => field.printed);
      expect(printed.filter((value) => !text.includes(bare(value)))).toEqual([]);
    },
  );
});

describe('ways of capture', () => {
  const many = Array.from({ length: 120 }, (_, index) => documentOf(index + 1));
  const slip = many.find(({ pages }) => pages[0]!.width < 240)!;
  // A card: the smallest paper is the quickest.
  const card = many.find(({ family }) => family.kind === 'business-card')!;

  test.each(captures)('%s gives the same file for the same seed, and another for another', async (how) => {
    const document = how === 'thermal' ? slip : card;
    expect(capturesFor(document)).toContain(how);
    const [first, again, other] = await Promise.all([1, 1, 2].map((seed) => capture(document, how, seed)));
    expect(first!.bytes.equals(again!.bytes)).toBe(true);
    expect(first!.bytes.equals(other!.bytes)).toBe(how === 'digital');
    expect(first!.extension).toBe(how === 'digital' ? 'pdf' : how === 'fax' ? 'png' : 'jpg');
  });

  test('several pages become a PDF of pictures without text', async () => {
    const long = many.find(({ pages }) => pages.length > 1)!;
    const { bytes, extension } = await capture(long, 'scan150', 1);
    expect(extension).toBe('pdf');
    expect((await readPageTexts(bytes)).map((text) => text.trim())).toEqual(long.pages.map(() => ''));
  });
});

test('a manifest entry contains fields, absent questions and tables as printed', () => {
  const { entry, text } = manifestEntry(documentOf(9), 'fax', { file: 'a.png', text: 'a.txt' });
  expect(entry).toMatchObject({ id: 'g9-1-fax', file: 'a.png', class: 'fax', truth_text_file: 'a.txt' });
  const { fields, absent } = entry as { fields: Record<string, { printed: string }>; absent: object };
  const missing = Object.entries(fields).filter(([, { printed }]) => !bare(text).includes(bare(printed)));
  expect(missing.filter(([name]) => !name.endsWith('address'))).toEqual([]);
  expect(Object.keys(absent).length).toBeGreaterThan(0);
});
