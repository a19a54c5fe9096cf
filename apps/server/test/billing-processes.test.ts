import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { blankPdf } from '@ocr/specimens';
import type { PoolConfig } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from './app.ts';
import { formOf, makeTemplate, usageOf } from './documents.ts';
import { meter } from './metering.ts';
import { makePartner, makeTenant, openSession, type Party } from './parties.ts';
import { startProduct, type Product } from './product.ts';

let app: TestApp;
let partner: Party;

beforeAll(async () => {
  app = await startTestApp({ now: new Date().toISOString() });
  partner = await makePartner(app);
});
afterAll(() => app.stop());

/** A database as `DATABASE_URL` names it. */
function urlOf({ connectionString, host, port, user, database }: PoolConfig): string {
  if (connectionString !== undefined) return connectionString;
  return `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host!)}`;
}

describe('two servers on one database', { timeout: 240_000 }, () => {
  let dataDir: string;
  let servers: Product[] = [];
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'ocr-servers-'));
    // Documents of the two lie apart: none of them is read here.
    const env = { DATABASE_URL: urlOf(app.database.owner), PROCESSES: 'api' };
    servers = await Promise.all(
      ['one', 'two'].map((name) => startProduct({ ...env, DATA_DIR: join(dataDir, name) })),
    );
  }, 240_000);
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
    await rm(dataDir, { recursive: true, force: true });
  });

  const put = async (body: object) =>
    app.call('PUT', '/settings', { token: await openSession(app, partner), body });
  const post = (server: Product, token: string, templateId: string, headers?: Record<string, string>) =>
    server.call(
      'POST',
      '/request',
      token,
      formOf({ templateId }, [{ name: 'a.pdf', bytes: blankPdf(3) }]),
      headers,
    );

  test('never accept more than the limit together, whatever comes to which at once', async () => {
    await put({ effective: 'current', pagesPerBlock: 10 });
    const tenant = await makeTenant(app, partner, { blockLimit: 2 });
    const templateId = await makeTemplate(app, tenant);
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, index) => post(servers[index % 2]!, tenant.token, templateId)),
    );
    const messages = answers.map((answer) => answer.status.message).toSorted();
    expect(messages).toEqual([...Array(10).fill('PAGE_LIMIT_EXCEEDED'), ...Array(6).fill('SUCCESS')]);
    expect(await usageOf(app, tenant)).toEqual({
      pagesUsed: 0,
      pagesReserved: 18,
      requestCount: 6,
      pagesAvailable: 2,
    });
    const numbers = answers.flatMap(({ data }) => (data === null ? [] : [data.number as string]));
    expect(numbers.toSorted()).toEqual(Array.from({ length: 6 }, (_, index) => `OCR-00000${index + 1}`));
  });

  test('take a submission that is sent to both with one key as one', async () => {
    const tenant = await makeTenant(app, partner, { blockLimit: 2 });
    const templateId = await makeTemplate(app, tenant);
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const answers = await Promise.all(
      [0, 1, 0, 1].map((index) => post(servers[index]!, tenant.token, templateId, headers)),
    );
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect(await usageOf(app, tenant)).toMatchObject({ pagesReserved: 3, requestCount: 1 });
  });
});

describe('several processes that close months at once', { timeout: 240_000 }, () => {
  let past: TestApp;
  beforeAll(async () => {
    past = await startTestApp({ now: '2026-09-10T03:00:00Z' });
  });
  afterAll(() => past.stop());

  test('make every invoice once, numbered without gaps, over several months', async () => {
    const own = await makePartner(past);
    const tenants = await Promise.all(Array.from({ length: 30 }, () => makeTenant(past, own)));
    await meter(past, tenants[0]!, 7);
    const closers = Array.from({ length: 3 }, () =>
      fork(join(import.meta.dirname, 'close-months-process.ts'), {
        execArgv: [],
        env: { ...process.env, TEST_DATABASE: JSON.stringify(past.database.app) },
      }),
    );
    await Promise.all(closers.map((closer) => once(closer, 'message')));
    const made = closers.map((closer) => once(closer, 'message'));
    for (const closer of closers) closer.send('2026-12-01T00:00:00Z');
    const counts = (await Promise.all(made)).map(([count]) => count as number);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(90);
    await Promise.all(closers.map(async (closer) => closer.exitCode ?? once(closer, 'exit')));

    const rows = await past.context.db.withSystem((trx) =>
      trx
        .selectFrom('invoices')
        .select(['number', 'tenant_id', 'pages_used'])
        .where('partner_id', '=', own.partnerId)
        .orderBy('number')
        .execute(),
    );
    const expected = ['202609', '202610', '202611'].flatMap((month) =>
      tenants.map((_, index) => `INV-${month}-${String(index + 1).padStart(4, '0')}`),
    );
    expect(rows.map((row) => row.number)).toEqual(expected);
    for (let first = 0; first < 90; first += 30) {
      expect(new Set(rows.slice(first, first + 30).map((row) => row.tenant_id)).size).toBe(30);
    }
    expect(rows.reduce((sum, row) => sum + row.pages_used, 0)).toBe(7);
  });
});
