import { afterAll, beforeAll, expect, test } from 'vitest';
import { meter } from '../../../../test/metering.ts';
import { makePartner, makeTenant, openSession, type Party } from '../../../../test/parties.ts';
import { startSumsApp, type SumsApp } from '../../../../test/servers/sums-app.ts';
import { openWorkbook } from '../../../../test/workbook.ts';
import { closeMonths } from '../invoices/close-months.ts';
import { storeUsageSums } from './store-usage-sums.ts';

let app: SumsApp['app'];
let at: SumsApp['at'];
let stop: SumsApp['stop'];
beforeAll(async () => {
  ({ app, at, stop } = await startSumsApp());
});
afterAll(() => stop());

const spanned = { from: '2026-09', to: '2026-12' };
const sumsOf = async (who: Party, query: Record<string, string>) =>
  (await app.call('GET', '/usage/sum', { token: await openSession(app, who), query })).data.items;

test.each(['month', 'day'])(
  'usage is summed of the tenants that are searched for, by %s, and the sheet has them alone',
  async (granularity) => {
    at(0);
    const partner = await makePartner(app);
    const [sakura, minato] = [
      await makeTenant(app, partner, { blockLimit: 1000, companyName: 'Sakura Trading' }),
      await makeTenant(app, partner, { blockLimit: 1000, companyName: 'ﾐﾅﾄ商会' }),
    ];
    for (const tenant of [sakura, minato]) await meter(app, tenant, 30);
    at(3);
    await meter(app, minato, 4);
    at(40);
    await closeMonths(app.context);
    await storeUsageSums(app.context);
    const query = { ...spanned, granularity };
    const both = await sumsOf(partner, query);
    for (const [search, { tenantId }] of [
      ['ｓａｋｕｒａ', sakura],
      ['ミナト', minato],
      [minato.number, minato],
    ] as const) {
      const own = await sumsOf(partner, { ...query, tenantId });
      expect(own).not.toEqual(both);
      expect(await sumsOf(partner, { ...query, search })).toEqual(own);
      expect(await sumsOf(partner, { ...query, search, tenantId })).toEqual(own);
    }
    expect(await sumsOf(partner, { ...query, search: 'nobody' })).toEqual([]);
    expect(await sumsOf(partner, { ...query, search: 'nobody', tenantId: minato.tenantId })).toEqual([]);
    // Nothing of it is remembered as the sums of all.
    expect(await sumsOf(partner, query)).toEqual(both);
    expect(await sumsOf(partner, { ...query, tenantId: minato.tenantId })).not.toEqual([]);
    const token = await openSession(app, partner);
    const sheet = await app.call('GET', '/usage/export', { token, query: { ...query, search: 'sakura' } });
    const [{ rows } = { rows: [] }] = await openWorkbook(sheet);
    const names = rows.flat().filter((cell) => cell === 'Sakura Trading' || cell === 'ﾐﾅﾄ商会');
    expect(names).toEqual(['Sakura Trading']);
  },
);
