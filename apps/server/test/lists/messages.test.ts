import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { countAuditDays } from '#features/accounts/audit/count-audit-days.ts';
import { closeMonths } from '#features/billing/invoices/close-months.ts';
import { compactInvoiceCounts } from '#features/billing/invoices/count-invoices.ts';
import { compactRequestCounts } from '#features/requests/count-requests.ts';
import { startTestApp, type TestApp } from '../app.ts';
import { meter } from '../metering.ts';
import { makePartner, makeTenant, openSession, type Party, type TenantParty } from '../parties.ts';

let app: TestApp;
let partner: Party;
let tenant: TenantParty;
const query = vi.spyOn(Client.prototype, 'query');

beforeAll(async () => {
  app = await startTestApp({ now: '2026-11-20T03:00:00Z' });
  partner = await makePartner(app);
  tenant = await makeTenant(app, partner);
  await meter(app, tenant, 3);
  app.clock.set('2026-12-10T03:00:00Z');
  await closeMonths(app.context);
  // What the sweep does.
  await compactRequestCounts(app.context);
  await compactInvoiceCounts(app.context);
  await countAuditDays(app.context);
});
afterEach(() => query.mockClear());
afterAll(async () => {
  query.mockRestore();
  await app.stop();
});

/** How many messages the call sends to the database, with the one that looks up its session. */
async function messagesOf(who: Party, path: string): Promise<number> {
  const token = await openSession(app, who);
  // An invoice by whatever id it has.
  const [invoice] = (await app.call('GET', '/invoice', { token })).data.items;
  query.mockClear();
  expect((await app.call('GET', path.replace('{id}', invoice.id), { token })).code).toBe(200);
  return query.mock.calls.length;
}

describe('the messages to the database', () => {
  test.each([
    ['/user/me', 2],
    ['/template/compact', 2],
    ['/request', 2],
    ['/request?sort=-toCheck', 2],
    ['/request?status=failed&sort=-pageCount', 2],
    ['/audit', 2],
    ['/audit?action=session', 2],
    ['/usage/current', 3],
    ['/usage', 3],
    ['/usage?granularity=day', 3],
    ['/invoice', 3],
    ['/invoice/{id}', 2],
  ])('of a tenant’s %s are %i', async (path, messages) => {
    expect(await messagesOf(tenant, path)).toBe(messages);
  });

  test.each([
    ['/usage/current?nearest=8', 3],
    ['/usage', 3],
    ['/usage?sort=-pagesUsed', 3],
    ['/invoice', 2],
    ['/invoice?paymentStatus=pending', 2],
    ['/invoice/{id}', 3],
    ['/receivables', 2],
    ['/revenue', 3],
    ['/tenant', 2],
    ['/tenant?status=active', 3],
    ['/audit', 2],
  ])('of a partner’s %s are %i', async (path, messages) => {
    expect(await messagesOf(partner, path)).toBe(messages);
  });
});
