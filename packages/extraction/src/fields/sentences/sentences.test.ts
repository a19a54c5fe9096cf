import { describe, expect, it } from 'vitest';
import { valueOf } from '../../testing/ask.ts';
import { buildPage } from '../../testing/page-builder.ts';

describe('values in sentences', () => {
  const letter = buildPage([
    { x: 60, y: 60, text: 'ご請求の件', size: 14 },
    { x: 60, y: 110, text: '拝啓 下記のとおりご請求申し上げます。ご多用中恐れ入りますが、令和8年' },
    { x: 60, y: 126, text: '11月28日までに指定の口座へお振込みくださいますようお願いいたします。' },
  ]);

  it('finds a date that is split by the end of a line', () => {
    expect(valueOf(letter, 'いつまでに払うか（西暦）')).toBe('2026-11-28');
  });

  it('finds the day of delivery before what is said of it', () => {
    const order = buildPage([
      { x: 60, y: 60, text: '注文書', size: 18 },
      { x: 60, y: 110, text: '発注日 2025年11月28日' },
      { x: 60, y: 140, text: '納入は2025年12月26日を予定しております。' },
    ]);
    expect(valueOf(order, '納入の日付（文中にあります）')).toBe('2025-12-26');
  });

  const note = buildPage([
    { x: 60, y: 60, text: 'Quotation', size: 20 },
    { x: 60, y: 110, text: 'Payment terms are 45 days net.' },
    { x: 60, y: 130, text: 'Prices hold until 19 June 2026.' },
    { x: 60, y: 150, text: 'The goods will arrive on 6 July 2026.' },
  ]);

  it.each([
    ['Payment terms', '45 days net'],
    ['Until when the offer is valid', '2026-06-19'],
    ['Delivery date', '2026-07-06'],
  ])('%s without the words of the sentence around it', (instruction, value) => {
    expect(valueOf(note, instruction)).toBe(value);
  });
});
