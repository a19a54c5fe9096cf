import { readXlsx } from 'hucre';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { makePartner, makeTenant, signIn, type Party, type TenantParty } from '../../../../test/parties.ts';
import { recordAudit } from './audit.store.ts';

let app: TestApp;
let partner: Party;
let tenant: TenantParty;
let neighbour: TenantParty;

beforeAll(async () => {
  app = await startTestApp({ now: '2026-11-20T03:00:00Z', env: { RATE_SIGN_INS_PER_MINUTE: '1000000' } });
  partner = await makePartner(app);
  tenant = await makeTenant(app, partner, { companyName: 'Own' });
  neighbour = await makeTenant(app, partner, { companyName: 'Neighbour' });
  await app.context.db.withTenant(tenant, (trx) =>
    recordAudit(trx, {
      partnerId: tenant.partnerId,
      tenantId: tenant.tenantId,
      at: app.clock.now(),
      userId: tenant.userId,
      userName: 'Tea Tenant',
      action: 'request.delete',
      target: 'R-0007',
      details: {},
    }),
  );
});
afterAll(() => app.stop());

type Entry = {
  action: string;
  target: string | null;
  tenantId: string | null;
  details: Record<string, unknown>;
  at: string;
  userName: string;
};
const list = async (who: { token: string }, query: Record<string, string | number> = {}) =>
  (await app.call('GET', '/audit', { token: who.token, query: { size: 100, ...query } })).data
    .items as Entry[];

