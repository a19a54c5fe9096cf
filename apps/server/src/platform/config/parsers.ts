import { isIP } from 'node:net';
import { maxKeyIdLength, type StorageKey } from '#platform/encryption/storage-keys.ts';
import { isEmail, isPasswordAllowed } from '@ocr/contract';

/** Turns one variable's text into its value, or throws an Error whose message completes the sentence "NAME …". */
export type Parser<T> = (text: string) => T;

/** Parses a whole number within limits, both included. */
export function integer(least: number, most: number): Parser<number> {
  return (text) => {
    const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    if (!(value >= least && value <= most))
      throw new Error(`must be a whole number from ${least} to ${most}`);
    return value;
  };
}

/** Whole numbers from 1, separated by commas; `none` for an empty list. */
export function integers(most: number): Parser<readonly number[]> {
  return (text) => {
    if (text.trim() === 'none') return [];
    const values = text.split(',').map((part) => part.trim());
    if (!values.every((value) => /^\d{1,6}$/.test(value) && Number(value) >= 1 && Number(value) <= most))
      throw new Error(`must be whole numbers from 1 to ${most}, parted by commas, or none`);
    return values.map(Number);
  };
}

/** Parses one of the given words. */
export function oneOf<const T extends string>(...choices: readonly T[]): Parser<T> {
  return (text) => {
    const found = choices.find((choice) => choice === text);
    if (found === undefined) throw new Error(`must be ${choices.join(', ').replace(/, ([^,]*)$/, ' or $1')}`);
    return found;
  };
}

export const switchOnOff: Parser<boolean> = (text) => {
  if (['1', 'true'].includes(text)) return true;
  if (['0', 'false'].includes(text)) return false;
  throw new Error('must be 1 or 0');
};

/** Keeps the address as it was written: it may carry a password that `URL` would encode differently. */
export function address(...schemes: readonly string[]): Parser<string> {
  const shown = schemes.map((scheme) => `${scheme}://`).join(' or ');
  return (text) => {
    const scheme = schemes.find((candidate) => text.startsWith(`${candidate}://`));
    if (scheme === undefined || !URL.canParse(text))
      throw new Error(`must be an address that starts with ${shown}`);
    return text;
  };
}

/** A web address without query; a final slash is dropped, so that paths can be added. */
export const webAddress: Parser<string> = (text) => {
  const url = new URL(address('http', 'https')(text));
  if (url.search || url.hash || url.username)
    throw new Error('must be a plain web address without query or user');
  return url.href.replace(/\/+$/, '');
};

export const bucketAddress: Parser<string> = (text) => {
  const url = new URL(address('s3')(text));
  if (!url.hostname) throw new Error('must name a bucket, as in s3://bucket/prefix');
  return text;
};

export const plainText: Parser<string> = (text) => text;

export const emailAddress: Parser<string> = (text) => {
  if (!isEmail(text)) throw new Error('must be an e-mail address');
  return text;
};

export const password: Parser<string> = (text) => {
  if (!isPasswordAllowed(text)) {
    throw new Error('must have 8 to 128 characters with lower case, upper case, a digit and one of !@#$%^&*');
  }
  return text;
};

export const secret: Parser<string> = (text) => {
  if (text.length < 32) throw new Error('must have at least 32 characters');
  return text;
};

export const passphrase: Parser<string> = (text) => {
  if (text.length < 16) throw new Error('must have at least 16 characters');
  return text;
};

/** `name:key` pairs, the newest first; each key 32 bytes as base64. */
export const storageKeys: Parser<readonly StorageKey[]> = (text) => {
  const keys = splitList(text).map((pair) => {
    const [, id = '', key = ''] = /^([a-z0-9][a-z0-9-]*):([A-Za-z0-9+/]{43}=)$/.exec(pair) ?? [];
    return { id, bytes: Buffer.from(key, 'base64') };
  });
  const ids = new Set(keys.map(({ id }) => id));
  const isKey = ({ id, bytes }: StorageKey) =>
    id !== '' && id.length <= maxKeyIdLength && bytes.length === 32;
  if (keys.length === 0 || ids.size < keys.length || !keys.every(isKey))
    throw new Error(
      `must be name:key pairs, parted by commas, the newest first: names of up to ${maxKeyIdLength} small letters, digits and hyphens, each once, keys of 32 bytes as base64 (openssl rand -base64 32)`,
    );
  return keys;
};

/** The parts of the server that this process runs. */
export interface Processes {
  readonly api: boolean;
  readonly worker: boolean;
}

export const processes: Parser<Processes> = (text) => {
  const names = splitList(text);
  if (names.length === 0 || names.some((name) => !['api', 'worker'].includes(name))) {
    throw new Error('must be api, worker or api,worker');
  }
  return { api: names.includes('api'), worker: names.includes('worker') };
};

/** As Fastify takes it: no proxy, a number of proxies, or proxies with these addresses. Trusting every sender is not possible. */
export type TrustProxy = false | number | readonly string[];

export const trustProxy: Parser<TrustProxy> = (text) => {
  if (/^\d{1,2}$/.test(text)) return Number(text) || false;
  const names = splitList(text);
  if (names.length > 0 && names.every(isProxyAddress)) return names;
  throw new Error('must be 0, the number of proxies, or their addresses (10.0.0.0/8,loopback)');
};

function isProxyAddress(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [ip = '', bits, ...rest] = text.split('/');
  const width = isIP(ip) === 6 ? 128 : 32;
  return (
    isIP(ip) > 0 &&
    rest.length === 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= width))
  );
}

function splitList(text: string): string[] {
  return text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}
