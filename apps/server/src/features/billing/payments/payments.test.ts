import { describe, expect, test } from 'vitest';
import { makePartner } from '../../../../test/parties.ts';
import { issuer, prices, PricedInvoices } from '../../../../test/priced-invoices.ts';
import { closeMonths } from '../invoices/close-months.ts';
import { reconcile } from '../reconciliation/reconcile.ts';

const billing = new PricedInvoices();

describe('payments', () => {
  const pay = async (invoice: string, amount: number, date = '2026-12-05') =>
    billing.ask('POST', `${invoice}/payments`, { amount, date, note: '振込' });

  test('in part leave a balance; the one that reaches the total makes it paid; more is kept', async () => {
    const invoice = await billing.make();
    expect((await pay(invoice, 1665)).data).toMatchObject({
      paid: 1665,
      balance: 10_000,
      paymentStatus: 'pending',
      payments: [{ kind: 'entered', amount: 1665, date: '2026-12-05', note: '振込' }],
    });
    expect((await pay(invoice, 10_000, '2026-12-07')).data).toMatchObject({
      paid: 11_665,
      balance: 0,
      paymentStatus: 'paid',
      paymentDate: '2026-12-07',
    });
    expect((await pay(invoice, 35)).data).toMatchObject({
      balance: -35,
      paymentStatus: 'paid',
      paymentDate: '2026-12-07',
    });
    expect(await billing.ask('PUT', `${invoice}/payment`, {})).toMatchObject({ message: 'ALREADY_PAID' });
  });

  test('made at the same time are all kept', async () => {
    const invoice = await billing.make();
    await Promise.all(Array.from({ length: 5 }, () => pay(invoice, 1000)));
    expect((await billing.ask('GET', invoice)).data).toMatchObject({ paid: 5000, balance: 6665 });
  });

  test('marking as paid books the rest, and undoing that leaves what was paid before', async () => {
    const invoice = await billing.make();
    await pay(invoice, 665);
    billing.app.clock.set('2026-12-11T03:00:00Z');
    expect((await billing.ask('PUT', `${invoice}/payment`, {})).data).toMatchObject({
      paymentStatus: 'paid',
      balance: 0,
      canTakeBackPayment: true,
      payments: [{ amount: 665 }, { kind: 'marked', amount: 11_000, date: '2026-12-11' }],
    });
    expect((await billing.ask('DELETE', `${invoice}/payment`)).data).toMatchObject({
      paymentStatus: 'pending',
      paymentDate: null,
      paid: 665,
      payments: [{ amount: 665 }, { amount: 11_000 }, { kind: 'taken_back', amount: -11_000 }],
    });
    expect((await billing.ask('PUT', `${invoice}/payment`, {})).data.balance).toBe(0);
    expect(await reconcile(billing.app.context, billing.partner)).toEqual([]);
  });

  test('that were mistyped are reverted on their day, one after the other, paid in full or not', async () => {
    const invoice = await billing.make();
    const takeBack = () => billing.ask('DELETE', `${invoice}/payment`);
    await pay(invoice, 1665);
    billing.app.clock.set('2026-12-11T03:00:00Z');
    await pay(invoice, 1016);
    expect((await pay(invoice, 9000)).data).toMatchObject({ balance: -16, paymentStatus: 'paid' });
    expect((await takeBack()).data).toMatchObject({
      balance: 8984,
      paymentStatus: 'pending',
      canTakeBackPayment: true,
    });
    expect((await takeBack()).data).toMatchObject({ paid: 1665, canTakeBackPayment: false });
    expect(await takeBack()).toMatchObject({ code: 409, message: 'PAYMENT_FINAL' });
    const audit = (await billing.ask('GET', '/audit?action=invoice.take_back_payment')).data.items;
    expect(audit.map(({ details }: { details: object }) => details)).toEqual([
      { amount: 1016, paymentDate: '2026-12-05' },
      { amount: 9000, paymentDate: '2026-12-05' },
    ]);
    expect(await reconcile(billing.app.context, billing.partner)).toEqual([]);
  });

  test.each([
    [{ amount: 0, date: '2026-12-05' }, 'amount'],
    [{ amount: 1.5, date: '2026-12-05' }, 'amount'],
    [{ amount: 10, date: '2026-10-31' }, 'date'],
    [{ amount: 10, date: '2026-12-11' }, 'date'],
  ])('%j are refused', async (payment, field) => {
    const invoice = await billing.make();
    expect(await billing.ask('POST', `${invoice}/payments`, payment)).toMatchObject({
      code: 422,
      details: [{ field }],
    });
  });
});

