import { createHash, randomBytes } from 'node:crypto';
import { plainPayer } from '@ocr/billing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { makePartner, makeTenant, openSession, type Party } from '../../../../test/parties.ts';
import { encodeShiftJis } from '#features/exports/csv/shift-jis.ts';
import { closeMonths } from '../invoices/close-months.ts';
import { findBankLines, parseBankFile } from './read-bank-file.ts';

let app: TestApp;
let partner: Party;
let token: string;
let invoices: { id: string; number: string; companyName: string }[];

// Three tenants, each with an invoice over 11,000, 22,000 and 33,000 yen, on 10 December.
beforeAll(async () => {
  app = await startTestApp({ now: '2026-11-20T03:00:00Z' });
  partner = await makePartner(app);
  token = await openSession(app, partner);
  const list = { currency: 'JPY', packagePrice: 0, blockPrice: 0, overBlockPrice: 0, tiers: [], taxRate: 10 };
  for (const [companyName, baseFee] of [
    ['ヤマダショウジ', 10_000],
    ['鈴木製作所', 20_000],
    ['Sato Trading', 30_000],
  ] as const) {
    const { tenantId } = await makeTenant(app, partner, { companyName });
    await ask('PUT', `/tenant/${tenantId}/pricing`, { prices: { ...list, baseFee } });
  }
  app.clock.set('2026-12-10T03:00:00Z');
  await closeMonths(app.context);
  token = await openSession(app, partner);
  invoices = (await ask('GET', '/invoice?sort=number')).data.items;
}, 240_000);
afterAll(() => app.stop());

const ask = (method: string, path: string, body?: unknown) => app.call(method, path, { token, body });
const send = (content: string | Uint8Array<ArrayBuffer>, columns?: object) => {
  const form = new FormData();
  form.set('file', new Blob([content]), 'bank.csv');
  if (columns !== undefined) form.set('columns', JSON.stringify(columns));
  return app.call('POST', '/payment-import', { token, form });
};
const idOf = (companyName: string) => invoices.find((invoice) => invoice.companyName === companyName)!.id;
const invoice = async (companyName: string) => (await ask('GET', `/invoice/${idOf(companyName)}`)).data;

const csv = `日付,摘要,出金額,入金額
2026/12/05,ｶ)ﾔﾏﾀﾞｼﾖｳｼﾞ,,"11,000"
2026/12/06,スズキセイサクシヨ,,22000
2026/12/07,電気料金,8000,
2026/12/08,ﾀﾞﾚｶ,,5
`;

test('a file is read, matched and booked on confirmation; the same again books nothing', async () => {
  const { data } = await send(csv);
  expect(data.rows).toMatchObject([
    { line: 2, date: '2026-12-05', amount: 11_000, match: 'sure', invoiceIds: [idOf('ヤマダショウジ')] },
    { line: 3, amount: 22_000, match: 'doubtful', invoiceIds: [idOf('鈴木製作所')], booked: false },
    { line: 5, amount: 5, match: 'none', invoiceIds: [] },
  ]);
  expect(data.invoices).toMatchObject([
    { id: idOf('ヤマダショウジ'), companyName: 'ヤマダショウジ', balance: 11_000, dueDate: '2026-12-31' },
    { id: idOf('鈴木製作所'), companyName: '鈴木製作所', balance: 22_000 },
  ]);
  expect((await invoice('ヤマダショウジ')).paid).toBe(0);
  const lines = [
    { line: 2, invoiceId: idOf('ヤマダショウジ') },
    { line: 3, invoiceId: idOf('鈴木製作所') },
  ];
  const confirm = (id: string) => ask('POST', `/payment-import/${id}/confirm`, { lines });
  const answers = await Promise.all([confirm(data.id), confirm(data.id)]);
  expect(answers.reduce((sum, answer) => sum + answer.data.booked, 0)).toBe(2);
  expect(await invoice('鈴木製作所')).toMatchObject({
    paymentStatus: 'paid',
    paymentDate: '2026-12-06',
    payments: [{ kind: 'imported', amount: 22_000, note: 'スズキセイサクシヨ' }],
  });
  const again = (await send(new Uint8Array(Buffer.from(csv)))).data;
  expect(again.rows).toMatchObject([{ booked: true, match: 'none' }, { booked: true }, { booked: false }]);
  expect((await confirm(again.id)).data).toEqual({ booked: 0, alreadyBooked: 2 });
  expect(await invoice('ヤマダショウジ')).toMatchObject({ paid: 11_000, balance: 0 });
});

test('lines that are not understood are counted and listed', async () => {
  const bad = '2026-12-05,A,x\n'.repeat(150);
  const { data } = await send(`date,payer,amount\n2026-12-05,A,1\n${bad}`);
  expect(data.rows).toMatchObject([{ line: 2 }]);
  expect(data.unread.total).toBe(150);
  expect(data.unread.lines).toEqual(Array.from({ length: 100 }, (_, index) => index + 3));
});

