import { expect, test } from 'vitest';
import type { RawWord } from '../../geometry.ts';
import { withJapaneseSigns } from './signs.ts';

/** Words of one line, a little apart. */
const line = (text: string, gap = 8): RawWord[] =>
  text.split(' ').map((part, index) => ({
    text: part,
    confidence: 90,
    rect: { left: index * (100 + gap), right: index * (100 + gap) + 100, top: 0, bottom: 20 },
  }));
const read = (text: string, gap?: number) =>
  withJapaneseSigns(line(text, gap))
    .map((word) => word.text)
    .join(' ');

test.each([
  ['T100-0001 東京都', '〒100-0001 東京都'],
  ['(F060-0099)', '(〒060-0099)'],
  ['\\1,250 内消費税\\370', '¥1,250 内消費税¥370'],
  ['ご請求金額\\ 3,300', 'ご請求金額¥ 3,300'],
  ['信和8年4月10日 全和十四年', '令和8年4月10日 令和十四年'],
  ['信和 8年', '令和 8年'],
  ['合計1.170,014 3.441.812', '合計1,170,014 3,441,812'],
  ['登録番号『4010001234568', '登録番号T4010001234568'],
  ['登録番号 「『4010001234568', '登録番号 T4010001234568'],
])('the sign that is printed: %s', (text, printed) => {
  expect(read(text)).toBe(printed);
});

test.each([
  'T100-00012 AT100-0001 T03-1234-5678',
  'C:\\2025 注\\あ',
  '信和商事 昭和8年 信和8丁目',
  '1.250 2.5 1.234.56',
  '「4010001234568」 『401000123456 「40100012345681',
])('others stay: %s', (text) => {
  expect(read(text)).toBe(text);
});

test('a number at some distance does not belong to a sign', () => {
  expect(read('信和 8年', 60)).toBe('信和 8年');
});
