import { describe, expect, it } from 'vitest';
import { valueOf } from '../testing/ask.ts';
import { buildPage } from '../testing/page-builder.ts';

describe('sums that share a line', () => {
  const note = buildPage([
    { x: 240, y: 40, text: '納品書', size: 18 },
    { x: 60, y: 120, text: '税抜計・消費税' },
    { x: 300, y: 120, text: '127,170 / 12,717' },
  ]);
  const rates = buildPage([
    { x: 240, y: 40, text: '請求書', size: 18 },
    { x: 410, y: 160, text: '8% 対象※' },
    { x: 462, y: 160, text: '271,970 消費税' },
    { x: 550, y: 160, text: '21,757' },
  ]);
  const letter = buildPage([
    { x: 60, y: 120, text: '1. ご請求金額' },
    { x: 200, y: 120, text: '金 221,936円也(うち消費税20,176円)' },
  ]);

  it.each([
    [note, '消費税額', '12717'],
    [note, '税抜金額の合計', '127170'],
    [rates, '8%対象の金額', '271970'],
    [letter, '合計金額', '221936'],
  ])('%#: %s', (page, instruction, value) => {
    expect(valueOf(page, instruction)).toBe(value);
  });
});
