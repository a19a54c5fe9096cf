import { afterAll, beforeAll, expect, test } from 'vitest';
import { metrics } from '#platform/metrics/metrics.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makePartner, makeTenant } from '../../../test/parties.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const repeated = async (): Promise<number> => {
  const found = await metrics.getSingleMetric('ocr_transactions_repeated_total')?.get();
  return found?.values.find(({ labels }) => labels['reason'] === 'deadlock')?.value ?? 0;
};

test('of two transactions that wait for each other one is tried again, and counted', async () => {
  const partner = await makePartner(app);
  const users = [(await makeTenant(app, partner)).userId, (await makeTenant(app, partner)).userId];
  const before = await repeated();
  const bothHoldOne = Promise.withResolvers<void>();
  let holding = 0;
  const tried = new Set<readonly string[]>();
  const lockBoth = (ids: readonly string[]) =>
    app.context.db.withSystem(async (trx) => {
      // Both may be rolled back: they must not meet again.
      const order = tried.has(ids) ? ids.toSorted() : ids;
      tried.add(ids);
      for (const id of order) {
        await trx.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute();
        holding += 1;
        if (holding === users.length) bothHoldOne.resolve();
        await bothHoldOne.promise;
      }
      return ids;
    });
  const orders = [users, users.toReversed()];
  expect(await Promise.all(orders.map(lockBoth))).toEqual(orders);
  expect((await repeated()) - before).toBeGreaterThanOrEqual(1);
});
