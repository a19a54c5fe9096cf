import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { extract } from '../extract.ts';
import { buildPage, tableRows } from '../testing/page-builder.ts';
import type { PlacedText } from '../testing/page-builder.ts';
import type { Page, TemplateDefinition } from '../types.ts';
import { learn } from './teach.ts';
import type { CheckedDocument, Memory } from './types.ts';

const field = (name: string, description: string) => ({ name, description });
const template: TemplateDefinition = {
  fields: [
    field('Case', 'The case file code'),
    field('Total', 'Total amount'),
    field('Remark', 'Delivery remark'),
  ],
  tables: [],
};

interface Letter {
  readonly code: string;
  readonly total: string;
  readonly remark?: string;
  /** Lines printed above the sums. */
  readonly items?: number;
  readonly registration?: string;
  /** Where the code is. */
  readonly codeAt?: readonly [number, number];
}

/** A letter that prints its code without a label, and two sums whose labels say nothing. */
function letter({
  code,
  total,
  remark,
  items = 2,
  registration = 'T1234567890123',
  codeAt = [430, 96],
}: Letter): Page[] {
  const bottom = 240 + 18 * items;
  const settings: PlacedText[] = [
    { x: 50, y: 40, text: 'Harbour Light Engineering Ltd', size: 16 },
    { x: 50, y: 64, text: 'Quayside Works, Bellingham Road' },
    { x: 50, y: 80, text: `Registration ${registration}` },
    { x: 330, y: 64, text: 'Statement of works performed' },
    { x: codeAt[0], y: codeAt[1], text: code },
    { x: 50, y: 150, text: 'Dear customer, we thank you for your trust in our workshop.' },
    { x: 50, y: 200, text: 'Kind of work' },
    { x: 300, y: 200, text: 'Hours spent' },
    ...tableRows(
      Array.from({ length: items }, (_, index) => [
        `Repair of pump ${'abcdefgh'[index % 8]}`,
        `${index + 2}`,
      ]),
      [50, 300],
      222,
    ),
    { x: 300, y: bottom, text: 'Workshop' },
    { x: 540, y: bottom, text: '12.50', right: true },
    { x: 300, y: bottom + 18, text: 'Altogether due' },
    { x: 540, y: bottom + 18, text: total, right: true },
    { x: 50, y: bottom + 60, text: 'Please settle within fourteen days to our account at Northern Bank' },
    { x: 50, y: bottom + 76, text: 'Goods remain our property until they are settled in full' },
  ];
  if (remark !== undefined) settings.push({ x: 330, y: 150 - 18, text: remark });
  return [buildPage(settings)];
}

/** A document of somebody else. */
const stranger = [
  buildPage([
    { x: 380, y: 50, text: 'Meadow Bakery', size: 18 },
    { x: 60, y: 120, text: 'Invoice number' },
    { x: 200, y: 120, text: 'MB-7781' },
    { x: 60, y: 400, text: 'Croissants and rolls, weekly order' },
    { x: 60, y: 600, text: 'Total amount' },
    { x: 200, y: 600, text: '88.40' },
  ]),
];

/** A document as read, with some values put right. */
function checked(id: string, pages: Page[], right: Record<string, string | null>): CheckedDocument {
  const { fields } = extract(pages, template);
  return {
    source: { document: id, requestNumber: 'OCR-000123', by: 'Cleo', at: '2026-11-22T09:00:00.000Z' },
    pages,
    fields: fields.map((read) => ({
      name: read.name,
      read,
      value: read.name in right ? (right[read.name] ?? null) : read.value,
    })),
    tables: [],
  };
}
const first = () =>
  checked('first', letter({ code: 'HL/4471-B', total: '812.00' }), {
    Case: 'HL/4471-B',
    Total: '812',
    Remark: null,
  });
const values = (pages: Page[], memory?: Memory) =>
  Object.fromEntries(extract(pages, template, memory).fields.map((found) => [found.name, found.value]));
const reasonOf = (pages: Page[], name: string, memory: Memory) =>
  extract(pages, template, memory).fields.find((found) => found.name === name)?.reason;

