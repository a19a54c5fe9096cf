import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { Client } from 'pg';
import { array, assert, asyncProperty, constantFrom, nat, tuple } from 'fast-check';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makePartner, makeTenant, type Party, type TenantParty } from '../../../test/parties.ts';
import { newId } from '#platform/database/ids.ts';
import type { Trx } from '#platform/database/database.ts';
import { settingsOf } from '#platform/database/roles.ts';
import { setChecked } from './checks.store.ts';
import { storeFailure, settleRequest } from './read/outcome.store.ts';
import { countRows, listRequests, selectRequests } from './request-list.store.ts';
import type { RequestFilter } from './request-rows.store.ts';
import { findRequestCount, foldRequestCounts, recountRequests } from './request-counts.store.ts';
import { checkRequestCounts, compactRequestCounts } from './count-requests.ts';
import { insertRequest, nextRequestNumber, purgeRequest } from './requests.store.ts';

let app: TestApp;
let partner: Party;
beforeAll(async () => {
  app = await startTestApp();
  partner = await makePartner(app);
});
afterAll(() => app.stop());

const start = Date.UTC(2026, 10, 1);
const dayMs = 86_400_000;
const within = <T>(tenant: TenantParty, work: (trx: Trx) => Promise<T>) =>
  app.context.db.withTenant(tenant, work);

/** A request of one file, accepted this many hours after the start of the month. */
async function add(tenant: TenantParty, hours: number): Promise<{ id: string; fileId: string }> {
  const [id, fileId] = [newId(), newId()];
  await within(tenant, async (trx) => {
    await insertRequest(trx, tenant, {
      id,
      number: await nextRequestNumber(trx, tenant),
      template: { id: newId(), version: 1, name: 'Template', definition: { fields: [], tables: [] } },
      month: '2026-11',
      acceptedBy: tenant.userId,
      at: new Date(start + hours * 3_600_000),
      files: [
        { id: fileId, name: 'a.pdf', kind: 'pdf', size: 1, sha256: newId(), storageKey: newId(), pages: 1 },
      ],
    });
  });
  return { id, fileId };
}

type Made = Awaited<ReturnType<typeof add>>;
const at = new Date(start);
const acts = {
  fail: (tenant: TenantParty, { id, fileId }: Made) =>
    within(tenant, async (trx) => {
      await storeFailure(trx, tenant, { fileId, error: 'TIMED_OUT', at });
      await settleRequest(trx, tenant, id, at);
    }),
  complete: (tenant: TenantParty, { id, fileId }: Made) =>
    within(tenant, async (trx) => {
      await trx
        .updateTable('request_files')
        .set({ status: 'completed' })
        .where('tenant_id', '=', tenant.tenantId)
        .where('id', '=', fileId)
        .execute();
      await settleRequest(trx, tenant, id, at);
    }),
  check: (tenant: TenantParty, { id }: Made) =>
    within(tenant, (trx) => setChecked(trx, tenant, id, { userId: tenant.userId, name: 'Jo', at })),
  reopen: (tenant: TenantParty, { id }: Made) => within(tenant, (trx) => setChecked(trx, tenant, id, null)),
  remove: (tenant: TenantParty, { id }: Made) => within(tenant, (trx) => purgeRequest(trx, tenant, id, at)),
  fold: (tenant: TenantParty) => within(tenant, (trx) => foldRequestCounts(trx, tenant)),
  recount: (tenant: TenantParty) => within(tenant, (trx) => recountRequests(trx, tenant, at)),
  /** What a transaction does that comes to nothing. */
  giveUp: (tenant: TenantParty, { id }: Made) =>
    within(tenant, async (trx) => {
      await purgeRequest(trx, tenant, id, at);
      throw new Error('given up');
    }).catch(() => undefined),
} satisfies Record<string, (tenant: TenantParty, made: Made) => Promise<unknown>>;

