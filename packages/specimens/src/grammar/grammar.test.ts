import { describe, expect, test } from 'vitest';

import { FIRST_JUDGING_SEED, makeDocument, makeLayoutFamily, pagesOf } from './index.ts';
import type { FieldTruth, GrammarDocument, WordPage } from './index.ts';
import { conceptFor } from './party-concepts.ts';
import type { Role } from './types.ts';

const seeds = Array.from({ length: 150 }, (_, index) => index + 1).concat(
  Array.from({ length: 50 }, (_, index) => FIRST_JUDGING_SEED + index),
);
const documents = seeds.map((seed) => makeDocument(makeLayoutFamily(seed), 1));

/** Text without what a reader may set differently. */
const bare = (text: string): string => text.normalize('NFKC').replaceAll(/[\s,]/g, '');

/** The words whose centre is inside the field's first place. */
function wordsAt(pages: readonly WordPage[], { places: [place] }: FieldTruth): string {
  const page = pages[place!.page - 1]!;
  const { x, y, width, height } = place!.box;
  const inside = page.words.filter(({ box }) => {
    const middle = box.y + box.height / 2;
    return (
      box.x < x + width - 1e-4 &&
      box.x + box.width > x + 1e-4 &&
      middle > y - 1e-3 &&
      middle < y + height + 1e-3
    );
  });
  return bare(inside.map(({ text }) => text).join(''));
}

describe('families and their documents', () => {
  test('are asked for in the words of their own parties, whichever were drawn before', () => {
    const role = (second: string): Role => ({
      id: 'customer',
      nouns: { ja: ['得意先'], en: ['customer', second] },
      headings: { ja: [], en: [] },
      natural: false,
    });
    const [first, other] = ['client', 'addressee'].map((noun) => conceptFor(role(noun), 'tel').asks.en);
    expect(first).toContain('telephone of the client');
    expect(other).toContain('telephone of the addressee');
    expect(other).not.toContain('telephone of the client');
  });

  test('are the same for the same seeds and others for others', () => {
    for (const seed of [3, 17, FIRST_JUDGING_SEED + 2]) {
      const make = (document: number): GrammarDocument => makeDocument(makeLayoutFamily(seed), document);
      const [first, again, other] = [make(1), make(1), make(2)];
      expect({ ...first, family: 0 }).toEqual({ ...again, family: 0 });
      expect(first.fields).not.toEqual(other.fields);
      expect(pagesOf(first, { noise: 0.5 })).toEqual(pagesOf(again, { noise: 0.5 }));
      expect(pagesOf(first, { noise: 0.5, seed: 2 })).not.toEqual(pagesOf(first, { noise: 0.5 }));
    }
  });

  test('print every value inside its box, on the page', () => {
    const missing = documents.flatMap((document) => {
      const pages = pagesOf(document);
      return document.fields
        .filter((field) => !wordsAt(pages, field).includes(bare(field.printed)))
        .map((field) => `${document.id} ${field.name}: ${field.printed}`);
    });
    expect(missing).toEqual([]);
    const outside = documents.flatMap(({ id, fields }) =>
      fields.flatMap(({ name, places }) =>
        places
          .filter(({ box }) => box.x < 0 || box.y < 0 || box.x + box.width > 1 || box.y + box.height > 1)
          .map(() => `${id} ${name}`),
      ),
    );
    expect(outside).toEqual([]);
  });

  test('print every cell of their tables', () => {
    for (const document of documents) {
      const text = bare(
        pagesOf(document)
          .flatMap(({ words }) => words.map((word) => word.text))
          .join(''),
      );
      const cells = document.tables.flatMap(({ rows }) => rows.flat());
      expect(cells.filter((cell) => cell.length < 10 && !text.includes(bare(cell)))).toEqual([]);
    }
  });

  test('print the labels that questions may quote', () => {
    for (const document of documents) {
      const text = document.pages
        .flatMap(({ marks }) => marks.map((mark) => (mark.kind === 'text' ? mark.text : '')))
        .join('\n');
      expect(document.fields.filter(({ label }) => !text.includes(label)).map(({ name }) => name)).toEqual(
        [],
      );
    }
  });

  test('do not print what their questions for absent values name', () => {
    for (const { fields, absent } of documents) {
      const stated = new Set(fields.map(({ name }) => name));
      expect(absent.filter(({ name }) => stated.has(name))).toEqual([]);
    }
  });

  test('differ in kind, in form and in words', () => {
    const kinds = new Set(documents.map(({ family }) => `${family.language} ${family.kind}`));
    expect(kinds.size).toBeGreaterThan(45);
    const instructions = documents.flatMap(({ fields }) => fields.map(({ instruction }) => instruction));
    expect(new Set(instructions).size).toBeGreaterThan(instructions.length * 0.6);
  });
});

test('noise misreads some words and leaves most', () => {
  for (const document of documents.slice(0, 20)) {
    const texts = (noise: number): string[] =>
      pagesOf(document, { noise }).flatMap(({ words }) => words.map(({ text }) => bare(text)));
    const [clean, read] = [new Set(Array.from(texts(0).join(''))), texts(0.4).join('')];
    const kept = Array.from(read).filter((letter) => clean.has(letter)).length / read.length;
    expect(kept).toBeGreaterThan(0.85);
    expect(read).not.toBe(texts(0).join(''));
  }
});