describe('a corrected document', () => {
  const memory = learn([first()], template);

  test('teaches where its values are, for the next of its layout, with more rows and other values', () => {
    const next = letter({ code: 'HL/5020-C', total: '1,044.10', items: 7 });
    expect(values(next, memory)).toMatchObject({ Case: 'HL/5020-C', Total: '1044.1' });
    const found = extract(next, template, memory).fields[0]!;
    expect(found).toMatchObject({ learnedFrom: { document: 'first', by: 'Cleo' }, page: 1 });
  });

  test('says whether a person corrected the value that taught, or left it as it was read', () => {
    const pages = letter({ code: 'HL/5020-C', total: '1,044.10' });
    const read = extract(pages, template, memory).fields;
    expect(read[0]!.learnedFrom).toMatchObject({ document: 'first', corrected: true });
    const fields = read.map((found) => ({ name: found.name, read: found, value: found.value }));
    const asRead = learn([{ ...first(), pages, fields }], template);
    const third = extract(letter({ code: 'HL/6001-D', total: '77.00' }), template, asRead).fields[0]!;
    expect(third).toMatchObject({ value: 'HL/6001-D', learnedFrom: { document: 'first' } });
    expect(third.learnedFrom).not.toHaveProperty('corrected');
  });

  test('changes nothing in a document of another layout, nor does no memory', () => {
    expect(extract(stranger, template, memory)).toEqual(extract(stranger, template));
    const next = letter({ code: 'HL/5020-C', total: '1,044.10' });
    expect(extract(next, template, { version: 1, lessons: [] })).toEqual(extract(next, template));
  });

  test('leaves a field empty whose place is empty, where only something doubtful is elsewhere', () => {
    const next = letter({ code: '', total: '1,044.10' });
    expect(values(next, memory).Case).toBeNull();
  });

  test('is the same memory each time, also after being stored as JSON', () => {
    expect(learn([first()], template)).toEqual(memory);
    const stored = JSON.parse(JSON.stringify(memory)) as Memory;
    expect(stored).toEqual(memory);
    const next = letter({ code: 'HL/5020-C', total: '1,044.10', items: 5 });
    expect(extract(next, template, stored)).toEqual(extract(next, template, memory));
  });

  test('whose value is nowhere on the page teaches no place', () => {
    const typed = checked('typed', letter({ code: 'HL/4471-B', total: '812.00' }), { Case: 'ZZZ-000000' });
    expect(learn([typed], template).lessons[0]?.fields[0]).toMatchObject({ places: [], form: 'A-9' });
  });
});

test('a value that was rejected as wrong is not read there again', () => {
  const remarked = (remark: string) =>
    letter({ code: 'HL/4471-B', total: '812.00', remark: `Delivery remark: ${remark}` });
  const before = values(remarked('leave at gate')).Remark;
  expect(before).toBe('leave at gate');
  const memory = learn([checked('first', remarked('leave at gate'), { Remark: null })], template);
  expect(values(remarked('ring the bell'), memory).Remark).toBeNull();
  expect(reasonOf(remarked('ring the bell'), 'Remark', memory)).toBe('LEARNT_DIFFERS');
});

test('a value that is elsewhere than the rules say is read from there, and doubted', () => {
  const remarked = (code: string, remark: string) =>
    letter({ code, total: '812.00', remark: `Delivery remark: ${remark}` });
  const corrected = ['HL/4471-B', 'HL/4480-D'].map((code) =>
    checked(code, remarked(code, 'leave at gate'), { Remark: code }),
  );
  const next = remarked('HL/5020-C', 'ring the bell');
  expect(values(next).Remark).toBe('ring the bell');
  const memory = learn(corrected, template);
  expect(values(next, memory).Remark).toBe('HL/5020-C');
  expect(reasonOf(next, 'Remark', memory)).toBe('LEARNT_DIFFERS');
});

