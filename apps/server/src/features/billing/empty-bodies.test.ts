import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeMonths } from './invoices/close-months.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makePartner, makeTenant, openSession, type Party } from '../../../test/parties.ts';

let app: TestApp;
let partner: Party;
let invoice: string;

beforeAll(async () => {
  app = await startTestApp({ now: '2026-11-20T03:00:00Z' });
  partner = await makePartner(app);
  await makeTenant(app, partner);
  app.clock.set('2026-12-10T03:00:00Z');
  await closeMonths(app.context);
  const token = await openSession(app, partner);
  const { data } = await app.call('GET', '/invoice', { token });
  invoice = `/invoice/${data.items[0].id}/payment`;
});
afterAll(() => app.stop());

const types: Record<string, string>[] = [{}, { 'content-type': 'application/json' }];

test.each(types)(
  'a call that takes no body, or may do without, is answered without one: %j',
  async (headers) => {
    const token = await openSession(app, partner);
    const ask = async (method: string, path: string) => {
      const { code, message } = await app.call(method, path, { token, headers });
      return [code, message];
    };
    expect(await ask('PUT', invoice)).toEqual([200, 'SUCCESS']);
    expect(await ask('PUT', invoice)).toEqual([409, 'ALREADY_PAID']);
    expect(await ask('DELETE', invoice)).toEqual([200, 'SUCCESS']);
    expect(await ask('POST', '/settings/reset-payment-day')).toEqual([200, 'SUCCESS']);
    // One that needs a body says so.
    expect(await ask('PUT', '/settings')).toEqual([422, 'FAILED']);
    expect(await ask('POST', '/auth/logout')).toEqual([200, 'SUCCESS']);
  },
);
