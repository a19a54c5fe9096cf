import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makePartner, makeTenant, type TenantParty } from '../../../test/parties.ts';
import { makeReadRequest } from '../../../test/read-requests.ts';
import { recheckTable } from './recheck-table.ts';
import type { CellValue, TableValues } from '@ocr/contract';

const check = {
  quantity: 0,
  price: 1,
  amount: 2,
  discount: -1,
  line: -1,
  sums: [120],
  mayHaveCharges: false,
  ruledRows: 0,
};
const columns = ['Quantity', 'Price', 'Amount'];

function makeTable(rows: string[][], reason: CellValue['reason'] = null): TableValues {
  const cells = (values: string[]): CellValue[] =>
    values.map((value, place) => ({
      column: columns[place]!,
      value,
      text: value,
      confidence: 90,
      page: 1,
      box: null,
      corrected: null,
      learnedFrom: null,
      reason,
    }));
  return {
    name: 'Lines',
    columns,
    reason: null,
    rows: rows.map((values, index) => ({ id: String(index), cells: cells(values) })),
  };
}
const correct = (table: TableValues, row: number, column: number, value: string): TableValues => ({
  ...table,
  rows: table.rows.map((one, index) =>
    index === row
      ? {
          ...one,
          cells: one.cells.map((cell, place) =>
            place === column ? { ...cell, corrected: { value, by: 'Sato', at: '' } } : cell,
          ),
        }
      : one,
  ),
});
const reasons = ({ rows }: TableValues) => rows.map(({ cells }) => cells.map(({ reason }) => reason));

test('a quantity that makes its row and the sum right removes the flags of both', () => {
  const read = makeTable(
    [
      ['1', '20', '20'],
      ['7', '50', '100'],
    ],
    'ROW_MISMATCH',
  );
  const mended = recheckTable(correct(read, 1, 0, '2'), check, []);
  expect(reasons(mended)).toEqual([
    [null, null, null],
    // What was read of a cell that a person settled stays.
    ['ROW_MISMATCH', null, null],
  ]);
  expect(mended.reason).toBeNull();
  expect(mended.rows[1]!.cells[1]!.confidence).toBe(97);
  expect(reasons(recheckTable(correct(read, 1, 0, '２'), check, []))[1]).toEqual([
    'ROW_MISMATCH',
    null,
    null,
  ]);
  // What exports leave as text is no number here either.
  for (const text of ['0+2', '2e0', '02'])
    expect(reasons(recheckTable(correct(read, 1, 0, text), check, []))[1]?.slice(0, 2)).toEqual([
      'ROW_MISMATCH',
      'ROW_MISMATCH',
    ]);
});

test('a value that makes its row wrong raises the others, and the table where the sum is wrong', () => {
  const read = makeTable([
    ['1', '20', '20'],
    ['2', '50', '100'],
  ]);
  const broken = recheckTable(correct(read, 1, 2, '1,000'), check, []);
  expect(reasons(broken)).toEqual([
    [null, null, null],
    ['ROW_MISMATCH', 'ROW_MISMATCH', null],
  ]);
  expect(broken.reason).toBe('SUM_MISMATCH');
});

test('a corrected total counts as a sum, where sums are printed at all', () => {
  const read = makeTable(
    [
      ['1', '20', '20'],
      ['2', '50', '100'],
    ],
    'SUM_MISMATCH',
  );
  const other = { ...check, sums: [999] };
  expect(recheckTable(read, other, []).reason).toBe('SUM_MISMATCH');
  expect(recheckTable(read, other, [120]).reason).toBeNull();
  expect(recheckTable(read, { ...check, sums: [] }, [5]).reason).toBeNull();
});

let app: TestApp;
let tenant: TenantParty;
beforeAll(async () => {
  app = await startTestApp();
  tenant = await makeTenant(app, await makePartner(app));
});
afterAll(() => app.stop());

test('the answer names the flags that a change removed or added, and the request counts them', async () => {
  const ask = (name: string) => ({ name, description: '' });
  const request = await makeReadRequest(app, tenant, {
    definition: { fields: [], tables: [{ ...ask('Lines'), columns: columns.map(ask) }] },
    files: [
      {
        name: 'lines.pdf',
        tables: {
          Lines: [
            ['1', '20', '20'],
            ['7', '50', '100'],
          ],
        },
      },
    ],
    doubtful: ['Amount'],
    checks: { Lines: check },
  });
  const shown = async () => (await app.call('GET', `/request/${request.id}`, { token: tenant.token })).data;
  expect(await shown()).toMatchObject({ toCheck: 2, checked: null });
  const path = `/request/${request.id}/files/${request.files[0]}/corrections`;
  const send = async (value: string | null) => {
    const corrections = [{ path: 'tables.Lines[1].Quantity', value }];
    return (await app.call('POST', path, { token: tenant.token, body: { corrections } })).data;
  };
  const settled = await send('2');
  expect(settled.doubts).toEqual([
    {
      table: 'Lines',
      reason: null,
      cells: [
        { row: '0', column: 'Quantity', reason: null, confidence: 97.5 },
        { row: '0', column: 'Price', reason: null, confidence: 97.5 },
        { row: '0', column: 'Amount', reason: null, confidence: 97.5 },
        { row: '1', column: 'Amount', reason: null, confidence: 97.5 },
      ].slice(2),
    },
  ]);
  expect(await shown()).toMatchObject({ toCheck: 0, checked: { by: 'Tea Tenant' } });
  await send('9');
  const { files, toCheck } = await shown();
  expect(toCheck).toBe(2);
  expect(files[0].tables[0].rows[1].cells).toMatchObject([
    { corrected: { value: '9' } },
    { reason: 'ROW_MISMATCH' },
    { reason: 'AMBIGUOUS' },
  ]);
  await send(null);
  expect(await shown()).toMatchObject({ toCheck: 2, checked: null });
});
