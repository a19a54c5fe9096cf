import { describe, expect, test } from 'vitest';
import type { TestApp } from '../../../../test/app.ts';
import { meter } from '../../../../test/metering.ts';
import { makePartner, makeTenant, signIn, type Party, type TenantParty } from '../../../../test/parties.ts';
import { withNewPartner } from '../../../../test/with-new-partner.ts';
import { closeMonths } from './close-months.ts';
import { selectDays } from './closing.store.ts';

// In Asia/Tokyo November ends at 15:00 UTC of its last day.
const november = '2026-11-20T03:00:00Z';
const lastMoment = '2026-11-30T14:59:59Z';
const december = '2026-11-30T15:00:00Z';
let app: TestApp;
let partner: Party;

withNewPartner(november, (made) => ({ app, partner } = made));

const asPartner = async (
  method: string,
  path: string,
  options: { body?: unknown; query?: Record<string, string> } = {},
) => app.call(method, path, { token: await signIn(app, partner.email), ...options });
const invoices = async (query: Record<string, string> = {}) =>
  (await asPartner('GET', '/invoice', { query: { sort: 'number', size: '100', ...query } })).data.items;
const close = (at: string) => {
  app.clock.set(at);
  return closeMonths(app.context);
};

describe('closing a month', () => {
  test('makes each tenant’s invoice when the month has ended in the partner’s time zone, and only then', async () => {
    const tenant = await makeTenant(app, partner, { companyName: '株式会社アカツキ', blockLimit: 3 });
    await asPartner('PUT', '/settings', {
      body: { effective: 'current', packagesRegistered: 1, blocksRegistered: 2 },
    });
    await meter(app, tenant, 101);
    await meter(app, tenant, 7, 'released');
    await close(lastMoment);
    expect(await invoices()).toEqual([]);
    await close(december);
    expect(await invoices()).toEqual([
      {
        id: expect.any(String),
        number: 'INV-202611-0001',
        tenantId: tenant.tenantId,
        tenantNumber: tenant.number,
        companyName: '株式会社アカツキ',
        billMonth: '2026-11',
        requestCount: 2,
        pagesUsed: 101,
        blocksUsed: 2,
        packagesUsed: 1,
        packagesRegistered: 1,
        blocksRegistered: 2,
        paymentStatus: 'pending',
        paymentDate: null,
        issuedDate: '2026-12-01',
        dueDate: '2026-12-31',
        usageStatus: 'normal',
        state: 'issued',
        // No prices are in force: nothing of amounts.
        kind: null,
        refersTo: null,
        currency: null,
        subtotal: null,
        taxes: null,
        taxTotal: null,
        total: null,
        paid: null,
        balance: null,
      },
    ]);
  });

  test('by several processes at once makes every invoice once, numbered without gaps', async () => {
    for (let index = 0; index < 12; index += 1) await makeTenant(app, partner);
    app.clock.set(december);
    await Promise.all(Array.from({ length: 6 }, () => closeMonths(app.context)));
    await closeMonths(app.context);
    expect((await invoices()).map((invoice: { number: string }) => invoice.number)).toEqual(
      Array.from({ length: 12 }, (_, index) => `INV-202611-${String(index + 1).padStart(4, '0')}`),
    );
  });

  test('catches up several months after a downtime, each with its own values', async () => {
    await makeTenant(app, partner);
    await asPartner('PUT', '/settings', { body: { effective: 'next', pagesPerBlock: 30 } });
    await close('2027-02-10T00:00:00Z');
    const made = await invoices();
    expect(made.map((invoice: { number: string }) => invoice.number)).toEqual([
      'INV-202611-0001',
      'INV-202612-0001',
      'INV-202701-0001',
    ]);
    expect(made.map((invoice: { dueDate: string }) => invoice.dueDate)).toEqual(Array(3).fill('2027-02-28'));
    const details = await Promise.all(
      made.map((invoice: { id: string }) => asPartner('GET', `/invoice/${invoice.id}`)),
    );
    expect(details.map(({ data }) => data.pagesPerBlock)).toEqual([100, 30, 30]);
  });

  test('waits for a tenant’s requests, and for nobody else’s', async () => {
    const [busy, idle] = [await makeTenant(app, partner), await makeTenant(app, partner)];
    const reading = await meter(app, busy, 10, 'reserved');
    await close(december);
    expect((await invoices()).map((invoice: { tenantId: string }) => invoice.tenantId)).toEqual([
      idle.tenantId,
    ]);
    app.clock.set('2026-12-02T00:00:00Z');
    await reading.finish('used');
    await close('2026-12-02T01:00:00Z');
    expect(await invoices()).toMatchObject([
      { number: 'INV-202611-0001', tenantId: idle.tenantId },
      { number: 'INV-202611-0002', tenantId: busy.tenantId, pagesUsed: 10, issuedDate: '2026-12-02' },
    ]);
  });

  test('keeps to the values of the month that ended, whatever is changed before it is closed', async () => {
    const tenant = await makeTenant(app, partner);
    await meter(app, tenant, 40);
    app.clock.set(december);
    await asPartner('PUT', '/settings', { body: { effective: 'current', pagesPerBlock: 10 } });
    await closeMonths(app.context);
    expect(await invoices()).toMatchObject([{ blocksUsed: 1 }]);
  });

  test('bills a tenant made in the month’s last minute, and one deleted in it its last time', async () => {
    const gone = await makeTenant(app, partner);
    await meter(app, gone, 5);
    await asPartner('DELETE', `/tenant/${gone.tenantId}`);
    app.clock.set(lastMoment);
    const late = await makeTenant(app, partner);
    await close('2027-01-05T00:00:00Z');
    const made = await invoices();
    expect(
      made.map((invoice: { tenantId: string; billMonth: string; pagesUsed: number }) => [
        invoice.tenantId,
        invoice.billMonth,
        invoice.pagesUsed,
      ]),
    ).toEqual([
      [gone.tenantId, '2026-11', 5],
      [late.tenantId, '2026-11', 0],
      [late.tenantId, '2026-12', 0],
    ]);
  });

  test('by another time zone from next month on ends the running month where it was', async () => {
    await makeTenant(app, partner);
    await asPartner('PUT', '/settings', { body: { effective: 'next', timeZone: 'America/New_York' } });
    await close(december);
    expect(await invoices()).toHaveLength(1);
    await close('2027-01-01T04:59:59Z');
    expect(await invoices()).toHaveLength(1);
    await close('2027-01-01T05:00:00Z');
    expect(await invoices()).toHaveLength(2);
  });
});

