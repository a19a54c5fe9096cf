import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { startMailServer, type MailServer } from '../../../test/servers/mail-server.ts';
import { goodPassword, makePartner, makeTenant, tenantValues, type Party } from '../../../test/parties.ts';
import { workLostMails } from '#features/accounts/lost-mails.jobs.ts';
import { composeResetMail, composeWelcomeMail } from './compose-mail.ts';
import { workMail } from './mail.jobs.ts';

let mails: MailServer;
let app: TestApp;
let partner: Party;

beforeAll(async () => {
  mails = await startMailServer();
  app = await startTestApp({
    worker: false,
    env: {
      SMTP_URL: mails.url,
      PUBLIC_URL: 'https://ocr.example.com',
      MAIL_FROM: 'desk@ocr.example.com',
      RATE_RESETS_PER_HOUR: '1000',
    },
  });
  await workMail(app.context);
  await workLostMails(app.context);
  partner = await makePartner(app);
});
afterAll(async () => {
  await app.stop();
  await mails.stop();
});

const mailsTo = (address: string) => mails.received.filter(({ to }) => to.includes(address));
/** The parts of a mail, decoded. */
function decode(raw: string): string {
  const parts = raw.split(/^--.*$/m).map((part) => {
    const [head = '', ...body] = part.split('\r\n\r\n');
    const text = body.join('\r\n\r\n');
    if (/base64/i.test(head)) return Buffer.from(text, 'base64').toString();
    if (!/quoted-printable/i.test(head)) return text;
    const bytes = text
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
    return Buffer.from(bytes, 'latin1').toString();
  });
  return parts.join('\n');
}

describe('where TLS is required', () => {
  test.each<[string, boolean, string]>([
    ['nothing goes to a server that does not offer it', false, 'EMAIL_DOES_NOT_WORK'],
    ['nothing goes to a server whose certificate is not good', true, 'EMAIL_DOES_NOT_WORK'],
  ])('%s', async (_name, offersTls, message) => {
    const seen: string[] = [];
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: offersTls ? ['AUTH'] : ['STARTTLS', 'AUTH'],
      onRcptTo: ({ address }, _session, done) => (seen.push(address), done()),
    });
    smtp.on('error', () => undefined);
    await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
    const { port } = smtp.server.address() as AddressInfo;
    const strict = await startTestApp({
      env: { SMTP_URL: `smtp://127.0.0.1:${port}`, SMTP_TLS: 'required' },
    });
    const { email } = await makePartner(strict);
    expect(await strict.call('POST', '/forgot-password', { body: { email } })).toMatchObject({
      code: 502,
      message,
    });
    expect(seen).toEqual([]);
    await strict.stop();
    await new Promise<void>((resolve) => smtp.close(() => resolve()));
  });
});

