import { expect, it, vi } from 'vitest';
import { MemoryStorage } from '../testing/memory-storage.ts';

vi.stubGlobal('localStorage', new MemoryStorage());
const { anyText, defineListSearch, oneOf } = await import('./list-search.ts');

const read = defineListSearch({
  sortable: ['number', 'dueDate'],
  filters: { status: oneOf('paid', 'overdue'), tenantId: anyText },
});

it('reads what makes sense', () => {
  const raw = { page: 3, size: 50, sort: '-dueDate', search: 123, status: 'paid', tenantId: 't1' };
  expect(read(raw)).toEqual({ ...raw, search: '123' });
});

it('drops what does not, and what is the default anyway', () => {
  const raw = { page: 'abc', size: 7, sort: 'secret', search: '', status: 'nope', tenantId: '', more: 'x' };
  expect(read(raw)).toEqual({});
  expect(read({ page: 1, size: 20 })).toEqual({});
  expect(read({ page: -2, search: { a: 1 } })).toEqual({});
});
