import { expect, test } from 'vitest';
import { AppError, CredentialsError } from '#platform/errors/app-error.ts';
import { statusOf } from './status-codes.ts';

test('a refused access token is a 401, a refused link with the same code is not', () => {
  expect(statusOf(new CredentialsError('TOKEN_EXPIRED'))).toBe(401);
  expect(statusOf(new AppError('TOKEN_EXPIRED'))).toBe(400);
});
