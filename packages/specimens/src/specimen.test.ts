import { describe, expect, test } from 'vitest';

import {
  kinds,
  makeSpecimen,
  readPageTexts,
  renderPages,
  specimenLayouts,
  specimenTemplate,
} from './index.ts';
import type { Language, Specimen, SpecimenOptions } from './index.ts';

const languages: readonly Language[] = ['en', 'ja'];
/** Each layout by one of three seeds; by all of them in `npm run test:full`. */
const seedsOf = (index: number): readonly number[] =>
  process.env['TESTS'] === 'full' ? [1, 2, 3] : [(index % 3) + 1];
const allOptions: readonly SpecimenOptions[] = kinds.flatMap((kind) =>
  languages.flatMap((language) =>
    specimenLayouts(kind).flatMap((layout, index) =>
      seedsOf(index).map((seed) => ({ kind, language, layout, seed })),
    ),
  ),
);
const nameOf = ({ kind, language, layout, seed }: SpecimenOptions): string =>
  `${kind} ${language} ${layout} ${seed}`;

/** What was made once is looked at by several tests: most of their time goes into fonts. */
const made = new Map<string, Promise<Specimen>>();
function specimenOf(options: SpecimenOptions): Promise<Specimen> {
  const specimen = made.get(nameOf(options)) ?? makeSpecimen(options);
  made.set(nameOf(options), specimen);
  return specimen;
}

/** Text without what a reader may set differently: spaces, line ends, and the hyphen in place of one. */
const bare = (text: string): string => text.normalize('NFKC').replaceAll(/\s/g, '').replaceAll('\ufffe', '-');

const amountOf = (cell: string): number => Number(cell.replace('▲', '-').replaceAll(/[^\d.-]/g, ''));

function valueOf({ truth }: Specimen, ...names: readonly string[]): number {
  const name = names.find((entry) => truth.fields[entry]);
  return Number(truth.fields[name ?? '']?.value);
}

describe('every kind, language and layout', () => {
  test.each(allOptions.map((options) => [nameOf(options), options] as const))(
    '%s says on its pages what its truth says',
    async (_, options) => {
      const { pdf, truth } = await specimenOf(options);
      const page = bare((await readPageTexts(pdf)).join(''));
      const texts = Object.values(truth.fields).map(({ text }) => text ?? '');
      const cells = truth.tables.flatMap(({ rows }) => rows.flat());
      const missing = [...texts, ...cells].filter((text) => !page.includes(bare(text)));
      expect(missing).toEqual([]);
    },
  );

  test.each(allOptions.map((options) => [nameOf(options), options] as const))(
    '%s answers its template by name',
    async (_, options) => {
      const { truth } = await specimenOf(options);
      const template = specimenTemplate(options.kind, options.language);
      expect(Object.keys(truth.fields)).toEqual(template.fields.map(({ name }) => name));
      expect(truth.tables.map(({ name, columns }) => ({ name, columns }))).toEqual(
        template.tables.map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) })),
      );
      for (const { columns, rows } of truth.tables)
        expect(rows.every((row) => row.length === columns.length)).toBe(true);
      expect(Object.values(truth.fields).filter(({ value }) => value !== null).length).toBeGreaterThan(4);
    },
  );

  test.each(allOptions.map((options) => [nameOf(options), options] as const))(
    '%s is the same document for the same seed, and another one for another',
    async (_, options) => {
      const [first, again, other] = await Promise.all([
        specimenOf(options),
        makeSpecimen(options),
        makeSpecimen({ ...options, seed: 99 }),
      ]);
      expect(first.pdf.equals(again.pdf)).toBe(true);
      expect(first.truth).toEqual(again.truth);
      expect(first.truth).not.toEqual(other.truth);
    },
  );
});

describe('arithmetic', () => {
  const priced = allOptions.filter(
    ({ kind, language }) =>
      ['invoice', 'purchase-order', 'quotation'].includes(kind) ||
      (kind === 'delivery-note' && language === 'ja'),
  );

  test.each(priced.map((options) => [nameOf(options), options] as const))(
    '%s adds up',
    async (_, options) => {
      const specimen = await specimenOf(options);
      const rows = specimen.truth.tables[0]!.rows.map((row) => row.slice(1).map(amountOf));
      const decimals = options.language === 'ja' ? 0 : 2;
      for (const [quantity, price, amount] of rows)
        expect(Math.abs(quantity! * price! - amount!)).toBeLessThan(10 ** -decimals);
      const subtotal = valueOf(specimen, 'Subtotal', '小計');
      expect(rows.reduce((sum, [, , amount]) => sum + amount!, 0)).toBeCloseTo(subtotal, decimals);
      expect(subtotal + valueOf(specimen, 'Tax', '消費税')).toBeCloseTo(
        valueOf(specimen, 'Total', '合計金額'),
        decimals,
      );
    },
  );

  test.each(languages)('a bank statement in %s carries its balance from line to line', async (language) => {
    const specimen = await makeSpecimen({ kind: 'bank-statement', language, seed: 4 });
    let balance = valueOf(specimen, 'Opening balance', '繰越残高');
    for (const [, , out, income, printed] of specimen.truth.tables[0]!.rows) {
      balance += amountOf(income!) - amountOf(out!);
      expect(amountOf(printed!)).toBeCloseTo(balance, 2);
    }
    expect(balance).toBeCloseTo(valueOf(specimen, 'Closing balance', '最終残高'), 2);
  });

  test('Japanese registration numbers carry the check digit of corporate numbers', async () => {
    const { truth } = await makeSpecimen({ kind: 'invoice', language: 'ja', seed: 5 });
    const number = truth.fields['登録番号']?.value ?? '';
    expect(number).toMatch(/^T\d{13}$/);
    const base = Array.from(number.slice(2)).toReversed();
    const sum = base.reduce((total, digit, index) => total + Number(digit) * ((index % 2) + 1), 0);
    expect(Number(number[1])).toBe(9 - (sum % 9));
  });
});

describe('setting', () => {
  test.each(languages)(
    'the long invoice in %s breaks its table over pages and repeats the header',
    async (language) => {
      const { pdf, truth } = await makeSpecimen({ kind: 'invoice', language, layout: 'long', seed: 1 });
      const pages = await readPageTexts(pdf);
      expect(pages.length).toBeGreaterThan(1);
      expect(truth.tables[0]!.rows.length).toBeGreaterThan(30);
      const header = language === 'ja' ? '品名・規格' : 'Unit price';
      expect(pages.filter((page) => page.includes(header)).length).toBe(pages.length);
    },
  );

  // Cards have a band of colour up to the edge.
  const documents = allOptions.filter(({ kind }) => kind !== 'business-card');

  test.each(documents.map((options) => [nameOf(options), options] as const))(
    '%s keeps ink off the edges of the paper',
    async (_, options) => {
      const { pdf } = await specimenOf(options);
      for (const { width, height, data } of await renderPages(pdf, 50)) {
        const inkAt = (x: number, y: number): boolean => data[(y * width + x) * 3]! < 128;
        const edge = Array.from({ length: height }, (_, y) => inkAt(1, y) || inkAt(width - 2, y));
        expect(edge.includes(true)).toBe(false);
      }
    },
  );

  test('a layout that a kind does not have is refused', async () => {
    await expect(makeSpecimen({ kind: 'invoice', language: 'en', layout: 'slip', seed: 1 })).rejects.toThrow(
      RangeError,
    );
  });
});
