import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { meter } from '../../../../test/metering.ts';
import { makePartner, makeTenant, openSession } from '../../../../test/parties.ts';
import { startSumsApp, type SumsApp } from '../../../../test/servers/sums-app.ts';
import { reconcile } from '../reconciliation/reconcile.ts';
import { closeMonths } from '../invoices/close-months.ts';
import { storeUsageSums } from './store-usage-sums.ts';

let app: SumsApp['app'];
let owner: SumsApp['owner'];
let at: SumsApp['at'];
let stop: SumsApp['stop'];
beforeAll(async () => {
  ({ app, owner, at, stop } = await startSumsApp());
});
afterAll(() => stop());

describe('a stored sum', () => {
  test.each([
    ['sum_tenants', 'tenant_count', 'day is null', 1],
    ['sum_requests', 'request_count', 'day is null', 1],
    ['sum_pages', 'pages_used', 'day is null', 30],
    ['sum_blocks', 'blocks_used', 'day is null', 1],
    ['sum_requests', 'request_count', `day = '2026-09-20'`, 1],
    ['sum_pages', 'pages_used', `day = '2026-09-20'`, 30],
  ])(
    'is compared with its rows by the reconciliation, and summed again: %s (%s, %s)',
    async (kind, column, where, expected) => {
      at(0);
      const partner = await makePartner(app);
      const tenant = await makeTenant(app, partner, { blockLimit: 1000 });
      await meter(app, tenant, 30);
      at(40);
      await closeMonths(app.context);
      await storeUsageSums(app.context);
      expect(await reconcile(app.context, partner)).toEqual([]);
      const token = await openSession(app, partner);
      const query = { from: '2026-09', to: '2026-12' };
      const sums = async () => (await app.call('GET', '/usage/sum', { token, query })).data.items;
      const ofMonths = `select month::text from usage_sums where partner_id = $1 and day is null and request_count > 0`;
      const storedMonths = async () => (await owner.query(ofMonths, [partner.partnerId])).rows;
      const stored = await sums();
      await owner.query(
        `update usage_sums set ${column} = ${column} + 5 where partner_id = $1 and month = '2026-09-01' and ${where}`,
        [partner.partnerId],
      );
      expect(await reconcile(app.context, partner)).toEqual([
        { kind, tenantId: null, companyName: null, month: '2026-09', expected, found: expected + 5 },
      ]);
      expect(await sums()).toEqual(stored);
      await storeUsageSums(app.context);
      expect(await storedMonths()).toEqual([{ month: '2026-09-01' }]);
      expect(await reconcile(app.context, partner)).toEqual([]);
    },
  );
});
