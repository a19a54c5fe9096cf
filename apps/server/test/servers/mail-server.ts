import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly to: string[];
  /** As received, including the headers. */
  readonly raw: string;
}

/** A mail server of the tests, on a free port: keeps what it takes, and refuses recipients while a refusal is set. */
export interface MailServer {
  readonly url: string;
  received: ReceivedMail[];
  /** What the server answers to a recipient; undefined takes the mail. */
  refusal: string | undefined;
  /** The recipients that were refused, each time. */
  readonly refused: string[];
  stop(): Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, done) {
      if (mails.refusal === undefined) return done();
      mails.refused.push(address);
      done(new Error(mails.refusal));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        mails.received.push({ to, raw: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const mails: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    received: [],
    refusal: undefined,
    refused: [],
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return mails;
}
