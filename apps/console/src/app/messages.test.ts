import { readFileSync } from 'node:fs';
import { resultCodes } from '@ocr/contract/codes';
import { expect, test, vi } from 'vitest';
import { MemoryStorage } from '#lib/testing/memory-storage.ts';

vi.stubGlobal('localStorage', new MemoryStorage());
const { en: auth } = await import('#features/accounts/sign-in/messages.en.ts');
const { jp: authJp } = await import('#features/accounts/sign-in/messages.jp.ts');
const { en: profile } = await import('#features/accounts/profile/messages.en.ts');
const { jp: profileJp } = await import('#features/accounts/profile/messages.jp.ts');
const { en: requests } = await import('#features/requests/messages.en.ts');
const { jp: requestsJp } = await import('#features/requests/messages.jp.ts');
const { en: submit } = await import('#features/requests/submit/messages.en.ts');
const { jp: submitJp } = await import('#features/requests/submit/messages.jp.ts');
const { en: signedIn } = await import('#lib/i18n/signed-in.en.ts');
const { jp: signedInJp } = await import('#lib/i18n/signed-in.jp.ts');
const { en: common } = await import('#lib/i18n/common.en.ts');
const { jp: commonJp } = await import('#lib/i18n/common.jp.ts');

/** Every message that the specification words, to the letter; `{n}` is any number. */
const specified = [
  'Your email address or password is incorrect',
  'Email address does not exist.',
  'Email address does not exist in the system!',
  'Current password is incorrect',
  'Current password is not correct!',
  'Email address already exists in the system!',
  'Company Name already exists in the system!',
  'Password must have at least 8 characters including lowercase letters, uppercase letters, numbers and special characters!',
  'Incorrect password format',
  'The password confirmation does not match',
  'New password does not match!',
  'The new password cannot be the same as the old password!',
  'Incorrect mail format!',
  'This is required field!',
  'Please enter your phone number correctly',
  'Files with invalid format or size detected',
  'New value must be greater than current value!',
  'Update profile fail',
  'Failed!',
  'Error! Too many pages detected.',
  'Error! Limit exceeded, available page limit = {n}',
  'Your request is currently exceeding limit! Please contact admin to adjust limit.',
  'This function is no longer available. Please contact Admin for assistance or renewal.',
  'Access Expired',
  'Export excel fail',
  'Get data fail',
  'Get data success',
  'Invalid excel file',
  'Reset password link is sent to your email address. Please check your inbox (or spam folder) to reset your password.',
  'Password is reset successfully!',
  'Update profile success',
  'Successful!',
  'Loading chunk {n} failed',
  'Loading CSS chunk {n} failed',
  'Page not found',
  'Display {n} - {n}/{n}',
];
const specifiedCodes = [
  'SUCCESS',
  'FAILED',
  'EMAIL_DOES_NOT_EXISTED',
  'PASSWORD_NOT_MATCH',
  'USER_NOT_FOUND',
  'EMAIL_EXISTED',
  'BLOCK_ACCOUNT',
  'EMAIL_DOES_NOT_WORK',
  'TOKEN_NOT_FOUND',
  'USER_NOT_PERMISSION',
  'OLD_PASSWORD_NOT_MATCH',
  'PASSWORD_VS_CURRENT_PASSWORD',
  'TOKEN_INVALID',
  'TOKEN_EXPIRED',
  'VALIDATION_NEW_PASSWORD_AND_OLD_PASSWORD',
  'UNAUTHORIZED',
  'REQUEST_CHANGE_PASSWORD',
  'ACCOUNT_NOT_ACTIVATED',
  'NOT_FOUND',
  'USERNAME_PASSWORD_NOT_MATCH',
  'Invalid excel file',
] as const;

const english = flatten({ auth, profile, requests, submit, common, signedIn });
const japanese = flatten({
  auth: authJp,
  profile: profileJp,
  requests: requestsJp,
  submit: submitJp,
  common: commonJp,
  signedIn: signedInJp,
});
const table = readFileSync(new URL('../../../../docs/messages.md', import.meta.url), 'utf8');

/** The texts of nested words by their path; functions are given `{n}` for everything. */
function flatten(words: object, path = ''): Map<string, string> {
  return new Map(
    Object.entries(words).flatMap(([key, value]): (readonly [string, string])[] => {
      const here = `${path}.${key}`;
      if (typeof value === 'string') return [[here, value]];
      if (typeof value === 'function') return [[here, String(value(...Array<string>(6).fill('{n}')))]];
      return [...flatten(value as object, here)];
    }),
  );
}

test.each(specified)('“%s” is shown, has Japanese words and is in the table of messages', (message) => {
  const paths = [...english].filter(([, text]) => text === message).map(([path]) => path);
  expect(paths).not.toEqual([]);
  for (const path of paths) {
    const translated = japanese.get(path) ?? '';
    // Numbers in their frame need no words.
    expect(translated).toMatch(message.startsWith('Display') ? /\{n\}/ : /[ぁ-んァ-ヶ一-龠]/);
    expect(table).toContain(`| ${message} | ${translated} |`);
  }
});

test.each(specifiedCodes)('%s is a result code with words in both languages, in the table', (code) => {
  expect(resultCodes).toContain(code);
  expect({ ...common.codes, ...signedIn.codes }[code]).not.toBe('');
  expect({ ...commonJp.codes, ...signedInJp.codes }[code]).toMatch(/[ぁ-んァ-ヶ一-龠]/);
  expect(table).toContain(`| ${code} |`);
});

/** The rows of the table: each code and each message in both languages, as its last two cells. */
const rows = table
  .split('\n')
  .filter((line) => /^\| (?!---|code|reached)/i.test(line))
  .map((line) => line.slice(2, -2).split(' | '))
  .map((cells) => [cells[0]!, cells.at(-2)!, cells.at(-1)!] as const);

test.each(rows)('%s: “%s” has the Japanese words of the table', (_name, message, translated) => {
  const pairs = [...english].map(([path, text]) => [text, japanese.get(path)]);
  expect(pairs).toContainEqual([message, translated]);
});
