import { expect, test } from 'vitest';
import { encodeShiftJis } from './shift-jis.ts';

const hexOf = (text: string): string => encodeShiftJis(text).bytes.toString('hex');

test('letters have the places that Windows gives them', () => {
  // IBM's and NEC's extensions, in which some letters have two or three code points.
  const places = {
    A: '41',
    あ: '82a0',
    ｱ: 'b1',
    髙: 'fbfc',
    﨑: 'fab1',
    '①': '8740',
    '㈱': '878a',
    Ⅳ: '8757',
    ⅳ: 'fa43',
  };
  for (const [letter, hex] of Object.entries(places)) expect([letter, hexOf(letter)]).toEqual([letter, hex]);
  expect(hexOf('∵')).toBe('81e6');
  expect(hexOf('￢')).toBe('81ca');
});

test('signs that Unicode has twice are written as Windows has them, and are not missing', () => {
  expect(encodeShiftJis('10〜20 −5 ¥100 ‖')).toMatchObject({ missing: [] });
  expect(hexOf('〜')).toBe(hexOf('～'));
  expect(hexOf('−')).toBe(hexOf('－'));
  expect(hexOf('¥')).toBe(hexOf('￥'));
});

test('characters that cannot be represented are replaced, and reported once each', () => {
  const { bytes, missing } = encodeShiftJis('𠮷野家 😀 𠮷田 é');
  expect(new TextDecoder('shift_jis').decode(bytes)).toBe('〓野家 〓 〓田 〓');
  expect(missing).toEqual(['𠮷', '😀', 'é']);
});
