import { isPasswordAllowed } from '@ocr/contract/rules';
import { expect, it } from 'vitest';
import { suggestPassword } from './suggest-password.ts';

it('suggests passwords that the rule allows, never the same one twice', () => {
  const suggested = Array.from({ length: 500 }, suggestPassword);
  expect(suggested.every(isPasswordAllowed)).toBe(true);
  expect(suggested.every((password) => password.length === 14)).toBe(true);
  expect(new Set(suggested).size).toBe(500);
});

it('puts no kind of character at a fixed place', () => {
  const suggested = Array.from({ length: 500 }, suggestPassword);
  const firsts = new Set(suggested.map((password) => /[a-z]/.test(password.charAt(0))));
  expect(firsts).toEqual(new Set([true, false]));
});
