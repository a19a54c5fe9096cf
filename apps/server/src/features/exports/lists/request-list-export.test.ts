import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { makePartner, makeTenant } from '../../../../test/parties.ts';
import { makeReadRequest } from '../../../../test/read-requests.ts';
import { openWorkbook } from '../../../../test/workbook.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

describe('the Excel of the request list', () => {
  test('holds every request that the filter finds, in order, on the partner’s clocks or the reader’s', async () => {
    const owner = await makeTenant(app, await makePartner(app));
    for (let index = 1; index <= 450; index += 1) {
      await makeReadRequest(app, owner, {
        definition: { fields: [], tables: [] },
        files: [{ name: 'a.pdf', ...(index === 7 && { unread: true as const }) }],
        number: `OCR-${String(index).padStart(6, '0')}`,
        templateName: index % 2 === 0 ? '=請求書' : 'Receipt',
      });
    }
    const list = (query: Record<string, string>, language = 'en', timeZone = '') =>
      app.call('GET', '/request/export', {
        token: owner.token,
        query,
        headers: { 'accept-language': language, 'x-time-zone': timeZone },
      });
    const all = await list({ sort: 'number' });
    expect(Number(all.headers['content-length'])).toBe(all.raw.length);
    const [sheet] = await openWorkbook(all);
    expect(sheet!.name).toBe('Requests');
    expect(sheet!.rows).toHaveLength(451);
    expect(sheet!.rows[0]).toEqual([
      'OCR ID',
      'Status',
      'Template',
      'Files',
      'Pages',
      'Completed date',
      'OCR rate (%)',
      'Upload date',
      'Time zone',
    ]);
    // 12:00 in Tokyo.
    const noon = new Date('2026-11-20T12:00:00Z');
    const zone = 'Asia/Tokyo';
    expect(sheet!.rows[1]).toEqual(['OCR-000001', 'Completed', 'Receipt', 1, 1, noon, 97.5, noon, zone]);
    expect(sheet!.rows[2]![2]).toBe('=請求書');
    expect(sheet!.rows[7]).toEqual(['OCR-000007', 'Processing', 'Receipt', 1, 1, null, null, noon, zone]);
    const [found] = await openWorkbook(await list({ search: '請求', status: 'completed' }, 'ja'));
    expect(found!.name).toBe('OCR依頼一覧');
    expect(found!.rows).toHaveLength(226);
    expect(found!.rows[1]![1]).toBe('完了');
    const [none] = await openWorkbook(await list({ to: '2026-11-19' }));
    expect(none!.rows).toHaveLength(1);
    // 22:00 of the day before in New York, where the filter's days end, too.
    const there = await openWorkbook(
      await list({ to: '2026-11-19', sort: 'number' }, 'en', 'america/new_york'),
    );
    const evening = new Date('2026-11-19T22:00:00Z');
    expect(there[0]!.rows[1]!.slice(-2)).toEqual([evening, 'America/New_York']);
    const shown = await app.call('GET', '/request', {
      token: owner.token,
      query: { to: '2026-11-19' },
      headers: { 'x-time-zone': 'America/New_York' },
    });
    expect(shown.data.total).toBe(450);
    expect(
      (await openWorkbook(await list({ to: '2026-11-19' }, 'en', 'Nowhere/At-all')))[0]!.rows,
    ).toHaveLength(1);
    expect(await readdir(app.context.temporaryFolder)).toEqual([]);
  });
});
