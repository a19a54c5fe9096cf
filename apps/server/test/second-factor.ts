import { Secret, TOTP } from 'otpauth';
import type { TestApp } from './app.ts';
import { goodPassword } from './parties.ts';

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
