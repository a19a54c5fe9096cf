import { describe, expect, it } from 'vitest';
import { valueOf } from '../testing/ask.ts';
import { buildPage, labelList } from '../testing/page-builder.ts';

describe('records beyond the trade', () => {
  const payslip = labelList('給与明細書', [
    ['従業員番号', '48213'],
    ['氏名', '片岡 梢 様'],
    ['基本給', '251,000'],
    ['時間外手当', '31,200'],
    ['非課税通勤手当', '9,840'],
    ['控除合計', '58,310'],
    ['差引支給額', '233,730'],
    ['支給日', '2025年6月25日'],
  ]);

  it.each([
    ['社員番号', '48213'],
    ['残業手当を抜き出す。カンマなしの数字で', '31200'],
    ['手取り（円）', '233730'],
    ['交通費手当。カンマなしの数字で', '9840'],
    ['控除の合計額を教えてください', '58310'],
    ['「氏名」の値', '片岡 梢'],
    ['給料日', '2025-06-25'],
    ['支払日を入力', '2025-06-25'],
    // A last day for it is another thing, and is not there.
    ['支払期限を入力', null],
  ])('%s on a payslip', (instruction, value) => {
    expect(valueOf(payslip, instruction)).toBe(value);
  });

  const bill = labelList('Electricity statement', [
    ['Account number', '5527 1180 42'],
    ['Present reading', '48211'],
    ['Previous reading', '47590'],
    ['Tariff', 'Evening Saver'],
    ['Please pay', '£181.04'],
  ]);

  it.each([
    ['Please pay', '181.04'],
    ['Latest reading', '48211'],
    ['Please give the previous reading', '47590'],
    ['What is printed next to Tariff', 'Evening Saver'],
    ['Value of "Present reading"', '48211'],
  ])('%s on a bill of electricity', (instruction, value) => {
    expect(valueOf(bill, instruction)).toBe(value);
  });

  const folio = labelList('Guest folio', [
    ['Guest', 'Ada Lindholm'],
    ['Room', '412'],
    ['Check-in', '04-May-2025'],
    ['Check-out', '06-May-2025'],
    ['Confirmation', 'QX55120'],
  ]);

  it.each([
    ['Departure, as YYYY-MM-DD', '2025-05-06'],
    ['The check-in on this page', '2025-05-04'],
    ['Booking reference', 'QX55120'],
    ['Room number', '412'],
  ])('%s on a folio', (instruction, value) => {
    expect(valueOf(folio, instruction)).toBe(value);
  });

  it('has the tax of one rate taken from under the head that names the rate', () => {
    const heads = ['税抜合計額', '消費税10%', '消費税8%', '消費税合計', '御請求金額'];
    const sums = ['452,960', '41,394', '3,121', '44,515', '￥497,475'];
    const page = buildPage([
      { x: 200, y: 40, text: '請求書', size: 18 },
      ...heads.map((text, index) => ({ x: 40 + 105 * index, y: 200, text })),
      ...sums.map((text, index) => ({ x: 45 + 105 * index, y: 216, text })),
    ]);
    expect(valueOf(page, '8%分の消費税を教えてください。カンマなしの数字で')).toBe('3121');
    expect(valueOf(page, '10%の消費税')).toBe('41394');
    expect(valueOf(page, '消費税の合計')).toBe('44515');
  });

  it('finds no tax of a reduced rate where the page names no rate', () => {
    const order = labelList('注文書', [
      ['税抜合計', '77,230'],
      ['消費税', '7,723'],
      ['合計', '84,953'],
    ]);
    expect(valueOf(order, '8%分の消費税')).toBeNull();
    expect(valueOf(order, '10%分の消費税')).toBe('7723');
  });
});
