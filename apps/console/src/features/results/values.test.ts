import type { FieldValue, ReadFile } from '@ocr/contract';
import { expect, test } from 'vitest';
import {
  correctionAt,
  doubtsByPage,
  findDoubtful,
  isDoubtful,
  listFields,
  listValues,
  shownValue,
  toneOf,
  withCorrection,
} from '#features/results/values.ts';

const evidence = {
  value: '100',
  text: '¥100',
  confidence: 98,
  page: 1,
  box: null,
  corrected: null,
  reason: null,
} satisfies Omit<FieldValue, 'name'>;
const checked = { value: '120', by: 'Sato', at: '2026-11-20T00:00:00Z' };

function makeFile(): ReadFile {
  return {
    id: 'f',
    name: 'a.pdf',
    status: 'completed',
    error: null,
    pageCount: 2,
    pagesDone: 2,
    ocrRate: 90,
    pages: [],
    text: '',
    fields: [
      { ...evidence, name: 'Sure' },
      { ...evidence, name: 'Unsure', reason: 'AMBIGUOUS' },
      { ...evidence, name: 'Missing', value: null, text: null, confidence: null, page: null },
      { ...evidence, name: 'Faint', confidence: 69.9 },
    ],
    tables: [
      {
        name: 'Lines "a"',
        columns: ['Item', 'Price'],
        rows: [
          {
            cells: [
              { ...evidence, column: 'Item' },
              { ...evidence, column: 'Price' },
            ],
          },
          {
            cells: [
              { ...evidence, column: 'Item' },
              { ...evidence, column: 'Price', page: 2, reason: 'ROW_MISMATCH' },
            ],
          },
        ],
      },
    ],
  };
}

test('doubtful fields come first, each group in the order of the template', () => {
  expect(listFields(makeFile()).map(({ name }) => name)).toEqual(['Unsure', 'Faint', 'Sure', 'Missing']);
});

test('a reason or a confidence under 70 makes a value doubtful; what was not found is not', () => {
  expect(isDoubtful({ ...evidence, confidence: 70 })).toBe(false);
  expect(isDoubtful({ ...evidence, confidence: 69.9 })).toBe(true);
  expect(isDoubtful({ ...evidence, value: null, confidence: null })).toBe(false);
  expect(toneOf({ ...evidence, value: null })).toBe('missing');
});

test('checking a value keeps its place in the list', () => {
  const file = makeFile();
  const [first] = listFields(file);
  const after = withCorrection(file, first!.place, checked);
  expect(listFields(after).map(({ name }) => name)).toEqual(['Unsure', 'Faint', 'Sure', 'Missing']);
  expect(toneOf(listFields(after)[0]!)).toBe('checked');
});

test('the way through the doubts leads over fields and cells, and around only when asked', () => {
  const values = listValues(makeFile());
  const first = findDoubtful(values, undefined);
  expect(first?.name).toBe('Unsure');
  const second = findDoubtful(values, first?.id);
  expect(second?.name).toBe('Faint');
  const third = findDoubtful(values, second?.id);
  expect(third?.id).toBe('tables["Lines \\"a\\""][1]["Price"]');
  expect(findDoubtful(values, third?.id)).toBeUndefined();
  expect(findDoubtful(values, third?.id, { around: true })?.name).toBe('Unsure');
  expect(findDoubtful(values, third?.id, { backwards: true })?.name).toBe('Faint');
  expect(findDoubtful(values, first?.id, { backwards: true })).toBeUndefined();
});

test('the last doubt does not lead back to itself', () => {
  const values = listValues(makeFile()).map((value) =>
    value.name === 'Faint' ? value : { ...value, reason: null, corrected: null },
  );
  expect(findDoubtful(values, 'fields["Faint"]', { around: true })).toBeUndefined();
});

test('a correction changes one value alone, and an empty one counts', () => {
  const file = makeFile();
  const place = { kind: 'cell', table: 0, row: 1, column: 1 } as const;
  const after = withCorrection(file, place, { ...checked, value: '' });
  expect(correctionAt(after, place)?.value).toBe('');
  expect(correctionAt(after, { ...place, row: 0 })).toBeNull();
  expect(correctionAt(file, place)).toBeNull();
  const cell = listValues(after).find(({ id }) => id.endsWith('[1]["Price"]'));
  expect(shownValue(cell!)).toBe('');
});

test('the doubts of a page are those not yet checked', () => {
  const file = makeFile();
  expect([...doubtsByPage(listValues(file))]).toEqual([
    [1, 2],
    [2, 1],
  ]);
  const after = withCorrection(file, { kind: 'field', index: 1 }, checked);
  expect(doubtsByPage(listValues(after)).get(1)).toBe(1);
});
