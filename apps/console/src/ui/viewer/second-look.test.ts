import { expect, test } from 'vitest';
import { textAfterLook } from '#ui/viewer/second-look.ts';

const read = (text: string | null, agreed = true) => ({ text, agreed, readings: [] });

test('where no word was read, the place takes what can be trusted', () => {
  expect(textAfterLook('', read('A-1', false))).toBe('A-1');
  expect(textAfterLook('', read(null, false))).toBeUndefined();
});

test('words yield to readers that agree on another text of about their length', () => {
  expect(textAfterLook('lNV-2O41', read('INV-2041'))).toBe('INV-2041');
  expect(textAfterLook('lNV-2O41', read('INV-2041', false))).toBeUndefined();
  expect(textAfterLook('株式会社　山田', read('株式会社山田'))).toBeUndefined();
  expect(textAfterLook('12 Station Road, Leeds', read('12 Station'))).toBeUndefined();
});
