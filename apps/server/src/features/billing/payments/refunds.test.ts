import { expect, test } from 'vitest';
import { PricedInvoices } from '../../../../test/priced-invoices.ts';
import { closeMonths } from '../invoices/close-months.ts';
import { reconcile } from '../reconciliation/reconcile.ts';

const billing = new PricedInvoices();
const pay = async (invoice: string, amount: number) =>
  billing.ask('POST', `${invoice}/payments`, { amount, date: '2026-12-05', note: '振込' });
const voided = async (invoice: string, reissue: boolean) =>
  (await billing.ask('POST', `${invoice}/void`, { reason: '宛名の誤り', reissue })).data;

test('what was paid too much is refunded, up to what was too much, and the refund can be undone', async () => {
  const invoice = await billing.make();
  const refund = (amount: number, path = invoice) =>
    billing.ask('POST', `${path}/payments`, { amount, date: '2026-12-10', note: '返金', refund: true });
  expect(await refund(1)).toMatchObject({
    code: 422,
    details: [{ field: 'amount', code: 'OUT_OF_RANGE' }],
  });
  await pay(invoice, 12_000);
  expect((await refund(336)).code).toBe(422);
  const refunded = await refund(300);
  expect(refunded.data).toMatchObject({
    balance: -35,
    paymentStatus: 'paid',
    paymentDate: '2026-12-05',
    payments: [{ amount: 12_000 }, { kind: 'entered', amount: -300, note: '返金' }],
  });
  expect((await billing.ask('DELETE', `${invoice}/payment`)).data.balance).toBe(-335);
  expect((await refund(335)).data.balance).toBe(0);
  // Without saying so it is another payment.
  expect((await pay(invoice, 5)).data.balance).toBe(-5);
  expect(await reconcile(billing.app.context, billing.partner)).toEqual([]);
});

test('what was paid beyond the total of an invoice that was voided by an earlier release is refunded there', async () => {
  const invoice = await billing.make();
  await pay(invoice, 12_000);
  await billing.app.context.db.withSystem((trx) =>
    trx
      .updateTable('invoices')
      .set({ state: 'void' })
      .where('partner_id', '=', billing.partner.partnerId)
      .execute(),
  );
  const refund = { amount: 335, date: '2026-12-10', refund: true };
  expect((await billing.ask('POST', `${invoice}/payments`, refund)).data.balance).toBe(0);
  expect(await billing.ask('POST', `${invoice}/payments`, refund)).toMatchObject({
    code: 409,
    message: 'INVOICE_VOID',
  });
});

test('a credit note is refunded from its issue on, up to what is open of it', async () => {
  const invoice = await billing.make();
  await billing.ask('POST', `${invoice}/payments`, { amount: 8514, date: '2026-12-05' });
  const { creditNote } = await voided(invoice, false);
  const refund = (amount: number) =>
    billing.ask('POST', `/invoice/${creditNote.id}/payments`, { amount, date: '2026-12-10', note: '返金' });
  expect(await refund(8515)).toMatchObject({
    code: 422,
    details: [{ field: 'amount', code: 'OUT_OF_RANGE' }],
  });
  // Nobody was given back what was not credited yet.
  const early = { amount: 8000, date: '2026-12-09' };
  expect(await billing.ask('POST', `/invoice/${creditNote.id}/payments`, early)).toMatchObject({
    code: 422,
    details: [{ field: 'date', code: 'OUT_OF_RANGE' }],
  });
  expect((await refund(8000)).data).toMatchObject({
    balance: -514,
    payments: [{ kind: 'offset' }, { kind: 'entered', amount: -8000, note: '返金' }],
  });
  expect((await refund(514)).data).toMatchObject({ balance: 0, paymentStatus: 'paid' });
  expect(await refund(1)).toMatchObject({ code: 409, message: 'INVOICE_VOID' });
  expect((await billing.ask('GET', '/receivables')).data.totals).toEqual([]);
  expect(await reconcile(billing.app.context, billing.partner)).toEqual([]);
});

test('an invoice that was paid too much and is voided leaves all of that to the next ones', async () => {
  const invoice = await billing.make();
  await billing.ask('POST', `${invoice}/payments`, { amount: 20_000, date: '2026-12-05' });
  const { creditNote } = await voided(invoice, false);
  expect(creditNote).toMatchObject({
    total: -11_665,
    balance: -20_000,
    payments: [{ kind: 'offset', amount: 8335, note: 'INV-202611-0001' }],
  });
  billing.app.clock.set('2027-01-10T03:00:00Z');
  await closeMonths(billing.app.context);
  expect((await billing.ask('GET', `/invoice/${creditNote.id}`)).data.balance).toBe(6825 - 20_000);
  expect(await reconcile(billing.app.context, billing.partner)).toEqual([]);
});
