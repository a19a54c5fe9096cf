import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPlanReader } from '../../../../test/lists/query-plans.ts';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { meter } from '../../../../test/metering.ts';
import {
  makePartner,
  makeTenant,
  openSession,
  type Party,
  type TenantParty,
} from '../../../../test/parties.ts';
import { actAsPartner, actAsTenant } from '#platform/database/database.ts';
import { closeMonths } from './close-months.ts';
import { selectDay } from './invoice-days.store.ts';

const day = '2026-11-20';
let app: TestApp;
let owner: Client;
let partner: Party;
let tenants: TenantParty[];
let ids: string[];

beforeAll(async () => {
  app = await startTestApp({ now: '2026-11-19T03:00:00Z' });
  owner = new Client(app.database.owner);
  await owner.connect();
  partner = await makePartner(app);
  tenants = [await makeTenant(app, partner), await makeTenant(app, partner)];
  for (const tenant of tenants) await meter(app, tenant, 40);
  app.clock.set(`${day}T03:00:00Z`);
  for (const [index, tenant] of tenants.entries()) {
    await meter(app, tenant, 3 + index);
    await meter(app, tenant, 2, 'released');
    await meter(app, tenant, 1);
  }
  app.clock.set('2026-12-10T03:00:00Z');
  await closeMonths(app.context);
  const token = await openSession(app, partner);
  const { items } = (await app.call('GET', '/invoice', { token })).data;
  const idOf = ({ tenantId }: TenantParty) =>
    items.find((item: { tenantId: string }) => item.tenantId === tenantId).id;
  ids = tenants.map(idOf);
});
afterAll(async () => {
  await owner.end();
  await app.stop();
});

const dayOf = async (who: Party, id: string | undefined) =>
  app.call('GET', `/invoice/${id}/days/${day}`, { token: await openSession(app, who) });
const chargedOf = async (who: Party, id: string | undefined) =>
  (await dayOf(who, id)).data.requests.map(({ files }: { files: { charged: number[] }[] }) =>
    files.map(({ charged }) => charged),
  );

test('a day of an invoice is answered to many at once, to each the own one', async () => {
  const [one, other] = tenants;
  const ofOne = [[[1, 2, 3]], [[]], [[1]]];
  const ofOther = [[[1, 2, 3, 4]], [[]], [[1]]];
  for (let round = 0; round < 2; round += 1) {
    const answers = await Promise.all([
      chargedOf(one!, ids[0]),
      chargedOf(other!, ids[1]),
      chargedOf(partner, ids[0]),
      chargedOf(partner, ids[1]),
      chargedOf(one!, ids[0]),
    ]);
    expect(answers).toEqual([ofOne, ofOther, ofOne, ofOther, ofOne]);
    const foreign = await Promise.all([dayOf(one!, ids[1]), dayOf(other!, ids[0])]);
    expect(foreign.map(({ code }) => code)).toEqual([404, 404]);
  }
});

test('a day of an invoice comes in pages, each with its own files and their charged pages', async () => {
  const pageOf = async (page: number) =>
    (
      await app.call('GET', `/invoice/${ids[0]}/days/${day}?page=${page}&size=2`, {
        token: await openSession(app, tenants[0]!),
      })
    ).data;
  const whole = (await dayOf(tenants[0]!, ids[0])).data;
  const pages = [await pageOf(1), await pageOf(2), await pageOf(3)];
  expect(pages.map(({ requests }) => requests.length)).toEqual([2, 1, 0]);
  expect(pages.flatMap(({ requests }) => requests)).toEqual(whole.requests);
  expect(pages.map(({ total }) => total)).toEqual([3, 3, 3]);
  expect(whole.total).toBe(3);
});

test('a day of an invoice reads of the ledger that day alone', async () => {
  const plans = openPlanReader(app.database.app);
  for (const act of [actAsPartner, actAsTenant]) {
    const read = await plans.rowsRead(
      'page_ledger',
      (trx) => act(trx, tenants[0]!),
      (trx) => selectDay(trx, tenants[0]!, { month: '2026-11-01', day }),
    );
    // Each row in its index and in the table.
    expect(read).toBeGreaterThanOrEqual(4);
    expect(read).toBeLessThanOrEqual(8);
  }
  await plans.close();
});

test('a day of an invoice shows the pages as the ledger has them, gaps too', async () => {
  await owner.query('alter table page_ledger no force row level security');
  const { tenantId } = tenants[1]!;
  await owner.query('delete from page_ledger where tenant_id = $1 and day = $2 and page = 2', [
    tenantId,
    day,
  ]);
  expect(await chargedOf(partner, ids[1])).toEqual([[[1, 3, 4]], [[]], [[1]]]);
});
