import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { makeTemplate } from '../../../../test/documents.ts';
import { makePartner, makeTenant, openSession, type TenantParty } from '../../../../test/parties.ts';
import { makeReadRequest } from '../../../../test/read-requests.ts';

let app: TestApp;
let tenant: TenantParty;
let sister: TenantParty;
let templateId: string;

const ask = (name: string) => ({ name, description: '' });
const definition = { fields: ['Total', 'Date', 'Note'].map(ask), tables: [] };

beforeAll(async () => {
  app = await startTestApp();
  const partner = await makePartner(app);
  tenant = await makeTenant(app, partner);
  sister = await makeTenant(app, partner);
  templateId = await makeTemplate(app, tenant);
});
afterAll(() => app.stop());

const quality = async (query: Record<string, string> = {}, token = tenant.token) =>
  app.call('GET', `/template/${templateId}/quality`, { token, query });

async function read(total: string, doubtful: readonly string[] = []) {
  const files = [{ name: 'a.pdf', fields: { Total: total, Date: '2026-11-01', Note: null } }];
  return makeReadRequest(app, tenant, { definition, templateId, doubtful, files });
}
async function correct({ id, files }: Awaited<ReturnType<typeof read>>, path: string, value: string) {
  const body = { corrections: [{ path: `fields.${path}`, value }] };
  await app.call('PATCH', `/request/${id}/files/${files[0]}`, { token: tenant.token, body });
}

describe('how well a template reads', () => {
  test('is unknown before anything is checked', async () => {
    await read('99');
    const nothing = {
      values: 0,
      asRead: null,
      doubtful: null,
      doubtfulRight: null,
      minutesPerHundredPages: null,
    };
    expect((await quality()).data).toEqual({
      documents: 0,
      pages: 0,
      total: nothing,
      fields: [],
      months: [],
    });
  });

  test('is told by field and month: left as read, flagged, flagged and right, and the time of checking', async () => {
    // Read right, flagged, and accepted as it is, in half a minute after the date.
    const right = await read('100', ['Total']);
    await correct(right, 'Date', '2026-11-01');
    app.clock.advance(30_000);
    await correct(right, 'Total', '100');
    // Read wrong, flagged; after a pause of an hour, which nobody spends on one value.
    const wrong = await read('200', ['Total']);
    app.clock.advance(3_600_000);
    await correct(wrong, 'Total', '222');
    // Where nothing was read, a person found something.
    app.clock.advance(60_000);
    await correct(wrong, 'Note', 'urgent');
    const { data } = await quality();
    expect(data).toMatchObject({ documents: 2, pages: 2 });
    expect(data.fields).toEqual([
      {
        name: 'Note',
        values: 1,
        asRead: 0,
        doubtful: 0,
        doubtfulRight: null,
        minutesPerHundredPages: 50,
      },
      {
        name: 'Total',
        values: 2,
        asRead: 50,
        doubtful: 100,
        doubtfulRight: 50,
        minutesPerHundredPages: 33.3,
      },
      {
        name: 'Date',
        values: 2,
        asRead: 100,
        doubtful: 0,
        doubtfulRight: null,
        minutesPerHundredPages: 8.3,
      },
    ]);
    const total = {
      values: 5,
      asRead: 60,
      doubtful: 40,
      doubtfulRight: 50,
      minutesPerHundredPages: 91.7,
    };
    expect(data.total).toEqual(total);
    expect(data.months).toEqual([{ month: '2026-11', documents: 2, pages: 2, ...total }]);
  });

  test('looks at so many months, at one tenant’s documents, and wants a number', async () => {
    app.clock.advance(35 * 86_400_000);
    const token = await openSession(app, tenant);
    expect((await quality({ months: '1' }, token)).data.documents).toBe(0);
    expect((await quality({ months: '2' }, token)).data.documents).toBe(2);
    expect((await quality({ months: '25' }, token)).code).toBe(422);
    expect((await quality({}, await openSession(app, sister))).code).toBe(404);
  });
});
