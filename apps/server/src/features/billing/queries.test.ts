import { describe, expect, test } from 'vitest';
import type { TestApp } from '../../../test/app.ts';
import { meter } from '../../../test/metering.ts';
import { makeTenant, openSession, type Party } from '../../../test/parties.ts';
import { withNewPartner } from '../../../test/with-new-partner.ts';

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