const everyFilter: RequestFilter[] = [undefined, 'processing', 'completed', 'failed'].flatMap((status) =>
  [undefined, true, false].flatMap((checked) =>
    [
      {},
      { from: new Date(start + dayMs) },
      { from: new Date(start + 9 * 3_600_000), to: new Date(start + 2 * dayMs + 3_600_000) },
      { from: new Date(start + 3_600_000), to: new Date(start + 7 * 3_600_000) },
      { to: new Date(start + 30 * 3_600_000) },
    ].map((days) => ({ status: status as RequestFilter['status'], checked, ...days })),
  ),
);

/** What is counted for each filter equals the rows that it leaves. */
async function compare(tenant: TenantParty) {
  await within(tenant, async (trx) => {
    for (const filter of everyFilter) {
      const counted = await findRequestCount(trx, tenant, filter);
      expect(counted, JSON.stringify(filter)).toBe(await countRows(trx, tenant, filter));
    }
    // What a list shows of a request is what an export reads of it.
    for (const by of ['uploadDate', 'pageCount'] as const) {
      const order = { by, descending: true };
      const { rows } = await listRequests(trx, tenant, {}, { order, page: 1, size: 100 });
      expect(rows).toEqual(await selectRequests(trx, tenant, {}, order).execute());
    }
  });
}

const addChange = (trx: Trx, { tenantId: tenant_id, partnerId: partner_id }: TenantParty) =>
  trx
    .insertInto('request_counts')
    .values({ tenant_id, partner_id, day: '2026-11-01', status: 'failed', checked: false, change: 3 })
    .execute();

/** Whether each row of the counts is folded. */
const selectChanges = async (tenant: TenantParty) =>
  (
    await within(tenant, (trx) =>
      trx.selectFrom('request_counts').select('folded').where('tenant_id', '=', tenant.tenantId).execute(),
    )
  ).map(({ folded }) => folded);

const action = tuple(
  constantFrom('add' as const, ...(Object.keys(acts) as (keyof typeof acts)[])),
  nat(71),
  nat(19),
);

describe('the counts of a list', () => {
  test('equal its rows, whatever many do at once', { timeout: 120_000 }, async () => {
    await assert(
      asyncProperty(
        array(array(action, { maxLength: 12 }), { minLength: 3, maxLength: 6 }),
        async (people) => {
          const tenant = await makeTenant(app, partner);
          const made = [await add(tenant, 0), await add(tenant, 23)];
          // What was there before anything counted is counted while others write.
          await within(tenant, (trx) =>
            trx.deleteFrom('request_counts').where('tenant_id', '=', tenant.tenantId).execute(),
          );
          await Promise.all([
            acts.recount(tenant),
            ...people.map(async (does) => {
              for (const [what, hours, which] of does) {
                if (what === 'add') made.push(await add(tenant, hours));
                else await acts[what](tenant, made[which % made.length]!);
              }
            }),
          ]);
          await compare(tenant);
          await acts.fold(tenant);
          await compare(tenant);
          expect(await acts.recount(tenant)).toBe(0);
        },
      ),
      { numRuns: 6 },
    );
  });

  test('of a tenant from before are made by the sweep; its list counts rows until then', async () => {
    const tenant = await makeTenant(app, partner);
    await add(tenant, 0);
    await add(tenant, 30);
    await within(tenant, (trx) =>
      trx.deleteFrom('request_counts').where('tenant_id', '=', tenant.tenantId).execute(),
    );
    const total = async () =>
      (await app.call('GET', '/request', { token: tenant.token, query: { status: 'processing' } })).data
        .total;
    expect(await within(tenant, (trx) => findRequestCount(trx, tenant, {}))).toBeUndefined();
    expect(await total()).toBe(2);
    await compactRequestCounts(app.context);
    expect(await within(tenant, (trx) => findRequestCount(trx, tenant, {}))).toBe(2);
    expect(await total()).toBe(2);
    expect(await selectChanges(tenant)).toEqual([true, true]);
  });

  test('that are wrong are found and put right by the nightly check', async () => {
    const tenant = await makeTenant(app, partner);
    await add(tenant, 0);
    await compactRequestCounts(app.context);
    expect(await checkRequestCounts(app.context)).toBe(0);
    await within(tenant, (trx) => addChange(trx, tenant));
    expect(await checkRequestCounts(app.context)).toBe(1);
    await compare(tenant);
  });

  test('are folded into one row for each day and kind', async () => {
    const tenant = await makeTenant(app, partner);
    for (let each = 0; each < 5; each += 1) await add(tenant, 0);
    expect(await selectChanges(tenant)).toEqual([false, false, false, false, false]);
    await compactRequestCounts(app.context);
    expect(await selectChanges(tenant)).toEqual([true]);
    await compare(tenant);
  });
});