test('columns that nobody can guess are named once and kept', async () => {
  const table = 'when,who,how much\n2026-12-09,Sato Trading,33000\n';
  expect(await send(table)).toMatchObject({
    code: 422,
    message: 'INVALID_FILE',
    details: [{ field: 'columns', headings: ['when', 'who', 'how much'] }],
  });
  const columns = { date: 'when', payer: 'who', amount: 'how much' };
  expect((await send(table, columns)).data.rows).toMatchObject([{ match: 'sure' }]);
  expect((await send(table)).data.rows).toMatchObject([{ amount: 33_000, match: 'sure' }]);
});

test('a table of many long headings is remembered, too', async () => {
  const random = Array.from({ length: 90 }, () => randomBytes(60).toString('base64url'));
  const table = `${['when', 'who', 'how much', ...random].join(',')}\n2026-12-09,Sato Trading,33000\n`;
  const columns = { date: 'when', payer: 'who', amount: 'how much' };
  expect((await send(table)).details).toMatchObject([{ field: 'columns' }]);
  expect((await send(table, columns)).data.rows).toHaveLength(1);
  expect((await send(table)).data.rows).toHaveLength(1);
});

test('a file with more lines or bytes than an import may have is refused with the reason, and nothing is kept', async () => {
  const { db } = app.context;
  const count = () =>
    db.withPartner({ partnerId: partner.partnerId }, (trx) =>
      trx
        .selectFrom('payment_imports')
        .select((build) => build.fn.countAll<string>().as('count'))
        .executeTakeFirst(),
    );
  const before = await count();
  const line = '2026-12-09,X,100\n';
  for (const [lines, code] of [
    [20_001, 'OUT_OF_RANGE'],
    [600_000, 'TOO_LONG'],
  ] as const)
    expect(await send(`date,payer,amount\n${line.repeat(lines)}`)).toMatchObject({
      code: 422,
      details: [{ field: 'file', code }],
    });
  expect(await count()).toEqual(before);
});

test.each([
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe])],
  ['no table', 'hello'],
  ['nothing', ''],
])('%s is refused', async (_name, content) => {
  expect(await send(content)).toMatchObject({ code: 422, message: 'INVALID_FILE' });
});

test('lines and invoices that there are not are refused, and nothing is booked', async () => {
  const { data } = await send('date,payer,amount\n2026-12-09,X,100\n');
  const path = `/payment-import/${data.id}/confirm`;
  const good = { line: 2, invoiceId: idOf('Sato Trading') };
  for (const [code, lines] of [
    ['UNKNOWN', [good, { ...good, line: 9 }]],
    ['UNKNOWN', [{ ...good, invoiceId: 'x' }]],
    ['UNKNOWN', [{ ...good, invoiceId: data.id }]],
    ['INVALID', [good, { ...good, invoiceId: idOf('ヤマダショウジ') }]],
  ] as const) {
    expect(await ask('POST', path, { lines })).toMatchObject({
      code: 422,
      details: [{ field: 'lines', code }],
    });
  }
  expect((await invoice('Sato Trading')).paid).toBe(0);
  const other = await openSession(app, await makePartner(app));
  expect((await app.call('POST', path, { token: other, body: { lines: [good] } })).code).toBe(404);
});

test('a table in Shift_JIS, as most banks write it, says the same as in UTF-8', () => {
  const table = '日付,摘要,出金額,入金額\n2026/12/05,ｶ)ﾔﾏﾀﾞｼﾖｳｼﾞ 髙島①,,"11,000"\n';
  const read = (bytes: Uint8Array) =>
    findBankLines(parseBankFile(bytes)!, { columns: undefined, today: '2026-12-10', timeZone: 'Asia/Tokyo' });
  const { bytes } = encodeShiftJis(table);
  expect(Buffer.from(bytes).equals(Buffer.from(table))).toBe(false);
  expect(read(bytes)).toEqual(read(Buffer.from(table)));
  expect(read(bytes)).toMatchObject({ lines: [{ payer: 'ｶ)ﾔﾏﾀﾞｼﾖｳｼﾞ 髙島①', amount: 11_000 }] });
});

