import { limits } from '@ocr/contract';
import { expect, test } from 'vitest';
import { makePartner, makeTenant, openSession } from '../../../../test/parties.ts';
import { PricedInvoices } from '../../../../test/priced-invoices.ts';
import { reconcile } from '../reconciliation/reconcile.ts';

const billing = new PricedInvoices();

/** A bank's file with these lines, read. Returns what confirms it. */
async function read(lines: readonly (readonly [date: string, payer: string, amount: number])[]) {
  const form = new FormData();
  form.set(
    'file',
    new Blob([`date,payer,amount\n${lines.map((line) => line.join(',')).join('\n')}\n`]),
    'bank.csv',
  );
  const token = await openSession(billing.app, billing.partner);
  const { data } = await billing.app.call('POST', '/payment-import', { token, form });
  const rows: { line: number }[] = data.rows;
  const confirm = (invoiceOf: (index: number) => string) => {
    const chosen = rows.map(({ line }, index) => ({ line, invoiceId: invoiceOf(index).split('/').at(-1)! }));
    return billing.ask('POST', `/payment-import/${data.id}/confirm`, { lines: chosen });
  };
  return Object.assign(confirm, { rows });
}

test('several lines for one invoice: it is paid on the day of the one that reaches its total', async () => {
  const invoice = await billing.make();
  const confirm = await read([
    ['2026-12-01', 'A', 1665],
    ['2026-12-03', 'B', 10_000],
    ['2026-12-02', 'C', 100],
  ]);
  expect((await confirm(() => invoice)).data).toEqual({ booked: 3, alreadyBooked: 0 });
  expect((await billing.ask('GET', invoice)).data).toMatchObject({
    paid: 11_765,
    balance: -100,
    paymentStatus: 'paid',
    paymentDate: '2026-12-03',
    canTakeBackPayment: true,
    payments: [
      { kind: 'imported', amount: 1665, date: '2026-12-01', note: 'A' },
      { kind: 'imported', amount: 10_000, date: '2026-12-03', note: 'B' },
      { kind: 'imported', amount: 100, date: '2026-12-02', note: 'C' },
    ],
  });
  const { items } = (await billing.ask('GET', '/audit')).data;
  expect(items.filter(({ action }: { action: string }) => action === 'payments.import')).toMatchObject([
    { details: { payments: 3 } },
  ]);
  expect(await reconcile(billing.app.context, billing.partner)).toEqual([]);
});

test('a line that was booked for the wrong invoice is reverted and booked for another one', async () => {
  await billing.make({ close: false });
  billing.app.clock.set('2026-11-20T03:00:00Z');
  await makeTenant(billing.app, billing.partner);
  await billing.close();
  const [one, other] = (await billing.list()).map(({ id }: { id: string }) => id);
  const lines = [['2026-12-01', 'A', 100]] as const;
  const confirm = await read(lines);
  expect((await confirm(() => one)).data).toEqual({ booked: 1, alreadyBooked: 0 });
  expect((await billing.ask('DELETE', `/invoice/${one}/payment`)).data.paid).toBe(0);
  const again = await read(lines);
  expect((await again(() => other)).data).toEqual({ booked: 1, alreadyBooked: 0 });
  expect((await confirm(() => one)).data).toEqual({ booked: 0, alreadyBooked: 1 });
  expect((await billing.list()).map(({ paid }: { paid: number }) => paid)).toEqual([0, 100]);
  expect(await reconcile(billing.app.context, billing.partner)).toEqual([]);
});

test.each([
  ['in the future', '2026-12-11'],
  ['before the billed month', '2026-10-31'],
])('a line of a day %s is marked, and nothing of the file is booked with it', async (_name, date) => {
  const invoice = await billing.make();
  const confirm = await read([
    ['2026-11-01', 'A', 5],
    [date, 'B', 11_665],
  ]);
  expect(confirm.rows).toMatchObject([
    { match: 'none', outOfRange: false },
    { match: 'none', outOfRange: true, invoiceIds: [] },
  ]);
  expect(await confirm(() => invoice)).toMatchObject({
    code: 422,
    details: [{ field: 'lines', code: 'OUT_OF_RANGE', line: confirm.rows[1]!.line }],
  });
  expect((await billing.ask('GET', invoice)).data.paid).toBe(0);
});

