import { expect, test } from 'vitest';
import { addFiles, checkByLooks, type DraftFile } from '#features/requests/submit/draft-files.ts';
import { quoteFiles } from '#features/requests/submit/quote.ts';

const limits = { maxFiles: 3, maxFileMb: 1, maxFilePages: 300, maxRequestPages: 500 };
const usage = { pagesUsed: 90, pagesReserved: 5, pagesAvailable: 905, pagesPerBlock: 100 };
const ready = (pages: number) => ({ state: 'ready', pages, error: null }) as const;

test('blocks are those that the pages add to the month, running pages included', () => {
  expect(quoteFiles([ready(5)], usage, limits.maxRequestPages)).toMatchObject({
    pages: 5,
    blocks: 0,
    availableAfter: 900,
  });
  expect(quoteFiles([ready(5), ready(1)], usage, limits.maxRequestPages)).toMatchObject({
    pages: 6,
    blocks: 1,
  });
  expect(quoteFiles([ready(106)], usage, limits.maxRequestPages)).toMatchObject({ blocks: 2 });
});

test('pages cost what they add to the month, by the terms of the server; without prices nothing is said', () => {
  const terms = {
    month: '2026-11',
    pagesPerBlock: 100,
    blocksPerPackage: 10,
    packagesRegistered: 0,
    blocksRegistered: 1,
    prices: {
      currency: 'JPY' as const,
      baseFee: 5000,
      packagePrice: 0,
      blockPrice: 1000,
      overBlockPrice: 1500,
      tiers: [],
      taxRate: 10,
    },
    discount: null,
    tax: { rounding: 'down' as const, pricesIncludeTax: false, isExempt: false },
  };
  const soFar = { subtotal: 6000, total: 6600 };
  const priced = { ...usage, cost: { currency: 'JPY' as const, soFar, expected: null, terms } };
  expect(quoteFiles([ready(5)], priced, limits.maxRequestPages).cost).toMatchObject({ total: 0 });
  expect(quoteFiles([ready(106)], priced, limits.maxRequestPages).cost).toEqual({
    currency: 'JPY',
    subtotal: 3000,
    total: 3300,
  });
  expect(quoteFiles([ready(106)], usage, limits.maxRequestPages).cost).toBeUndefined();
});

test('exactly what is left is accepted, one page more is not', () => {
  const little = { ...usage, pagesAvailable: 14 };
  expect(quoteFiles([ready(14)], little, limits.maxRequestPages).obstacle).toBeUndefined();
  expect(quoteFiles([ready(15)], little, limits.maxRequestPages)).toMatchObject({
    obstacle: 'exceeded',
    availableAfter: 0,
  });
  expect(quoteFiles([ready(1)], { ...usage, pagesAvailable: 0 }, limits.maxRequestPages).obstacle).toBe(
    'full',
  );
});

test('a refused file comes before everything else; only too long ones count as too many pages', () => {
  const bad = (error: DraftFile['error']) => ({ state: 'refused', pages: null, error }) as const;
  expect(quoteFiles([ready(1), bad('CORRUPT_FILE')], usage, limits.maxRequestPages).obstacle).toBe('refused');
  expect(quoteFiles([bad('TOO_MANY_PAGES')], usage, limits.maxRequestPages).obstacle).toBe('tooManyPages');
  expect(quoteFiles([bad('TOO_MANY_PAGES'), bad('EMPTY_FILE')], usage, limits.maxRequestPages).obstacle).toBe(
    'refused',
  );
  expect(quoteFiles([ready(300), ready(201)], usage, limits.maxRequestPages).obstacle).toBe('tooManyPages');
});

test('nothing can be submitted before every file was counted', () => {
  expect(quoteFiles([], usage, limits.maxRequestPages).obstacle).toBe('noFiles');
  expect(
    quoteFiles([{ state: 'checking', pages: null, error: null }], usage, limits.maxRequestPages).obstacle,
  ).toBe('checking');
  expect(
    quoteFiles([{ state: 'unchecked', pages: null, error: null }], usage, limits.maxRequestPages).obstacle,
  ).toBe('unchecked');
});

test('a file is refused by its looks: ending, emptiness, size', () => {
  expect(checkByLooks({ name: 'a.PDF', size: 1 }, limits)).toBeUndefined();
  expect(checkByLooks({ name: 'a.pdf.exe', size: 1 }, limits)).toBe('UNSUPPORTED_FORMAT');
  expect(checkByLooks({ name: 'a.jpeg', size: 0 }, limits)).toBe('EMPTY_FILE');
  expect(checkByLooks({ name: 'a.png', size: 1024 * 1024 }, limits)).toBeUndefined();
  expect(checkByLooks({ name: 'a.png', size: 1024 * 1024 + 1 }, limits)).toBe('FILE_TOO_LARGE');
});

test('the same file is added once, and files beyond the limit are told', () => {
  const file = (name: string) => new File(['x'], name, { lastModified: 1 });
  let counter = 0;
  const newId = () => String((counter += 1));
  const first = addFiles([], [file('a.pdf'), file('b.pdf')], limits, newId);
  const second = addFiles(first.files, [file('a.pdf'), file('c.pdf'), file('d.pdf')], limits, newId);
  expect(second.files.map(({ file: { name } }) => name)).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
  expect(second.duplicates.map(({ name }) => name)).toEqual(['a.pdf']);
  expect(second.leftOut.map(({ name }) => name)).toEqual(['d.pdf']);
});
