import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { composeExpiringTenantsMail, composeExpiryMail } from '#features/mail/compose-mail.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makePartner, makeTenant, openSession, type Party } from '../../../test/parties.ts';
import { mailExpiries } from './expiry-mails.jobs.ts';

let app: TestApp;
let partner: Party;
/** 12:00 in Tokyo of 20 November. */
const start = '2026-11-20T03:00:00Z';

beforeAll(async () => {
  app = await startTestApp({ now: start });
  partner = await makePartner(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  app.clock.set(start);
  await app.context.db.withSystem((trx) => sql`delete from pgboss.job where name = 'send-mail'`.execute(trx));
});

interface Queued {
  readonly mail: string;
  readonly to: string;
  readonly language: string;
  readonly expiry?: { readonly date: string; readonly daysLeft: number };
  readonly tenants?: readonly { readonly companyName: string }[];
}
async function queued(to: string): Promise<Queued[]> {
  const { rows } = await app.context.db.withSystem((trx) =>
    sql<{ data: Queued }>`select data from pgboss.job where name = 'send-mail' and data->>'to' = ${to}
      order by created_on`.execute(trx),
  );
  return rows.map(({ data }) => data);
}
const warningDays = async (to: string) => (await queued(to)).map(({ expiry }) => expiry?.daysLeft);

test('a tenant is informed 30, 7 and 1 days before its expiry date, in its language, once each', async () => {
  const tenant = await makeTenant(app, partner, { expiryDate: '2026-12-31', language: 'jp' });
  const passed: (number | undefined)[][] = [];
  // In Tokyo the day begins at 15:00 UTC.
  for (const at of ['2026-11-30T14:59:00Z', '2026-11-30T15:00:00Z', '2026-12-10T00:00:00Z'])
    await warnAt(at, passed, tenant.email);
  for (const at of ['2026-12-24T03:00:00Z', '2026-12-30T03:00:00Z', '2026-12-31T03:00:00Z'])
    await warnAt(at, passed, tenant.email);
  await warnAt('2027-01-02T03:00:00Z', passed, tenant.email);
  expect(passed).toEqual([[], [30], [30], [30, 7], [30, 7, 1], [30, 7, 1], [30, 7, 1]]);
  expect((await queued(tenant.email))[0]).toMatchObject({
    mail: 'expiry',
    language: 'jp',
    expiry: { date: '2026-12-31', daysLeft: 30 },
  });
});

async function warnAt(at: string, passed: (number | undefined)[][], to: string): Promise<void> {
  app.clock.set(at);
  await mailExpiries(app.context);
  passed.push(await warningDays(to));
}

test('several processes that run at once send one mail', async () => {
  const tenant = await makeTenant(app, partner, { expiryDate: '2026-11-27' });
  await Promise.all(Array.from({ length: 6 }, () => mailExpiries(app.context)));
  expect(await warningDays(tenant.email)).toEqual([7]);
});

test('after a downtime the tenant is informed once of the current state, and again for another date', async () => {
  const tenant = await makeTenant(app, partner, { expiryDate: '2026-11-24' });
  await mailExpiries(app.context);
  expect(await warningDays(tenant.email)).toEqual([4]);
  const body = { expiryDate: '2026-11-26' };
  await app.call('PUT', `/tenant/${tenant.tenantId}`, { token: partner.token, body });
  await mailExpiries(app.context);
  expect(await warningDays(tenant.email)).toEqual([4, 6]);
});

test('a tenant that is deactivated, deleted, expired or far from expiry gets no mail', async () => {
  const deactivated = await makeTenant(app, partner, { expiryDate: '2026-11-25' });
  const deleted = await makeTenant(app, partner, { expiryDate: '2026-11-25' });
  const expired = await makeTenant(app, partner, { expiryDate: '2026-11-19' });
  const far = await makeTenant(app, partner, { expiryDate: '2026-12-21' });
  const { token } = partner;
  const path = (id: string) => `/tenant/${id}`;
  await app.call('PATCH', path(deactivated.tenantId), { token, body: { status: 'deactivated' } });
  await app.call('DELETE', path(deleted.tenantId), { token });
  await mailExpiries(app.context);
  for (const { email } of [deactivated, deleted, expired, far]) expect(await warningDays(email)).toEqual([]);
});

test('the partner’s users get the tenants in one mail, and only its own', async () => {
  const other = await makePartner(app);
  await makeTenant(app, other, { companyName: '株式会社みなと', expiryDate: '2026-11-22' });
  await makeTenant(app, other, { companyName: 'Aoba', expiryDate: '2026-11-21' });
  await mailExpiries(app.context);
  const mails = await queued(other.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({
    mail: 'expiringTenants',
    tenants: [
      { companyName: 'Aoba', expiryDate: '2026-11-21' },
      { companyName: '株式会社みなと', expiryDate: '2026-11-22' },
    ],
  });
});

test('the days are configurable, and none sends none', async () => {
  const silent = { ...app.context, config: { ...app.context.config, expiryMailDays: [] } };
  const tenant = await makeTenant(app, partner, { expiryDate: '2027-01-18' });
  expect(await mailExpiries(silent)).toBe(0);
  expect(await warningDays(tenant.email)).toEqual([]);
  const early = { ...app.context, config: { ...app.context.config, expiryMailDays: [60] } };
  await mailExpiries(early);
  expect(await warningDays(tenant.email)).toEqual([59]);
});

test('a signed-in user sees when its access expires, in the partner’s days', async () => {
  app.clock.set('2026-11-20T14:59:59Z');
  const tenant = await makeTenant(app, partner, { expiryDate: '2026-11-20' });
  const expiry = async (token: string) => (await app.call('GET', '/user/me', { token })).data.expiry;
  expect(await expiry(tenant.token)).toEqual({ date: '2026-11-20', daysLeft: 0 });
  app.clock.set('2026-11-20T15:00:00Z');
  expect(await expiry(tenant.token)).toEqual({ date: '2026-11-20', daysLeft: -1 });
  expect(await expiry(await openSession(app, partner))).toBeNull();
});

const recipient = {
  to: 'a@example.com',
  name: '田中 花子',
  link: 'https://h/',
  appName: 'NSK_ADMIN',
  companyName: '株式会社みなと',
  partnerName: '青葉システム',
};

test.each([
  ['en', 30, 'December 31, 2026 (in 30 days)', 'Dear 田中 花子,'],
  ['en', 1, 'December 31, 2026 (tomorrow)', 'contact 青葉システム'],
  ['jp', 7, '2026年12月31日（あと7日）', '株式会社みなと\n田中 花子 様'],
  ['jp', 0, '2026年12月31日（本日）', '青葉システムまでお問い合わせください'],
] as const)('the mail in %s says the day and what is left: %i', (language, daysLeft, when, more) => {
  const mail = composeExpiryMail({ ...recipient, language }, { date: '2026-12-31', daysLeft });
  expect(mail.text).toContain(when);
  expect(mail.text).toContain(more);
  expect(mail.subject).toContain('NSK_ADMIN');
  expect(`${mail.text}${mail.html}`).not.toMatch(/undefined|\[object/);
});

test.each(['en', 'jp'] as const)('the partner’s mail in %s lists names as text', (language) => {
  const tenants = [{ companyName: 'A<b>\r\nBcc: x', expiryDate: '2026-12-31' }];
  const mail = composeExpiringTenantsMail({ ...recipient, companyName: undefined, language }, tenants);
  expect(mail.html).toContain('A&lt;b&gt; Bcc: x');
  expect(mail.text).toContain('A<b> Bcc: x');
  expect(`${mail.text}${mail.html}`).not.toMatch(/undefined|\[object/);
});

test('an error of one partner leaves the mails of the others, and the log says what was queued', async () => {
  const [broken, other] = [await makePartner(app), await makePartner(app)];
  for (const each of [broken, other]) await makeTenant(app, each, { expiryDate: '2026-11-21' });
  const owner = new Client(app.database.owner);
  await owner.connect();
  const constraint = `check (partner_id <> '${broken.partnerId}') not valid`;
  await owner.query(`alter table expiry_mails add constraint of_others ${constraint}`);
  const logged = vi.spyOn(app.context.log, 'info');
  try {
    await expect(mailExpiries(app.context)).rejects.toThrow(/^1 of \d+ parts of mail-expiries failed$/);
    const queuedFor = logged.mock.calls.filter(([, text]) => text === 'Queued mails about expiring access');
    expect(queuedFor.map(([about]) => about)).toContainEqual({ partnerId: other.partnerId, tenants: 1 });
  } finally {
    logged.mockRestore();
    await owner.query('alter table expiry_mails drop constraint of_others');
    await owner.end();
  }
});
