import { readFileSync } from 'node:fs';

let common: ReadonlySet<string> | undefined;

/**
 * Whether a password is one of the 10,000 commonest, in any case.
 * The list is the head of zxcvbn 4.4.2's (MIT, Dan Wheeler and Dropbox), counted from leaked accounts.
 */
export function isCommonPassword(password: string): boolean {
  common ??= new Set(
    readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
      .split('\n')
      .filter((line) => line !== ''),
  );
  return common.has(password.toLowerCase());
}
