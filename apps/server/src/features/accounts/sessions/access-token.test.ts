import { expect, test } from 'vitest';
import { createTokenVerifier, makeTokenId, signAccessToken } from './access-token.ts';
import type { SigningKey } from './signing-keys.ts';

const start = new Date('2026-11-01T00:00:00.500Z');
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const subject = {
  userId: 'u',
  username: 'jo@example.com',
  name: 'Jo',
  roleName: 'TENANT',
  tenantId: 't',
} as const;

/** Keys that can be taken away or exchanged, and who asked for them. */
function makeKeys(...initial: SigningKey[]) {
  const state = { keys: initial, asked: 0 };
  return {
    state,
    getCurrent: async () => state.keys[0]!,
    find: async (id: string) => ((state.asked += 1), state.keys.find((key) => key.id === id)),
  };
}
const key = (id: string, letter: string): SigningKey => ({ id, secret: Buffer.alloc(32, letter) });

async function sign(keys: ReturnType<typeof makeKeys>) {
  const { tokenId } = makeTokenId();
  const token = await signAccessToken(keys, { subject, tokenId, issuedAt: start, expiresAt: later(60) });
  return { token, tokenId };
}

test('a verified token stays valid until it expires', async () => {
  const keys = makeKeys(key('1', 'a'));
  const { token, tokenId } = await sign(keys);
  const verify = createTokenVerifier(keys);
  for (const seconds of [0, 1, 58]) expect(await verify(token, later(seconds))).toBe(tokenId);
  expect(keys.state.asked).toBe(3);
  await expect(verify(token, later(60))).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' });
  // As one that is seen for the first time then.
  await expect(createTokenVerifier(keys)(token, later(60))).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' });
});

test.each([
  ['gone', []],
  ['another under the same id', [key('1', 'b')]],
])('a token that was found to be ours is not when its key is %s', async (_what, left) => {
  const keys = makeKeys(key('1', 'a'));
  const { token } = await sign(keys);
  const verify = createTokenVerifier(keys);
  await verify(token, start);
  keys.state.keys = left;
  await expect(verify(token, start)).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
  await expect(verify(token, start)).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
});

test('more tokens than are remembered are verified nevertheless', async () => {
  const keys = makeKeys(key('1', 'a'));
  const verify = createTokenVerifier(keys);
  const signed = await Promise.all(Array.from({ length: 1002 }, () => sign(keys)));
  for (const { token, tokenId } of [...signed, ...signed.slice(0, 3)])
    expect(await verify(token, start)).toBe(tokenId);
  const { token } = signed[0]!;
  await expect(verify(`${token.slice(0, -2)}xx`, start)).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
});
