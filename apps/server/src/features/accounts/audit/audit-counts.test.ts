import { array, assert, asyncProperty, constantFrom, nat, record } from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { makePartner, makeTenant, type Party, type TenantParty } from '../../../../test/parties.ts';
import type { Caller } from '#platform/access/caller.ts';
import { withCaller } from '../sessions/with-caller.ts';
import { listAudit, recordAudit, selectAudit, type AuditFilter } from './audit.store.ts';
import { countAuditDays } from './count-audit-days.ts';

let app: TestApp;
const hourMs = 3_600_000;
const start = Date.UTC(2026, 8, 1);
const at = (hours: number) => new Date(start + hours * hourMs);
const actions = ['request.delete', 'request.check', 'template.update', 'tenant.update'] as const;

beforeAll(async () => {
  app = await startTestApp({ now: '2026-09-01T00:00:00Z' });
});
afterAll(() => app.stop());

/** An entry this many hours after the start, by one of two tenants or (2) by the partner itself. */
const entry = record({ who: nat(2), hours: nat(200), action: constantFrom(...actions) });
interface Entry {
  readonly who: number;
  readonly hours: number;
  readonly action: (typeof actions)[number];
}

async function write({ partnerId }: Party, tenants: readonly TenantParty[], { who, hours, action }: Entry) {
  const tenant = tenants[who];
  const values = {
    partnerId,
    tenantId: tenant?.tenantId ?? null,
    at: at(hours),
    userId: null,
    userName: 'Jo',
    action,
    target: null,
    details: {},
  };
  await (tenant
    ? app.context.db.withTenant(tenant, (trx) => recordAudit(trx, values))
    : app.context.db.withSystem((trx) => recordAudit(trx, values)));
}

const spans = [
  {},
  { from: at(24) },
  { to: at(75) },
  { from: at(50), to: at(130) },
  { from: at(49), to: at(60) },
  { from: at(100), to: at(40) },
];
const filters: AuditFilter[] = spans.flatMap((span) =>
  [{}, { action: 'request.' }, { action: 'tenant.update' }].map((action) => ({ ...span, ...action })),
);

/** The total of each list equals the entries that are read without counting anything. */
async function compare({ partnerId }: Party, tenant: TenantParty | undefined, more: AuditFilter = {}) {
  const caller = {
    roleName: tenant ? 'TENANT' : 'PARTNER',
    partnerId,
    tenantId: tenant?.tenantId ?? null,
  } as Caller;
  await withCaller(app.context.db, caller, async (trx) => {
    for (const filter of filters.map((one) => ({ ...one, ...more }))) {
      const { total } = await listAudit(trx, caller, filter, { page: 1, size: 1 });
      const entries = await selectAudit(trx, caller, filter, { limit: 10_000 });
      expect(total, JSON.stringify(filter)).toBe(entries.length);
    }
  });
}

describe('the number of entries of the activity', () => {
  test(
    'equals the entries for every filter, however many days are counted',
    { timeout: 120_000 },
    async () => {
      const rounds = array(array(entry, { maxLength: 12 }), { minLength: 1, maxLength: 3 });
      await assert(
        asyncProperty(rounds, async (written) => {
          app.clock.set(at(0));
          const partner = await makePartner(app);
          const tenants = [await makeTenant(app, partner), await makeTenant(app, partner)];
          for (const [round, entries] of written.entries()) {
            for (const one of entries) await write(partner, tenants, one);
            app.clock.set(at((round + 1) * 75));
            await countAuditDays(app.context);
          }
          for (const tenant of [undefined, ...tenants]) await compare(partner, tenant);
          await compare(partner, undefined, { tenantId: tenants[0]!.tenantId });
        }),
        { numRuns: 8 },
      );
    },
  );

  test('is the sum of days where they are over, which no entry has to be read for', async () => {
    app.clock.set(at(0));
    const partner = await makePartner(app);
    const tenant = await makeTenant(app, partner);
    for (const hours of [1, 30, 31, 100])
      await write(partner, [tenant], { who: 0, hours, action: 'request.check' });
    app.clock.set(at(100));
    await countAuditDays(app.context);
    const counted = await app.context.db.withTenant(tenant, (trx) =>
      trx
        .selectFrom('audit_counts')
        .select(['action', 'entries'])
        .where('action', '=', 'request.check')
        .orderBy('day')
        .execute(),
    );
    expect(counted.map(({ entries }) => entries)).toEqual([1, 2]);
    expect(
      await app.context.db.withPartner(partner, (trx) =>
        trx.selectFrom('audit_counts').selectAll().where('confidential', '=', true).execute(),
      ),
    ).toEqual([]);
  });
});

describe('a page in the middle of a long activity log', () => {
  test('begins at its day, and contains what reading all of it has there', { timeout: 60_000 }, async () => {
    app.clock.set(at(0));
    const partner = await makePartner(app);
    const tenant = await makeTenant(app, partner);
    const { partnerId } = partner;
    const { tenantId } = tenant;
    // Nine days and a half, of different lengths, one without any.
    const hours = (place: number) => (place < 3000 ? place / 50 : 96 + (place - 3000) / 45);
    const times = Array.from({ length: 9000 }, (_, place) => at(hours(place)).toISOString());
    await app.context.db.withTenant(tenant, (trx) =>
      sql`insert into audit_entries (id, partner_id, tenant_id, at, user_name, action, confidential, details)
        select gen_random_uuid(), ${partnerId}, ${tenantId}, at, 'Jo', 'tenant.update', false, '{}'
        from unnest(${times}::timestamptz[]) as at`.execute(trx),
    );
    app.clock.set(at(230));
    await countAuditDays(app.context);
    for (const owner of [tenantId, null]) {
      const caller = { roleName: owner ? 'TENANT' : 'PARTNER', partnerId, tenantId: owner } as Caller;
      for (const span of [{}, { from: at(7), to: at(190) }])
        expect(await selectPages(caller, span)).toEqual(await cutPages(caller, span));
    }
  });
});

/** Pages near both ends and in the middle of some 400. */
const pages = [1, 102, 150, 200, 230, 290, 340, 370];

/** In both directions, as the list has them. */
async function selectPages(caller: Caller, span: AuditFilter): Promise<string[][]> {
  return withCaller(app.context.db, caller, async (trx) => {
    const found: string[][] = [];
    for (const ascending of [false, true])
      for (const page of pages) {
        const { rows } = await listAudit(trx, caller, span, { page, size: 20, ascending });
        found.push(rows.map(({ id }) => id));
      }
    return found;
  });
}

/** The same, cut from all entries. */
async function cutPages(caller: Caller, span: AuditFilter): Promise<string[][]> {
  const read = await withCaller(app.context.db, caller, (trx) =>
    selectAudit(trx, caller, span, { limit: 20_000 }),
  );
  const newestFirst = read.map(({ id }) => id);
  return [newestFirst, newestFirst.toReversed()].flatMap((all) =>
    pages.map((page) => all.slice((page - 1) * 20, page * 20)),
  );
}
