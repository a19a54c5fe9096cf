import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { startMailServer, type MailServer, type ReceivedMail } from '../../../../test/servers/mail-server.ts';
import {
  makePartner,
  makeTenant,
  openSession,
  type Party,
  type TenantParty,
} from '../../../../test/parties.ts';
import { issuer, prices } from '../../../../test/priced-invoices.ts';
import { createServices, type Services } from '../../../processes/services.ts';
import { closeMonths } from '#features/billing/invoices/close-months.ts';
import { queueReminders } from '#features/billing/mails/queue-mails.ts';
import { workInvoiceMails } from './invoice-mails.jobs.ts';

let mails: MailServer;
let app: TestApp;
/** Another process on the same database. */
let other: Services;
let partner: Party;

beforeAll(async () => {
  mails = await startMailServer();
  app = await startTestApp({
    env: {
      SMTP_URL: mails.url,
      PUBLIC_URL: 'https://ocr.example.com',
      MAIL_FROM: 'desk@ocr.example.com',
    },
  });
  const { config, clock, log } = app.context;
  other = await createServices({ config, clock, log, database: app.database.app });
  await workInvoiceMails(app.context);
  await workInvoiceMails(other.context);
});
afterAll(async () => {
  await other.close();
  await app.stop();
  await mails.stop();
});
beforeEach(async () => {
  mails.refusal = undefined;
  mails.received = [];
  app.clock.set('2026-11-20T03:00:00Z');
  partner = await makePartner(app);
});

const ask = async (method: string, path: string, body?: unknown) =>
  app.call(method, path, { token: await openSession(app, partner), body });

async function makeMailed({
  by = {},
  language = 'jp',
  recipient = '',
}: { by?: object; language?: 'en' | 'jp'; recipient?: string } = {}): Promise<TenantParty> {
  await ask('PUT', '/billing/issuer', { ...issuer, reminderDays: [3, 14], ...by });
  await ask('PUT', '/billing/prices', { effective: 'current', ...prices });
  const contactEmail = `contact-${partner.email}`;
  const tenant = await makeTenant(app, partner, { language, contactEmail, email: contactEmail });
  await ask('PUT', `/tenant/${tenant.tenantId}/pricing`, { delivery: 'mail', recipient });
  return tenant;
}
/** Of November: later months are closed on the way, and mailed. */
const mailsTo = (address: string) =>
  mails.received.filter(({ to, raw }) => to.includes(address) && /(?:INV|CN)-202611-/.test(textOf(raw)));
const arrived = (address: string, count: number) =>
  expect.poll(() => mailsTo(address).length, { timeout: 40_000, interval: 100 }).toBe(count);
const closeTwice = () => Promise.all([closeMonths(app.context), closeMonths(other.context)]);
const remindTwice = () => Promise.all([queueReminders(app.context), queueReminders(other.context)]);
async function invoices() {
  const { items } = (await ask('GET', '/invoice?sort=number')).data;
  return Promise.all(items.map(async ({ id }: { id: string }) => (await ask('GET', `/invoice/${id}`)).data));
}
/** Until no email waits any more. */
const settled = () =>
  expect
    .poll(
      async () => (await invoices()).flatMap(({ mails }) => mails).filter(({ state }) => state === 'queued'),
      {
        timeout: 40_000,
        interval: 100,
      },
    )
    .toEqual([]);

