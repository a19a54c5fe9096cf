import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeMonths } from '#features/billing/invoices/close-months.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makePartner, makeTenant, openSession } from '../../../test/parties.ts';
import { payOldInvoices } from './pay-old-invoices.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ now: '2026-07-20T03:00:00Z' });
});
afterAll(() => app.stop());

test('payments of the demo’s history are of their days: none can be undone', async () => {
  const partner = await makePartner(app);
  for (let place = 0; place < 3; place += 1) await makeTenant(app, partner);
  app.clock.set('2026-11-28T03:00:00Z');
  await closeMonths(app.context);
  await payOldInvoices(app.context, partner, { running: '2026-11', timeZone: 'Asia/Tokyo' });
  const token = await openSession(app, partner);
  const ask = async (path: string) => (await app.call('GET', path, { token })).data;
  const { items } = await ask('/invoice?size=100');
  const paid = items.filter(({ paymentStatus }: { paymentStatus: string }) => paymentStatus === 'paid');
  expect(paid.length).toBeGreaterThan(3);
  for (const { id, paymentDate } of paid) {
    expect(paymentDate < '2026-11-28').toBe(true);
    expect(await ask(`/invoice/${id}`)).toMatchObject({ canTakeBackPayment: false });
  }
});
