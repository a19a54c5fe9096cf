import { expect, it } from 'vitest';
import { decodeToken } from './token.ts';

const tokenOf = (claims: unknown) => `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;

it('reads claims in any script', () => {
  expect(decodeToken(tokenOf({ name: '髙橋 𠮷子', roleId: 2 }))).toMatchObject({
    name: '髙橋 𠮷子',
    roleId: 2,
  });
});

it.each(['', 'x', 'a.b.c', 'a.!!.c', tokenOf('text'), tokenOf(null)])('takes %j for no token', (token) => {
  expect(decodeToken(token)).toBeUndefined();
});
