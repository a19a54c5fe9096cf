import { expect, test } from 'vitest';
import { valueOf } from '../../testing/ask.ts';
import { buildPage } from '../../testing/page-builder.ts';

const receipt = buildPage([
  { x: 65, y: 18, text: 'はるかぜストア', size: 14 },
  { x: 97, y: 37, text: '桜坂通店' },
  { x: 64, y: 49, text: '兵庫県明石市東魚住3-2-8' },
  { x: 79, y: 62, text: 'TEL 078-555-0114' },
  { x: 33, y: 75, text: '株式会社はる商 登録番号 T5140001862237' },
  { x: 89, y: 92, text: '【 領 収 証 】' },
  { x: 14, y: 120, text: '合計' },
  { x: 160, y: 120, text: '¥1,414' },
]);

test('a receipt has the name of its chain, of its shop and of the company that runs it', () => {
  expect(valueOf(receipt, '店の名前')).toBe('はるかぜストア');
  expect(valueOf(receipt, '店名（「店」で終わる部分）')).toBe('桜坂通店');
  expect(valueOf(receipt, '運営している会社')).toBe('株式会社はる商');
});

test('letters in quotes that a value begins or ends with are no label', () => {
  const order = buildPage([
    { x: 40, y: 40, text: '注文書' },
    { x: 40, y: 80, text: '管理番号' },
    { x: 140, y: 80, text: '00417' },
    { x: 40, y: 100, text: '番号' },
    { x: 140, y: 100, text: 'KX-2204' },
  ]);
  expect(valueOf(order, '「KX」で始まる番号')).toBe('KX-2204');
});
