import { parseCookie, stringifySetCookie } from 'cookie';
import type { Config } from '#platform/config/index.ts';

/** Where a call comes from, according to its sender. */
export interface Client {
  readonly address: string;
  /** Cut to a length that a browser never reaches; empty where none was sent. */
  readonly userAgent: string;
  /** What the browser was given when it first signed in; see `known-devices.store.ts`. */
  readonly deviceToken: string | undefined;
}

const maxUserAgent = 400;
const cookieDays = 400;

interface Sender {
  readonly ip: string;
  readonly headers: { readonly cookie?: string | undefined; readonly 'user-agent'?: string | undefined };
}

/** Address, browser and known device of a call's sender. */
export function readClient(config: Config, request: Sender): Client {
  const { [cookieName(config)]: deviceToken } = parseCookie(request.headers.cookie ?? '');
  return {
    address: request.ip.replace(/^::ffff:(?=\d+\.)/i, ''),
    userAgent: cleanUserAgent(request.headers['user-agent']),
    deviceToken,
  };
}

/** The header that sets the device cookie. Scripts cannot read the cookie, and it does not sign anybody in. */
export function deviceCookie(config: Config, deviceToken: string): string {
  return stringifySetCookie({
    name: cookieName(config),
    value: deviceToken,
    httpOnly: true,
    secure: isSecure(config),
    sameSite: 'strict',
    path: '/',
    maxAge: cookieDays * 86_400,
  });
}

const isSecure = (config: Config): boolean => config.publicUrl.startsWith('https:');

/** The prefix makes browsers refuse the cookie from anywhere but this very host, over https. */
function cookieName(config: Config): string {
  return isSecure(config) ? '__Host-device' : 'device';
}

function cleanUserAgent(userAgent = ''): string {
  return userAgent.replace(/[^\u0020-\u007e]/g, '').slice(0, maxUserAgent);
}
