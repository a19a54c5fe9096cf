import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { createMetricsServer, isLoopback } from './metrics.routes.ts';

const token = 'a-token-of-at-least-thirty-two-characters';
const url = '/api/metrics';
let open: TestApp;
let guarded: TestApp;
let apart: TestApp;

beforeAll(async () => {
  open = await startTestApp();
  guarded = await startTestApp({ env: { METRICS_TOKEN: token } });
  apart = await startTestApp({ env: { METRICS_PORT: '9464' } });
});
afterAll(() => Promise.all([open.stop(), guarded.stop(), apart.stop()]));

describe('the metrics without a token', () => {
  test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('answer this machine: %s', async (remoteAddress) => {
    const answer = await open.app.inject({ url, remoteAddress });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('process_cpu_seconds_total');
  });

  test.each<[string, string, Record<string, string>]>([
    ['another machine', '198.51.100.7', {}],
    ['another machine over IPv6', '2001:db8::1', {}],
    ['a proxy on this machine', '127.0.0.1', { 'x-forwarded-for': '198.51.100.7' }],
    ['a proxy that says so otherwise', '127.0.0.1', { forwarded: 'for=198.51.100.7' }],
  ])('refuse %s', async (_name, remoteAddress, headers) => {
    const answer = await open.app.inject({ url, remoteAddress, headers });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ status: { message: 'USER_NOT_PERMISSION' } });
    expect(answer.body).not.toContain('process_');
  });
});

describe('the metrics with a token', () => {
  const ask = (authorization?: string) =>
    guarded.app.inject({
      url,
      remoteAddress: '198.51.100.7',
      headers: authorization === undefined ? {} : { authorization },
    });
  test('answer who sends it, from anywhere', async () => {
    expect((await ask(`Bearer ${token}`)).statusCode).toBe(200);
  });

  test.each([undefined, 'Bearer x', `Bearer ${token}x`, `Basic ${token}`, 'Bearer '])(
    'refuse %s',
    async (authorization) => {
      const answer = await ask(authorization);
      expect(answer.statusCode).toBe(401);
      expect(answer.body).not.toContain('process_');
    },
  );

  test('refuse this machine without it, too', async () => {
    expect((await guarded.app.inject({ url, remoteAddress: '127.0.0.1' })).statusCode).toBe(401);
  });
});

test('the metrics on a port of their own are nowhere else', async () => {
  expect((await apart.app.inject({ url, remoteAddress: '127.0.0.1' })).statusCode).toBe(404);
  const server = createMetricsServer(apart.context);
  const answer = await server.inject({ url: '/metrics', remoteAddress: '10.0.0.7' });
  expect(answer.body).toContain('ocr_queue_jobs');
  expect((await server.inject({ url: '/api/config' })).statusCode).toBe(404);
  await server.close();
  const both = createMetricsServer(guarded.context);
  expect((await both.inject({ url: '/metrics' })).statusCode).toBe(401);
  expect(
    (await both.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } })).statusCode,
  ).toBe(200);
  await both.close();
});

test('addresses of this machine are distinguished from similar ones', () => {
  expect(['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1'].map(isLoopback)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(['', '10.0.0.1', '127.0.0.1.example.com', '::2', 'fe80::1%lo'].map(isLoopback)).toEqual(
    Array.from({ length: 5 }, () => false),
  );
});
