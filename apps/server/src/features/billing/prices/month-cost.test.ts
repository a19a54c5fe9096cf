import { blankPdf } from '@ocr/specimens';
import { expect, test } from 'vitest';
import { formOf } from '../../../../test/documents.ts';
import { meter } from '../../../../test/metering.ts';
import { makeTenant, openSession, type TenantParty } from '../../../../test/parties.ts';
import { issuer, prices, PricedInvoices } from '../../../../test/priced-invoices.ts';

const billing = new PricedInvoices();
const asTenant = async (tenant: TenantParty, path: string, form?: FormData) => {
  const token = await openSession(billing.app, tenant);
  return billing.app.call(form === undefined ? 'GET' : 'POST', path, { token, ...(form && { form }) });
};
const quote = async (tenant: TenantParty, pages: number) =>
  (await asTenant(tenant, '/request/quote', formOf({}, [{ name: 'a.pdf', bytes: blankPdf(pages) }]))).data;

test('without prices a month and a quote say nothing of amounts', async () => {
  const tenant = await makeTenant(billing.app, billing.partner);
  await meter(billing.app, tenant, 250);
  expect((await asTenant(tenant, '/usage/current')).data).not.toHaveProperty('cost');
  expect((await quote(tenant, 60)).cost).toBeNull();
});

test('a tenant sees what its month costs so far and will, and what pages add before they are sent', async () => {
  await billing.ask('PUT', '/billing/issuer', issuer);
  await billing.ask('PUT', '/billing/prices', { effective: 'current', ...prices });
  const tenant = await makeTenant(billing.app, billing.partner, { blockLimit: 100 });
  await meter(billing.app, tenant, 250);
  const { cost } = (await asTenant(tenant, '/usage/current')).data;
  // 5005 + 2 × 1500 + 1400 yen, and 10 percent of tax.
  expect(cost).toMatchObject({ currency: 'JPY', soFar: { subtotal: 9405, total: 10_345 } });
  // 250 pages today, and as many on each of the ten days after it.
  expect(cost.expected.subtotal).toBe(5005 + 2 * 1500 + 26 * 1400);
  expect(cost.terms).toMatchObject({ prices, pagesPerBlock: 100, discount: null });
  expect((await quote(tenant, 50)).cost).toEqual({ currency: 'JPY', subtotal: 0, total: 0 });
  expect((await quote(tenant, 60)).cost).toEqual({ currency: 'JPY', subtotal: 1400, total: 1540 });
  const asPartner = await billing.ask('GET', `/usage/current?tenantId=${tenant.tenantId}`);
  expect(asPartner.data.cost).toEqual(cost);
  expect((await billing.ask('GET', '/usage/current')).data).not.toHaveProperty('cost');
});

test('a month is expected to cost no more than its limit allows', async () => {
  await billing.ask('PUT', '/billing/issuer', issuer);
  await billing.ask('PUT', '/billing/prices', { effective: 'current', ...prices });
  const tenant = await makeTenant(billing.app, billing.partner, { blockLimit: 5 });
  await meter(billing.app, tenant, 250);
  const { cost, forecast, forecastLimitDay } = (await asTenant(tenant, '/usage/current')).data;
  expect(forecast.at(-1).pages).toBeGreaterThan(500);
  expect(forecastLimitDay).not.toBeNull();
  expect(cost.expected.subtotal).toBe(5005 + 2 * 1500 + 3 * 1400);
});

test('its own prices and its discount count', async () => {
  await billing.ask('PUT', '/billing/issuer', issuer);
  const tenant = await makeTenant(billing.app, billing.partner);
  await billing.ask('PUT', `/tenant/${tenant.tenantId}/pricing`, {
    prices: { ...prices, currency: 'USD', baseFee: 0, tiers: [], taxRate: 0 },
    discount: { percent: 50, until: '2026-11' },
  });
  await meter(billing.app, tenant, 250);
  expect((await asTenant(tenant, '/usage/current')).data.cost).toMatchObject({
    currency: 'USD',
    soFar: { subtotal: 2250, total: 2250 },
  });
  const other = await makeTenant(billing.app, billing.partner);
  expect((await asTenant(other, '/usage/current')).data).not.toHaveProperty('cost');
});
