import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makePartner, makeTenant, type TenantParty } from '../../../test/parties.ts';
import { makeReadRequest } from '../../../test/read-requests.ts';

let app: TestApp;
let tenant: TenantParty;

beforeAll(async () => {
  app = await startTestApp();
  tenant = await makeTenant(app, await makePartner(app));
});
afterAll(() => app.stop());

const correct = (request: { id: string; files: string[] }, corrections: unknown) =>
  app.call('PATCH', `/request/${request.id}/files/${request.files[0]}`, {
    token: tenant.token,
    body: { corrections },
  });

describe('of a field with a format, a correction', () => {
  const definition = {
    fields: [
      { name: 'Total', description: '', format: { kind: 'amount' as const, min: '0' } },
      { name: 'Due', description: '', format: { kind: 'date' as const } },
      { name: 'Number', description: '', format: { pattern: 'INV-9999' } },
      { name: 'Currency', description: '', format: { list: ['JPY', 'Usd'] } },
    ],
    tables: [],
  };
  const makeFormatted = () =>
    makeReadRequest(app, tenant, {
      definition,
      files: [
        { name: 'a.pdf', fields: { Total: '100', Due: '2026-11-01', Number: 'INV-0001', Currency: null } },
      ],
    });

  test.each([
    ['fields.Total', 'abc'],
    ['fields.Total', '100+20'],
    ['fields.Total', '1e5'],
    ['fields.Total', '1/2'],
    ['fields.Total', '-1'],
    ['fields.Due', 'tomorrow'],
    ['fields.Number', 'INV-12'],
  ])('is refused where it does not fit: %s = %s', async (path, value) => {
    const request = await makeFormatted();
    const answer = await correct(request, [
      { path: 'fields.Total', value: '7' },
      { path, value },
    ]);
    expect(answer).toMatchObject({
      code: 422,
      details: [{ field: 'corrections[1].value', code: 'FORMAT_MISMATCH' }],
    });
    const { data } = await app.call('GET', `/request/${request.id}`, { token: tenant.token });
    const kept = data.files[0].fields.filter(({ corrected }: { corrected: unknown }) => corrected !== null);
    expect(kept).toEqual([]);
  });

  test.each([
    ['fields.Number', 'ＩＮＶ－００２２', 'INV-0022'],
    ['fields.Number', ' INV-0022 ', 'INV-0022'],
    ['fields.Currency', 'ｊｐｙ', 'JPY'],
    ['fields.Currency', 'USD', 'Usd'],
  ])('is stored, answered and exported as the format writes it: %s = %s', async (path, value, stored) => {
    const request = await makeFormatted();
    const { data } = await correct(request, [{ path, value }]);
    const field = data.fields.find(({ name }: { name: string }) => `fields.${name}` === path);
    expect(field.corrected.value).toBe(stored);
    const { raw } = await app.call('GET', `/request/${request.id}/export`, {
      token: tenant.token,
      query: { format: 'csv' },
    });
    expect(raw.toString()).toContain(stored);
    expect(raw.toString()).not.toContain(value);
  });

  test('is stored in the form of its kind, as people write it; an empty one says that there is none', async () => {
    const request = await makeFormatted();
    const { data } = await correct(request, [
      { path: 'fields.Total', value: '¥1,234' },
      { path: 'fields.Due', value: '2026年11月20日' },
      { path: 'fields.Number', value: '' },
      { path: 'fields.Currency', value: 'jpy' },
    ]);
    expect(data.fields.map(({ corrected }: { corrected: { value: string } }) => corrected.value)).toEqual([
      '1234',
      '2026-11-20',
      '',
      'JPY',
    ]);
  });
});
