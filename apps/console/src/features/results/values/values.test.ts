import type { FieldValue, ReadFile } from '@ocr/contract';
import { expect, test } from 'vitest';
import {
  doubtsByPage,
  doubtsByTable,
  findDoubtful,
  isWithoutValues,
  valuesOf,
} from '#features/results/values/file-values.ts';
import { applyChanges, evidenceAt, toBody, type Changes } from '#features/results/values/changes.ts';
import { setInForce } from '#features/results/values/in-force.ts';
import { canMakeAgain, keepChange } from '#features/results/values/kept-changes.ts';
import { isDoubtful } from '@ocr/contract/codes';
import { openReading, readableValue, shownValue, toneOf } from '#features/results/values/values.ts';
import { makeReadFile } from '#lib/testing/read-file.ts';

const evidence = {
  value: '100',
  text: '¥100',
  confidence: 98,
  page: 1,
  box: null,
  corrected: null,
  learnedFrom: null,
  reason: null,
} satisfies Omit<FieldValue, 'name'>;
const checked = { value: '120', by: 'Sato', at: '2026-11-20T00:00:00Z' };

function makeFile(): ReadFile {
  return makeReadFile({
    pageCount: 2,
    pagesDone: 2,
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
        reason: null,
        rows: [
          {
            id: '0',
            cells: [
              { ...evidence, column: 'Item' },
              { ...evidence, column: 'Price' },
            ],
          },
          {
            id: '1',
            cells: [
              { ...evidence, column: 'Item' },
              { ...evidence, column: 'Price', page: 2, reason: 'ROW_MISMATCH' },
            ],
          },
        ],
      },
    ],
  });
}

const apply = (file: ReadFile, changes: Partial<Changes>): ReadFile =>
  applyChanges(
    file,
    { rows: [], values: [], ...changes },
    { by: 'Sato', at: checked.at, deleted: new Map() },
  );
const checkField = (file: ReadFile, field: string): ReadFile =>
  apply(file, { values: [{ spot: { field }, to: { value: '120' } }] });

const names = (file: ReadFile): string[] => valuesOf(file).fields.map(({ name }) => name);
const price = (row: number) => ({ kind: 'cell', table: 0, row, column: 1 }) as const;

test('doubtful fields come first, each group in the order of the template', () => {
  expect(names(makeFile())).toEqual(['Unsure', 'Faint', 'Sure', 'Missing']);
});

test('the other reading is offered until a person has decided', () => {
  const value = { ...evidence, reason: 'READERS_DISAGREE', otherReading: '8996' } as const;
  expect(openReading(value)).toBe('8996');
  expect(openReading({ ...value, corrected: checked })).toBeUndefined();
  expect(openReading({ ...value, reason: 'SUM_MISMATCH' })).toBeUndefined();
});

test('a reason or a confidence under 70 makes a value doubtful; what was not found only with a reason', () => {
  expect(isDoubtful({ ...evidence, confidence: 70 })).toBe(false);
  expect(isDoubtful({ ...evidence, confidence: 69.9 })).toBe(true);
  expect(isDoubtful({ ...evidence, value: null, confidence: null })).toBe(false);
  const missed = { ...evidence, value: null, confidence: null, reason: 'LABEL_WITHOUT_VALUE' } as const;
  expect(isDoubtful(missed)).toBe(true);
  expect(toneOf(missed)).toBe('doubt');
  expect(toneOf({ ...evidence, value: null })).toBe('missing');
});

test('checking a value keeps its place in the list', () => {
  const file = makeFile();
  const after = checkField(file, 'Unsure');
  expect(names(after)).toEqual(['Unsure', 'Faint', 'Sure', 'Missing']);
  expect(toneOf(valuesOf(after).fields[0]!)).toBe('checked');
});

test('the way through the doubts leads over fields and cells, and around only when asked', () => {
  const values = valuesOf(makeFile());
  const first = findDoubtful(values, undefined);
  expect(first?.name).toBe('Unsure');
  const second = findDoubtful(values, first?.place);
  expect(second?.name).toBe('Faint');
  const third = findDoubtful(values, second?.place);
  expect(third?.id).toBe('tables["Lines \\"a\\""][1]["Price"]');
  expect(findDoubtful(values, third?.place)).toBeUndefined();
  expect(findDoubtful(values, third?.place, { around: true })?.name).toBe('Unsure');
  expect(findDoubtful(values, third?.place, { backwards: true })?.name).toBe('Faint');
  expect(findDoubtful(values, first?.place, { backwards: true })).toBeUndefined();
});

test('from a value that is not flagged, navigation continues from its position', () => {
  const values = valuesOf(makeFile());
  expect(findDoubtful(values, price(0))?.place).toEqual(price(1));
  expect(findDoubtful(values, price(0), { backwards: true })?.name).toBe('Faint');
  // Shown after the doubtful fields, wherever the template has it.
  expect(findDoubtful(values, { kind: 'field', index: 0 })?.place).toEqual(price(1));
});

test('the last doubt does not lead back to itself', () => {
  const file = ['Unsure', 'Faint'].reduce(checkField, makeFile());
  expect(findDoubtful(valuesOf(file), price(1), { around: true })).toBeUndefined();
  expect(findDoubtful(valuesOf(file), { kind: 'field', index: 1 }, { around: true })?.place).toEqual(
    price(1),
  );
});