describe('over SMTP', () => {
  test("the reset mail arrives in the receiver's language, as text and HTML, and its link works", async () => {
    const tenant = await makeTenant(app, partner, { language: 'jp', contactName: '山田 <太郎>' });
    expect(
      await app.call('POST', '/forgot-password', {
        body: { email: tenant.email },
        headers: { 'accept-language': 'en' },
      }),
    ).toMatchObject({ code: 200 });
    const [mail] = mailsTo(tenant.email);
    expect(mail!.raw).toMatch(/^From: NSK_ADMIN <desk@ocr\.example\.com>\r$/m);
    expect(mail!.raw).toMatch(/^Content-Language: ja\r$/m);
    const text = decode(mail!.raw);
    expect(text).toContain('山田 <太郎> 様');
    expect(text).toContain('山田 &lt;太郎&gt; 様');
    expect(text).toContain('<html lang="ja">');
    expect(text).toContain('新しいパスワードを設定する');
    const token = /reset-password\?token=([\w-]+)/.exec(text)![1];
    const password = 'Another#Horse8';
    expect(
      await app.call('POST', '/forgot-password/reset', {
        body: { token, password, confirmPassword: password },
      }),
    ).toMatchObject({ code: 200 });
  });

  test('a refusing server is reported as EMAIL_DOES_NOT_WORK, and leaves no link behind', async () => {
    const tenant = await makeTenant(app, partner);
    mails.refusal = 'Mailbox unavailable';
    // However often: only mails that were sent are limited for an account.
    for (let refused = 0; refused < 6; refused += 1)
      expect(await app.call('POST', '/forgot-password', { body: { email: tenant.email } })).toMatchObject({
        code: 502,
        message: 'EMAIL_DOES_NOT_WORK',
      });
    mails.refusal = undefined;
    const left = await app.context.db.withSystem((trx) =>
      trx.selectFrom('password_resets').selectAll().where('user_id', '=', tenant.userId).execute(),
    );
    expect(left).toEqual([]);
    expect(await app.call('POST', '/forgot-password', { body: { email: tenant.email } })).toMatchObject({
      code: 200,
    });
  });

  test('a new tenant is welcomed in the language in which it was added, without its password; a refusal is tried again', async () => {
    const values = { ...tenantValues(), password: goodPassword };
    mails.refusal = 'Try later';
    const added = await app.call('POST', '/tenant/with-user', {
      token: partner.token,
      body: values,
      headers: { 'accept-language': 'ja' },
    });
    expect(added).toMatchObject({ code: 200 });
    await expect.poll(() => mails.refused, { timeout: 40_000 }).toContain(values.email);
    expect(mailsTo(values.email)).toEqual([]);
    mails.refusal = undefined;
    await expect.poll(() => mailsTo(values.email), { timeout: 40_000, interval: 250 }).toHaveLength(1);
    const text = decode(mailsTo(values.email)[0]!.raw);
    expect(text).toContain('アカウントを開設いたしました');
    expect(text).toContain(values.email);
    expect(text).toContain('https://ocr.example.com/login');
    expect(text).not.toContain(goodPassword);
  });

  test('a mail that is given up is in the audit log of the partner, once', async () => {
    const values = { ...tenantValues(), password: goodPassword };
    mails.refusal = 'No such mailbox';
    const added = await app.call('POST', '/tenant/with-user', { token: partner.token, body: values });
    expect(added).toMatchObject({ code: 200 });
    const lost = async () => {
      // Hours of attempts are skipped: the next one is the last, and comes at once.
      await app.context.db.withSystem((trx) =>
        sql`update pgboss.job set retry_limit = 0, start_after = now()
          where name = 'send-mail' and data->>'to' = ${values.email} and state <> 'failed'`.execute(trx),
      );
      const { data } = await app.call('GET', '/audit', {
        token: partner.token,
        query: { action: 'mail.failed' },
      });
      return data.items;
    };
    await expect.poll(lost, { timeout: 40_000, interval: 250 }).toHaveLength(1);
    mails.refusal = undefined;
    expect((await lost())[0]).toMatchObject({
      target: values.email,
      tenantId: added.data.id,
      companyName: values.companyName,
      details: { mail: 'welcome' },
    });
    expect(mailsTo(values.email)).toEqual([]);
  });

  test('a notice without what happened is no mail of another kind: its job fails', async () => {
    const to = 'incomplete@example.com';
    const { context } = app;
    const notice = { mail: 'passwordChanged', language: 'en', to, name: 'Ann', tenantId: null } as const;
    await context.db.withSystem((trx) =>
      context.jobs.send(trx, 'send-mail', { ...notice, partnerId: partner.partnerId } as never),
    );
    const failed = () =>
      context.db.withSystem((trx) =>
        sql`select id from pgboss.job where name = 'send-mail' and data->>'to' = ${to} and output is not null`.execute(
          trx,
        ),
      );
    await expect.poll(async () => (await failed()).rows, { timeout: 40_000 }).toHaveLength(1);
    expect(mailsTo(to)).toEqual([]);
  });

  test('a refused addition sends nothing', async () => {
    const values = { ...tenantValues(), password: goodPassword, email: partner.email };
    expect(await app.call('POST', '/tenant/with-user', { token: partner.token, body: values })).toMatchObject(
      { code: 409 },
    );
    const queued = await app.context.db.withSystem((trx) =>
      sql`select data from pgboss.job where name = 'send-mail' and data->>'to' = ${partner.email}`.execute(
        trx,
      ),
    );
    expect(queued.rows).toEqual([]);
  });
});

describe('the words', () => {
  const base = {
    to: 'a@example.com',
    name: 'Ann\r\nBcc: x@example.com',
    link: 'https://h/x?a=1&b="2"',
    appName: 'A&B',
    companyName: 'C<D',
    partnerName: 'E<F',
  };

  test.each(['en', 'jp'] as const)(
    'of both mails are whole in %s, and everything from outside is escaped',
    (language) => {
      for (const mail of [
        composeResetMail({ ...base, language }),
        composeWelcomeMail({ ...base, language }),
      ]) {
        expect(mail.subject).toContain('A&B');
        expect(mail.text).toContain(base.link);
        expect(mail.html).toContain('A&amp;B');
        expect(mail.html).toContain('href="https://h/x?a=1&amp;b=&quot;2&quot;"');
        expect(mail.html).not.toContain('b="2"');
        expect(mail.text).toContain('C<D');
        expect(mail.text.slice(-80)).toContain('E<F');
        expect(mail.html).toContain('C&lt;D');
        expect(mail.html).toContain('E&lt;F');
        expect(`${mail.text}${mail.html}`).not.toMatch(/undefined|\[object/);
      }
    },
  );
});
