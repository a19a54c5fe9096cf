import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';

const page = '<!doctype html><title>The console</title>';
const script = 'console.log("the console");'.repeat(100);
let app: TestApp;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ocr-console-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), page);
  await writeFile(join(folder, 'index.html.br'), brotliCompressSync(page));
  await writeFile(join(folder, 'assets', 'main-1a2b.js'), script);
  await writeFile(join(folder, 'assets', 'main-1a2b.js.br'), brotliCompressSync(script));
  app = await startTestApp({ consoleDir: folder });
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('paths outside the console', () => {
  test.each([
    ['GET', '/api/x'],
    ['GET', '/api'],
    ['GET', '/api/'],
    ['GET', '/api/tenant/x/y/z'],
    ['GET', '/api/x.js'],
    ['POST', '/api/x'],
    ['DELETE', '/api/request'],
  ] as const)('an unknown call %s %s is answered so in the envelope', async (method, url) => {
    const answer = await app.app.inject({ method, url });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toContain('application/json');
    expect(answer.json()).toEqual({ data: null, status: { code: 404, message: 'NOT_FOUND' } });
  });

  test.each(['/api/x', '/api'])('HEAD %s is 404, without a body', async (url) => {
    const answer = await app.app.inject({ method: 'HEAD', url });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toContain('application/json');
    expect(answer.body).toBe('');
  });
});

test.each([
  ['/%', 400, 'no-store'],
  ['/api/%ff', 400, 'no-store'],
  ['/api/x', 404, 'no-store'],
  ['/assets/other.js', 404, 'no-store'],
  ['/', 200, 'no-cache'],
  ['/assets/main-1a2b.js', 200, 'public, max-age=31536000, immutable'],
])('%s is answered %i with the security headers, and says %s', async (url, code, cached) => {
  const { statusCode, headers } = await app.app.inject({ url });
  expect(statusCode).toBe(code);
  expect(headers).toMatchObject({
    'x-frame-options': 'DENY',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    'cache-control': cached,
    'x-request-id': expect.any(String),
  });
});

describe('the console', () => {
  test.each([undefined, 'identity', 'gzip, br', 'br;q=0, gzip;q=0', '*;q=0'])(
    'is answered at its paths to a client that accepts the encodings %s',
    async (accepted) => {
      const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
      for (const url of ['/', '/?a=1', '/login', '/usage', '/requests/123/files/4', '/apiary']) {
        for (const method of ['GET', 'HEAD'] as const) {
          const answer = await app.app.inject({ method, url, headers });
          expect(answer.statusCode, `${method} ${url}`).toBe(200);
          expect(answer.headers['content-type']).toContain('text/html');
          expect(answer.body).toBe(method === 'GET' ? page : '');
        }
      }
    },
  );

  test('has its files compressed to who understands it, plain to others, and none that is not there', async () => {
    const url = '/assets/main-1a2b.js';
    const plain = await app.app.inject({ url });
    expect(plain.body).toBe(script);
    expect(plain.headers['cache-control']).toContain('immutable');
    const packed = await app.app.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.headers['content-type']).toContain('javascript');
    for (const missing of [
      '/assets/other.js',
      '/assets/..%2f..%2fpackage.json',
      '/..%2f..%2f..%2fetc/passwd.txt',
    ]) {
      const answer = await app.app.inject({ url: missing });
      expect(answer.statusCode, missing).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode, missing).toBeLessThan(500);
    }
  });
});