describe('a void invoice', () => {
  const voided = async (invoice: string, reissue: boolean) =>
    (await billing.ask('POST', `${invoice}/void`, { reason: '宛名の誤り', reissue })).data;

  test('has a credit note of its own sequence, and both are nothing together', async () => {
    const invoice = await billing.make();
    const { creditNote, invoice: next } = await voided(invoice, false);
    expect(next).toBeNull();
    expect(creditNote).toMatchObject({
      kind: 'credit_note',
      number: 'CN-202611-0001',
      refersTo: invoice.split('/')[2],
      refersToNumber: 'INV-202611-0001',
      reason: '宛名の誤り',
      subtotal: -10_605,
      taxes: [{ rate: 10, base: -10_605, tax: -1060 }],
      total: -11_665,
      balance: 0,
      paymentStatus: 'paid',
    });
    expect((await billing.ask('GET', invoice)).data).toMatchObject({
      state: 'void',
      refersTo: creditNote.id,
      total: 11_665,
      balance: 0,
      canTakeBackPayment: false,
    });
    expect((await billing.list()).reduce((sum: number, { total }: { total: number }) => sum + total, 0)).toBe(
      0,
    );
    for (const path of [invoice, `/invoice/${creditNote.id}`]) {
      expect(await billing.ask('POST', `${path}/void`, { reason: 'x' })).toMatchObject({
        code: 409,
        message: 'INVOICE_VOID',
      });
      const payment = { amount: 1, date: '2026-12-10' };
      expect((await billing.ask('POST', `${path}/payments`, payment)).message).toBe('INVOICE_VOID');
    }
    await closeMonths(billing.app.context);
    expect(await billing.list()).toHaveLength(2);
    expect(await reconcile(billing.app.context, billing.partner)).toEqual([]);
  });

  test('is issued again under the next number, by the issuer’s details of today', async () => {
    const invoice = await billing.make();
    await billing.ask('PUT', '/billing/issuer', { ...issuer, taxRounding: 'up' });
    await billing.ask('PUT', '/billing/prices', { effective: 'current', ...prices, baseFee: 1 });
    const { invoice: next } = await voided(invoice, true);
    expect(next).toMatchObject({
      kind: 'invoice',
      number: 'INV-202611-0002',
      refersTo: null,
      subtotal: 10_605,
      total: 11_666,
      balance: 11_666,
      paymentStatus: 'pending',
    });
    expect((await billing.list()).map(({ number }: { number: string }) => number)).toEqual([
      'CN-202611-0001',
      'INV-202611-0001',
      'INV-202611-0002',
    ]);
    const usage = (await billing.ask('GET', '/usage?from=2026-11&to=2026-11')).data;
    expect(usage.items).toHaveLength(1);
    expect(await reconcile(billing.app.context, billing.partner)).toEqual([]);
  });

  test('hands what was paid on to the invoice that follows, and keeps the rest open', async () => {
    const invoice = await billing.make();
    await billing.ask('POST', `${invoice}/payments`, { amount: 12_000, date: '2026-12-05' });
    const { creditNote, invoice: next } = await voided(invoice, true);
    expect(next).toMatchObject({ balance: 0, paymentStatus: 'paid' });
    expect(creditNote.balance).toBe(-335);
    expect((await billing.ask('GET', invoice)).data).toMatchObject({
      balance: 0,
      payments: [{ amount: 12_000 }, { kind: 'offset', amount: -335, note: creditNote.number }],
    });
    expect((await billing.ask('GET', '/receivables')).data.totals).toMatchObject([{ total: -335 }]);
    // Nothing of what the voided invoice asked for has changed, and the rest is refunded like any credit.
    expect(await reconcile(billing.app.context, billing.partner)).toEqual([]);
    const refund = { amount: 335, date: '2026-12-10', note: '返金' };
    expect((await billing.ask('POST', `/invoice/${creditNote.id}/payments`, refund)).data.balance).toBe(0);
    expect((await billing.ask('GET', '/receivables')).data.totals).toEqual([]);
    expect(await reconcile(billing.app.context, billing.partner)).toEqual([]);
  });

  test('without a new one leaves its credit to the closing, which deducts it before anybody is asked to pay', async () => {
    const invoice = await billing.make();
    await billing.ask('PUT', `${invoice}/payment`, {});
    const { creditNote } = await voided(invoice, false);
    expect(creditNote).toMatchObject({ total: -11_665, balance: -11_665 });
    billing.app.clock.set('2027-01-10T03:00:00Z');
    await Promise.all([1, 2].map(() => closeMonths(billing.app.context)));
    await closeMonths(billing.app.context);
    const next = (await billing.list()).find(
      ({ billMonth, kind }: { billMonth: string; kind: string }) =>
        billMonth === '2026-12' && kind === 'invoice',
    );
    // Base fee and one registered block.
    const total = 6825;
    expect(next).toMatchObject({ total, balance: 0, paymentStatus: 'paid', paymentDate: '2027-01-10' });
    const note = creditNote.number;
    expect((await billing.ask('GET', `/invoice/${next.id}`)).data).toMatchObject({
      canTakeBackPayment: false,
      payments: [{ kind: 'offset', amount: total, note }],
    });
    expect((await billing.ask('GET', `/invoice/${creditNote.id}`)).data.balance).toBe(total - 11_665);
    expect((await billing.ask('GET', '/receivables')).data.totals).toMatchObject([{ total: total - 11_665 }]);
    expect(await reconcile(billing.app.context, billing.partner)).toEqual([]);
  });

  test('is voided once, also by simultaneous calls', async () => {
    const invoice = await billing.make();
    const body = { reason: 'x', reissue: true };
    const answers = await Promise.all([1, 2, 3].map(() => billing.ask('POST', `${invoice}/void`, body)));
    expect(answers.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
    expect(await billing.list()).toHaveLength(3);
  });
});

test('receivables are grouped by how long they are overdue', async () => {
  const invoice = await billing.make();
  await billing.ask('POST', `${invoice}/payments`, { amount: 665, date: '2026-12-05' });
  const ages = async () => (await billing.ask('GET', '/receivables')).data.items[0];
  expect(await ages()).toMatchObject({
    tenantId: billing.tenant.tenantId,
    currency: 'JPY',
    notDue: 11_000,
    upTo30: 0,
    total: 11_000,
  });
  billing.app.clock.set('2027-01-30T03:00:00Z');
  expect(await ages()).toMatchObject({ notDue: 0, upTo30: 11_000, total: 11_000 });
  billing.app.clock.set('2027-04-01T03:00:00Z');
  expect(await ages()).toMatchObject({ upTo90: 0, over90: 11_000 });
});

test('another partner’s invoice is not found by any of its calls', async () => {
  const invoice = await billing.make();
  billing.partner = await makePartner(billing.app);
  for (const [call, body] of [
    ['issue', undefined],
    ['void', { reason: 'x' }],
    ['payments', { amount: 1, date: '2026-12-05' }],
  ] as const)
    expect((await billing.ask('POST', `${invoice}/${call}`, body)).code).toBe(404);
  expect((await billing.ask('GET', '/receivables')).data.items).toEqual([]);
});

describe('the books compare amounts', () => {
  test.each([
    ['invoice_amount', { total: 11_666, subtotal: 10_606 }],
    ['invoice_blocks', { blocks_used: 5 }],
    ['invoice_paid', { paid: 1 }],
  ])('%s', async (kind, change) => {
    await billing.make();
    await billing.app.context.db.withSystem((trx) =>
      trx.updateTable('invoices').set(change).where('partner_id', '=', billing.partner.partnerId).execute(),
    );
    const found = await reconcile(billing.app.context, billing.partner);
    expect(found.map((difference) => difference.kind)).toContain(kind);
  });

  test('of a credit note with its invoice’s', async () => {
    const invoice = await billing.make();
    await billing.ask('POST', `${invoice}/void`, { reason: 'x' });
    expect(await reconcile(billing.app.context, billing.partner)).toEqual([]);
    await billing.app.context.db.withSystem((trx) =>
      trx
        .updateTable('invoices')
        .set({ total: -11_664, subtotal: -10_604 })
        .where('partner_id', '=', billing.partner.partnerId)
        .where('kind', '=', 'credit_note')
        .execute(),
    );
    const found = await reconcile(billing.app.context, billing.partner);
    expect(found).toContainEqual(
      expect.objectContaining({ kind: 'credit_note', expected: -11_665, found: -11_664 }),
    );
  });
});
