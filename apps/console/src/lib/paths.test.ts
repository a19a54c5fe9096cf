import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { paths, safeOrigin } from './paths.ts';

it('goes back to an own path with its query', () => {
  expect(safeOrigin('/usage?from=2026-10')).toBe('/usage?from=2026-10');
});

it.each([
  'https://evil.example/',
  '//evil.example',
  String.raw`/\evil.example`,
  '/\t/evil.example',
  'usage',
  '',
  undefined,
  { to: '/usage' },
  '/login?from=/usage',
])('goes home instead of to %j', (from) => {
  expect(safeOrigin(from)).toBe(paths.home);
});

it('escapes ids in addresses', () => {
  expect(paths.invoice('a/b 日')).toBe('/invoice/a%2Fb%20%E6%97%A5');
});

it('has every address on the walks of the browser tests', () => {
  // Two only lead on to another address.
  const { user: _user, templateRoot: _root, ...walked } = paths;
  const addresses = Object.values(walked).map((path) => (typeof path === 'string' ? path : path('x')));
  const places = readFileSync(new URL('../../../../e2e/places.ts', import.meta.url), 'utf8');
  const known = [...places.matchAll(/'(\/[^'?]*)/g)].map(([, path]) => path!.replace(/\{\w+\}/, 'x'));
  expect(addresses.filter((path) => !known.includes(path))).toEqual([]);
});
