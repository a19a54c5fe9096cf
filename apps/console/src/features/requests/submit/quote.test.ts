import { expect, test } from 'vitest';
import {
  addFiles,
  checkByHeader,
  maxDraftFiles,
  type DraftFile,
} from '#features/requests/submit/draft-files.ts';
import { quoteFiles } from '#features/requests/submit/quote.ts';

const limits = { maxFiles: 3, maxFileMb: 1, maxFilePages: 300, maxRequestPages: 500 };
const usage = { pagesUsed: 90, pagesReserved: 5, pagesAvailable: 905, pagesPerBlock: 100 };
const ready = (pages: number) => ({ state: 'ready', pages, error: null, attempt: null }) as const;

test('blocks are those that the pages add to the month, running pages included', () => {
  expect(quoteFiles([ready(5)], usage)).toMatchObject({
    pages: 5,
    blocks: 0,
    availableAfter: 900,
  });
  expect(quoteFiles([ready(5), ready(1)], usage)).toMatchObject({
    pages: 6,
    blocks: 1,
  });
  expect(quoteFiles([ready(106)], usage)).toMatchObject({ blocks: 2 });
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
  expect(quoteFiles([ready(5)], priced).cost).toMatchObject({ total: 0 });
  expect(quoteFiles([ready(106)], priced).cost).toEqual({
    currency: 'JPY',
    subtotal: 3000,
    total: 3300,
  });
  expect(quoteFiles([ready(106)], usage).cost).toBeUndefined();
});

test('exactly what is left is accepted, one page more is not', () => {
  const little = { ...usage, pagesAvailable: 14 };
  expect(quoteFiles([ready(14)], little).obstacle).toBeUndefined();
  expect(quoteFiles([ready(15)], little)).toMatchObject({
    obstacle: 'exceeded',
    availableAfter: 0,
  });
  expect(quoteFiles([ready(1)], { ...usage, pagesAvailable: 0 }).obstacle).toBe('full');
});

test('what was sent without an answer may be reserved already: it is not counted again and can be sent again', () => {
  const inDoubt = { ...ready(14), attempt: 'key' };
  const full = { ...usage, pagesAvailable: 0 };
  expect(quoteFiles([inDoubt], full)).toMatchObject({ pages: 0, obstacle: undefined });
  expect(quoteFiles([inDoubt, ready(1)], full).obstacle).toBe('full');
});

test('a refused file comes before everything else; only too long ones count as too many pages', () => {
  const bad = (error: DraftFile['error']) =>
    ({ state: 'refused', pages: null, error, attempt: null }) as const;
  expect(quoteFiles([ready(1), bad('CORRUPT_FILE')], usage).obstacle).toBe('refused');
  expect(quoteFiles([bad('TOO_MANY_PAGES')], usage).obstacle).toBe('tooManyPages');
  expect(quoteFiles([bad('TOO_MANY_PAGES'), bad('EMPTY_FILE')], usage).obstacle).toBe('refused');
  // More than one request may have: they become two.
  expect(quoteFiles([ready(300), ready(201)], usage).obstacle).toBeUndefined();
});

test('nothing can be submitted before every file was counted', () => {
  expect(quoteFiles([], usage).obstacle).toBe('noFiles');
  expect(quoteFiles([{ ...ready(1), state: 'checking', pages: null }], usage).obstacle).toBe('checking');
  expect(quoteFiles([{ ...ready(1), state: 'unchecked', pages: null }], usage).obstacle).toBe('unchecked');
});

test('a file is refused before the upload for its extension, emptiness or size', () => {
  expect(checkByHeader({ name: 'a.PDF', size: 1 }, limits)).toBeUndefined();
  expect(checkByHeader({ name: 'a.pdf.exe', size: 1 }, limits)).toBe('UNSUPPORTED_FORMAT');
  expect(checkByHeader({ name: 'a.jpeg', size: 0 }, limits)).toBe('EMPTY_FILE');
  expect(checkByHeader({ name: 'a.png', size: 1024 * 1024 }, limits)).toBeUndefined();
  expect(checkByHeader({ name: 'a.png', size: 1024 * 1024 + 1 }, limits)).toBe('FILE_TOO_LARGE');
});

test('the same file is added once, files of a folder are in the order of their numbers, and files beyond the limit are reported', () => {
  const file = (name: string, folder = '') => ({ file: new File(['x'], name, { lastModified: 1 }), folder });
  let counter = 0;
  const newId = () => String((counter += 1));
  const first = addFiles([], [file('scan10.pdf'), file('scan2.pdf')], limits, newId);
  const second = addFiles(
    first.files,
    [file('b.pdf', 'in/2'), file('scan2.pdf'), file('a.pdf', 'in/10'), file('scan2.pdf', 'in/2')],
    limits,
    newId,
  );
  expect(second.files.map(({ folder, file: { name } }) => [folder, name])).toEqual([
    ['', 'scan2.pdf'],
    ['', 'scan10.pdf'],
    ['in/2', 'b.pdf'],
    ['in/2', 'scan2.pdf'],
    ['in/10', 'a.pdf'],
  ]);
  expect(second.duplicates.map(({ name }) => name)).toEqual(['scan2.pdf']);
  const many = Array.from({ length: maxDraftFiles }, (_, index) => file(`${index}.pdf`));
  const third = addFiles(second.files, many, limits, newId);
  expect(third.files).toHaveLength(maxDraftFiles);
  expect(third.leftOut.map(({ name }) => name)).toEqual([
    '495.pdf',
    '496.pdf',
    '497.pdf',
    '498.pdf',
    '499.pdf',
  ]);
});