describe('a page accepted around the month’s end', () => {
  test('belongs to the month of its acceptance, whenever it is read', async () => {
    const tenant = await makeTenant(app, partner);
    app.clock.set(lastMoment);
    const reading = await meter(app, tenant, 3, 'reserved');
    app.clock.set(december);
    await meter(app, tenant, 4);
    await reading.finish('used');
    await closeMonths(app.context);
    expect(await invoices()).toMatchObject([{ billMonth: '2026-11', pagesUsed: 3, requestCount: 1 }]);
  });

  test('counts in the next month where its own is billed already by a clock a little ahead', async () => {
    const tenant = await makeTenant(app, partner);
    await close(december);
    app.clock.set(lastMoment);
    await meter(app, tenant, 4);
    await close('2027-01-01T00:00:00Z');
    expect(await invoices()).toMatchObject([{ pagesUsed: 0 }, { billMonth: '2026-12', pagesUsed: 4 }]);
  });
});

describe('an invoice', () => {
  const make = async (): Promise<{ tenant: TenantParty; id: string }> => {
    const tenant = await makeTenant(app, partner);
    await meter(app, tenant, 12);
    await meter(app, tenant, 5);
    await close(december);
    return { tenant, id: (await invoices())[0].id };
  };

  test('is overdue the day after its due date', async () => {
    await make();
    await close('2026-12-31T14:59:59Z');
    expect(await invoices()).toMatchObject([{ dueDate: '2026-12-31', paymentStatus: 'pending' }]);
    await close('2026-12-31T15:00:00Z');
    expect(await invoices({ billMonth: '2026-11', month: '2026-11' })).toMatchObject([
      { paymentStatus: 'overdue' },
    ]);
  });

  test('is paid once, by the partner, not in the future', async () => {
    const { id } = await make();
    const pay = (body?: object) => asPartner('PUT', `/invoice/${id}/payment`, { body });
    expect(await pay({ paymentDate: '2026-12-02' })).toMatchObject({ code: 422 });
    const answers = await Promise.all([pay({}), pay({ paymentDate: '2026-12-01' })]);
    expect(answers.map((answer) => answer.message).toSorted()).toEqual(['ALREADY_PAID', 'SUCCESS']);
    expect(await invoices()).toMatchObject([{ paymentStatus: 'paid', paymentDate: '2026-12-01' }]);
  });

  test('opens down to its requests, files and pages, and adds up', async () => {
    const { id, tenant } = await make();
    const { data } = await asPartner('GET', `/invoice/${id}`);
    expect(data.days).toEqual([{ day: '2026-11-20', requestCount: 2, pagesUsed: 17 }]);
    const day = (await asPartner('GET', `/invoice/${id}/days/2026-11-20`)).data;
    expect(day.requests.map((request: { pagesUsed: number }) => request.pagesUsed)).toEqual([12, 5]);
    expect(day.requests[1].files).toEqual([
      { ordinal: 1, pages: 5, state: 'used', charged: [1, 2, 3, 4, 5] },
    ]);
    expect((await asPartner('GET', `/invoice/${id}/days/2026-11-21`)).code).toBe(404);
    const own = await app.call('GET', `/invoice/${id}/days/2026-11-20`, {
      token: await signIn(app, tenant.email),
    });
    expect(own.data).toEqual(day);
  });

  test('is seen by its tenant and its partner alone', async () => {
    const { id, tenant } = await make();
    const [other, foreign] = [await makeTenant(app, partner), await makePartner(app)];
    const see = async (email: string) =>
      (await app.call('GET', `/invoice/${id}`, { token: await signIn(app, email) })).code;
    expect(await see(tenant.email)).toBe(200);
    expect([await see(other.email), await see(foreign.email)]).toEqual([404, 404]);
  });

  test('comes as a sheet and as a PDF, in the reader’s language', async () => {
    const { id } = await make();
    for (const [format, magic] of [
      ['xlsx', 'PK'],
      ['pdf', '%PDF'],
    ] as const) {
      const file = await asPartner('GET', `/invoice/${id}/export`, { query: { format } });
      expect(file.raw.subarray(0, magic.length).toString()).toBe(magic);
      expect(file.headers['content-disposition']).toContain(`INV-202611-0001.${format}`);
    }
  });
});