/** The parts of a mail: headers and contents, decoded. */
function partsOf(raw: string): { head: string; content: Buffer }[] {
  return raw.split(/^--.*$/m).map((part) => {
    const at = part.indexOf('\r\n\r\n');
    const head = part.slice(0, at);
    const body = part.slice(at + 4);
    if (/base64/i.test(head)) return { head, content: Buffer.from(body, 'base64') };
    const bytes = body
      .replaceAll('=\r\n', '')
      .replaceAll(/=([0-9A-F]{2})/g, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
    return { head, content: Buffer.from(bytes, 'latin1') };
  });
}
/** What is read of it; the PDF apart. */
const textOf = (raw: string) =>
  partsOf(raw)
    .filter(({ head }) => !head.includes('application/pdf'))
    .map(({ content }) => content.toString())
    .join('\n');

test('a closed month is mailed once, by whichever process, in the tenant’s language and with its PDF', async () => {
  const tenant = await makeMailed();
  const quiet = await makeTenant(app, partner);
  app.clock.set('2026-12-10T03:00:00Z');
  await closeTwice();
  await arrived(tenant.email, 1);
  await settled();
  await closeTwice();
  const [{ raw }] = mailsTo(tenant.email) as [ReceivedMail];
  const text = textOf(raw);
  expect(raw).toMatch(/^Content-Language: ja\r$/m);
  expect(text).toContain('2026年11月分のご利用料の請求書をお送りいたします');
  expect(text).toContain('ご請求金額：¥5,505');
  expect(text).toContain('お支払期限：2026年12月31日');
  expect(text).toContain(issuer.bankAccounts[0]);
  expect(text).toContain(issuer.name);
  const pdf = partsOf(raw).find(({ head }) => head.includes('application/pdf'))!;
  expect(pdf.head).toContain('INV-202611-0001.pdf');
  expect(pdf.content.subarray(0, 5).toString()).toBe('%PDF-');
  expect(mailsTo(quiet.email)).toEqual([]);
  const [mailed, silent] = await invoices();
  expect(mailed.mails).toEqual([{ reminderDay: 0, state: 'sent', on: '2026-12-10' }]);
  expect(silent.mails).toEqual([]);
  expect(mailsTo(tenant.email)).toHaveLength(1);
});

test('an overdue invoice is reminded of on each chosen day, in the day, once, until it is paid', async () => {
  const tenant = await makeMailed({ language: 'en', recipient: 'accounting@tenant.example.com' });
  const to = 'accounting@tenant.example.com';
  app.clock.set('2026-12-10T03:00:00Z');
  await closeTwice();
  await arrived(to, 1);
  await settled();
  // 3 January, at 8:59 in Tokyo, then at 9:00.
  app.clock.set('2027-01-02T23:59:00Z');
  await closeTwice();
  await remindTwice();
  expect((await invoices())[0].mails).toHaveLength(1);
  app.clock.set('2027-01-03T00:00:00Z');
  await remindTwice();
  await arrived(to, 2);
  await settled();
  await remindTwice();
  const text = textOf(mailsTo(to)[1]!.raw);
  expect(text).toContain('Invoice INV-202611-0001 for November 2026 was due on December 31, 2026');
  expect(text).toContain('Amount still open: ¥5,505');
  expect(mailsTo(tenant.email)).toEqual([]);
  const [{ id }] = await invoices();
  expect((await ask('PUT', `/invoice/${id}/payment`, {})).code).toBe(200);
  app.clock.set('2027-01-14T03:00:00Z');
  await remindTwice();
  await settled();
  expect((await invoices())[0].mails).toEqual([
    { reminderDay: 0, state: 'sent', on: '2026-12-10' },
    { reminderDay: 3, state: 'sent', on: '2027-01-03' },
  ]);
  expect(mailsTo(to)).toHaveLength(2);
});

test('a mail that waits while the invoice is paid or voided is not sent', async () => {
  const tenant = await makeMailed();
  app.clock.set('2026-12-10T03:00:00Z');
  await closeTwice();
  await arrived(tenant.email, 1);
  await settled();
  app.clock.set('2027-01-03T03:00:00Z');
  await closeTwice();
  mails.refusal = 'Try later';
  await remindTwice();
  const [{ id }] = await invoices();
  await ask('PUT', `/invoice/${id}/payment`, {});
  mails.refusal = undefined;
  await settled();
  expect((await invoices())[0].mails.at(-1)).toEqual({
    reminderDay: 3,
    state: 'not_needed',
    on: '2027-01-03',
  });
  expect(mailsTo(tenant.email)).toHaveLength(1);
});

test('a draft is mailed when it is issued, and a credit note and the new invoice when it is voided', async () => {
  const tenant = await makeMailed({ by: { draftFirst: true } });
  app.clock.set('2026-12-10T03:00:00Z');
  await closeTwice();
  const [{ id }] = await invoices();
  expect((await invoices())[0].mails).toEqual([]);
  expect((await ask('POST', `/invoice/${id}/issue`)).code).toBe(200);
  await arrived(tenant.email, 1);
  await ask('PUT', '/billing/issuer', { ...issuer, draftFirst: false });
  await ask('POST', `/invoice/${id}/void`, { reason: '宛名の誤り', reissue: true });
  await arrived(tenant.email, 3);
  const subjects = mailsTo(tenant.email).map(({ raw }) => textOf(raw));
  expect(subjects.filter((text) => text.includes('返還請求書をお送りいたします'))).toHaveLength(1);
  await settled();
});

test.each([
  ['in full', 5505, ['Already paid: ¥5,505', 'There is nothing to pay.', 'Nothing to pay']],
  ['in part', 3000, ['Already paid: ¥3,000', 'Amount due: ¥2,505', 'Please pay it by December 31, 2026']],
])(
  'the new invoice of one that was paid %s asks for no more than is open',
  async (_name, amount, expected) => {
    const tenant = await makeMailed({ language: 'en' });
    app.clock.set('2026-12-10T03:00:00Z');
    await closeTwice();
    const [{ id }] = await invoices();
    await ask('POST', `/invoice/${id}/payments`, { amount, date: '2026-12-10' });
    await ask('POST', `/invoice/${id}/void`, { reason: '宛名の誤り', reissue: true });
    await settled();
    const text = mailsTo(tenant.email)
      .map(({ raw }) => textOf(raw))
      .find((mail) => mail.includes('INV-202611-0002'))!;
    for (const line of expected) expect(text).toContain(line);
    const isPayable = amount < 5505;
    for (const line of ['Please pay', 'Due date', issuer.bankAccounts[0]!])
      expect(text.includes(line), line).toBe(isPayable);
  },
);

test('a month that is free is not to be paid', async () => {
  const tenant = await makeMailed({ language: 'en' });
  const discount = { percent: 100, until: '2026-12' };
  await ask('PUT', `/tenant/${tenant.tenantId}/pricing`, { delivery: 'mail', discount });
  app.clock.set('2026-12-10T03:00:00Z');
  await closeTwice();
  await arrived(tenant.email, 1);
  await settled();
  const text = textOf(mailsTo(tenant.email)[0]!.raw);
  expect(text).toContain('There is nothing to pay.');
  expect(text).not.toMatch(/Please pay|Due date|Amount due|Already paid/);
});

test.each([
  ['goes to the recipient that was entered for it', 'accounting@tenant.example.com', 'sent'],
  ['that has no address any more is reported as not delivered', '経理部 御中', 'failed'],
  ['whose recipient has a sign of an address, and is none, is, too', '経理部 keiri@example', 'failed'],
])('the last invoice of a deleted tenant %s', async (_name, recipient, state) => {
  const tenant = await makeMailed({ recipient });
  expect((await ask('DELETE', `/tenant/${tenant.tenantId}`)).code).toBe(200);
  app.clock.set('2026-12-10T03:00:00Z');
  await closeTwice();
  await settled();
  expect(await invoices()).toMatchObject([{ mails: [{ reminderDay: 0, state, on: '2026-12-10' }] }]);
  expect(mailsTo(recipient)).toHaveLength(state === 'sent' ? 1 : 0);
  // What cannot be delivered is not reminded of.
  app.clock.set('2027-01-04T03:00:00Z');
  await closeTwice();
  await remindTwice();
  await settled();
  expect((await invoices())[0].mails).toHaveLength(state === 'sent' ? 2 : 1);
});

test('a mail that no server accepts is given up, and reported', async () => {
  const tenant = await makeMailed();
  mails.refusal = 'No such mailbox';
  app.clock.set('2026-12-10T03:00:00Z');
  await closeTwice();
  const failed = async () => {
    // Hours of attempts are skipped: the next one is the last, and comes at once.
    await app.context.db.withSystem((trx) =>
      sql`update pgboss.job set retry_limit = 0, start_after = now()
        where name = 'send-invoice' and data->>'tenantId' = ${tenant.tenantId} and state <> 'failed'`.execute(
        trx,
      ),
    );
    return (await invoices())[0].mails[0];
  };
  await expect
    .poll(failed, { timeout: 40_000, interval: 250 })
    .toMatchObject({ state: 'failed', on: '2026-12-10' });
  const { data } = await ask('GET', '/audit?action=mail.failed');
  expect(data.items).toMatchObject([
    { target: tenant.email, tenantId: tenant.tenantId, details: { mail: 'invoice' } },
  ]);
});
