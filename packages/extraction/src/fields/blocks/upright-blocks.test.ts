import { expect, test } from 'vitest';
import { valueOf } from '../../testing/ask.ts';
import { buildPage } from '../../testing/page-builder.ts';

const downwards = (text: string, y: number) =>
  Array.from(text, (letter, index) => ({ x: 40, y: y + 15 * index, text: letter }));

const slip = buildPage([
  { x: 40, y: 40, text: 'かもめ便 送り状', size: 16 },
  ...downwards('お届け先', 110),
  { x: 70, y: 92, text: '電話 0985-55-0167' },
  { x: 70, y: 110, text: '〒880-0874' },
  { x: 70, y: 128, text: '宮崎県宮崎市昭栄浜町16-2' },
  { x: 70, y: 146, text: 'ひなた眼科クリニック 様' },
  { x: 400, y: 92, text: '受付日' },
  { x: 400, y: 110, text: '2025年4月8日' },
  ...downwards('ご依頼主', 220),
  { x: 70, y: 202, text: '電話 096-555-0185' },
  { x: 70, y: 220, text: '〒862-0971' },
  { x: 70, y: 238, text: '熊本県熊本市中央区大江渡3-9-11' },
  { x: 70, y: 256, text: '銀杏メディカル株式会社' },
]);

test('what is beside a label that is printed downwards belongs to its party', () => {
  expect(valueOf(slip, '送り先の電話番号')).toBe('0985-55-0167');
  expect(valueOf(slip, '依頼主の電話番号')).toBe('096-555-0185');
  expect(valueOf(slip, 'お届け先の名前')).toBe('ひなた眼科クリニック');
  expect(valueOf(slip, 'お届け先の枠にある施設の名前')).toBe('ひなた眼科クリニック');
  expect(valueOf(slip, 'ご依頼主の会社名')).toBe('銀杏メディカル株式会社');
});
