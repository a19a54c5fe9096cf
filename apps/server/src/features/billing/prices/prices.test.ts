import { beforeEach, describe, expect, test } from 'vitest';
import type { TestApp } from '../../../../test/app.ts';
import { meter } from '../../../../test/metering.ts';
import { makePartner, makeTenant, openSession, type Party } from '../../../../test/parties.ts';
import { withNewPartner } from '../../../../test/with-new-partner.ts';

let app: TestApp;
let partner: Party;

withNewPartner('2026-11-20T03:00:00Z', (made) => ({ app, partner } = made));

let token: string;
const ask = async (method: string, path: string, body?: unknown) => app.call(method, path, { token, body });
beforeEach(async () => {
  token = await openSession(app, partner);
});
const prices = {
  currency: 'JPY',
  baseFee: 5000,
  packagePrice: 10_000,
  blockPrice: 1200,
  overBlockPrice: 1500,
  tiers: [],
  taxRate: 10,
};
const issuer = {
  name: '神田事務サービス合同会社',
  registrationNumber: 'T7000012050002',
  address: '東京都千代田区霞が関3-1-1',
  phone: '03-1234-5678',
  email: 'billing@example.com',
  bankAccounts: ['みずほ銀行 神田支店 普通 1234567'],
  note: '振込手数料はご負担ください。',
  taxRounding: 'half_up',
  pricesIncludeTax: false,
  draftFirst: true,
  reminderDays: [10, 3, 10],
};

describe('the issuer', () => {
  test('is the partner’s name alone until it is saved', async () => {
    expect((await ask('GET', '/billing/issuer')).data).toMatchObject({
      name: 'Partner',
      registrationNumber: null,
      taxRounding: 'down',
      draftFirst: false,
      bankAccounts: [],
      version: 0,
    });
  });

  test('is saved whole, its reminder days once each and in order, and is in the audit log', async () => {
    const saved = {
      ...issuer,
      reminderDays: [3, 10],
      nameEn: '',
      noteEn: '',
      numberPrefix: 'INV',
      logo: null,
      seal: null,
      version: 1,
    };
    expect((await ask('PUT', '/billing/issuer', issuer)).data).toEqual(saved);
    expect((await ask('GET', '/billing/issuer')).data).toEqual(saved);
    expect((await ask('GET', '/audit?action=issuer.change')).data.items).toMatchObject([
      { details: { registrationNumber: { from: null, to: 'T7000012050002' } } },
    ]);
  });

  test.each(['T7000012050003', '7000012050002'])(
    'with the registration number %s is refused and not saved',
    async (registrationNumber) => {
      expect(await ask('PUT', '/billing/issuer', { ...issuer, registrationNumber })).toMatchObject({
        code: 422,
        message: 'FAILED',
        details: [{ field: 'registrationNumber', code: 'INVALID' }],
      });
      expect((await ask('GET', '/billing/issuer')).data.version).toBe(0);
    },
  );

  test('of a stale version is refused', async () => {
    await ask('PUT', '/billing/issuer', issuer);
    const stale = await ask('PUT', '/billing/issuer', { ...issuer, version: 0 });
    expect(stale).toMatchObject({ code: 409, message: 'CHANGED_MEANWHILE' });
    expect((await ask('PUT', '/billing/issuer', { ...issuer, version: 1 })).data.version).toBe(2);
  });
});

