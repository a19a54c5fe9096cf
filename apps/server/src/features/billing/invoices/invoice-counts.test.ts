import { array, assert, asyncProperty, constantFrom, nat, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TestApp } from '../../../../test/app.ts';
import { makeTenant, openSession, type Party } from '../../../../test/parties.ts';
import { withNewPartner } from '../../../../test/with-new-partner.ts';
import type { Trx } from '#platform/database/database.ts';
import { closeMonths } from './close-months.ts';
import { checkInvoiceCounts, compactInvoiceCounts } from './count-invoices.ts';
import { findInvoiceCount, foldInvoiceCounts, recountInvoices } from './invoice-counts.store.ts';
import { countRows, type InvoiceFilter } from './invoices.store.ts';

let app: TestApp;
let partner: Party;
withNewPartner('2026-11-20T03:00:00Z', (made) => ({ app, partner } = made));

const within = <T>(work: (trx: Trx) => Promise<T>) => app.context.db.withPartner(partner, work);
const ask = async (method: string, path: string, body?: unknown) =>
  app.call(method, path, { token: await openSession(app, partner), body });
const findInvoices = async (): Promise<{ id: string }[]> => (await ask('GET', '/invoice')).data.items;

/** Two tenants with prices, and their invoices of November, on 10 December. */
async function makeInvoices(): Promise<void> {
  const prices = { currency: 'JPY', baseFee: 5000, packagePrice: 1, blockPrice: 1, overBlockPrice: 1 };
  await ask('PUT', '/billing/issuer', { name: 'Issuer', bankAccounts: ['1'] });
  await ask('PUT', '/billing/prices', { effective: 'current', ...prices, tiers: [], taxRate: 10 });
  await makeTenant(app, partner);
  await makeTenant(app, partner);
  app.clock.set('2026-12-10T03:00:00Z');
  await closeMonths(app.context);
}

const filters: InvoiceFilter[] = [undefined, '2026-11' as const, '2026-12' as const].flatMap((month) =>
  [undefined, 'pending' as const, 'paid' as const, 'overdue' as const].flatMap((paymentStatus) =>
    [undefined, 'normal' as const].map((usageStatus) => ({ month, paymentStatus, usageStatus })),
  ),
);

/** What is counted for each filter equals the rows that it leaves. */
const compare = () =>
  within(async (trx) => {
    for (const filter of filters) {
      const rows = await countRows(trx, { ...partner, tenantId: undefined }, filter);
      expect(await findInvoiceCount(trx, partner, filter), JSON.stringify(filter)).toBe(rows);
    }
  });

const fold = () => within((trx) => foldInvoiceCounts(trx, partner));
const recount = () => within((trx) => recountInvoices(trx, partner, app.clock.now()));
/** Whether each row of the counts is folded. */
const selectFolded = async () =>
  (await within((trx) => trx.selectFrom('invoice_counts').select('folded').execute())).map(
    ({ folded }) => folded,
  );
const forget = () => within((trx) => trx.deleteFrom('invoice_counts').execute());
const countPartner = () => within((trx) => findInvoiceCount(trx, partner, {}));

const pay = (id: string) => ask('PUT', `/invoice/${id}/payment`, {});
const acts = {
  pay,
  takeBack: (id) => ask('DELETE', `/invoice/${id}/payment`),
  void: (id) => ask('POST', `/invoice/${id}/void`, { reason: 'x' }),
  fold,
  recount,
  giveUp: (id) =>
    within(async (trx) => {
      await trx.updateTable('invoices').set({ payment_status: 'overdue' }).where('id', '=', id).execute();
      throw new Error('given up');
    }).catch(() => undefined),
} satisfies Record<string, (id: string) => Promise<unknown>>;
type Act = keyof typeof acts;
const act = tuple(constantFrom<Act>('pay', 'takeBack', 'void', 'fold', 'recount', 'giveUp'), nat(9));

describe('the counts of a partner’s invoices', () => {
  test('equal its rows, whatever many do at once', { timeout: 120_000 }, async () => {
    await makeInvoices();
    await assert(
      asyncProperty(array(array(act, { maxLength: 5 }), { minLength: 2, maxLength: 4 }), async (people) => {
        const made = await findInvoices();
        // What was there before anything counted is counted while others write.
        await forget();
        await Promise.all([
          recount(),
          ...people.map(async (does) => {
            for (const [what, which] of does) await acts[what](made[which % made.length]!.id);
          }),
        ]);
        await compare();
        await fold();
        await compare();
        expect(await recount()).toBe(0);
      }),
      { numRuns: 6 },
    );
  });

  test('are of what is overdue and of a second month, too, by the closing', async () => {
    await makeInvoices();
    await compactInvoiceCounts(app.context);
    app.clock.set('2027-02-10T03:00:00Z');
    await closeMonths(app.context);
    await compare();
    const overdue = { paymentStatus: 'overdue' } as const;
    expect(await within((trx) => findInvoiceCount(trx, partner, overdue))).toBeGreaterThan(0);
  });

  test('of a partner from before are made by the sweep; its list counts rows until then', async () => {
    await makeInvoices();
    await forget();
    const total = async () => (await ask('GET', '/invoice')).data.total;
    expect([await countPartner(), await total()]).toEqual([undefined, 2]);
    await compactInvoiceCounts(app.context);
    expect([await countPartner(), await total()]).toEqual([2, 2]);
    expect(await selectFolded()).toEqual([true]);
    // A tenant's own are counted row by row: its list has none that are not issued.
    const [tenant] = (await ask('GET', '/tenant')).data.items;
    expect((await ask('GET', `/invoice?tenantId=${tenant.id}`)).data.total).toBe(1);
  });

  test('that are wrong are found and put right by the nightly check', async () => {
    await makeInvoices();
    await compactInvoiceCounts(app.context);
    expect(await checkInvoiceCounts(app.context)).toBe(0);
    const wrong = {
      month: '2026-11-01',
      payment_status: 'paid',
      usage_status: 'normal',
      change: 3,
      partner_id: partner.partnerId,
    };
    await within((trx) => trx.insertInto('invoice_counts').values(wrong).execute());
    expect((await ask('GET', '/invoice')).data.total).toBe(5);
    expect(await checkInvoiceCounts(app.context)).toBe(1);
    await compare();
  });

  test('are folded into one row for each month and kind', async () => {
    await makeInvoices();
    await compactInvoiceCounts(app.context);
    for (const { id } of await findInvoices()) await pay(id);
    expect(await selectFolded()).toHaveLength(5);
    await compactInvoiceCounts(app.context);
    expect(await selectFolded()).toEqual([true]);
    await compare();
  });
});
