import { expect, test } from 'vitest';
import { valueOf } from '../../testing/ask.ts';
import { buildPage } from '../../testing/page-builder.ts';

const letter = buildPage([
  { x: 50, y: 60, text: '株式会社あおば製作所' },
  { x: 50, y: 74, text: '総務部長' },
  { x: 120, y: 74, text: '大島 恵 様' },
  { x: 300, y: 120, text: '浜坂税理士法人' },
  { x: 300, y: 134, text: '社員税理士 黒木 隆 ㊞' },
  { x: 300, y: 400, text: '西条市長 河合 芳江' },
]);

test('a name is found behind what its bearer is at work, and not the one that is addressed', () => {
  expect(valueOf(letter, '税理士の氏名')).toBe('黒木 隆');
  expect(valueOf(letter, '市長の名前')).toBe('河合 芳江');
  expect(valueOf(letter, '署名した人の名前')).toBe('黒木 隆');
  expect(valueOf(letter, '施設長の氏名')).toBeNull();
});

test('the name of an office is stronger than a label that only says 氏名', () => {
  const permit = buildPage([
    { x: 50, y: 100, text: '氏 名' },
    { x: 150, y: 100, text: '樋口 和真' },
    { x: 250, y: 300, text: '北浜保健所長 西 真理' },
  ]);
  expect(valueOf(permit, '許可した保健所長の氏名')).toBe('西 真理');
  expect(valueOf(permit, '氏名')).toBe('樋口 和真');
});

test('who runs a place is the company whose registration number is behind its name', () => {
  const receipt = buildPage([
    { x: 50, y: 40, text: 'ホテル ラグーン', size: 16 },
    { x: 50, y: 400, text: '汐浜リゾート開発株式会社 登録番号 T0190001734208' },
  ]);
  expect(valueOf(receipt, '一番下に印字された運営会社')).toBe('汐浜リゾート開発株式会社');
});
