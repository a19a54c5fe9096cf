import { Secret, TOTP } from 'otpauth';
import type { TestApp } from './app.ts';
import { goodPassword, makeTenant, type Party } from './parties.ts';

/** The code that an authenticator app shows at the test's time, or some periods of 30 seconds later. */
export function codeOf(app: TestApp, secret: string, periods = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return totp.generate({ timestamp: app.clock.now().getTime() + periods * 30_000 });
}

/** Sets up an authenticator app for a signed-in user. The code of this moment is spent with it. */
export async function addTotp(
  app: TestApp,
  token: string,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const body = { password: goodPassword };
  const { data } = await app.call('POST', '/user/second-factor/totp', { token, body });
  const confirmed = await app.call('POST', '/user/second-factor/totp/confirm', {
    token,
    body: { code: codeOf(app, data.secret) },
  });
  if (confirmed.code !== 200) throw new Error(`The second factor was refused: ${confirmed.message}`);
  return { secret: data.secret, recoveryCodes: confirmed.data.recoveryCodes };
}

/**
 * The calls that tests of the second factor make, and a tenant who has one.
 * @param made the application and its partner once they are there
 */
export function secondFactorCalls(made: () => { app: TestApp; partner: Party }) {
  const login = (email: string, password = goodPassword, more: object = {}) =>
    made().app.call('POST', '/auth/login', { body: { email, password, ...more } });
  const step = (ticket: string, code: string) =>
    made().app.call('POST', '/auth/second-factor', { body: { ticket, code } });
  const ticketOf = async (email: string, password?: string): Promise<string> =>
    (await login(email, password)).data.secondFactor.ticket;
  const status = async (token: string) =>
    (await made().app.call('GET', '/user/second-factor', { token })).data;
  const me = (token: string) => made().app.call('GET', '/user/me', { token });
  /** The kinds of mail that wait for an address. */
  const mailsTo = async (email: string): Promise<string[]> => {
    const { rows } = await made().app.context.db.pool.query<{ mail: string }>(
      `select data->>'mail' as mail from pgboss.job where name = 'send-mail' and data->>'to' = $1 order by created_on`,
      [email],
    );
    return rows.map(({ mail }) => mail);
  };
  const makeGuarded = async () => {
    const { app, partner } = made();
    const tenant = await makeTenant(app, partner);
    const factor = await addTotp(app, tenant.token);
    // The next code is another one.
    app.clock.advance(30_000);
    return { ...tenant, ...factor };
  };
  return { login, step, ticketOf, status, me, mailsTo, makeGuarded };
}
