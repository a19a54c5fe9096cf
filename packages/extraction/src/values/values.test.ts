import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findAmounts, findOnlyAmount } from './amount.ts';
import { findDateOrder, findDates, parseDate } from './date.ts';
import { findShape, isIban } from './patterns.ts';
import { parseAmount, parseNumber } from './whole-amount.ts';

describe('amounts', () => {
  it.each([
    ['¥386,022-', '386022'],
    ['￥１２，３４５円', '12345'],
    ['▲1,234', '-1234'],
    ['△ 500', '-500'],
    ['-1,234.50', '-1234.5'],
    ['(12.00)', '-12'],
    ['€ 4.904,94', '4904.94'],
    ['1 234,56', '1234.56'],
    ["CHF 1'250.00", '1250'],
    ['RM33.90', '33.9'],
    ['1.234', '1234'],
    ['0.250', '0.25'],
    ['12,5', '12.5'],
    ['0.00', '0'],
    ['¥5,000-', '5000'],
    ['12.50-', '-12.5'],
    ['abc', null],
    ['80万円', '800000'],
    ['¥1,100（税込）', '1100'],
    ['1,00,000.50', '100000.5'],
    ['12345,678', '12345.678'],
    ['2 式', '2'],
    ['5 m²', '5'],
  ])('reads %s as %s', (printed, value) => {
    expect(parseAmount(printed)).toBe(value);
  });

  it.each([
    '100+20',
    '2,354.00 + 5',
    '100-20',
    '3x20',
    '1/2',
    '1e5',
    '2+1',
    '100 20',
    '1,234,56',
    '1.2.3',
    '--5',
    '00123',
    'A203',
    '12 rolls of it',
    '5百円',
    '500 CR',
    '(500',
    '2026-05-01',
    '3.4.26',
    '',
  ])('reads %s as no number: it is more than one, or something else', (text) => {
    expect([parseAmount(text), parseNumber(text)]).toEqual([null, null]);
  });

  it('takes a point in a typed value for its decimal mark, as values are written', () => {
    expect(['1.234', '-0.50', '1,234', '１．５', '0'].map(parseNumber)).toEqual([
      '1.234',
      '-0.5',
      '1234',
      '1.5',
      '0',
    ]);
  });

  it.each([
    // Both marks of a poor picture's sum read as points.
    ['3.576.00', '3576'],
    ['Total: 1,200', '1200'],
    ['100+20', null],
    ['none', null],
  ])('finds the only amount of %s', (text, value) => {
    expect(findOnlyAmount(text)).toBe(value);
  });

  it.each(['金額:6,410', '料金：6,410円', 'Total:6,410.00', '合計:¥6,410-'])(
    '%s is read to its first digit',
    (text) => {
      expect(findAmounts(text).map((amount) => amount.value)).toEqual(['6410']);
    },
  );

  it.each([
    ['R 2 199.50', ['2199.5']],
    ['1 120.50', ['1120.5']],
    ['USD 12 345.00', ['12345']],
    ['R85.00', ['85']],
    ['-1 550.00', ['-1550']],
    ['2 items 120.50', ['2', '120.5']],
    ['Qty 2 199.50', ['2', '199.5']],
  ])('%s is the sums %s', (text, values) => {
    expect(findAmounts(text).map((amount) => amount.value)).toEqual(values);
  });

  it('takes A before a sum that is all of a text for a misread ▲, and not in codes', () => {
    expect(findAmounts('A2,203.13').map((amount) => amount.value)).toEqual(['-2203.13']);
    expect(findAmounts('A203').map((amount) => amount.value)).toEqual([]);
  });

  it('takes four figures behind a point for decimals of a rate, not for thousands and one more', () => {
    const valueOf = (text: string) => findAmounts(text).map(({ value }) => value);
    expect(['13.6500', '1.8500', '0.0850', '1.234.567', '80.0001'].map(valueOf)).toEqual([
      ['13.65'],
      ['1.85'],
      ['0.085'],
      ['1234567'],
      ['80000'],
    ]);
  });

  it('finds no amount in dates, times, phone numbers and codes', () => {
    for (const text of [
      '2025/12/02',
      '14:48',
      '06-4072-5417',
      'INV-202512-366',
      'T0741231307756',
      '〒100-0005',
      '3丁目',
    ]) {
      expect({ text, found: findAmounts(text) }).toEqual({ text, found: [] });
    }
  });

  it('reads back any sum however it is grouped', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999_999 }),
        fc.integer({ min: 0, max: 99 }),
        fc.boolean(),
        (whole, cents, negative) => {
          const expected = String(
            Number(`${negative ? '-' : ''}${whole}.${String(cents).padStart(2, '0')}`),
          ).replace(/^-0$/, '0');
          const groups = whole.toLocaleString('en-US');
          const decimals = String(cents).padStart(2, '0');
          const sign = negative ? '-' : '';
          expect(parseAmount(`${sign}${groups}.${decimals}`)).toBe(expected);
          expect(parseAmount(`${sign}${groups.replaceAll(',', '.')},${decimals}`)).toBe(expected);
          expect(parseAmount(`${negative ? '▲' : ''}¥${groups}`)).toBe(
            String(negative && whole !== 0 ? -whole : whole),
          );
        },
      ),
    );
  });
});

