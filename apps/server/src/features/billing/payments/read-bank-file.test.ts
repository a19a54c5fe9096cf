import { expect, test } from 'vitest';
import { findBankLines, parseBankFile } from './read-bank-file.ts';

const read = (text: string, timeZone = 'Asia/Tokyo') =>
  findBankLines(parseBankFile(Buffer.from(text))!, { columns: undefined, today: '2027-01-10', timeZone });

test('a date may have a time behind it', () => {
  const dates = [
    '2027/1/1 10:33',
    '2027-01-01T10:33:05.120+09:00',
    '2027年1月1日 10時33分',
    '20270101 1:02:03',
    'R9.1.1　１０：３３',
  ];
  const { lines, unread } = {
    lines: [],
    unread: [],
    ...read(`date,payer,amount\n${dates.map((date) => `${date},A,5\n`).join('')}`),
  };
  expect(unread).toEqual([]);
  expect(lines.map(({ date }) => date)).toEqual(dates.map(() => '2027-01-01'));
});

test.each([
  ['2026-12-31T15:30:00Z', '2027-01-01', '2026-12-31'],
  ['2027-01-01T00:30:00+09:00', '2027-01-01', '2026-12-31'],
  ['2027/1/1 9:15 +1400', '2027-01-01', '2026-12-31'],
  ['2027-01-01T23:30:00.5-05:00', '2027-01-02', '2027-01-01'],
])('the time %s with its offset is of the partner’s day', (date, inTokyo, inNewYork) => {
  for (const [timeZone, day] of [
    ['Asia/Tokyo', inTokyo],
    ['America/New_York', inNewYork],
  ])
    expect(read(`date,payer,amount\n${date},A,5\n`, timeZone)).toMatchObject({ lines: [{ date: day }] });
});

test('a time that cannot be is not understood where its day depends on it', () => {
  expect(read('date,payer,amount\n2027-01-01T25:00:00Z,A,5\n')).toMatchObject({ lines: [], unread: [2] });
});

test('lines with an amount that are not understood are listed; what went out and what has no amount is not', () => {
  const table = `日付,摘要,入金額
2027/1/1,A,"33,265"
01/01/2027,B,"33,265"
2027/1/2,C,"33,265.50"
,合計,5
2027/1/3,D,
2027/1/3,E,-
2027/1/3,F,0
2027/1/3,G,"-1,000"
いつか,H,
2027/1/4,I,無料
`;
  expect(read(table)).toMatchObject({ kind: 'lines', lines: [{ line: 2 }], unread: [3, 4, 5, 11] });
});

test('what went out may be written with any minus, a triangle or brackets, and nothing with any dash', () => {
  const amounts = [
    '−1,000',
    '–1,000',
    '—1000',
    '－1,000',
    '▲1,000',
    '△ 1,000円',
    '▼¥1,000',
    '(1,000)',
    '（¥1,000）',
  ];
  const nothing = ['-', '−', '–', '—', '―', '─', 'ー', '－'];
  const rows = [...amounts, ...nothing].map((amount) => `2027/1/3,A,"${amount}"\n`);
  expect(read(`date,payer,amount\n${rows.join('')}`)).toEqual({ kind: 'lines', lines: [], unread: [] });
});

test('so are records of the fixed format', () => {
  const header = '1030081205081201081205'.padEnd(200);
  const record = (date: string, amount: string) =>
    `200000001${date}${date}111${amount.padStart(12, '0')}`.padEnd(200);
  const records = [
    record('090101', '5'),
    record('099901', '5'),
    record('090101', '5X'),
    record('090101', '0'),
  ];
  expect(read([header, ...records].join(''))).toMatchObject({ lines: [{ line: 2 }], unread: [3, 4] });
});
