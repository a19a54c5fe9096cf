import { describe, expect, test } from 'vitest';
import type { TestApp } from '../../../../test/app.ts';
import { meter } from '../../../../test/metering.ts';
import { makeTenant, openSession, type Party, type TenantParty } from '../../../../test/parties.ts';
import { withNewPartner } from '../../../../test/with-new-partner.ts';
import { closeMonths } from './close-months.ts';

// In Asia/Tokyo November ends at 15:00 UTC of its last day.
const november = '2026-11-20T03:00:00Z';
const lastMoment = '2026-11-30T14:59:59Z';
const december = '2026-11-30T15:00:00Z';
const halfAMinuteLater = '2026-11-30T15:00:30Z';
let app: TestApp;
let partner: Party;

withNewPartner(november, (made) => ({ app, partner } = made));

const asPartner = async (
  method: string,
  path: string,
  options: { body?: unknown; query?: Record<string, string> } = {},
) => app.call(method, path, { token: await openSession(app, partner), ...options });
const change = async (tenant: TenantParty, at: string, body: object) => {
  app.clock.set(at);
  expect(await asPartner('PUT', `/tenant/${tenant.tenantId}`, { body })).toMatchObject({ code: 200 });
};
const invoices = async () => {
  await closeMonths(app.context);
  const { items } = (await asPartner('GET', '/invoice', { query: { sort: 'number' } })).data;
  return Promise.all(
    items.map(async ({ id }: { id: string }) => (await asPartner('GET', `/invoice/${id}`)).data),
  );
};

describe('an invoice shows the limit and the name of the month’s end', () => {
  test('whatever is changed before the month is closed', async () => {
    const tenant = await makeTenant(app, partner, { companyName: 'Before', blockLimit: 3 });
    await meter(app, tenant, 101);
    await change(tenant, december, { blockLimit: 2 });
    await change(tenant, halfAMinuteLater, { blockLimit: 1, companyName: 'After' });
    expect(await invoices()).toMatchObject([{ blockLimit: 3, usageStatus: 'normal', companyName: 'Before' }]);
  });

  test('which are those of the month’s last change', async () => {
    const tenant = await makeTenant(app, partner, { companyName: 'Before', blockLimit: 3 });
    await change(tenant, lastMoment, { blockLimit: 2 });
    await change(tenant, lastMoment, { blockLimit: 1, companyName: 'After' });
    app.clock.set(december);
    expect(await invoices()).toMatchObject([{ blockLimit: 1, companyName: 'After' }]);
  });

  test('also of two months that are open, and of a tenant that used nothing and is deleted', async () => {
    const tenant = await makeTenant(app, partner, { blockLimit: 3 });
    await change(tenant, '2026-12-10T00:00:00Z', { blockLimit: 2 });
    await change(tenant, '2027-01-10T00:00:00Z', { blockLimit: 1 });
    await asPartner('DELETE', `/tenant/${tenant.tenantId}`);
    expect(await invoices()).toMatchObject([
      { billMonth: '2026-11', blockLimit: 3 },
      { billMonth: '2026-12', blockLimit: 2 },
    ]);
    app.clock.set('2027-02-10T00:00:00Z');
    expect((await invoices()).at(-1)).toMatchObject({ billMonth: '2027-01', blockLimit: 1 });
  });
});

test.each(['month', 'day'])(
  'usage by %s of months that are not billed shows their own limits',
  async (granularity) => {
    const tenant = await makeTenant(app, partner, { blockLimit: 3 });
    await meter(app, tenant, 101);
    await change(tenant, halfAMinuteLater, { blockLimit: 2 });
    await meter(app, tenant, 101);
    const limits = async (path: string, query: Record<string, string> = {}) =>
      (await asPartner('GET', path, { query: { granularity, from: '2026-11', ...query } })).data.items
        .toSorted((one: { month: string }, other: { month: string }) => one.month.localeCompare(other.month))
        .map(({ blockLimit }: { blockLimit: number }) => blockLimit);
    expect(await limits('/usage')).toEqual([3, 2]);
    expect(await limits('/usage', { sort: 'pagesUsed' })).toEqual([3, 2]);
    expect(await limits('/usage', { tenantId: tenant.tenantId })).toEqual([3, 2]);
    expect(await limits('/usage/sum')).toEqual([3, 2]);
    await closeMonths(app.context);
    expect(await limits('/usage')).toEqual([3, 2]);
  },
);
