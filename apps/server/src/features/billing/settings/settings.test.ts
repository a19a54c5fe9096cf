import { describe, expect, test } from 'vitest';
import type { TestApp } from '../../../../test/app.ts';
import { meter } from '../../../../test/metering.ts';
import { makeTenant, signIn, type Party } from '../../../../test/parties.ts';
import { withNewPartner } from '../../../../test/with-new-partner.ts';

const start = '2026-11-20T03:00:00Z';
let app: TestApp;
let partner: Party;

withNewPartner(start, (made) => ({ app, partner } = made));

const get = async (token = partner.token) => (await app.call('GET', '/settings', { token })).data;
const put = (body: object, token = partner.token) => app.call('PUT', '/settings', { token, body });
const both = (value: number | string) => ({ current: value, next: value });

describe('a new partner’s billing configuration', () => {
  test('has the defaults', async () => {
    expect(await get()).toEqual({
      pagesPerBlock: both(100),
      blocksPerPackage: both(10),
      packagesRegistered: both(0),
      blocksRegistered: both(0),
      timeZone: both('Asia/Tokyo'),
      paymentDay: 31,
      billDate: '2026-11-30',
      lastPaymentDate: null,
      month: '2026-11',
      version: 1,
    });
  });
});

describe('a change', () => {
  test('of this month applies at once and carries over; of next month applies then', async () => {
    await put({ effective: 'current', pagesPerBlock: 50 });
    await put({ effective: 'next', pagesPerBlock: 20 });
    expect((await get()).pagesPerBlock).toEqual({ current: 50, next: 20 });
    app.clock.set('2026-11-30T15:00:00Z');
    const settings = await get(await signIn(app, partner.email));
    expect(settings).toMatchObject({ month: '2026-12', pagesPerBlock: both(20) });
  });

  test('of a registered value must be greater than what it replaces, in either slot', async () => {
    expect((await put({ effective: 'next', packagesRegistered: 3 })).code).toBe(200);
    for (const value of [0, 2, 3]) {
      expect(await put({ effective: 'next', packagesRegistered: value })).toMatchObject({
        code: 422,
        message: 'VALUE_NOT_GREATER',
        details: [{ field: 'packagesRegistered', code: 'VALUE_NOT_GREATER' }],
      });
    }
    expect((await put({ effective: 'current', packagesRegistered: 5 })).data.packagesRegistered).toEqual(
      both(5),
    );
  });

  test.each([0, -1, 1.5, 100_001, 1e300, '5', null])(
    'to %j pages a block is refused and changes nothing',
    async (value) => {
      const before = await get();
      expect(await put({ effective: 'current', pagesPerBlock: value })).toMatchObject({
        code: 422,
        message: 'FAILED',
      });
      expect(await get()).toEqual(before);
    },
  );

  test('of the time zone applies from next month on, and an unknown one is refused', async () => {
    expect((await put({ effective: 'current', timeZone: 'Europe/Berlin' })).data.timeZone).toEqual({
      current: 'Asia/Tokyo',
      next: 'Europe/Berlin',
    });
    expect(await put({ effective: 'next', timeZone: 'Mars/Olympus' })).toMatchObject({
      code: 422,
      message: 'FAILED',
    });
  });

  test('based on values that another user has changed meanwhile is refused, and nothing is lost', async () => {
    const { version } = await get();
    const answers = await Promise.all([
      put({ effective: 'current', pagesPerBlock: 60, version }),
      put({ effective: 'current', blocksPerPackage: 7, version }),
    ]);
    expect(answers.map((answer) => answer.message).toSorted()).toEqual(['CHANGED_MEANWHILE', 'SUCCESS']);
    const settings = await get();
    expect(
      [settings.pagesPerBlock.current === 60, settings.blocksPerPackage.current === 7].filter(Boolean),
    ).toHaveLength(1);
  });

  test('that is scheduled can be withdrawn', async () => {
    await put({ effective: 'next', blocksRegistered: 9, pagesPerBlock: 10 });
    const { data } = await app.call('DELETE', '/settings/next', { token: partner.token });
    expect(data).toMatchObject({ blocksRegistered: both(0), pagesPerBlock: both(100) });
  });

  test('is kept: who, when, from, to', async () => {
    await put({ effective: 'current', pagesPerBlock: 40 });
    const { data } = await app.call('GET', '/settings/history', { token: partner.token });
    const entry = {
      at: '2026-11-20T03:00:00.000Z',
      userName: 'Pat Partner',
      setting: 'pagesPerBlock',
      from: '100',
      to: '40',
    };
    expect(data).toMatchObject({
      total: 2,
      items: expect.arrayContaining([
        expect.objectContaining({ ...entry, effective: 'current', month: '2026-11' }),
        expect.objectContaining({ ...entry, effective: 'next', month: '2026-12' }),
      ]),
    });
  });

  test('shows beforehand what it then does to every tenant', async () => {
    const tenant = await makeTenant(app, partner, { blockLimit: 2 });
    await meter(app, tenant, 90);
    const change = { effective: 'current', pagesPerBlock: 50 };
    const { data } = await app.call('POST', '/settings/effect', { token: partner.token, body: change });
    expect(data.tenants).toMatchObject([
      {
        tenantId: tenant.tenantId,
        changed: true,
        before: { pageLimit: 200, pagesAvailable: 110, usageStatus: 'normal', blocksUsed: 1 },
        after: { pageLimit: 100, pagesAvailable: 10, usageStatus: 'close_to_limit', blocksUsed: 2 },
      },
    ]);
    expect((await get()).pagesPerBlock.current).toBe(100);
    await put(change);
    const usage = (await app.call('GET', '/usage/current', { token: tenant.token })).data;
    expect(usage).toMatchObject(data.tenants[0].after);
  });
});

describe('the payment day', () => {
  test('is today after a reset, and the bill date the next one', async () => {
    const { data } = await app.call('POST', '/settings/reset-payment-day', { token: partner.token });
    expect(data).toMatchObject({ paymentDay: 20, lastPaymentDate: '2026-11-20', billDate: '2026-12-20' });
  });
});

describe('the payment day', () => {
  test('is chosen from 1 to 31, counts at once, and is kept in the history and the audit log', async () => {
    expect((await put({ effective: 'current', paymentDay: 10, version: 1 })).data).toMatchObject({
      paymentDay: 10,
      billDate: '2026-12-10',
      lastPaymentDate: null,
      version: 2,
    });
    const { token } = partner;
    const history = (await app.call('GET', '/settings/history', { token })).data.items;
    expect(history).toMatchObject([{ setting: 'paymentDay', from: '31', to: '10' }]);
    const audit = await app.call('GET', '/audit?action=settings.change_payment_day', { token });
    expect(audit.data.items).toMatchObject([{ details: { from: 31, to: 10 } }]);
    expect((await put({ effective: 'current', paymentDay: 10 })).data.version).toBe(2);
  });

  test.each([0, 32, 1.5, '10', null])('%j is refused', async (paymentDay) => {
    const answer = await put({ effective: 'current', paymentDay });
    expect(answer).toMatchObject({ code: 422, details: [{ field: 'paymentDay' }] });
    expect((await get()).paymentDay).toBe(31);
  });

  test('of a stale version is refused', async () => {
    await put({ effective: 'current', paymentDay: 5 });
    expect(await put({ effective: 'current', paymentDay: 6, version: 1 })).toMatchObject({ code: 409 });
  });
});