describe('prices', () => {
  test('are none until they are set', async () => {
    expect((await ask('GET', '/billing/prices')).data).toMatchObject({ current: null, next: null });
  });

  test('of this month apply to the next, too; those of the next can be withdrawn', async () => {
    const set = await ask('PUT', '/billing/prices', { effective: 'current', ...prices });
    expect(set.data).toMatchObject({ current: prices, next: prices, month: '2026-11' });
    const dearer = { ...prices, baseFee: 6000, tiers: [{ fromBlock: 11, price: 1300 }] };
    const scheduled = await ask('PUT', '/billing/prices', { effective: 'next', ...dearer });
    expect(scheduled.data).toMatchObject({ current: prices, next: dearer });
    expect((await ask('DELETE', '/billing/prices/next')).data).toMatchObject({
      current: prices,
      next: prices,
    });
  });

  test('scheduled for the next month come into force with it', async () => {
    await ask('PUT', '/billing/prices', { effective: 'next', ...prices });
    expect((await ask('GET', '/billing/prices')).data).toMatchObject({ current: null, next: prices });
    app.clock.set('2026-11-30T15:00:00Z');
    token = await openSession(app, partner);
    expect((await ask('GET', '/billing/prices')).data).toMatchObject({
      current: prices,
      next: prices,
      month: '2026-12',
    });
  });

  test('that a change leaves out stay as they are', async () => {
    await ask('PUT', '/billing/prices', { effective: 'current', ...prices });
    const { data } = await ask('PUT', '/billing/prices', { effective: 'current', baseFee: 1 });
    expect(data.current).toEqual({ ...prices, baseFee: 1 });
  });

  test('of a stale version are refused', async () => {
    const { data } = await ask('GET', '/billing/prices');
    const change = { effective: 'current', ...prices, version: data.version };
    expect((await ask('PUT', '/billing/prices', change)).code).toBe(200);
    expect(await ask('PUT', '/billing/prices', { ...change, baseFee: 2 })).toMatchObject({
      code: 409,
      message: 'CHANGED_MEANWHILE',
    });
  });

  test.each([
    [{ taxRate: 9 }, 'taxRate', 'OUT_OF_RANGE'],
    [{ baseFee: -1 }, 'baseFee', 'OUT_OF_RANGE'],
    [{ tiers: [{ fromBlock: 0, price: 1 }] }, 'tiers[0].fromBlock', 'OUT_OF_RANGE'],
    [{ tiers: [2, 2].map((fromBlock) => ({ fromBlock, price: 1 })) }, 'tiers', 'INVALID'],
  ])('%j are refused and change nothing', async (wrong, field, code) => {
    expect(await ask('PUT', '/billing/prices', { effective: 'current', ...prices, ...wrong })).toMatchObject({
      code: 422,
      details: [{ field, code }],
    });
    expect((await ask('GET', '/billing/prices')).data.current).toBeNull();
  });

  test('end from a month on: from the next, or of the running one; what ended is none, not free', async () => {
    await ask('PUT', '/billing/prices', { effective: 'current', ...prices });
    const end = async (effective: string) =>
      (await ask('PUT', '/billing/prices', { effective, none: true })).data;
    expect(await end('next')).toMatchObject({ current: prices, next: null });
    expect((await ask('DELETE', '/billing/prices/next')).data).toMatchObject({ next: prices });
    expect(await end('current')).toMatchObject({ current: null, next: null });
    const { items } = (await ask('GET', '/settings/history?of=prices&size=100')).data;
    expect(items).toContainEqual(
      expect.objectContaining({ setting: 'baseFee', effective: 'current', from: '5000 JPY', to: null }),
    );
    const again = await ask('PUT', '/billing/prices', { effective: 'current', ...prices });
    expect(again.data).toMatchObject({ current: prices, next: prices });
  });

  test('have a history, and are in the audit log', async () => {
    await ask('PUT', '/billing/prices', { effective: 'current', ...prices });
    await ask('PUT', '/billing/prices', { effective: 'next', baseFee: 6000 });
    const { items } = (await ask('GET', '/settings/history')).data;
    expect(items).toContainEqual(
      expect.objectContaining({
        setting: 'baseFee',
        effective: 'next',
        month: '2026-12',
        from: '5000 JPY',
        to: '6000 JPY',
      }),
    );
    const settingsIn = async (of: string) =>
      (await ask('GET', `/settings/history?of=${of}`)).data.items.map(
        (item: { setting: string }) => item.setting,
      );
    expect(await settingsIn('prices')).toContain('baseFee');
    expect(await settingsIn('values')).toEqual([]);
    await ask('PUT', '/settings', { effective: 'next', pagesPerBlock: 50 });
    expect(await settingsIn('values')).toEqual(['pagesPerBlock']);
    expect((await ask('GET', '/settings/history?of=prices')).data.total).toBe(items.length);
    expect((await ask('GET', '/audit?action=prices.change')).data.items).toHaveLength(2);
  });
});

