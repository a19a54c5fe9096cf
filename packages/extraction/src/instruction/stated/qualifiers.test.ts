import { expect, it } from 'vitest';
import { valueOf } from '../../testing/ask.ts';
import { labelList } from '../../testing/page-builder.ts';
import { isOtherTaxed } from './qualifiers.ts';

it.each([
  ['excluded', '検収金額（税込）', true],
  ['included', 'Total (excl. VAT)', true],
  ['excluded', '検収金額 計（税別）', false],
  ['excluded', '検収金額', false],
  [undefined, '検収金額（税込）', false],
] as const)('a sum asked for as %s is not at %s: %s', (wanted, label, is) => {
  expect(isOtherTaxed(wanted, label)).toBe(is);
});

it('a sum without its tax is not at a label that says with tax', () => {
  const notice = labelList('検収書', [
    ['検収金額 計（税別）', '596,800'],
    ['消費税（10%）', '59,680'],
    ['検収金額（税込）', '656,480'],
  ]);
  expect(valueOf(notice, '税別の検収金額の計')).toBe('596800');
});