test('what changed more than an hour ago is deleted by the sweep', async () => {
  const tenant = await makeTenant(app, partner);
  await add(tenant, 1);
  const changes = () =>
    within(tenant, async (trx) => (await sql`select from request_changes`.execute(trx)).rows.length);
  await within(tenant, (trx) =>
    sql`insert into request_changes select tenant_id, partner_id, change, now() - interval '61 minutes', sign, id, number, template_name, status,
      page_count, ocr_rate, accepted_at, completed_at, checked_at, to_check from request_changes`.execute(
      trx,
    ),
  );
  expect(await changes()).toBe(2);
  await compactRequestCounts(app.context);
  expect(await changes()).toBe(1);
});

describe('a page of a list', () => {
  test('holds all that its total counts, whatever changes between counting and reading', async () => {
    const tenant = await makeTenant(app, partner);
    const [first, second] = [await add(tenant, 0), await add(tenant, 1)];
    await acts.check(tenant, second);
    await compactRequestCounts(app.context);
    const other = new Client(app.database.owner);
    await other.connect();
    await other.query('begin; lock table requests in access exclusive mode');
    const asked = app.call('GET', '/request', {
      token: tenant.token,
      query: { checked: 'false', sort: '-uploadDate' },
    });
    // It has counted, by the counts, and waits for the rows.
    const waits = async () =>
      (await other.query(`select from pg_locks where relation = 'requests'::regclass and not granted`))
        .rowCount;
    await expect.poll(waits).toBe(1);
    await other.query(
      settingsOf({ role: 'ocr_tenant', tenantId: tenant.tenantId, partnerId: tenant.partnerId }),
    );
    await other.query('update requests set checked_at = null, checked_by = null where id = $1', [second.id]);
    await other.query('commit');
    await other.end();
    const { data } = await asked;
    expect(data.total).toBe(1);
    expect(data.items.map(({ id }: { id: string }) => id)).toEqual([first.id]);
  });
});

describe('a search for what is in very many requests', () => {
  test('answers how many there are, or at once how many at least', async () => {
    const tenant = await makeTenant(app, partner);
    const { tenantId, partnerId, userId } = tenant;
    await within(tenant, (trx) =>
      sql`insert into requests select gen_random_uuid(), ${tenantId}, ${partnerId}, 'OCR-' || n, gen_random_uuid(), 1, 'Template', '{}', 'completed',
        0, 1, null, '2026-11-01', ${userId}, ${at}::timestamptz + n * interval '1 minute', ${at}, null from generate_series(1, 2100) as n`.execute(
        trx,
      ),
    );
    await compactRequestCounts(app.context);
    const list = async (query: Record<string, string>) =>
      (await app.call('GET', '/request', { token: tenant.token, query: { search: 'te', ...query } })).data;
    expect(await list({})).toMatchObject({ total: 2100, isTotalExact: true });
    const quick = await list({ counted: 'quickly', page: '2' });
    expect(quick).toMatchObject({ total: 40, isTotalExact: false, page: 2 });
    expect(quick.items[0].number).toBe('OCR-2080');
    expect(await list({ counted: 'quickly', page: '105' })).toMatchObject({
      total: 2100,
      isTotalExact: true,
    });
    expect(await list({ counted: 'quickly', search: 'OCR-77' })).toMatchObject({ isTotalExact: true });
    expect(await list({ counted: 'quickly', search: 'zq' })).toMatchObject({ total: 0, isTotalExact: true });
  });
});