describe('the effect of a change', () => {
  test('is each tenant’s amount so far before and after, and changes nothing', async () => {
    const small = await makeTenant(app, partner, { companyName: 'A' });
    const large = await makeTenant(app, partner, { companyName: 'B' });
    await meter(app, large, 250);
    const change = { effective: 'current', ...prices };
    expect((await ask('POST', '/billing/prices/effect', change)).data.tenants).toEqual([
      { tenantId: small.tenantId, companyName: 'A', before: null, after: 5000, changed: true },
      { tenantId: large.tenantId, companyName: 'B', before: null, after: 9500, changed: true },
    ]);
    expect((await ask('GET', '/billing/prices')).data.current).toBeNull();
    await ask('PUT', '/billing/prices', change);
    const cheaper = { effective: 'next', overBlockPrice: 1000 };
    expect((await ask('POST', '/billing/prices/effect', cheaper)).data.tenants).toMatchObject([
      { before: 5000, after: 5000, changed: false },
      { before: 9500, after: 8000, changed: true },
    ]);
  });

  test('of ending them is each tenant’s amount and then none, but for tenants with prices of their own', async () => {
    await makeTenant(app, partner, { companyName: 'A' });
    const own = await makeTenant(app, partner, { companyName: 'B' });
    await ask('PUT', '/billing/prices', { effective: 'current', ...prices });
    await ask('PUT', `/tenant/${own.tenantId}/pricing`, { prices: { ...prices, baseFee: 1 } });
    const end = { effective: 'next', none: true };
    expect((await ask('POST', '/billing/prices/effect', end)).data.tenants).toMatchObject([
      { companyName: 'A', before: 5000, after: null, changed: true },
      { companyName: 'B', before: 1, after: 1, changed: false },
    ]);
    expect((await ask('GET', '/billing/prices')).data.next).not.toBeNull();
  });

  test('is also that the same figures are in another currency', async () => {
    await makeTenant(app, partner);
    await ask('PUT', '/billing/prices', { effective: 'current', ...prices });
    const inDollars = { effective: 'current', currency: 'USD', taxRate: 0 };
    expect((await ask('POST', '/billing/prices/effect', inDollars)).data.tenants).toMatchObject([
      { before: 5000, after: 5000, changed: true },
    ]);
  });

  test('leaves tenants with prices of their own alone', async () => {
    const { tenantId } = await makeTenant(app, partner);
    await ask('PUT', `/tenant/${tenantId}/pricing`, { prices: { ...prices, baseFee: 1 } });
    expect(
      (await ask('POST', '/billing/prices/effect', { effective: 'current', ...prices })).data.tenants,
    ).toMatchObject([{ before: 1, after: 1, changed: false }]);
  });
});

describe('a tenant’s own prices', () => {
  test('are none at first, and are kept with its discount, delivery and recipient', async () => {
    const { tenantId } = await makeTenant(app, partner);
    const path = `/tenant/${tenantId}/pricing`;
    expect((await ask('GET', path)).data).toEqual({
      prices: null,
      discount: null,
      delivery: 'console',
      recipient: '',
      billingAddress: '',
      version: 0,
    });
    const own = {
      prices,
      discount: { percent: 10, until: '2027-01' },
      delivery: 'mail',
      recipient: '経理部 ご担当者様',
      billingAddress: '東京都千代田区霞が関3-1-1',
    };
    expect((await ask('PUT', path, own)).data).toEqual({ ...own, version: 1 });
    expect((await ask('GET', path)).data).toEqual({ ...own, version: 1 });
    expect(await ask('PUT', path, { ...own, version: 0 })).toMatchObject({ code: 409 });
  });

  test.each([
    [{ discount: { until: '2027-01' } }, 'discount.percent'],
    [{ discount: { percent: 10, until: '2027-13' } }, 'discount.until'],
    [{ prices: { ...prices, taxRate: 7 } }, 'prices.taxRate'],
  ])('%j are refused', async (wrong, field) => {
    const { tenantId } = await makeTenant(app, partner);
    expect(await ask('PUT', `/tenant/${tenantId}/pricing`, wrong)).toMatchObject({
      code: 422,
      details: [{ field }],
    });
  });

  test('of another partner’s tenant are not found', async () => {
    const other = await makeTenant(app, await makePartner(app));
    const path = `/tenant/${other.tenantId}/pricing`;
    expect((await ask('GET', path)).code).toBe(404);
    expect((await ask('PUT', path, { prices })).code).toBe(404);
  });
});