describe('the banks’ fixed format', () => {
  const pad = (text: string, length: number) => text.padEnd(length);
  const header = (kind: string) => pad(`1${kind}0081205081201081205`, 200);
  const ends = `${pad('8', 200)}${pad('9', 200)}`;
  /** 入出金取引明細: the data record's fields in their order, each with its width. */
  const fields = [
    ['データ区分', 1],
    ['照会番号', 8],
    ['勘定日', 6],
    ['預入・払出日', 6],
    ['入払区分', 1],
    ['取引区分', 2],
    ['取引金額', 12],
    ['うち他店券金額', 12],
    ['交換呈示日', 6],
    ['不渡返還日', 6],
    ['手形・小切手区分', 1],
    ['手形・小切手番号', 7],
    ['僚店番号', 3],
    ['振込依頼人コード', 10],
    ['振込依頼人名', 48],
    ['仕向銀行名', 15],
    ['仕向店名', 15],
    ['摘要内容', 20],
    ['EDI情報', 20],
    ['ダミー', 1],
  ] as const;
  type Field = (typeof fields)[number][0];
  const movement = (inOrOut: string, payer: string, changes: Partial<Record<Field, string>> = {}) => {
    const values: Partial<Record<Field, string>> = {
      データ区分: '2',
      照会番号: '00000001',
      勘定日: '081205',
      '預入・払出日': '081205',
      入払区分: inOrOut,
      取引区分: '11',
      取引金額: '11000'.padStart(12, '0'),
      うち他店券金額: '0'.repeat(12),
      振込依頼人コード: '0'.repeat(10),
      振込依頼人名: payer,
      ...changes,
    };
    return fields.map(([name, width]) => pad(values[name] ?? '', width)).join('');
  };
  const read = (text: string) =>
    findBankLines(parseBankFile(Buffer.from(text))!, {
      columns: undefined,
      today: '2026-12-10',
      timeZone: 'Asia/Tokyo',
    });

  test('入出金取引明細, with and without line ends: what came in, in years of Reiwa', () => {
    const records = [header('03'), movement('1', 'ｶ)ﾔﾏﾀﾞｼﾖｳｼﾞ'), movement('2', 'ﾃﾞﾝｷ'), ends];
    const expected = {
      kind: 'lines',
      lines: [
        {
          line: 2,
          date: '2026-12-05',
          payer: 'ｶ)ﾔﾏﾀﾞｼﾖｳｼﾞ',
          formerPayer: '0ｶ)ﾔﾏﾀﾞｼﾖｳｼﾞ',
          amount: 11_000,
        },
      ],
      unread: [],
    };
    expect(movement('1', '')).toHaveLength(200);
    expect(read(records.join(''))).toEqual(expected);
    expect(read(`${records.join('').replaceAll(/(.{200})/g, '$1\r\n')}\u001A`)).toEqual(expected);
    // One byte for each half-width kana, as the format counts.
    const inShiftJis = parseBankFile(encodeShiftJis(records.join('')).bytes)!;
    expect(
      findBankLines(inShiftJis, { columns: undefined, today: '2026-12-10', timeZone: 'Asia/Tokyo' }),
    ).toEqual(expected);
  });

  const book = async (content: string, companyName: string) => {
    const { data } = await send(content);
    const lines = [{ line: 2, invoiceId: idOf(companyName) }];
    return (await ask('POST', `/payment-import/${data.id}/confirm`, { lines })).data;
  };
  const inFile = (...movements: string[]) => [header('03'), ...movements, ends].join('');

  test('入出金取引明細: who is not named is not remembered, and the text of the movement is whole', async () => {
    const nameless = (amount: string) => inFile(movement('1', '', { 取引金額: amount.padStart(12, '0') }));
    expect(await book(nameless('7'), 'Sato Trading')).toMatchObject({ booked: 1 });
    const { data } = await send(nameless(String(33_000 - 7)));
    expect(data.rows).toMatchObject([{ payer: '', match: 'doubtful' }]);
    const text = inFile(movement('1', '', { 摘要内容: 'ｻﾄｳ ﾄﾚ-ﾃﾞｲﾝｸﾞ' }));
    expect((await send(text)).data.rows).toMatchObject([{ payer: 'ｻﾄｳ ﾄﾚ-ﾃﾞｲﾝｸﾞ' }]);
  });

  test('入出金取引明細: a line that was booked when it was read one character off is booked', async () => {
    const content = inFile(movement('1', 'ﾀﾅｶ ｼﾞﾛｳ', { 取引金額: '11'.padStart(12, '0') }));
    const asBefore = JSON.stringify(['2026-12-05', plainPayer('0ﾀﾅｶ ｼﾞﾛｳ'), 11]);
    await book(content, 'Sato Trading');
    const isKnown = async () => (await send(content)).data.rows[0].booked;
    const storeSource = (source: string) =>
      app.context.db.withPartner(partner, (trx) =>
        trx
          .updateTable('payments')
          .set({ source })
          .where('partner_id', '=', partner.partnerId)
          .where('note', '=', 'ﾀﾅｶ ｼﾞﾛｳ')
          .execute(),
      );
    await storeSource(createHash('sha256').update(`${asBefore} 1`).digest('hex'));
    expect(await isKnown()).toBe(true);
    expect(await book(content, 'Sato Trading')).toEqual({ booked: 0, alreadyBooked: 1 });
    await storeSource('of another line');
    expect(await isKnown()).toBe(false);
  });

  test('振込入金通知: what was not cancelled, in years of the common era', () => {
    const notice = (cancelled: string) =>
      pad(
        `2000001261205261205${'11000'.padStart(10, '0')}${'0'.repeat(10)}${' '.repeat(10)}${pad('ｽｽﾞｷ', 48)}${' '.repeat(30)}${cancelled}`,
        200,
      );
    expect(read([header('01'), notice(' '), notice('1'), ends].join(''))).toEqual({
      kind: 'lines',
      lines: [{ line: 2, date: '2026-12-05', payer: 'ｽｽﾞｷ', amount: 11_000 }],
      unread: [],
    });
  });
});