describe('the audit', () => {
  test('keeps who signed in, who failed, and what was changed from what to what', async () => {
    await signIn(app, tenant.email);
    await app.call('POST', '/auth/login', { body: { email: tenant.email, password: 'Wrong#Pass1' } });
    await app.call('PUT', `/tenant/${tenant.tenantId}`, {
      token: partner.token,
      body: { blockLimit: 3, contactName: 'Tea Tenant' },
    });
    const entries = await list(partner, { tenantId: tenant.tenantId });
    expect(entries).toContainEqual(
      expect.objectContaining({
        action: 'session.sign_in_failed',
        target: tenant.email,
        userName: 'Tea Tenant',
      }),
    );
    expect(entries).toContainEqual(
      expect.objectContaining({
        action: 'tenant.update',
        target: tenant.number,
        userName: 'Pat Partner',
        details: { blockLimit: { from: 10, to: 3 } },
      }),
    );
    expect(entries.filter(({ action }) => action === 'session.sign_in')).toHaveLength(1);
  });

  test('shows a partner no dealings with documents, a tenant all of its own and nothing of others', async () => {
    const partners = await list(partner);
    expect(partners.map(({ action }) => action)).not.toContain('request.delete');
    const own = await list(tenant);
    expect(own.map(({ action }) => action)).toContain('request.delete');
    expect(new Set(own.map(({ tenantId }) => tenantId))).toEqual(new Set([tenant.tenantId]));
    // A tenant sees its own, whichever it names; another partner finds no such tenant.
    expect(await list(tenant, { tenantId: neighbour.tenantId })).toEqual(own);
    const { token } = await makePartner(app);
    const query = { tenantId: tenant.tenantId };
    expect(await app.call('GET', '/audit', { token, query })).toMatchObject({ code: 404 });
  });

  test("the database itself keeps documents' entries from the partner, and every entry from being changed", async () => {
    const seen = await app.context.db.withPartner(partner, (trx) =>
      trx.selectFrom('audit_entries').select('action').where('action', '=', 'request.delete').execute(),
    );
    expect(seen).toEqual([]);
    for (const scope of ['withTenant', 'withPartner', 'withSystem'] as const) {
      const change = (work: Parameters<typeof app.context.db.withSystem>[0]) =>
        scope === 'withSystem' ? app.context.db.withSystem(work) : app.context.db[scope](tenant, work);
      await expect(
        change((trx) => trx.updateTable('audit_entries').set({ user_name: 'x' }).execute()),
      ).rejects.toThrow('permission denied');
      await expect(change((trx) => trx.deleteFrom('audit_entries').execute())).rejects.toThrow(
        'permission denied',
      );
    }
  });

  test("is filtered by the partner's days, by action, by words to the letter, and sorted", async () => {
    app.clock.set('2026-11-20T15:00:00Z');
    partner = { ...partner, token: await signIn(app, partner.email) };
    await app.call('PUT', `/tenant/${tenant.tenantId}`, {
      token: partner.token,
      body: { companyName: '50%_Own' },
    });
    expect((await list(partner, { from: '2026-11-21' })).map(({ action }) => action)).toEqual([
      'tenant.update',
      'session.sign_in',
    ]);
    expect(
      (await list(partner, { to: '2026-11-20', action: 'tenant.' })).map(({ action }) => action),
    ).toEqual(['tenant.update']);
    expect(await list(partner, { search: '%' })).toEqual([]);
    expect(
      (await list(partner, { search: tenant.number, action: 'tenant.update', sort: 'at' })).map(
        ({ at }) => at,
      ),
    ).toEqual(['2026-11-20T03:00:00.000Z', '2026-11-20T15:00:00.000Z']);
    expect(
      await app.call('GET', '/audit', {
        token: partner.token,
        query: { to: '9999-12-31', from: '1900-01-01', size: 1 },
      }),
    ).toMatchObject({ code: 200 });
    expect(
      await app.call('GET', '/audit', { token: partner.token, query: { from: '9999-12-31' } }),
    ).toMatchObject({ code: 200, data: { total: 0 } });
    expect(
      await app.call('GET', '/audit', { token: partner.token, query: { tenantId: "x' or 1=1" } }),
    ).toMatchObject({ code: 404 });
  });

  test("is exported whole as a sheet, in both languages, on the partner's clocks", async () => {
    await app.context.db.withPartner(partner, async (trx) => {
      for (let i = 0; i < 1100; i += 1)
        await recordAudit(trx, {
          partnerId: partner.partnerId,
          tenantId: null,
          at: app.clock.now(),
          userId: null,
          userName: '=cmd|x',
          action: 'tenant.create',
          target: `many ${i}`,
          details: {},
        });
    });
    const answer = await app.call('GET', '/audit/export', {
      token: partner.token,
      query: { search: 'many' },
      headers: { 'accept-language': 'ja' },
    });
    expect(answer).toMatchObject({ code: 200 });
    expect(answer.headers['content-disposition']).toContain("filename*=UTF-8''%E6%93%8D");
    const { rows } = (await readXlsx(answer.raw)).sheets[0]!;
    expect(rows[0]).toEqual(['日時', 'ユーザー', '操作', '対象', 'テナント', '詳細', 'タイムゾーン']);
    expect(rows).toHaveLength(1101);
    expect(new Set(rows.slice(1).map((row) => row[3])).size).toBe(1100);
    expect(rows[1]!.slice(0, 3)).toEqual(['2026-11-21 00:00:00', '=cmd|x', 'テナントの登録']);
    expect((await list(partner)).map(({ action }) => action)).toContain('audit.export');
    const changes = await app.call('GET', '/audit/export', {
      token: partner.token,
      query: { search: tenant.number, action: 'tenant.update' },
    });
    const details = (await readXlsx(changes.raw)).sheets[0]!.rows.map((row) => row[5]);
    expect(details).toEqual(['Details', 'Company name: Own → 50%_Own', 'Block limit: 10 → 3']);
  });

  test('contains no password and no token, whatever was done', async () => {
    const { rows } = await app.context.db.withSystem(async (trx) => ({
      rows: await trx.selectFrom('audit_entries').selectAll().execute(),
    }));
    expect(JSON.stringify(rows)).not.toContain(tenant.password);
    expect(JSON.stringify(rows)).not.toContain(tenant.token);
  });
});
