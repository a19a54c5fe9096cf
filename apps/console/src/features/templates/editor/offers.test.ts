import type { Preview } from '@ocr/contract';
import { expect, test, vi } from 'vitest';
import { emptyDraft, reduceDraft, toInput } from '#features/templates/editor/draft.ts';
import { MemoryStorage } from '#lib/testing/memory-storage.ts';

vi.stubGlobal('localStorage', new MemoryStorage());
const { offersOf, tableFrom } = await import('#features/templates/editor/offers.ts');

const box = { x: 0, y: 0, width: 1, height: 0.2 };
const preview = {
  foundTables: [{ page: 1, box, columns: ['Item', '', 'Amount', 'Amount'], rowCount: 3 }],
  foundFields: [{ name: 'Invoice No.', value: 'A-1', page: 1, box }],
} as unknown as Preview;
const t = { tableName: 'Items', columnName: (place: number) => `Column ${place}` };

test('a found table becomes one of the template, each column with a name of its own, and is offered no more', () => {
  const draft = emptyDraft();
  const [found] = offersOf(preview, draft).tables;
  const item = tableFrom(found!, draft.tables, t);
  const once = reduceDraft(draft, { type: 'add', list: 'tables', item });
  expect(toInput(once).tables).toMatchObject([
    {
      name: 'Items',
      columns: [{ name: 'Item' }, { name: 'Column 2' }, { name: 'Amount' }, { name: 'Amount 2' }],
    },
  ]);
  expect(offersOf(preview, once).tables).toEqual([]);
  expect(tableFrom(found!, once.tables, t).name).toBe('Items 2');
});

test('a found value becomes a field in the place of the empty one, and is offered no more', () => {
  const item = { name: 'Invoice No.', description: 'The value printed beside it' };
  const draft = reduceDraft(emptyDraft(), { type: 'add', list: 'fields', item });
  expect(draft.fields).toMatchObject([item]);
  expect(offersOf(preview, emptyDraft()).fields).toHaveLength(1);
  expect(offersOf(preview, draft).fields).toEqual([]);
});
