import { expect, test } from 'vitest';
import { makePartner, makeTenant, openSession } from '../../../../test/parties.ts';
import { meter } from '../../../../test/metering.ts';
import { PricedInvoices } from '../../../../test/priced-invoices.ts';
import { closeMonths } from '#features/billing/invoices/close-months.ts';

const billing = new PricedInvoices();
const get = async (query = '') => (await billing.ask('GET', `/revenue${query}`)).data;
const none = { months: [], tenants: [], tenantCounts: [] };
// 4 blocks, 1 of them registered: see `PricedInvoices.make`.
const november = {
  month: '2026-11',
  currency: 'JPY',
  base: 5005,
  packages: 0,
  blocks: 1200,
  overBlocks: 4400,
  discount: 0,
  includedTax: 0,
  total: 10_605,
};

test('is by month and kind, without tax, and by tenant; before the first invoice it is nothing', async () => {
  await billing.make({ close: false });
  expect(await get()).toEqual(none);
  billing.app.clock.set('2026-11-20T03:00:00Z');
  const small = await makeTenant(billing.app, billing.partner, { companyName: 'Small' });
  billing.app.clock.set('2026-12-10T03:00:00Z');
  await closeMonths(billing.app.context);
  const { months, tenants, tenantCounts } = await get();
  expect(months).toEqual([{ ...november, base: 10_010, blocks: 2400, total: 16_810 }]);
  expect(tenants).toMatchObject([
    { tenantId: billing.tenant.tenantId, currency: 'JPY', total: 10_605 },
    { tenantId: small.tenantId, companyName: 'Small', total: 6205 },
  ]);
  expect(tenantCounts).toEqual([{ currency: 'JPY', tenants: 2 }]);
  expect((await get(`?tenantId=${billing.tenant.tenantId}`)).months).toEqual([november]);
  expect(await get('?from=2026-12')).toEqual(none);
  expect(await get('?to=2026-10')).toEqual(none);
  expect((await get('?from=2026-11&to=2026-11')).months).toHaveLength(1);
});

test('of an invoice that was voided is nothing, and of what was issued again once; a draft is none yet', async () => {
  const invoice = await billing.make({ by: { draftFirst: true } });
  expect(await get()).toEqual(none);
  await billing.ask('POST', `${invoice}/issue`);
  await billing.ask('POST', `${invoice}/void`, { reason: 'x' });
  const [voided] = (await get()).months;
  expect(voided).toMatchObject({ base: 0, blocks: 0, overBlocks: 0, total: 0 });
});

test('of prices that include tax says how much of it is tax', async () => {
  await billing.make({ by: { pricesIncludeTax: true } });
  const [month] = (await get()).months;
  expect(month).toMatchObject({ base: 5005, includedTax: 964, total: 10_605 - 964 });
});

test('is by currency, and each partner’s own', async () => {
  await billing.make({ close: false });
  billing.app.clock.set('2026-11-20T03:00:00Z');
  const dollars = await makeTenant(billing.app, billing.partner, { companyName: 'Dollars' });
  const list = {
    currency: 'USD',
    baseFee: 9900,
    packagePrice: 0,
    blockPrice: 0,
    overBlockPrice: 0,
    tiers: [],
    taxRate: 0,
  };
  await billing.ask('PUT', `/tenant/${dollars.tenantId}/pricing`, { prices: list });
  await meter(billing.app, dollars, 1);
  billing.app.clock.set('2026-12-10T03:00:00Z');
  await closeMonths(billing.app.context);
  const { months, tenants } = await get();
  expect(months).toEqual([
    november,
    { ...november, currency: 'USD', base: 9900, blocks: 0, overBlocks: 0, total: 9900 },
  ]);
  expect(tenants.map(({ companyName }: { companyName: string }) => companyName)).toContain('Dollars');
  const token = await openSession(billing.app, await makePartner(billing.app));
  expect((await billing.app.call('GET', '/revenue', { token })).data).toEqual(none);
  expect((await billing.asTenant('/revenue')).code).toBe(403);
});