test('confirmed at the same time for different invoices, in other orders, each line is booked once', async () => {
  await billing.make({ close: false });
  billing.app.clock.set('2026-11-20T03:00:00Z');
  await makeTenant(billing.app, billing.partner);
  await billing.close();
  const [one, other] = (await billing.list()).map(({ id }: { id: string }) => id);
  const lines = Array.from({ length: 40 }, (_, index) => ['2026-12-01', `P${index}`, index + 1] as const);
  const confirm = await read(lines);
  const again = await read(lines.toReversed());
  const answers = await Promise.all([
    confirm((index) => (index % 2 === 0 ? one : other)),
    again((index) => (index % 3 === 0 ? one : other)),
    confirm(() => other),
  ]);
  expect(answers.map(({ code }) => code)).toEqual([200, 200, 200]);
  expect(answers.reduce((sum, { data }) => sum + data.booked, 0)).toBe(40);
  const paid = (await billing.list()).map((invoice: { paid: number }) => invoice.paid);
  expect(paid[0] + paid[1]).toBe(820);
  expect(await reconcile(billing.app.context, billing.partner)).toEqual([]);
});

test('what is no longer payable books nothing of the file; a line that is booked is passed over even so', async () => {
  const invoice = await billing.make();
  const confirm = await read([['2026-12-01', 'A', 100]]);
  await confirm(() => invoice);
  await billing.ask('POST', `${invoice}/void`, { reason: 'x', reissue: true });
  expect((await confirm(() => invoice)).data).toEqual({ booked: 0, alreadyBooked: 1 });
  const next = (await billing.list()).at(-1).id;
  const mixed = await read([
    ['2026-12-02', 'B', 5],
    ['2026-12-02', 'C', 7],
  ]);
  expect(await mixed((index) => (index === 0 ? next : invoice))).toMatchObject({
    code: 409,
    message: 'INVOICE_VOID',
  });
  // What is wrong with a line comes first, wherever in the file it is.
  const late = await read([
    ['2026-12-02', 'D', 5],
    ['2026-12-11', 'E', 7],
  ]);
  expect(await late((index) => (index === 0 ? invoice : next))).toMatchObject({
    code: 422,
    details: [{ field: 'lines', code: 'OUT_OF_RANGE' }],
  });
  expect((await billing.ask('GET', `/invoice/${next}`)).data.paid).toBe(100);
});

test('a bank’s file is in yen: an invoice in another currency is refused, and nothing is booked', async () => {
  const invoice = await billing.make({ priced: { currency: 'USD' } });
  const confirm = await read([['2026-12-01', 'A', 11_665]]);
  expect(await confirm(() => invoice)).toMatchObject({
    code: 422,
    details: [{ field: 'lines', code: 'INVALID' }],
  });
  expect((await billing.ask('GET', invoice)).data).toMatchObject({ paid: 0, paymentStatus: 'pending' });
});

test('as many lines as a file may have are booked together, and others are answered meanwhile', async () => {
  const invoice = await billing.make();
  const confirm = await read(
    Array.from({ length: limits.importLines }, (_, index) => ['2026-12-05', `PAYER ${index}`, 1] as const),
  );
  const neighbour = await openSession(billing.app, await makePartner(billing.app));
  const booking = confirm(() => invoice);
  let answered = 0;
  const ended = new AbortController();
  void booking.finally(() => ended.abort());
  while (!ended.signal.aborted) {
    expect((await billing.app.call('GET', '/invoice', { token: neighbour })).code).toBe(200);
    answered += 1;
  }
  expect((await booking).data).toEqual({ booked: limits.importLines, alreadyBooked: 0 });
  expect(answered).toBeGreaterThan(3);
  const { data } = await billing.ask('GET', '/invoice');
  expect(data.items).toMatchObject([
    { paid: limits.importLines, paymentStatus: 'paid', paymentDate: '2026-12-05' },
  ]);
  expect(await reconcile(billing.app.context, billing.partner)).toEqual([]);
  expect((await confirm(() => invoice)).data).toEqual({ booked: 0, alreadyBooked: limits.importLines });
});