describe('dates', () => {
  it.each([
    ['2025年12月2日', '2025-12-02'],
    ['令和7年5月27日', '2025-05-27'],
    ['令和元年10月1日', '2019-10-01'],
    ['令和八年七月二十八日', '2026-07-28'],
    ['平成元年十月一日', '1989-10-01'],
    ['昭和六十三年十二月三十一日', '1988-12-31'],
    ['二〇二六年一月三十日', '2026-01-30'],
    ['三丁目一番十八号', null],
    ['汐和 7 年 3月26 日', '2025-03-26'],
    ['昭和60年1月2日', '1985-01-02'],
    ['R7.5.27', '2025-05-27'],
    ['令和7年5月', '2025-05'],
    ['平成31年4月30日', '2019-04-30'],
    ['2025/05/27', '2025-05-27'],
    ['２０２５．０５．２７', '2025-05-27'],
    ['27-May-25', '2025-05-27'],
    ['May 27, 2025', '2025-05-27'],
    ['27th of May 2025', '2025-05-27'],
    ['19 april 2014', '2014-04-19'],
    ['02 Juillet 2015', '2015-07-02'],
    ['15/Api/2017', '2017-04-15'],
    ['14Mayf2017 02:56', '2017-05-14'],
    ['20180428/191204', '2018-04-28'],
    ['31/02/2024', null],
    ['Invoice 2025', null],
  ])('reads %s as %s', (printed, value) => {
    expect(parseDate(printed)).toBe(value);
  });

  it('takes day and month in the order that the document itself shows', () => {
    expect(findDateOrder(['03/20/2023', '04/04/2023'])).toEqual({ first: 'month', sure: true });
    expect(findDateOrder(['20/03/2023', '04/04/2023'])).toEqual({ first: 'day', sure: true });
    expect(findDateOrder(['04/05/2023', 'Scranton PA 18503'])).toEqual({ first: 'month', sure: false });
    expect(findDates('04/05/2023', { first: 'month', sure: true })[0]).toMatchObject({
      value: '2023-04-05',
      ambiguous: false,
    });
    expect(findDates('04/05/2023')[0]).toMatchObject({ value: '2023-05-04', ambiguous: true });
  });

  it('reads back any day in every way of writing it', () => {
    const day = fc.date({ min: new Date('2019-05-02'), max: new Date('2099-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(day, (date) => {
        const iso = date.toISOString().slice(0, 10);
        const [y, m, d] = iso.split('-').map(Number) as [number, number, number];
        const name = date.toLocaleString('en-US', { month: 'long', timeZone: 'UTC' });
        for (const text of [
          `${y}年${m}月${d}日`,
          `令和${y === 2019 ? '元' : y - 2018}年${m}月${d}日`,
          `${y}/${m}/${d}`,
          `${d} ${name} ${y}`,
          `${name} ${d}, ${y}`,
          `${y}.${m}.${d}`,
        ]) {
          expect(`${text}: ${parseDate(text)}`).toBe(`${text}: ${iso}`);
        }
      }),
    );
  });
});

describe('values that show what they are', () => {
  it('checks an IBAN by its check digits', () => {
    expect(isIban('NL50INGB0683251309')).toBe(true);
    expect(isIban('NL50INGB0683251308')).toBe(false);
    expect(findShape('IBAN NL50 INGB 0683 2513 09', 'iban')[0]?.value).toBe('NL50INGB0683251309');
  });

  it('finds registration numbers, phones and postal codes in running text', () => {
    expect(findShape('登録番号 T1234567890123', 'registration')[0]?.value).toBe('T1234567890123');
    expect(findShape('登録番号：Ｔ１-2345-6789-0123', 'registration')[0]?.value).toBe('T1234567890123');
    expect(findShape('TEL：03-1234-5678　FAX：03-1234-5679', 'phone').map((span) => span.value)).toEqual([
      '03-1234-5678',
      '03-1234-5679',
    ]);
    expect(findShape('〒100-0005 東京都', 'postal')[0]?.value).toBe('100-0005');
    expect(findShape('2025-12-02', 'phone')).toEqual([]);
  });
});
