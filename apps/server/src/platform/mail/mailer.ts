import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cleanLine } from '@ocr/contract';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Config } from '#platform/config/index.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { newId } from '#platform/database/ids.ts';
import type { Log } from '#platform/log/log.ts';

/** A mail, worded. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** A language tag (`en`, `ja`). */
  readonly language: string;
  /** The address of the mail's link. */
  readonly link: string;
  /** Files that go with it. */
  readonly attachments?: readonly {
    readonly name: string;
    readonly type: string;
    readonly content: Buffer;
  }[];
  /** The same for every attempt to send the same mail. */
  readonly id?: string;
}
export interface Mailer {
  /** Throws when the mail server cannot be reached or refuses. */
  send(mail: Mail): Promise<void>;
}

// A mail server that says nothing must not hold a call: the caller waits for these at most.
const timeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  dnsTimeout: 5_000,
};

/** Sends over `SMTP_URL`; without one, writes `.eml` files to `DATA_DIR/mail` and logs their links. */
export function createMailer(config: Config, { log, clock }: { log: Log; clock: Clock }): Mailer {
  const { smtpUrl } = config.mail;
  return smtpUrl === undefined ? createFileMailer(config, { log, clock }) : createSmtpMailer(config, smtpUrl);
}

function createSmtpMailer(config: Config, smtpUrl: string): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    ...timeouts,
    // Over `smtps://` there is nothing to require.
    requireTLS: config.mail.requireTls && smtpUrl.startsWith('smtp:'),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      await transport.sendMail(toMessage(config, mail));
    },
  };
}

function createFileMailer(config: Config, { log, clock }: { log: Log; clock: Clock }): Mailer {
  const folder = join(config.dataDir, 'mail');
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const plain = toMessage(config, mail);
      const { message } = await transport.sendMail({
        ...plain,
        date: clock.now(),
        // Bodies are encoded; this header shows the address in plain text.
        headers: { ...plain.headers, 'X-Link': mail.link },
      });
      const name = `${clock.now().toISOString().replaceAll(':', '-')}-${newId().slice(-12)}.eml`;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // Renamed once it is complete, so that a program watching the folder never reads a partial email.
      // oxlint-disable-next-line typescript/consistent-type-assertions -- the stream transport is set to buffers
      await writeFile(join(folder, `.${name}`), message as Buffer, { mode: 0o600 });
      await rename(join(folder, `.${name}`), join(folder, name));
      log.info({ to: mail.to, link: mail.link, file: join('mail', name) }, 'A mail was written');
    },
  };
}

function toMessage(config: Config, mail: Mail) {
  const { from } = config.mail;
  return {
    from: { name: cleanLine(config.appName), address: from },
    to: { name: '', address: mail.to },
    subject: cleanLine(mail.subject),
    text: mail.text,
    html: mail.html,
    headers: { 'Content-Language': mail.language, 'Auto-Submitted': 'auto-generated' },
    attachments: (mail.attachments ?? []).map(({ name, type, content }) => ({
      filename: cleanLine(name),
      contentType: type,
      content,
    })),
    ...(mail.id !== undefined && { messageId: `<${mail.id}@${from.slice(from.indexOf('@') + 1)}>` }),
  } satisfies SendMailOptions;
}
