import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { shapes } from '@ocr/contract';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { meter } from '../../../../test/metering.ts';
import {
  makePartner,
  makeTenant,
  openSession,
  type Party,
  type TenantParty,
} from '../../../../test/parties.ts';
import { answerCompression, SharedAnswer } from './shared-answer.ts';

const level = { level: 5 };

describe('an answer that is shared', () => {
  test('is written once, and compressed once by each encoding', () => {
    const write = vi.fn<(data: { name: string }) => string>((data) => JSON.stringify(data));
    const answer = new SharedAnswer({ name: 'x'.repeat(5000) });
    const bytes = answer.written(write);
    expect(answer.written(write)).toBe(bytes);
    expect(write).toHaveBeenCalledTimes(1);
    const [gzip, brotli] = [
      answerCompression.gzipSync(bytes, level),
      answerCompression.brotliCompressSync(bytes, {}),
    ];
    expect(answerCompression.gzipSync(bytes, level)).toBe(gzip);
    expect(answerCompression.brotliCompressSync(bytes, {})).toBe(brotli);
    expect(gunzipSync(gzip)).toEqual(bytes);
    expect(brotliDecompressSync(brotli)).toEqual(bytes);
  });

  test('is no other answer, not even one with the same text', () => {
    const [one, other] = ['a', 'b'].map((text) =>
      new SharedAnswer(text).written((data) => data.repeat(5000)),
    );
    expect(gunzipSync(answerCompression.gzipSync(one!, level)).toString()).toBe('a'.repeat(5000));
    expect(gunzipSync(answerCompression.gzipSync(other!, level)).toString()).toBe('b'.repeat(5000));
    const own = Buffer.from('c'.repeat(5000));
    expect(answerCompression.gzipSync(own, level)).not.toBe(answerCompression.gzipSync(own, level));
  });
});

describe('calls that many make at once', () => {
  let app: TestApp;
  let owner: Client;
  const parties: { partner: Party; tenant: TenantParty; token: string }[] = [];

  beforeAll(async () => {
    app = await startTestApp();
    owner = new Client(app.database.owner);
    await owner.connect();
    await owner.query('alter table tenants no force row level security');
    for (const [index, companyName] of ['Akatsuki', 'Borealis'].entries()) {
      const partner = await makePartner(app);
      const tenant = await makeTenant(app, partner, { companyName });
      // So many that the answer is compressed.
      await owner.query(
        `insert into tenants select copy.* from tenants t, generate_series(1, 80) n, json_populate_record(t, json_build_object(
           'id', gen_random_uuid(), 'number', 'T-' || 100000 + n, 'company_name', t.company_name || ' ' || n, 'email', t.email || n)) copy where t.id = $1`,
        [tenant.tenantId],
      );
      await meter(app, tenant, 3 + index);
      parties.push({ partner, tenant, token: await openSession(app, partner) });
    }
  });
  afterAll(async () => {
    await owner.end();
    await app.stop();
  });

  const ask = async (url: string, token: string, encoding?: 'gzip' | 'br') => {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(encoding && { 'accept-encoding': encoding }),
    };
    const { headers: sent, rawPayload } = await app.app.inject({ url: `/api${url}`, headers });
    expect(sent['content-type']).toBe('application/json; charset=utf-8');
    expect(sent['cache-control']).toBe('no-store');
    if (rawPayload.length > 4096) expect(sent['content-encoding']).toBe(encoding);
    if (sent['content-encoding'] === undefined) return rawPayload.toString();
    expect(sent['content-encoding']).toBe(encoding);
    return (encoding === 'gzip' ? gunzipSync : brotliDecompressSync)(rawPayload).toString();
  };

  test.each([
    ['/tenant/compact', shapes.listTenantNames.data],
    ['/usage/current', shapes.getCurrentUsage.data],
    ['/usage/current?nearest=3', shapes.getCurrentUsage.data],
    ['/usage?granularity=day&size=100', shapes.listUsage.data],
    ['/usage?sort=month&size=100', shapes.listUsage.data],
  ])('%s: each gets its own partner’s, whole, as it understands it', async (url, data) => {
    const alone = await Promise.all(parties.map(({ token }) => ask(url, token)));

    for (const text of alone) data.parse(JSON.parse(text).data);
    const each = () =>
      parties.flatMap(({ token }) => [ask(url, token), ask(url, token, 'gzip'), ask(url, token, 'br')]);
    const together = await Promise.all([each(), each(), each(), each()].flat());
    expect(new Set(together.filter((_, index) => index % 6 < 3))).toEqual(new Set([alone[0]]));
    expect(new Set(together.filter((_, index) => index % 6 >= 3))).toEqual(new Set([alone[1]]));
    expect(alone[0]).not.toBe(alone[1]);
  });

  test('with other figures are answered by their own', async () => {
    const { token } = parties[0]!;
    const urls = ['', '?nearest=0', '?nearest=3'].map((query) => `/usage/current${query}`);
    const answers = await Promise.all(
      [...urls, ...urls].map(async (url) => JSON.parse(await ask(url, token, 'gzip')).data.tenants.length),
    );
    expect(answers).toEqual([81, 0, 0, 81, 0, 0]);
    const rows = ['size=1', 'size=1&page=2', 'size=5', 'size=1&sort=month&from=2026-10'];
    const pages = await Promise.all(
      rows.map(async (row) => JSON.parse(await ask(`/usage?granularity=day&${row}`, token, 'gzip')).data),
    );
    expect(pages.map(({ items, page, size }) => [items.length, page, size])).toEqual([
      [1, 1, 1],
      [0, 2, 1],
      [1, 1, 5],
      [1, 1, 1],
    ]);
  });

  test('show a change as soon as it is confirmed', async () => {
    const { partner, tenant, token } = parties[0]!;
    const before = [ask('/tenant/compact', token), ask('/tenant/compact', token)];
    const body = { companyName: 'Renamed' };
    const changed = app.call('PUT', `/tenant/${tenant.tenantId}`, { token, body });
    expect((await changed).code).toBe(200);
    expect(await ask('/tenant/compact', token)).toContain('"Renamed"');
    expect(await ask('/usage/current', token)).toContain('"Renamed"');
    await Promise.all(before);
    const blocked = await openSession(app, partner);
    expect(await ask('/tenant/compact', blocked)).toContain('"Renamed"');
  });
});