test('two documents that contradict each other cancel, and the value says so', () => {
  const page = () => letter({ code: 'HL/4471-B', total: '812.00' });
  const memory = learn(
    [checked('one', page(), { Total: '12.5' }), checked('two', page(), { Total: '812' })],
    template,
  );
  const next = letter({ code: 'HL/5020-C', total: '1,044.10' });
  const plain = extract(next, template).fields[1]!;
  const found = extract(next, template, memory).fields[1]!;
  expect(found.value).toBe(plain.value);
  expect(found.reason).toBe('LEARNT_CONTRADICTION');
});

test('a value that is pointed out teaches its place, whatever was read and wherever else it is printed', () => {
  const pages = letter({ code: 'HL/4471-B', total: '812.00', remark: 'HL/4471-B' });
  const document = checked('pointed', pages, { Case: 'HL/4471-B' });
  const word = pages[0]!.words.find(({ text, box }) => text === 'HL/4471-B' && box.x > 420 / 595)!;
  const point = (found: CheckedDocument['fields'][number]) =>
    found.name === 'Case' ? { ...found, place: { page: 1, box: word.box } } : found;
  const pointed = { ...document, fields: document.fields.map(point) };
  const [lesson] = learn([pointed], template).lessons;
  expect(lesson!.fields[0]!.places).toMatchObject([{ page: 1, left: expect.closeTo(430 / 595, 2) }]);
  const next = letter({ code: 'HL/5020-C', total: '1,044.10', remark: 'HL/9999-Z' });
  expect(values(next, learn([pointed], template)).Case).toBe('HL/5020-C');
});

describe('layouts', () => {
  const elsewhere = [430, 112] as const;
  const twin = (code: string) =>
    letter({ code, total: '512.00', registration: 'T9999999999999', codeAt: elsewhere });

  test('that look nearly the same are distinguished by who issued them', () => {
    const memory = learn(
      [first(), checked('twin', twin('HL/8000-T'), { Case: 'HL/8000-T', Total: '512' })],
      template,
    );
    expect(values(twin('HL/8111-U'), memory).Case).toBe('HL/8111-U');
    expect(values(letter({ code: 'HL/5020-C', total: '70.00' }), memory).Case).toBe('HL/5020-C');
  });

  test('of one issuer are kept apart where they look different, and documents of one are kept together', () => {
    const receipt = [
      buildPage([
        { x: 300, y: 300, text: 'Receipt for payment in cash' },
        { x: 60, y: 700, text: 'Harbour Light Engineering Ltd' },
        { x: 60, y: 716, text: 'Registration T1234567890123' },
        { x: 300, y: 420, text: 'Received with thanks from the bearer' },
        { x: 300, y: 460, text: '77.00' },
      ]),
    ];
    const memory = learn(
      [
        first(),
        checked('receipt', receipt, { Total: '77' }),
        checked('second', letter({ code: 'HL/1-A', total: '3.00' }), {}),
      ],
      template,
    );
    expect(memory.lessons.map(({ layout }) => layout)).toEqual(['first', 'receipt', 'first']);
    expect(memory.lessons[0]?.name).toContain('Harbour Light');
  });
});

test('whatever is printed, learning ends, fits into JSON and never invents a value', () => {
  const words = fc.array(
    fc.record({
      x: fc.integer({ min: 0, max: 560 }),
      y: fc.integer({ min: 0, max: 820 }),
      text: fc.oneof(
        fc.string({ maxLength: 12 }),
        fc.constantFrom('合計', '12,000円', 'Total', '2026-01-02', ''),
      ),
    }),
    { maxLength: 40 },
  );
  fc.assert(
    fc.property(words, words, fc.option(fc.string({ maxLength: 8 })), (one, other, typed) => {
      const taught = [buildPage(one)];
      const memory = learn([checked('one', taught, { Case: typed, Total: typed })], template);
      expect(JSON.parse(JSON.stringify(memory))).toEqual(memory);
      const printed = other
        .map(({ text }) => text)
        .join('')
        .normalize('NFKC')
        .replace(/\s/g, '');
      for (const { text } of extract([buildPage(other)], template, memory).fields)
        for (const part of (text ?? '').normalize('NFKC').split(/\s+/)) expect(printed).toContain(part);
    }),
    { numRuns: 25 },
  );
});
