import { expect, test } from 'vitest';
import { PricedInvoices } from '../../../../test/priced-invoices.ts';
import { openWorkbook } from '../../../../test/workbook.ts';
import { encodeShiftJis } from '../csv/shift-jis.ts';
import { writeAccountingCsv } from './write-accounting-csv.ts';

const billing = new PricedInvoices();
const rowsOf = (raw: Buffer, encoding: string) =>
  new TextDecoder(encoding)
    .decode(raw)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
const get = (format: string) => billing.ask('GET', `/invoice/export?format=${format}&month=2026-11`);

test('a month’s invoices and credit notes, as each accounting program reads them', async () => {
  const invoice = await billing.make();
  await billing.ask('POST', `${invoice}/void`, { reason: 'x' });
  const issued = (await billing.list()).filter(({ total }: { total: number }) => total !== 0);

  const journal = await get('journal');
  expect(journal.headers['content-disposition']).toContain('journal_2026-11.csv');
  const [, ...entries] = rowsOf(journal.raw, 'utf-8');
  const sum = (of: readonly string[][], account: string, side: number) =>
    of.filter((row) => row[side] === account).reduce((all, row) => all + Number(row[side + 1]), 0);
  const total = issued.reduce((all: number, each: { total: number }) => all + each.total, 0);
  expect(sum(entries, '売掛金', 3) - sum(entries, '売掛金', 5)).toBe(total);
  expect(sum(entries, '売上高', 5) - sum(entries, '売上高', 3)).toBe(
    issued.reduce((all: number, each: { subtotal: number }) => all + each.subtotal, 0),
  );

  const yayoi = rowsOf((await get('yayoi')).raw, 'shift_jis');
  expect(yayoi).toHaveLength(issued.length);
  for (const row of yayoi) expect(row).toHaveLength(25);
  const sold = yayoi.find((row) => row[16]!.startsWith('INV'))!;
  expect(sold.slice(0, 5)).toEqual(['2000', '', '', '2026/12/10', '売掛金']);
  expect(sold[13]).toBe('課税売上込10%');
  const returned = yayoi.find((row) => row[16]!.startsWith('CN'))!;
  expect([returned[4], returned[7], returned[10]]).toEqual(['売上高', '課税売上返込10%', '売掛金']);

  for (const [format, columns] of [
    ['freee', 17],
    ['moneyforward', 27],
  ] as const) {
    const [heading, ...rows] = rowsOf((await get(format)).raw, 'shift_jis');
    expect(heading).toHaveLength(columns);
    expect(rows).toHaveLength(issued.length);
    for (const row of rows) expect(row).toHaveLength(columns);
  }
  const [sheet] = await openWorkbook(await get('journal_xlsx'));
  expect(sheet?.rows[0]).toEqual([
    '日付',
    '番号',
    '取引先',
    '借方科目',
    '借方金額',
    '貸方科目',
    '貸方金額',
    '税率',
    '摘要',
    '通貨',
  ]);
  expect(sheet?.rows).toHaveLength(entries.length + 1);
  expect((await get('excel')).code).toBe(422);
});

test('Shift_JIS contains what Windows’ does, and marks what it does not', () => {
  const text = 'ABC ｶﾌﾞ 株式会社髙島①～〒';
  expect(new TextDecoder('shift_jis').decode(encodeShiftJis(text).bytes)).toBe(text);
  expect(new TextDecoder('shift_jis').decode(encodeShiftJis('𠮷野家').bytes)).toBe('〓野家');
});

test('a name that begins like a formula, or contains control characters, does no harm', () => {
  const sale = {
    date: '2026-12-10',
    dueDate: '2026-12-31',
    number: 'INV-202611-0001',
    companyName: '=1+1\u0001\u202e',
    isReturn: false,
    currency: 'JPY' as const,
    amount: 1100,
    tax: 100,
    rate: 10,
    description: '',
  };
  const { bytes } = writeAccountingCsv('yayoi', [sale]);
  expect(rowsOf(bytes, 'shift_jis')[0]?.[5]).toBe("'=1+1");
});
