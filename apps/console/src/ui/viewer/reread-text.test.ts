import { expect, test } from 'vitest';
import { textAfterReread } from '#ui/viewer/reread-text.ts';

const read = (text: string | null, agreed = true) => ({ text, agreed, readings: [] });

test('where no word was read, the place takes what can be trusted', () => {
  expect(textAfterReread('', read('A-1', false))).toBe('A-1');
  expect(textAfterReread('', read(null, false))).toBeUndefined();
});

test('words yield to readers that agree on another text of about their length', () => {
  expect(textAfterReread('lNV-2O41', read('INV-2041'))).toBe('INV-2041');
  expect(textAfterReread('lNV-2O41', read('INV-2041', false))).toBeUndefined();
  expect(textAfterReread('株式会社　山田', read('株式会社山田'))).toBeUndefined();
  expect(textAfterReread('12 Station Road, Leeds', read('12 Station'))).toBeUndefined();
});
