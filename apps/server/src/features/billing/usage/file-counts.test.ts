import { array, assert, asyncProperty, constantFrom, nat, tuple } from 'fast-check';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { meter } from '../../../../test/metering.ts';
import { makePartner, makeTenant, type Party, type TenantParty } from '../../../../test/parties.ts';
import { settingsOf } from '#platform/database/roles.ts';
import { reconcile } from '../reconciliation/reconcile.ts';
import { countOlderFiles } from './count-older-files.ts';

let app: TestApp;
let partner: Party;
beforeAll(async () => {
  app = await startTestApp();
  partner = await makePartner(app);
});
afterAll(() => app.stop());

type Metered = Awaited<ReturnType<typeof meter>>;
const start = Date.UTC(2026, 10, 20);
const dayMs = 86_400_000;

const monthsOf = (tenant: TenantParty) =>
  app.context.db.withTenant(tenant, (trx) =>
    trx
      .selectFrom('tenant_months')
      .select(['month', 'files_read', 'files_failed'])
      .where('tenant_id', '=', tenant.tenantId)
      .orderBy('month')
      .execute(),
  );
/** Leaves the tenant's months as a release that counted nothing left them. */
const forget = (tenant: TenantParty) =>
  app.context.db.withTenant(tenant, (trx) =>
    trx
      .updateTable('tenant_months')
      .set({ files_read: null, files_failed: null })
      .where('tenant_id', '=', tenant.tenantId)
      .execute(),
  );
const shown = async (who: Party) =>
  (await app.call('GET', '/usage/current', { token: who.token })).data as {
    filesRead: number;
    filesFailed: number;
  };
/** The rows themselves, month by month. */
const rowsOf = (tenant: TenantParty) =>
  app.context.db.withTenant(tenant, async (trx) => {
    const files = await trx
      .selectFrom('metered_files')
      .select(['month', 'state'])
      .where('tenant_id', '=', tenant.tenantId)
      .execute();
    const count = (month: string, state: string) =>
      files.filter((file) => file.month === month && file.state === state).length;
    return [...new Set(files.map(({ month }) => month))].toSorted().map((month) => ({
      month,
      files_read: count(month, 'used'),
      files_failed: count(month, 'released'),
    }));
  });

const acts = {
  reserve: async (tenant: TenantParty, made: Metered[]) =>
    void made.push(await meter(app, tenant, 3, 'reserved')),
  use: (_tenant: TenantParty, made: Metered[], which: number) => made[which % made.length]?.finish('used'),
  release: (_tenant: TenantParty, made: Metered[], which: number) =>
    made[which % made.length]?.finish('released'),
  count: () => countOlderFiles(app.context),
  forget,
};
const kinds = ['reserve', 'reserve', 'use', 'use', 'release', 'count', 'forget'] as const;
const action = tuple(constantFrom(...kinds), nat(19));

describe('the files of a month', () => {
  test(
    'are counted as they end, whatever many do at once and however often',
    { timeout: 120_000 },
    async () => {
      await assert(
        asyncProperty(
          array(array(action, { maxLength: 12 }), { minLength: 3, maxLength: 5 }),
          nat(20),
          async (people, days) => {
            app.clock.set(new Date(start).toISOString());
            const tenant = await makeTenant(app, partner, { blockLimit: 1000 });
            const made = [await meter(app, tenant, 3, 'reserved')];
            app.clock.set(new Date(start + days * dayMs).toISOString());
            await Promise.all(
              people.map(async (does) => {
                // A file that has ended is not charged again: that transaction comes to nothing, counts and all.
                for (const [what, which] of does)
                  await Promise.resolve(acts[what](tenant, made, which)).catch(() => undefined);
              }),
            );
            await countOlderFiles(app.context);
            expect(await monthsOf(tenant)).toEqual(await rowsOf(tenant));
            expect(await reconcile(app.context, partner)).toEqual([]);
          },
        ),
        { numRuns: 8 },
      );
    },
  );

  test('from before they were counted are counted by rows, for the tenant and for its partner, until the sweep has been', async () => {
    app.clock.set(new Date(start).toISOString());
    const desk = await makePartner(app);
    const [one, other] = [await makeTenant(app, desk), await makeTenant(app, desk)];
    await meter(app, one, 1);
    await meter(app, one, 1, 'released');
    await meter(app, other, 1);
    expect(await monthsOf(one)).toEqual([{ month: '2026-11-01', files_read: 1, files_failed: 1 }]);
    await forget(one);
    await meter(app, one, 1);
    expect(await monthsOf(one)).toEqual([{ month: '2026-11-01', files_read: null, files_failed: null }]);
    expect(await shown(one)).toMatchObject({ filesRead: 2, filesFailed: 1 });
    expect(await shown(desk)).toMatchObject({ filesRead: 3, filesFailed: 1 });
    await countOlderFiles(app.context);
    expect(await monthsOf(one)).toEqual([{ month: '2026-11-01', files_read: 2, files_failed: 1 }]);
    expect(await shown(one)).toMatchObject({ filesRead: 2, filesFailed: 1 });
    expect(await shown(desk)).toMatchObject({ filesRead: 3, filesFailed: 1 });
  });

  test('that differ from the rows are reported by the nightly reconciliation', async () => {
    app.clock.set(new Date(start).toISOString());
    const desk = await makePartner(app);
    const tenant = await makeTenant(app, desk);
    await meter(app, tenant, 1);
    await meter(app, tenant, 1, 'released');
    expect(await reconcile(app.context, desk)).toEqual([]);
    await app.context.db.withTenant(tenant, (trx) =>
      trx
        .updateTable('tenant_months')
        .set({ files_read: 5, files_failed: 0 })
        .where('tenant_id', '=', tenant.tenantId)
        .execute(),
    );
    const where = { tenantId: tenant.tenantId, month: '2026-11' };
    expect(await reconcile(app.context, desk)).toMatchObject([
      { ...where, kind: 'month_failed', expected: 1, found: 0 },
      { ...where, kind: 'month_read', expected: 1, found: 5 },
    ]);
  });

  test('that end while the sweep counts are counted once', async () => {
    app.clock.set(new Date(start).toISOString());
    const tenant = await makeTenant(app, partner);
    const made = await meter(app, tenant, 1, 'reserved');
    await forget(tenant);
    const sweep = new Client(app.database.owner);
    await sweep.connect();
    await sweep.query(`begin; ${settingsOf({ role: 'ocr_tenant', ...tenant })}`);
    await sweep.query('select from tenant_months where tenant_id = $1 for update', [tenant.tenantId]);
    const ended = made.finish('used');
    // Of this database: others are tested at the same time.
    const waiting = `select from pg_locks w where not granted and exists (select from pg_locks h where h.pid = w.pid
      and h.database = (select oid from pg_database where datname = current_database()))`;
    const waits = async () => (await sweep.query(waiting)).rowCount;
    await expect.poll(waits).toBe(1);
    // Counting one month does not block other transactions.
    await countOlderFiles(app.context);
    await sweep.query('update tenant_months set files_read = 0, files_failed = 0 where tenant_id = $1', [
      tenant.tenantId,
    ]);
    await sweep.query('commit');
    await sweep.end();
    await ended;
    expect(await monthsOf(tenant)).toEqual([{ month: '2026-11-01', files_read: 1, files_failed: 0 }]);
  });
});
