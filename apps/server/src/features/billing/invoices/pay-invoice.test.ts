import { describe, expect, test } from 'vitest';
import type { TestApp } from '../../../../test/app.ts';
import { makeTenant, signIn, type Party } from '../../../../test/parties.ts';
import { withNewPartner } from '../../../../test/with-new-partner.ts';
import { closeMonths } from './close-months.ts';

// The partner's days are Tokyo's: 2026-12-10 begins at 15:00 UTC of the 9th.
const today = '2026-12-10T03:00:00Z';
const lastMoment = '2026-12-10T14:59:59Z';
const tomorrow = '2026-12-10T15:00:00Z';
let app: TestApp;
let partner: Party;

withNewPartner('2026-11-20T03:00:00Z', (made) => ({ app, partner } = made));

const asPartner = async (method: string, path: string, body?: unknown) =>
  app.call(method, path, { token: await signIn(app, partner.email), body });
/** The path of the payment of November's invoice, due on 31 December. */
const makeInvoice = async (): Promise<{ invoice: string; payment: string; tenantEmail: string }> => {
  const tenant = await makeTenant(app, partner);
  app.clock.set(today);
  await closeMonths(app.context);
  const { data } = await asPartner('GET', '/invoice');
  const invoice = `/invoice/${data.items[0].id}`;
  return { invoice, payment: `${invoice}/payment`, tenantEmail: tenant.email };
};

describe('a payment date', () => {
  test.each(['2026-10-31', '2026-12-11', '2001-11-20', '2027-12-10'])(
    '%s, before the billed month or after today, is refused and changes nothing',
    async (paymentDate) => {
      const { payment, invoice } = await makeInvoice();
      expect(await asPartner('PUT', payment, { paymentDate })).toMatchObject({
        code: 422,
        details: [{ field: 'paymentDate', code: 'OUT_OF_RANGE' }],
      });
      expect((await asPartner('GET', invoice)).data.paymentStatus).toBe('pending');
    },
  );

  test.each(['2026-11-01', '2026-12-10'])('%s, the range’s end, is taken', async (paymentDate) => {
    const { payment } = await makeInvoice();
    const { data } = await asPartner('PUT', payment, { paymentDate });
    expect(data).toMatchObject({ paymentStatus: 'paid', paymentDate, canTakeBackPayment: true });
  });
});

describe('taking a payment back', () => {
  test('works until the day ends in the partner’s time zone, and is in the audit log', async () => {
    const { payment, invoice } = await makeInvoice();
    await asPartner('PUT', payment, {});
    app.clock.set(lastMoment);
    expect((await asPartner('GET', invoice)).data.canTakeBackPayment).toBe(true);
    expect((await asPartner('DELETE', payment)).data).toMatchObject({
      paymentStatus: 'pending',
      paymentDate: null,
      canTakeBackPayment: false,
    });
    const audit = (await asPartner('GET', '/audit?action=invoice.take_back_payment')).data.items;
    expect(audit).toMatchObject([{ details: { paymentDate: '2026-12-10' } }]);
    expect((await asPartner('PUT', payment, {})).code).toBe(200);
  });

  test('is refused on the next day, and then paid is final', async () => {
    const { payment, invoice } = await makeInvoice();
    await asPartner('PUT', payment, {});
    app.clock.set(tomorrow);
    expect((await asPartner('GET', invoice)).data.canTakeBackPayment).toBe(false);
    expect(await asPartner('DELETE', payment)).toMatchObject({ code: 409, message: 'PAYMENT_FINAL' });
    expect((await asPartner('GET', invoice)).data.paymentStatus).toBe('paid');
  });

  test('makes an invoice overdue again whose due date has passed', async () => {
    const { payment } = await makeInvoice();
    app.clock.set('2027-01-05T03:00:00Z');
    await closeMonths(app.context);
    await asPartner('PUT', payment, { paymentDate: '2026-12-31' });
    expect((await asPartner('DELETE', payment)).data.paymentStatus).toBe('overdue');
  });

  test('of an unpaid invoice is refused', async () => {
    const { payment } = await makeInvoice();
    expect(await asPartner('DELETE', payment)).toMatchObject({ code: 409, message: 'PAYMENT_FINAL' });
  });

  test('is offered where it works: not of an invoice that is not paid, whoever once marked it', async () => {
    const { payment, invoice } = await makeInvoice();
    await asPartner('PUT', payment, {});
    await app.context.db.withSystem((trx) =>
      trx
        .updateTable('invoices')
        .set({ payment_status: 'pending', payment_date: null })
        .where('partner_id', '=', partner.partnerId)
        .execute(),
    );
    expect((await asPartner('GET', invoice)).data.canTakeBackPayment).toBe(false);
    expect(await asPartner('DELETE', payment)).toMatchObject({ code: 409, message: 'PAYMENT_FINAL' });
  });

  test('is the partner’s alone', async () => {
    const { payment, invoice, tenantEmail } = await makeInvoice();
    await asPartner('PUT', payment, {});
    const token = await signIn(app, tenantEmail);
    expect((await app.call('DELETE', payment, { token })).code).toBe(403);
    expect((await app.call('GET', invoice, { token })).data.canTakeBackPayment).toBe(false);
  });
});