test('a correction changes one value alone, and an empty one counts', () => {
  const file = makeFile();
  const after = apply(file, {
    values: [{ spot: { table: 'Lines "a"', row: '1', column: 'Price' }, to: { value: '' } }],
  });
  expect(shownValue(valuesOf(after).at(price(1))!)).toBe('');
  expect(shownValue(valuesOf(file).at(price(1))!)).toBe('100');
  // The others are the same objects, so that nothing else renders again.
  expect(valuesOf(after).at(price(0))).toBe(valuesOf(file).at(price(0)));
  expect(valuesOf(after).fields[0]).toBe(valuesOf(file).fields[0]);
});

test('a change says of which rows and corrections it was made; its own that wait to be saved count as they are stored', () => {
  const file = makeFile();
  const spot = { table: 'Lines "a"', row: '1', column: 'Price' };
  const sent = (before: ReadFile, values: Changes['values']) =>
    toBody(before, apply(before, { values }), { rows: [], values }).corrections;
  const id = 'tables["Lines \\"a\\""][1]["Price"]';
  expect(sent(file, [{ spot, to: { value: '7' } }])).toEqual([{ path: id, value: '7', row: '1', saw: null }]);
  const shown = apply(file, { values: [{ spot, to: { value: '7' } }] });
  const took = { path: id, value: null, row: '1' };
  expect(sent(shown, [{ spot, to: null }])).toEqual([{ ...took, saw: checked.at }]);
  const stored = { value: '7', by: 'Sato', at: '2026-11-20T00:00:09Z' };
  setInForce(evidenceAt(shown, spot)?.corrected, stored);
  expect(sent(shown, [{ spot, to: null }])).toEqual([{ ...took, saw: stored.at }]);
  // It could not be saved: none is in force.
  setInForce(evidenceAt(shown, spot)?.corrected, null);
  expect(sent(shown, [{ spot, to: null }])).toEqual([{ ...took, saw: null }]);
});

test('a change that was kept is made again only of the rows and values that it was made of', () => {
  const file = makeFile();
  const values = [{ spot: { field: 'Sure' }, to: { value: '7' } }];
  const kept = keepChange(file, { rows: [], values });
  expect(canMakeAgain(file, kept)).toBe(true);
  expect(canMakeAgain(checkField(file, 'Unsure'), kept)).toBe(true);
  expect(canMakeAgain(checkField(file, 'Sure'), kept)).toBe(false);
});

test('a page has the values that are on it', () => {
  const values = valuesOf(makeFile());
  expect(values.onPage(2).map(({ place }) => place)).toEqual([price(1)]);
  expect(values.onPage(1)).toHaveLength(6);
  expect(values.onPage(3)).toEqual([]);
});

test('the doubts of a page, and of a table, are those not yet checked', () => {
  const { doubts } = valuesOf(makeFile());
  expect([...doubtsByPage(doubts)]).toEqual([
    [1, 2],
    [2, 1],
  ]);
  expect([...doubtsByTable(doubts)]).toEqual([
    [-1, 2],
    [0, 1],
  ]);
  const after = valuesOf(checkField(makeFile(), 'Unsure')).doubts;
  expect(doubtsByPage(after).get(1)).toBe(1);
  expect(doubtsByTable(after).get(-1)).toBe(1);
});

test.each([
  ['1234567', '¥1,234,567', '1,234,567'],
  ['-1234.5', '△1,234.5', '-1,234.5'],
  ['54780', '54780円', '54,780'],
  ['980', '¥980', '980'],
  // Neither a code nor a year is an amount.
  ['20261120', '20261120', '20261120'],
  ['2026-11-20', '2026年11月20日', '2026-11-20'],
  ['1,000', '1,000', '1,000'],
])('the value %s, printed as %s, is read as %s', (value, text, readable) => {
  expect(readableValue({ ...evidence, value, text })).toBe(readable);
});

test('a corrected amount is split into thousands, too', () => {
  expect(readableValue({ ...evidence, corrected: { ...checked, value: '12000' } })).toBe('12,000');
});

test('a file is without values if all that was asked for is empty, typed values included', () => {
  const missing = { ...evidence, value: null, text: null, confidence: null, page: null };
  const empty = makeReadFile({ fields: [{ ...missing, name: 'Missing' }] });
  expect(isWithoutValues(empty)).toBe(true);
  expect(isWithoutValues(checkField(empty, 'Missing'))).toBe(false);
  const accepted = apply(empty, { values: [{ spot: { field: 'Missing' }, to: { value: '' } }] });
  expect(isWithoutValues(accepted)).toBe(true);
  expect(isWithoutValues(makeFile())).toBe(false);
  const table = { name: 'Lines', columns: ['Item'], reason: null, rows: [] };
  expect(isWithoutValues({ ...empty, tables: [table] })).toBe(true);
  const row = { id: '0', cells: [{ ...missing, column: 'Item' }] };
  expect(isWithoutValues({ ...empty, tables: [{ ...table, rows: [row] }] })).toBe(false);
  expect(isWithoutValues(makeReadFile({ fields: [], tables: [] }))).toBe(false);
});
