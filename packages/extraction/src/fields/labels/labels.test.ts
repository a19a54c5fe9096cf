import { describe, expect, it } from 'vitest';
import { valueOf } from '../../testing/ask.ts';
import { buildPage } from '../../testing/page-builder.ts';

describe('which of several labels is meant', () => {
  it('is the one that the instruction repeats, not another of its meaning', () => {
    const page = buildPage([
      { x: 60, y: 40, text: 'Your bill', size: 18 },
      { x: 60, y: 100, text: 'Usage over 12 months' },
      { x: 60, y: 130, text: 'Units used' },
      { x: 260, y: 130, text: '811 kWh' },
      { x: 60, y: 160, text: 'Billing period' },
      { x: 260, y: 160, text: '7 June 2025 to 6 July 2025' },
      { x: 60, y: 190, text: 'Month' },
      { x: 260, y: 190, text: 'July 2025' },
    ]);
    expect(valueOf(page, 'Units used')).toBe('811 kWh');
    expect(valueOf(page, 'What stands beside "Month"?')).toBe('July 2025');
  });

  it('is none that another label begins with, nor the remark in its brackets', () => {
    const page = buildPage([
      { x: 60, y: 40, text: 'PURCHASE ORDER', size: 18 },
      { x: 60, y: 100, text: 'BUYER' },
      { x: 60, y: 116, text: 'Foxglove Dental Care' },
      { x: 330, y: 100, text: 'BUYER CONTACT' },
      { x: 330, y: 116, text: 'Isolde Marchbank' },
    ]);
    expect(valueOf(page, 'BUYER')).toBe('Foxglove Dental Care');
    const slip = buildPage([
      { x: 60, y: 40, text: '領収書', size: 18 },
      { x: 60, y: 100, text: '会員番号（下4桁）' },
      { x: 260, y: 100, text: '7715' },
    ]);
    expect(valueOf(slip, '会員番号（下4桁）')).toBe('7715');
  });

  it('is found in a row of labels over their values, of which some are in no list', () => {
    const page = buildPage([
      { x: 60, y: 40, text: 'Travel claim', size: 18 },
      { x: 60, y: 100, text: 'Filed on' },
      { x: 180, y: 100, text: 'Department' },
      { x: 300, y: 100, text: 'Wing' },
      { x: 60, y: 116, text: '4 March 2025' },
      { x: 180, y: 116, text: 'Facilities' },
      { x: 300, y: 116, text: 'B-2' },
    ]);
    expect(valueOf(page, 'Department')).toBe('Facilities');
  });
});

describe('what was paid on a till receipt', () => {
  it('is what was handed over', () => {
    const page = buildPage([
      { x: 60, y: 40, text: 'Corner Store', size: 16 },
      { x: 60, y: 100, text: 'TOTAL' },
      { x: 200, y: 100, text: '£45.07' },
      { x: 60, y: 116, text: 'CASH' },
      { x: 200, y: 116, text: '50.00' },
      { x: 60, y: 132, text: 'CHANGE' },
      { x: 200, y: 132, text: '4.93' },
    ]);
    expect(valueOf(page, 'Amount paid')).toBe('50');
    expect(valueOf(page, 'The total')).toBe('45.07');
  });
});

describe('everyday words', () => {
  const page = buildPage([
    { x: 60, y: 40, text: '駐車場領収証', size: 18 },
    { x: 60, y: 100, text: '入庫' },
    { x: 200, y: 100, text: '9時12分' },
    { x: 60, y: 116, text: '出庫' },
    { x: 200, y: 116, text: '11時40分' },
    { x: 60, y: 132, text: 'ロット番号' },
    { x: 200, y: 132, text: 'L-40771' },
    { x: 60, y: 148, text: '供給地点特定番号' },
    { x: 200, y: 148, text: '03-0011-2233-4455' },
  ]);

  it.each([
    ['入った時間', '9時12分'],
    ['何時に出たか', '11時40分'],
    ['ロットの番号を教えてください', 'L-40771'],
    ['供給地点の番号', '03-0011-2233-4455'],
  ])('%s', (instruction, value) => {
    expect(valueOf(page, instruction)).toBe(value);
  });
});

describe('values that cannot be what is asked for', () => {
  it('are not shown: a currency that is none, the date of a direct debit as a way of paying', () => {
    const page = buildPage([
      { x: 60, y: 40, text: '請求書', size: 18 },
      { x: 60, y: 100, text: '通貨' },
      { x: 200, y: 100, text: '株式会社もず製菓' },
      { x: 60, y: 130, text: 'Direct debit date' },
      { x: 200, y: 130, text: '4 March 2025' },
    ]);
    expect(valueOf(page, 'お金の単位')).toBeNull();
    expect(valueOf(page, 'How it was paid')).toBeNull();
  });
});
