import { describe, expect, test } from 'vitest';
import { newId } from '#platform/database/ids.ts';
import type { TestApp } from '../../../test/app.ts';
import { meter } from '../../../test/metering.ts';
import { makePartner, makeTenant, openSession, type Party } from '../../../test/parties.ts';
import { withNewPartner } from '../../../test/with-new-partner.ts';
import { closeMonths } from './invoices/close-months.ts';

let app: TestApp;
let partner: Party;

withNewPartner('2026-11-20T03:00:00Z', (made) => ({ app, partner } = made));

const ask = async (path: string, query: Record<string, string> = {}, party: Party = partner) =>
  app.call('GET', path, { token: await openSession(app, party), query });

describe('a search', () => {
  test.each(['month', 'day'])('of usage by %s finds names and numbers of tenants', async (granularity) => {
    const sakura = await makeTenant(app, partner, { companyName: 'Ｓakura' });
    for (const tenant of [sakura, await makeTenant(app, partner, { companyName: 'Minato' })])
      await meter(app, tenant, 5);
    const found = async (search: string, party?: Party) => {
      const { data } = await ask('/usage', { granularity, search }, party);
      const names = data.items.map(({ companyName }: { companyName: string }) => companyName);
      return [data.total, ...names];
    };
    expect(await found('')).toHaveLength(3);
    expect(await found('sakura')).toEqual([1, 'Ｓakura']);
    expect(await found('t-0002')).toEqual([1, 'Minato']);
    expect(await found('zzzz')).toEqual([0]);
    expect(await found('sakura', sakura)).toEqual([1, 'Ｓakura']);
    expect(await found('minato', sakura)).toEqual([0]);
  });

  test('of the history of settings finds who changed them', async () => {
    const token = await openSession(app, partner);
    const body = { effective: 'current', pagesPerBlock: 50 };
    await app.call('PUT', '/settings', { token, body });
    const total = async (search: string) => (await ask('/settings/history', { search })).data.total;
    expect([await total(''), await total('ＰＡＴ'), await total('zzzz')]).toEqual([2, 2, 0]);
  });
});

describe('a tenant that a query names', () => {
  const kept = ['/usage', '/usage/sum', '/usage/export', '/invoice', '/audit', '/audit/export', '/revenue'];

  test.each([...kept, '/usage/current'])('of %s is not found if there is none', async (path) => {
    const foreign = await makeTenant(app, await makePartner(app));
    for (const tenantId of [newId(), foreign.tenantId, 'x'])
      expect(await ask(path, { tenantId }), tenantId).toMatchObject({ code: 404, message: 'NOT_FOUND' });
  });

  test.each(kept)('of %s is found after it was deleted', async (path) => {
    const tenant = await makeTenant(app, partner);
    await meter(app, tenant, 5);
    const token = await openSession(app, partner);
    await app.call('DELETE', `/tenant/${tenant.tenantId}`, { token });
    app.clock.set('2026-12-10T03:00:00Z');
    await closeMonths(app.context);
    expect(await ask(path, { tenantId: tenant.tenantId })).toMatchObject({ code: 200 });
  });

  test('is its own for a tenant, whichever it names', async () => {
    const [tenant, other] = [await makeTenant(app, partner), await makeTenant(app, partner)];
    for (const party of [tenant, other]) await meter(app, party, 5);
    const { data } = await ask('/usage', { tenantId: other.tenantId }, tenant);
    expect(data.items).toMatchObject([{ tenantId: tenant.tenantId }]);
  });
});
