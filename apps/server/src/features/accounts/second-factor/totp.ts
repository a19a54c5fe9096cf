import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';

// What every authenticator app takes: RFC 6238 with its defaults. A clock may be 30 seconds wrong.
const periodSeconds = 30;
const rules = { algorithm: 'SHA1', digits: 6, period: periodSeconds } as const;
const window = 1;

/** A new secret of 160 bits, in base32. */
export function makeTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** What an authenticator app reads, as an address and as the picture of it. */
export function describeTotp(secret: string, { issuer, account }: { issuer: string; account: string }) {
  const address = new TOTP({
    ...rules,
    secret: Secret.fromBase32(secret),
    issuer,
    label: account,
  }).toString();
  return { secret, address, qrCode: renderSVG(address, { border: 2 }) };
}

/** The period of 30 seconds (counted from 1970) whose code this is, if it is now, the one before or the one after. */
export function findTotpStep(secret: string, code: string, at: Date): number | undefined {
  const totp = new TOTP({ ...rules, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code, timestamp: at.getTime(), window });
  return delta === null ? undefined : totp.counter({ timestamp: at.getTime() }) + delta;
}