describe('the books', () => {
  test('balance after any history, and show every place where they do not', async () => {
    const tenant = await makeTenant(app, partner);
    await meter(app, tenant, 9);
    await meter(app, tenant, 2, 'released');
    await meter(app, tenant, 4, 'reserved');
    expect((await asPartner('GET', '/billing/books')).data).toBeNull();
    const good = await asPartner('POST', '/billing/books/check');
    expect(good.data).toEqual({ checkedAt: expect.any(String), balanced: true, differences: [] });
    const scope = { tenantId: tenant.tenantId, partnerId: tenant.partnerId };
    await app.context.db.withTenant(scope, (trx) =>
      trx
        .updateTable('tenant_months')
        .set({ pages_used: 10 })
        .where('tenant_id', '=', tenant.tenantId)
        .execute(),
    );
    const bad = await asPartner('POST', '/billing/books/check');
    expect(bad.data).toMatchObject({
      balanced: false,
      differences: [
        { kind: 'month_used', tenantId: tenant.tenantId, month: '2026-11', expected: 9, found: 10 },
      ],
    });
  });
});

test('the days of an invoice come from its own partner’s ledger, whichever tenants are asked for', async () => {
  const tenant = await makeTenant(app, partner);
  await meter(app, tenant, 5);
  const daysFor = (partnerId: string) =>
    app.context.db.withSystem((trx) => selectDays(trx, partnerId, '2026-11', [tenant.tenantId]));
  expect([...(await daysFor(tenant.partnerId)).values()]).toEqual([
    [{ day: '2026-11-20', requestCount: 1, pagesUsed: 5 }],
  ]);
  const other = await makePartner(app);
  expect(await daysFor(other.partnerId)).toEqual(new Map());
});
