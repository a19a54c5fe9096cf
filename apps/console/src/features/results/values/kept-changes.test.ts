import { expect, test } from 'vitest';
import { applyChanges, type Changes } from '#features/results/values/changes.ts';
import { canMakeAgain, isContained, isMade, keepChange } from '#features/results/values/kept-changes.ts';
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
};
const file = makeReadFile({
  fields: [{ ...evidence, name: 'Total' }],
  tables: [
    {
      name: 'Lines',
      columns: ['Amount'],
      reason: null,
      rows: ['1', '2', '3'].map((id) => ({ id, cells: [{ ...evidence, column: 'Amount' }] })),
    },
  ],
});
const apply = (to: typeof file, ...all: readonly Changes[]) =>
  all.reduce(
    (now, changes) =>
      applyChanges(now, changes, { by: 'Sato', at: '2026-11-20T00:00:00Z', deleted: new Map() }),
    to,
  );
const total = (value: string): Changes => ({
  rows: [],
  values: [{ spot: { field: 'Total' }, to: { value } }],
});
const deletion = (index: number, row: string): Changes => ({
  rows: [{ table: 'Lines', op: 'delete', index, row }],
  values: [],
});

test('a change whose answer was missed is known by the file that has it', () => {
  for (const change of [total('120'), deletion(0, '1')]) {
    const kept = keepChange(file, change);
    expect(isMade(file, kept)).toBe(false);
    expect(canMakeAgain(file, kept)).toBe(true);
    expect(isMade(apply(file, change), kept)).toBe(true);
  }
});

test('so are those before it that it was made of, and no others', () => {
  for (const [first, second] of [
    [total('120'), total('130')],
    [deletion(0, '1'), deletion(1, '3')],
  ] as const) {
    const kept = [keepChange(file, first), keepChange(apply(file, first), second)] as const;
    const both = apply(file, first, second);
    expect(isMade(both, kept[0])).toBe(false);
    expect(isContained(both, kept[0], [kept[1]])).toBe(true);
    expect(isContained(apply(file, first), kept[0], [kept[1]])).toBe(false);
  }
  const other = keepChange(file, deletion(0, '1'));
  expect(isContained(apply(file, total('120')), other, [keepChange(file, total('120'))])).toBe(false);
});
