import { makeDocument, makeLayoutFamily, pagesOf } from '@ocr/specimens/grammar';
import { expect, test } from 'vitest';
import { extract, learn } from '../../index.ts';

const nothing = { fields: [], tables: [] };
const families = Array.from({ length: 24 }, (_, index) => {
  const family = makeLayoutFamily(index + 1);
  return [1, 2, 3].map((number) => pagesOf(makeDocument(family, number), { noise: 0.2 }));
});

const source = { requestNumber: '', by: '', at: '' };
/** What the first two documents of each layout teach. */
const lessons = families.map((all, layout) =>
  all.slice(0, 2).map((pages, index) => {
    const document = { ...source, document: `${layout} ${index}` };
    const [lesson] = learn([{ source: document, pages, ...nothing }], nothing).lessons;
    return { ...lesson!, layout: `${layout}` };
  }),
);

/** The memory of so many documents of each layout, `but` one layout. */
const taught = (documents: number, but?: number) => ({
  version: 1 as const,
  lessons: lessons.flatMap((all, layout) => (layout === but ? [] : all.slice(0, documents))),
});

const recognised = (layout: number, documents: number, but?: number) =>
  extract(families[layout]![2]!, nothing, taught(documents, but)).layout;
const layouts = families.map((_, layout) => layout);

test.each([1, 2])(
  'a document is recognised by %i of its layout, of 24 layouts drawn at random',
  (documents) => {
    const missed = layouts.filter((layout) => recognised(layout, documents) !== `${layout}`);
    expect(missed.length, missed.join(' ')).toBeLessThan(2);
  },
);

test.each([1, 2])(
  'a document whose own layout was never seen is not taken for one of another, of which %i were checked',
  (documents) => {
    const taken = layouts.filter((layout) => recognised(layout, documents, layout) !== undefined);
    expect(taken).toEqual([]);
  },
);
