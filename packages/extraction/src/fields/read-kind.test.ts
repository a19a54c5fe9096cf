import { expect, it } from 'vitest';
import { valueOf } from '../testing/ask.ts';
import { buildPage, labelList } from '../testing/page-builder.ts';

it.each(['3 PLT', '72 CTN'])('packages that are counted by a code are no sum: %s', (text) => {
  expect(valueOf(labelList('Waybill', [['Handling', text]]), 'Freight charge in dollars')).toBeNull();
  expect(valueOf(labelList('Waybill', [['Handling', '72 NZD']]), 'Freight charge in dollars')).toBe('72');
});

it('what numbers a part of an address is no sum', () => {
  const page = buildPage([
    { x: 60, y: 60, text: 'Freight charges bill to' },
    { x: 60, y: 76, text: 'PO Box 7705' },
    { x: 60, y: 92, text: 'Harlan Mills, PA 17999' },
  ]);
  expect(valueOf(page, 'Freight charge in dollars')).toBeNull();
});
