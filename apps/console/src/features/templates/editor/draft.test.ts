import type { Template } from '@ocr/contract';
import { expect, test } from 'vitest';
import { checkDraft, refusedPlaces } from '#features/templates/editor/check-draft.ts';
import { compareTemplates } from '#features/templates/view/compare.ts';
import { emptyDraft, reduceDraft, toDraft, toInput, type Draft } from '#features/templates/editor/draft.ts';

const template: Template = {
  id: 't',
  number: 'TPL-1',
  name: 'Invoice',
  category: '',
  description: '',
  type: 'custom',
  createdDate: '2026-01-01T00:00:00Z',
  updatedDate: '2026-01-01T00:00:00Z',
  version: 1,
  document: null,
  fields: [
    { name: 'Number', description: 'a' },
    { name: 'Total', description: 'b' },
  ],
  tables: [{ name: 'Items', description: '', columns: [{ name: 'Price', description: '' }] }],
};
const draft = (): Draft => toDraft(template);

test('a template survives becoming a draft and going back', () => {
  expect(toInput(draft())).toMatchObject({
    name: 'Invoice',
    fields: template.fields,
    tables: template.tables,
  });
});

test('rows without a word are not sent, and are no mistake', () => {
  const fresh = { ...emptyDraft(), name: ' Receipt ' };
  expect(toInput(fresh)).toMatchObject({ name: 'Receipt', fields: [], tables: [] });
  expect(checkDraft(fresh).size).toBe(0);
});

test('a duplicate follows its original with keys of its own, down to the columns', () => {
  const before = draft();
  const key = before.tables[0]!.key;
  const after = reduceDraft(before, { type: 'duplicate', list: 'tables', key, name: 'Items (copy)' });
  expect(after.tables.map(({ name }) => name)).toEqual(['Items', 'Items (copy)']);
  expect(after.tables[1]!.key).not.toBe(key);
  expect(after.tables[1]!.columns[0]!.key).not.toBe(before.tables[0]!.columns[0]!.key);
});

test('fields move, and never beyond an end', () => {
  const before = draft();
  const { key } = before.fields[1]!;
  const up = reduceDraft(before, { type: 'move', list: 'fields', key, by: -1 });
  expect(up.fields.map(({ name }) => name)).toEqual(['Total', 'Number']);
  const again = reduceDraft(up, { type: 'move', list: 'fields', key, by: -1 });
  expect(again.fields.map(({ name }) => name)).toEqual(['Total', 'Number']);
});

test('a list takes no more than its limit', () => {
  let full = emptyDraft();
  for (let index = 0; index < 200; index += 1) full = reduceDraft(full, { type: 'add', list: 'fields' });
  expect(full.fields).toHaveLength(100);
  const key = full.fields[0]!.key;
  expect(reduceDraft(full, { type: 'duplicate', list: 'fields', key, name: 'x' }).fields).toHaveLength(100);
});

test('names are needed, and are the same whatever their width and case', () => {
  const before = draft();
  const [first, second] = before.fields;
  const change = (key: string, name: string): Draft =>
    reduceDraft(before, { type: 'change', list: 'fields', key, change: { name } });
  expect(checkDraft(change(first!.key, '')).get(`${first!.key}.name`)).toBe('REQUIRED');
  expect(checkDraft(change(second!.key, 'ＮＵＭＢＥＲ')).get(`${second!.key}.name`)).toBe('DUPLICATE_NAME');
  expect(checkDraft({ ...before, name: '  ' }).get('name')).toBe('REQUIRED');
  expect(checkDraft({ ...before, description: 'x'.repeat(1025) }).get('description')).toBe('TOO_LONG');
  expect(checkDraft({ ...before, description: 'x'.repeat(1024) }).size).toBe(0);
});

test('a table needs a column', () => {
  const before = draft();
  const table = before.tables[0]!;
  const after = reduceDraft(before, {
    type: 'remove',
    list: { columnsOf: table.key },
    key: table.columns[0]!.key,
  });
  expect(checkDraft(after).get(`${table.key}.columns`)).toBe('NEEDS_COLUMN');
});

test('what the server refuses is shown at the field or column that was sent', () => {
  const sent = reduceDraft(draft(), { type: 'add', list: 'fields' });
  const [, total] = sent.fields;
  const [table] = sent.tables;
  const refusals = [
    { field: 'fields[1].name', code: 'DUPLICATE_NAME' },
    { field: 'tables[0].columns', code: 'OUT_OF_RANGE' },
    { field: 'tables[0].columns[0].description', code: 'TOO_LONG' },
    { field: 'tables', code: 'OUT_OF_RANGE' },
    { field: 'document', code: 'REQUIRED' },
  ];
  expect([...refusedPlaces(sent, refusals)]).toEqual([
    [`${total?.key}.name`, 'DUPLICATE_NAME'],
    [`${table?.key}.columns`, 'OUT_OF_RANGE'],
    [`${table?.columns[0]?.key}.description`, 'TOO_LONG'],
    ['tables', 'OUT_OF_RANGE'],
  ]);
});

test('a comparison names what was added, removed, changed and moved', () => {
  const before = toInput(draft());
  const after = {
    ...before,
    name: 'Bill',
    fields: [
      { name: 'Total', description: 'b' },
      { name: 'Number', description: 'other' },
      { name: 'Date', description: '' },
    ],
    tables: [],
  };
  expect(compareTemplates(before, after)).toEqual({
    renamed: { before: 'Invoice', after: 'Bill' },
    isGeneralChanged: false,
    fields: {
      added: ['Date'],
      removed: [],
      changed: [{ name: 'Number', before: 'a', after: 'other' }],
      isMoved: true,
    },
    tables: { added: [], removed: ['Items'], changed: [], isMoved: false },
  });
  expect(compareTemplates(before, before).fields).toEqual({
    added: [],
    removed: [],
    changed: [],
    isMoved: false,
  });
});
