import { expect, test } from 'vitest';
import { extract } from '../extract.ts';
import { buildPage } from '../testing/page-builder.ts';

const company = (settings: Parameters<typeof buildPage>[0]) =>
  extract([buildPage(settings)], {
    fields: [{ name: 'company', description: 'The name of the shop, printed at the top of the receipt' }],
    tables: [],
  }).fields[0]?.value;

const rest = [
  { x: 45, y: 160, text: 'No 8, Jalan Tun Razak', confidence: 95 },
  { x: 45, y: 175, text: '56000 Kuala Lumpur', confidence: 95 },
  { x: 45, y: 190, text: 'Tel 03-42601064', confidence: 95 },
];

test('a name is read whole whose legal form is printed far away, under its first line', () => {
  const name = [
    { x: 60, y: 100, text: 'NORTHERN BOOK', size: 20, confidence: 95 },
    { x: 40, y: 130, text: 'CO', size: 20, confidence: 95 },
    { x: 100, y: 130, text: '(M)', size: 20, confidence: 95 },
    { x: 170, y: 130, text: 'SON BHD', size: 20, confidence: 95 },
  ];
  expect(company([...name, ...rest])).toBe('NORTHERN BOOK CO (M) SDN BHD');
});

test('a registration number beside a name is no part of it, also where its dash was misread', () => {
  const name = [{ x: 40, y: 130, text: 'R&C VENTURE SDN BHD (1191015~W)', size: 12, confidence: 95 }];
  expect(company([...name, ...rest])).toBe('R&C VENTURE SDN BHD');
});
