import { array, assert, constantFrom, property, record, integer, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { viewDocument } from '../../document.ts';
import { buildPage } from '../../testing/page-builder.ts';
import type { Span } from './span.ts';
import { spansOf } from './spans.ts';

const spansOn = (...texts: Parameters<typeof buildPage>[0]): readonly Span[] =>
  spansOf(viewDocument([buildPage(texts)]));
const textsOn = (...texts: string[]): string[] =>
  spansOn(...texts.map((text, line) => ({ x: 50, y: 50 + 40 * line, text }))).map(({ text }) => text);

describe('the spans of a line', () => {
  it.each([
    ['all of it', 'Kestrel Printing', 'Kestrel Printing'],
    ['what is behind its colon', 'Customer: Kestrel Printing', 'Kestrel Printing'],
    ['what is between its signs', 'Mill Lane 4 · Leeds · LS1 4AB', 'Leeds'],
    ['its last words', 'Prepared by Maud Ferris', 'Maud Ferris'],
    [
      'a name in a sentence',
      'please ring Katherine Thorley in the morning before we come and look at it',
      'Katherine Thorley',
    ],
    ['who is addressed', 'ご担当 小野寺 真理 様', 'ご担当 小野寺 真理'],
    ['letters of one script', 'ご不明点は担当の宮下までお問い合わせください', '宮下'],
    ['a name behind what its bearer does', '営業担当 皆川 トモ TEL 070-2204-6618', '皆川 トモ'],
    ['a name before its form of address', '立会い 鑑定人 平賀 誠氏', '平賀 誠'],
    ['a family name behind a department', '税務課 折田', '折田'],
    ['a name without its form of address', 'who will ride it is Mrs Enid Probert, upstairs', 'Enid Probert'],
    [
      'the last two words of a name',
      'Approved: Line Manager Jeanne Ingabire, Kigali office',
      'Jeanne Ingabire',
    ],
    [
      'an address without its postal code',
      '〒394-0048 長野県岡谷市川岸上 3-70-4',
      '長野県岡谷市川岸上 3-70-4',
    ],
    [
      'and without its building',
      '〒394-0048 長野県岡谷市川岸上3-70-4 ハイツ岡 2号',
      '長野県岡谷市川岸上3-70-4',
    ],
  ])('have %s', (_, line, span) => {
    expect(textsOn(line)).toContain(span);
  });

  it('have values that can be read, with what they mean', () => {
    const spans = spansOn({ x: 50, y: 50, text: 'Paid on 7 March 2025: £1,480.50' });
    expect(spans.find(({ value }) => value === '2025-03-07')?.kinds).toContain('date');
    expect(spans.find(({ value }) => value === '1480.5')?.kinds).toContain('amount');
  });
});

describe('a negative sum', () => {
  it('is a span with its sign and without', () => {
    const values = spansOn({ x: 50, y: 50, text: '源泉徴収 −27,056' }).map(({ value }) => value);
    expect(values).toContain('-27056');
    expect(values).toContain('27056');
  });
});

it('a line of thousands of postal codes has few more spans than it has words', () => {
  const line = '394-0048 '.repeat(3000);
  expect(textsOn(line).length).toBeLessThan(6100);
});

describe('the spans of a block', () => {
  it('have lines that follow each other, also from behind a colon', () => {
    const spans = spansOn(
      { x: 50, y: 50, text: 'Deliver to: Gate 3' },
      { x: 50, y: 62, text: '14 Dock Road' },
      { x: 50, y: 74, text: 'Hull HU1 2PQ' },
      { x: 300, y: 62, text: 'Terms 30 days' },
    ).map(({ text }) => text);
    expect(spans).toContain('Gate 3 14 Dock Road Hull HU1 2PQ');
    expect(spans.some((text) => /Dock Road.*Terms/.test(text))).toBe(false);
  });
});

it('spans of any page are printed on it, and each of them once for a place and a value', () => {
  const words = constantFrom(
    'Total:',
    '1,200',
    '（税込）',
    '株式会社',
    '山田',
    '様',
    'A/B',
    '2025-01-31',
    '.',
    'de',
  );
  const line = record({
    x: integer({ min: 0, max: 500 }),
    y: integer({ min: 0, max: 800 }),
    text: array(words, { minLength: 1, maxLength: 8 }).map((all) => all.join(' ')),
  });
  assert(
    property(array(line, { maxLength: 12 }), string(), (lines, other) => {
      const spans = spansOn(...lines, { x: 10, y: 820, text: `x${other.replaceAll(/\s/g, '')}` });
      for (const { ranges, text } of spans) {
        const printed = ranges
          .map(({ segment, from, to }) => segment.text.slice(from, to).trim())
          .join(' ')
          .trim();
        expect(text).toBe(printed);
      }
      const places = spans.map(({ ranges, value, kinds }) =>
        [
          ...ranges.map(({ segment, from, to }) => `${segment.id} ${from} ${to}`),
          kinds.has('text') ? '' : value,
        ].join(),
      );
      expect(new Set(places).size).toBe(places.length);
    }),
    { numRuns: 50 },
  );
});
