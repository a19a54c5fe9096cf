import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { MemoryStorage } from './testing/memory-storage.ts';
import { parseTypedDay } from './parse-day.ts';

vi.stubGlobal('localStorage', new MemoryStorage());
const { createFormats } = await import('./format.ts');

const en = { language: 'en', today: '2026-11-22' } as const;
const ja = { language: 'ja', today: '2026-11-22' } as const;

describe('a typed day', () => {
  it.each([
    '2026-11-20',
    '2026/11/20',
    '2026.11.20',
    '20261120',
    '2026年11月20日',
    '2026 年 11 月 20 日',
    '２０２６年１１月２０日',
    '２０２６／１１／２０',
    '2026年11月20日（金）',
    '2026年11月20日 金曜日',
    '令和8年11月20日',
    '令和８年１１月２０日',
    'R8.11.20',
    'R8/11/20',
    'r8-11-20',
    'Ｒ８．１１．２０',
    '11月20日',
    '11/20',
    '１１／２０',
    '20/11/2026',
    '11/20/2026',
    '20 Nov 2026',
    '20th November 2026',
    'Nov 20, 2026',
    'November 20 2026',
    'Friday, November 20, 2026',
    '20-Nov-2026',
    'Nov 20',
  ])('%s is 20 November 2026 in both languages', (text) => {
    expect(parseTypedDay(text, en)).toBe('2026-11-20');
    expect(parseTypedDay(text, ja)).toBe('2026-11-20');
  });

  it.each([
    ['令和元年5月1日', '2019-05-01'],
    ['H31.4.30', '2019-04-30'],
    ['昭和64年1月7日', '1989-01-07'],
    ['26/11/20', '2026-11-20'],
    ['5/6', '2027-05-06'],
  ])('%s is %s in Japanese', (text, day) => {
    expect(parseTypedDay(text, ja)).toBe(day);
  });

  it.each([
    ['2026-01-03', '12/30', '2025-12-30'],
    ['2026-12-30', '1月3日', '2027-01-03'],
    ['2026-06-30', '2/28', '2026-02-28'],
    ['2027-01-15', '2/29', '2028-02-29'],
  ])('without a year is the nearest one: on %s, %s is %s', (today, text, day) => {
    expect(parseTypedDay(text, { language: 'ja', today })).toBe(day);
  });

  it.each(['05/06/2026', '5/6', '26/11/20'])('%s, which could be two days, is refused in English', (text) => {
    expect(parseTypedDay(text, en)).toBeUndefined();
  });

  it.each([
    '',
    '2026',
    '2026-11',
    '2026-02-30',
    '13/13/2026',
    '令和0年1月1日',
    '32 Nov 2026',
    '20 Foo 2026',
    'tomorrow',
    '2026-11-20 10:00',
    '11/31',
  ])('%s is no day', (text) => {
    expect(parseTypedDay(text, en)).toBeUndefined();
    expect(parseTypedDay(text, ja)).toBeUndefined();
  });

  it('is understood as the product itself prints days, in both languages', () => {
    const days = fc.date({ min: new Date('1950-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (date) => {
        const day = date.toISOString().slice(0, 10);
        expect(parseTypedDay(createFormats('ja').day(day), ja)).toBe(day);
        expect(parseTypedDay(createFormats('en').day(day), en)).toBe(day);
        expect(parseTypedDay(day, en)).toBe(day);
      }),
    );
  });
});
