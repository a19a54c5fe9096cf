import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';

const url = '/api/openapi.json';
let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.stop());

test.each([
  ['gzip', gunzipSync],
  ['br', brotliDecompressSync],
])('a long answer goes compressed by %s to who understands it', async (encoding, decompress) => {
  const plain = await app.app.inject({ url });
  expect(plain.headers['content-encoding']).toBeUndefined();
  const packed = await app.app.inject({ url, headers: { 'accept-encoding': encoding } });
  expect(packed.headers['content-encoding']).toBe(encoding);
  expect(packed.headers['vary']).toContain('accept-encoding');
  expect(packed.headers['cache-control']).toBe(plain.headers['cache-control']);
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
  expect(decompress(packed.rawPayload).toString()).toBe(plain.body);
});

test('a short answer goes as it is', async () => {
  const answer = await app.app.inject({ url: '/api/config', headers: { 'accept-encoding': 'gzip' } });
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(answer.json()).toMatchObject({ status: { code: 200 } });
});

test('a compressed body is not inflated, however small it arrives', async () => {
  const bomb = gzipSync(JSON.stringify({ email: 'a@example.com', password: 'x'.repeat(50_000_000) }));
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
  const answer = await app.app.inject({ method: 'POST', url: '/api/auth/login', headers, payload: bomb });
  expect(answer.statusCode).toBe(400);
});
