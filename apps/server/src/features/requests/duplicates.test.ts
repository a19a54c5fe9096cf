import { blankPdf } from '@ocr/specimens';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { formOf } from '../../../test/documents.ts';
import { makePartner, makeTenant, type Party, type TenantParty } from '../../../test/parties.ts';
import { makeReadRequest, type ReadFileOptions } from '../../../test/read-requests.ts';

let app: TestApp;
let partner: Party;
let tenant: TenantParty;

beforeAll(async () => {
  app = await startTestApp();
  partner = await makePartner(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  tenant = await makeTenant(app, partner);
});

const names = ['発行元', '請求書番号', '請求日', '合計金額'];
const definition = { fields: names.map((name) => ({ name, description: '' })), tables: [] };
const invoice = { 発行元: '株式会社山田', 請求書番号: 'A-1', 請求日: '2026-11-20', 合計金額: '54780' };
const file = (fields: Readonly<Record<string, string | null>> = {}): ReadFileOptions => ({
  name: 'a.pdf',
  fields: { ...invoice, ...fields },
});

/** Each request is accepted a second after the one before. */
async function make(files: readonly ReadFileOptions[], who = tenant) {
  app.clock.advance(1000);
  return makeReadRequest(app, who, { definition, files });
}
async function firstOf({ id }: { id: string }, who = tenant) {
  const { data } = await app.call('GET', `/request/${id}`, { token: who.token });
  return data.files.map(({ duplicateOf }: { duplicateOf: unknown }) => duplicateOf) as unknown[];
}

describe('a document that was sent before', () => {
  test('is found by its supplier, number, date and amount, with the first that is still there', async () => {
    const first = await make([file({ 請求書番号: 'B-9' }), file()]);
    const second = await make([file({ 発行元: '㈱ 山田', 合計金額: '¥54,780' })]);
    const third = await make([file()]);
    const repeats = { id: first.id, number: first.number, fileId: first.files[1], reason: 'SAME_VALUES' };
    expect(await firstOf(first)).toEqual([null, null]);
    expect(await firstOf(second)).toEqual([repeats]);
    expect(await firstOf(third)).toEqual([repeats]);
    await app.call('DELETE', `/request/${first.id}`, { token: tenant.token });
    expect(await firstOf(second)).toEqual([null]);
    expect(await firstOf(third)).toEqual([
      { id: second.id, number: second.number, fileId: second.files[0], reason: 'SAME_VALUES' },
    ]);
  });

  test('is found by its bytes, also within one request, and where nothing was found on it', async () => {
    const bare = { name: 'a.pdf', sha256: 'aa', fields: {} };
    const first = await make([bare, { ...bare, name: 'copy.pdf' }]);
    const second = await make([bare, { ...bare, sha256: 'bb' }]);
    const repeats = { id: first.id, number: first.number, fileId: first.files[0], reason: 'SAME_FILE' };
    expect(await firstOf(first)).toEqual([null, repeats]);
    expect(await firstOf(second)).toEqual([repeats, null]);
  });

  test('is another one where one of the four values differs or is missing', async () => {
    await make([file()]);
    for (const name of names) {
      for (const value of ['2026-11-21', null]) {
        const other = await make([file({ [name]: value })]);
        expect([name, value, await firstOf(other)]).toEqual([name, value, [null]]);
      }
    }
  });

  test('follows corrections, reverted ones too', async () => {
    const first = await make([file()]);
    const second = await make([file({ 請求書番号: 'A-l' })]);
    const correct = (value: string | null) =>
      app.call('PATCH', `/request/${second.id}/files/${second.files[0]}`, {
        token: tenant.token,
        body: { corrections: [{ path: 'fields.請求書番号', value }] },
      });
    expect(await firstOf(second)).toEqual([null]);
    const { data } = await correct('A-1');
    expect(data.duplicateOf).toMatchObject({ id: first.id });
    expect(await firstOf(second)).toMatchObject([{ id: first.id }]);
    await correct(null);
    expect(await firstOf(second)).toEqual([null]);
  });

  test('is never another tenant’s', async () => {
    const siblingTenant = await makeTenant(app, partner);
    await make([{ ...file(), sha256: 'aa' }]);
    const other = await make([{ ...file(), sha256: 'aa' }], siblingTenant);
    expect(await firstOf(other, siblingTenant)).toEqual([null]);
  });

  test('is not what could not be read: sending that again is what its owner should do', async () => {
    const bytes = Buffer.concat([blankPdf(1), Buffer.from('%x')]);
    const quote = async () =>
      (
        await app.call('POST', '/request/quote', {
          token: tenant.token,
          form: formOf({}, [{ name: 'a.pdf', bytes }]),
        })
      ).data.files[0];
    const { sha256 } = await quote();
    await make([{ name: 'a.pdf', error: 'TIMED_OUT', sha256 }]);
    expect((await quote()).duplicateOf).toBeNull();
    const again = await make([{ name: 'a.pdf', sha256 }]);
    expect(await firstOf(again)).toEqual([null]);
    expect((await quote()).duplicateOf).toEqual({ id: again.id, number: again.number });
  });
});
