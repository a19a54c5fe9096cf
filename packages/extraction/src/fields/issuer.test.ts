import { expect, test } from 'vitest';
import { extract } from '../extract.ts';
import { foundByRulesOn, valueOf } from '../testing/ask.ts';
import { buildPage } from '../testing/page-builder.ts';

const SHOP = 'The name of the shop, printed at the top of the receipt';

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
  expect(foundByRulesOn(buildPage([...name, ...rest]), SHOP)).toBe('NORTHERN BOOK CO (M) SDN BHD');
});

test('a registration number beside a name is no part of it, also where its dash was misread', () => {
  const name = [{ x: 40, y: 130, text: 'R&C VENTURE SDN BHD (1191015~W)', size: 12, confidence: 95 }];
  expect(valueOf(buildPage([...name, ...rest]), SHOP)).toBe('R&C VENTURE SDN BHD');
});

test('a name that breaks off on a poor picture is read where it is printed in full', () => {
  const page = buildPage([
    { x: 60, y: 40, text: '請求書', size: 18 },
    { x: 60, y: 80, text: '株式会社みずうみ不動産 御中' },
    { x: 400, y: 110, text: '有限会社竹' },
    { x: 400, y: 125, text: '電話 03-1332-2266' },
    { x: 60, y: 300, text: 'お振込先 北辰銀行 大通支店 名義 有限会社竹ノ内金属' },
  ]);
  const of = (source: 'ocr' | 'text') =>
    extract([{ ...page, source }], {
      fields: [{ name: 'issuer', description: '発行元の会社名' }],
      tables: [],
    }).fields[0];
  expect(of('ocr')).toMatchObject({ value: '有限会社竹ノ内金属', reason: 'AMBIGUOUS' });
  expect(of('text')?.value).toBe('有限会社竹');
});
