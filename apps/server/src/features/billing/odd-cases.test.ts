import { blankPdf } from '@ocr/specimens';
import { describe, expect, test } from 'vitest';
import type { TestApp } from '../../../test/app.ts';
import { makeTemplate, submit } from '../../../test/documents.ts';
import { meter } from '../../../test/metering.ts';
import { makeTenant, openSession, type Party } from '../../../test/parties.ts';
import { withNewPartner } from '../../../test/with-new-partner.ts';
import { closeMonths } from './invoices/close-months.ts';

const november = '2026-11-20T03:00:00Z';
let app: TestApp;
let partner: Party;

withNewPartner(november, (made) => ({ app, partner } = made));

const ask = async (method: string, path: string, body?: object) =>
  app.call(method, path, { token: await openSession(app, partner), body });
const invoices = async () => (await ask('GET', '/invoice?sort=number')).data.items;
const close = (at: string) => {
  app.clock.set(at);
  return closeMonths(app.context);
};

test('a tenant whose every file failed gets an invoice of its requests, and of nothing else', async () => {
  const tenant = await makeTenant(app, partner);
  await meter(app, tenant, 30, 'released');
  await meter(app, tenant, 40, 'released');
  await close('2026-12-01T00:00:00Z');
  const [invoice] = await invoices();
  expect(invoice).toMatchObject({ requestCount: 2, pagesUsed: 0, blocksUsed: 0, packagesUsed: 0 });
  const { days } = (await ask('GET', `/invoice/${invoice.id}`)).data;
  expect(days).toEqual([{ day: '2026-11-20', requestCount: 2, pagesUsed: 0 }]);
});

test('a tenant deleted while its files are read pays for what was read until then, a last time', async () => {
  const tenant = await makeTenant(app, partner);
  await meter(app, tenant, 5);
  const templateId = await makeTemplate(app, tenant);
  // This process has no worker: the request stays in processing.
  const files = [{ name: 'a.pdf', bytes: blankPdf(3) }];
  expect((await submit(app, tenant, { templateId, files })).code).toBe(201);
  expect((await ask('DELETE', `/tenant/${tenant.tenantId}`)).code).toBe(200);
  await close('2026-12-01T00:00:00Z');
  await close('2027-01-01T00:00:00Z');
  expect(await invoices()).toMatchObject([{ billMonth: '2026-11', requestCount: 2, pagesUsed: 5 }]);
  expect((await ask('POST', '/billing/books/check')).data).toMatchObject({ balanced: true });
});

test('a tenant is billed for each month in which it existed at any moment, to the millisecond', async () => {
  const december = '2026-11-30T15:00:00.000Z';
  const made = async (at: string) => {
    app.clock.set(at);
    return makeTenant(app, partner);
  };
  const [first, second] = [await made(november), await made(november)];
  const last = await made('2026-11-30T14:59:59.999Z');
  const next = await made(december);
  await ask('DELETE', `/tenant/${first.tenantId}`);
  app.clock.set('2026-11-30T15:00:00.001Z');
  await ask('DELETE', `/tenant/${second.tenantId}`);
  await close('2027-01-01T00:00:00Z');
  const billed = (await invoices()).map((invoice: { billMonth: string; tenantId: string }) => [
    invoice.billMonth,
    invoice.tenantId,
  ]);
  expect(billed).toEqual([
    ...[first, second, last].map(({ tenantId }) => ['2026-11', tenantId]),
    ...[second, last, next].map(({ tenantId }) => ['2026-12', tenantId]),
  ]);
});

test('payment day 31 is the last day of a shorter month', async () => {
  await makeTenant(app, partner);
  await close('2026-12-31T15:00:00Z');
  await close('2027-01-31T15:00:00Z');
  await close('2027-03-31T15:00:00Z');
  expect(
    (await invoices()).map((invoice: { billMonth: string; dueDate: string }) => [
      invoice.billMonth,
      invoice.dueDate,
    ]),
  ).toEqual([
    ['2026-11', '2027-01-31'],
    ['2026-12', '2027-01-31'],
    ['2027-01', '2027-02-28'],
    ['2027-02', '2027-04-30'],
    ['2027-03', '2027-04-30'],
  ]);
});

test('an invoice made late is due after its issue, and not overdue at once', async () => {
  await makeTenant(app, partner);
  await close('2027-02-10T03:00:00Z');
  expect((await invoices())[0]).toMatchObject({
    billMonth: '2026-11',
    issuedDate: '2027-02-10',
    dueDate: '2027-02-28',
    paymentStatus: 'pending',
  });
});

test('a value set to what it is changes nothing: no version, no history', async () => {
  const before = (await ask('GET', '/settings')).data;
  for (const effective of ['current', 'next']) {
    const same = { effective, pagesPerBlock: 100, blocksPerPackage: 10 };
    expect((await ask('PUT', '/settings', same)).data).toEqual(before);
  }
  expect((await ask('DELETE', '/settings/next')).data).toEqual(before);
  expect((await ask('GET', '/settings/history')).data.total).toBe(0);
});

test('one wrong value of several refuses the whole change', async () => {
  const before = (await ask('GET', '/settings')).data;
  const change = { effective: 'current', pagesPerBlock: 50, packagesRegistered: 0 };
  expect(await ask('PUT', '/settings', change)).toMatchObject({ code: 422, message: 'VALUE_NOT_GREATER' });
  expect((await ask('GET', '/settings')).data).toEqual(before);
});

describe('a limit', () => {
  test('lowered below what is used refuses nothing that was accepted', async () => {
    const tenant = await makeTenant(app, partner, { blockLimit: 2 });
    const reading = await meter(app, tenant, 150, 'reserved');
    await ask('PUT', `/tenant/${tenant.tenantId}`, { blockLimit: 1 });
    const usage = async () => (await app.call('GET', '/usage/current', { token: tenant.token })).data;
    expect(await usage()).toMatchObject({ pagesAvailable: 0, usageStatus: 'full_capacity', pageLimit: 100 });
    await reading.finish('used');
    expect(await usage()).toMatchObject({ pagesUsed: 150, pagesReserved: 0, blocksUsed: 2 });
    await expect(meter(app, tenant, 1)).rejects.toThrow('PAGE_LIMIT_EXCEEDED');
  });

  test('follows the pages per block of the running month, pages reserved or not', async () => {
    const tenant = await makeTenant(app, partner, { blockLimit: 2 });
    const reading = await meter(app, tenant, 60, 'reserved');
    await ask('PUT', '/settings', { effective: 'current', pagesPerBlock: 30 });
    await reading.finish('used');
    const { data } = await app.call('GET', '/usage/current', { token: tenant.token });
    expect(data).toMatchObject({ pageLimit: 60, pagesUsed: 60, blocksUsed: 2, usageStatus: 'full_capacity' });
  });
});
