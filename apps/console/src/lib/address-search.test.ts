import { expect, it } from 'vitest';
import { parseSearch, stringifySearch } from './address-search.ts';

it.each([
  [{ checked: 'false', page: 2 }, '?checked=false&page=2'],
  [{ search: '0012' }, '?search=0012'],
  [{ search: '"A&B"' }, '?search=%22A%26B%22'],
  [{ search: '請求書', from: undefined }, '?search=%E8%AB%8B%E6%B1%82%E6%9B%B8'],
  [{ check: true }, '?check=true'],
  [{}, ''],
])('%j is %s in the address, and comes back as its texts', (search, query) => {
  expect(stringifySearch(search)).toBe(query);
  const known = Object.entries(search).filter(([, value]) => value !== undefined);
  expect(parseSearch(query)).toEqual(Object.fromEntries(known.map(([name, value]) => [name, String(value)])));
});

it('reads what is mangled as far as it goes', () => {
  expect(parseSearch('?a=%E0%A4%A&b=1&b=2&=x')).toMatchObject({ b: '2' });
});
