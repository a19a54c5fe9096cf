import { expect, it } from 'vitest';
import { parsePreferences } from './preferences.ts';

it('reads language and theme', () => {
  expect(parsePreferences('{"language":"jp","theme":"dark"}')).toEqual({ language: 'jp', theme: 'dark' });
});

it('takes upper-case languages for what they are', () => {
  expect(parsePreferences('{"language":"JP"}').language).toBe('jp');
  expect(parsePreferences('{"language":"EN"}').language).toBe('en');
});

it.each([null, '', 'null', '{', '[]', '{"language":"fr","theme":7}'])('falls back on %j', (stored) => {
  expect(parsePreferences(stored)).toEqual({ language: 'en', theme: 'light' });
});
