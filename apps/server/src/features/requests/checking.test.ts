import { blankPdf } from '@ocr/specimens';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { formOf, makeTemplate, submit } from '../../../test/documents.ts';
import { makePartner, makeTenant, type Party, type TenantParty } from '../../../test/parties.ts';
import { makeReadRequest, type ReadFileOptions } from '../../../test/read-requests.ts';
import { compactRequestCounts } from './count-requests.ts';
import { toPieces } from '#platform/extraction/search-words.ts';

let app: TestApp;
let partner: Party;
let tenant: TenantParty;

beforeAll(async () => {
  app = await startTestApp();
  partner = await makePartner(app);
  tenant = await makeTenant(app, partner);
});
afterAll(() => app.stop());

const ask = (name: string) => ({ name, description: '' });
const definition = {
  fields: [ask('Total'), ask('Supplier')],
  tables: [{ ...ask('Items'), columns: [ask('Name'), ask('Price')] }],
};
const doubtful = ['Total', 'Price'];
const invoice: ReadFileOptions = {
  name: 'invoice.pdf',
  fields: { Total: '100', Supplier: 'Acme' },
  tables: { Items: [['Pen', '20']] },
};
type Made = { id: string; files: string[]; number: string };
const make = (files: readonly ReadFileOptions[] = [invoice], who = tenant): Promise<Made> =>
  makeReadRequest(app, who, { definition, doubtful, files });
const list = async (query: Record<string, string>, who = tenant) =>
  (await app.call('GET', '/request', { token: who.token, query: { size: '100', ...query } })).data;
const numbersOf = async (query: Record<string, string>, who = tenant): Promise<string[]> =>
  (await list(query, who)).items.map(({ number }: { number: string }) => number);
const shown = async ({ id }: Made) => (await app.call('GET', `/request/${id}`, { token: tenant.token })).data;
const check = ({ id }: Made, checked: unknown, token = tenant.token) =>
  app.call('PUT', `/request/${id}/checked`, { token, body: { checked } });
const correct = ({ id, files }: Made, file: number, corrections: Record<string, string | null>) =>
  app.call('PATCH', `/request/${id}/files/${files[file]}`, {
    token: tenant.token,
    body: { corrections: Object.entries(corrections).map(([path, value]) => ({ path, value })) },
  });
const price = 'tables.Items[0].Price';

describe('a request', () => {
  test('has its file names, how many values are to check, and who checked it', async () => {
    const made = await make([
      invoice,
      { ...invoice, name: '請求書.pdf' },
      { name: 'c.pdf', error: 'TIMED_OUT' },
    ]);
    const facts = { fileNames: ['invoice.pdf', '請求書.pdf', 'c.pdf'], toCheck: 4, checked: null };
    expect(await shown(made)).toMatchObject(facts);
    const { items } = await list({ search: made.number });
    expect(items).toMatchObject([facts]);
    expect((await correct(made, 0, { 'fields.Total': '100', [price]: '21' })).code).toBe(200);
    expect(await shown(made)).toMatchObject({ toCheck: 2, checked: null });
    await correct(made, 0, { 'fields.Total': null });
    expect(await shown(made)).toMatchObject({ toCheck: 3 });
    // What was never in doubt counts neither way.
    await correct(made, 0, { 'fields.Supplier': 'Acme Ltd' });
    expect(await shown(made)).toMatchObject({ toCheck: 3 });
  });

  test('is marked as checked by hand, once, and reopened', async () => {
    const made = await make();
    const by = { by: 'Tea Tenant', at: app.clock.now().toISOString() };
    expect(await check(made, true)).toMatchObject({ code: 200, data: { id: made.id, checked: by } });
    app.clock.advance(60_000);
    expect((await check(made, true)).data.checked).toEqual(by);
    app.clock.advance(-60_000);
    expect((await list({ search: made.number })).items[0].checked).toEqual(by);
    expect((await check(made, false)).data.checked).toBeNull();
    expect((await check(made, false)).code).toBe(200);
    const entries = await app.context.db.withTenant(tenant, (trx) =>
      trx
        .selectFrom('audit_entries')
        .select(['action', 'confidential'])
        .where('target', '=', made.number)
        .orderBy('at')
        .orderBy('id')
        .execute(),
    );
    expect(entries).toEqual([
      { action: 'request.check', confidential: true },
      { action: 'request.reopen', confidential: true },
    ]);
  });

  test('is checked by the user who resolves its last flagged value, and open again when a flag comes back', async () => {
    const made = await make();
    await correct(made, 0, { 'fields.Total': '100' });
    expect((await shown(made)).checked).toBeNull();
    await correct(made, 0, { [price]: '20' });
    expect(await shown(made)).toMatchObject({ toCheck: 0, checked: { by: 'Tea Tenant' } });
    await correct(made, 0, { [price]: null });
    expect(await shown(made)).toMatchObject({ toCheck: 1, checked: null });
  });

  test('of which another file is still being read is not checked by itself', async () => {
    const made = await make([invoice, { name: 'late.pdf', unread: true }]);
    await correct(made, 0, { 'fields.Total': '100', [price]: '20' });
    expect(await shown(made)).toMatchObject({ toCheck: 0, checked: null });
    expect(await check(made, true)).toMatchObject({ code: 409, message: 'NOT_READY' });
  });

  test('can be checked by its tenant only, with an explicit yes or no', async () => {
    const made = await make();
    const siblingTenant = await makeTenant(app, partner);
    expect((await check(made, true, siblingTenant.token)).code).toBe(404);
    expect((await check(made, true, partner.token)).code).toBe(403);
    expect(await check(made, 'yes')).toMatchObject({
      code: 422,
      details: [{ field: 'checked', code: 'INVALID' }],
    });
    expect((await shown(made)).checked).toBeNull();
  });
});

describe('several requests', () => {
  const checkAll = (ids: readonly unknown[], checked = true, token = tenant.token) =>
    app.call('PUT', '/request/checked', { token, body: { ids, checked } });

  test('are marked as checked at once, and reopened; the answer says how many changed', async () => {
    const [one, two] = [await make(), await make()];
    await check(one, true);
    expect(await checkAll([one.id, two.id, two.id])).toMatchObject({ code: 200, data: { changed: 1 } });
    for (const made of [one, two]) expect((await shown(made)).checked).toMatchObject({ by: 'Tea Tenant' });
    expect((await checkAll([one.id, two.id], false)).data).toEqual({ changed: 2 });
    for (const made of [one, two]) expect((await shown(made)).checked).toBeNull();
  });

  test('all of them, or none: unknown ones, another’s and unread ones leave the rest as it was', async () => {
    const one = await make();
    const late = await make([{ name: 'late.pdf', unread: true }]);
    const siblingTenant = await makeTenant(app, partner);
    const others = await make([invoice], siblingTenant);
    expect(await checkAll([one.id, late.id])).toMatchObject({ code: 409, message: 'NOT_READY' });
    for (const id of [others.id, 'nothing']) expect((await checkAll([one.id, id])).code).toBe(404);
    expect((await shown(one)).checked).toBeNull();
    expect((await checkAll([one.id], true, partner.token)).code).toBe(403);
    expect(await checkAll([])).toMatchObject({ code: 422, details: [{ field: 'ids', code: 'REQUIRED' }] });
    const many = Array.from({ length: 101 }, () => one.id);
    expect(await checkAll(many)).toMatchObject({ code: 422, details: [{ code: 'OUT_OF_RANGE' }] });
  });

  test('that two mark at once in either order are marked once each', async () => {
    const made = await Promise.all([make(), make(), make()]);
    const ids = made.map(({ id }) => id);
    const answers = await Promise.all([checkAll(ids), checkAll(ids.toReversed())]);
    expect(answers.map(({ code }) => code)).toEqual([200, 200]);
    expect(answers[0].data.changed + answers[1].data.changed).toBe(3);
  });
});

describe('the list', () => {
  test('is narrowed to what is checked, or is not', async () => {
    const who = await makeTenant(app, partner);
    const [open, done] = [await make([invoice], who), await make([invoice], who)];
    await check(done, true, who.token);
    expect(await numbersOf({ checked: 'true' }, who)).toEqual([done.number]);
    expect(await numbersOf({ checked: 'false', sort: 'number' }, who)).toEqual([open.number]);
    expect(
      (await app.call('GET', '/request', { token: who.token, query: { checked: 'perhaps' } })).code,
    ).toBe(422);
  });

  test('is searched by file names and by found and corrected values, in Japanese too', async () => {
    const who = await makeTenant(app, partner);
    const japanese: ReadFileOptions = {
      name: '2026年11月 ご請求.pdf',
      fields: { Total: '54780', Supplier: '株式会社髙島屋' },
      tables: {
        Items: [
          ['ボールペン', '120'],
          ['Kestrel Trading', '£29,689.80'],
        ],
      },
    };
    const [one, two] = [await make([invoice], who), await make([invoice, japanese], who)];
    const expected: [string, string[]][] = [
      ['ご請求', [two.number]],
      ['請求', [two.number]],
      ['髙島屋', [two.number]],
      ['ﾎﾞｰﾙﾍﾟﾝ', [two.number]],
      ['５４７８０', [two.number]],
      ['29,689.80', [two.number]],
      ['29689.80', [two.number]],
      ['kestrel  trading', [two.number]],
      // Without the zeros of its number.
      [two.number.replace(/-0*/, '-'), [two.number]],
      ['INVOICE.PDF', [two.number, one.number]],
      ['acme', [two.number, one.number]],
      ['%', []],
      ['no such words', []],
    ];
    for (const [search, numbers] of expected)
      expect(await numbersOf({ search }, who), search).toEqual(numbers);
    await app.call('PATCH', `/request/${one.id}/files/${one.files[0]}`, {
      token: who.token,
      body: { corrections: [{ path: 'fields.Supplier', value: '丸善' }] },
    });
    expect(await numbersOf({ search: '丸善' }, who)).toEqual([one.number]);
    expect(await numbersOf({ search: 'acme' })).not.toContain(one.number);
    await app.call('DELETE', `/request/${two.id}`, { token: who.token });
    expect(await numbersOf({ search: '髙島屋' }, who)).toEqual([]);
  });
});

test('a quote names files that were sent before, by their bytes, to the tenant only', async () => {
  const [who, siblingTenant] = [await makeTenant(app, partner), await makeTenant(app, partner)];
  const bytes = blankPdf(2);
  const templateId = await makeTemplate(app, who);
  const first = await submit(app, who, { templateId, files: [{ name: 'a.pdf', bytes }] });
  await submit(app, who, { templateId, files: [{ name: 'b.pdf', bytes }] });
  const form = () => formOf({}, [{ name: 'again.pdf', bytes }]);
  const quote = async ({ token }: TenantParty) =>
    (await app.call('POST', '/request/quote', { token, form: form() })).data;
  const { id, number } = first.data;
  expect(await quote(who)).toMatchObject({ files: [{ duplicateOf: { id, number } }], accepted: true });
  expect(await quote(siblingTenant)).toMatchObject({ files: [{ duplicateOf: null }] });
});

test('a text of up to 200 letters is whole in a piece, wherever it is', () => {
  const words = Array.from({ length: 5000 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join('');
  const pieces = toPieces([words]);
  for (let start = 0; start + 200 <= words.length; start += 37) {
    const text = words.slice(start, start + 200);
    expect(
      pieces.some((piece) => piece.includes(text)),
      String(start),
    ).toBe(true);
  }
  expect(toPieces(['', ' '])).toEqual([]);
  expect(toPieces(['x'.repeat(200)])).toHaveLength(1);
});

describe('the order by what is left to check', () => {
  test('has the most doubtful first, follows every change, and leaves out what is checked', async () => {
    const own = await makeTenant(app, partner);
    const send = (fields: readonly ReadFileOptions[]) => make(fields, own);
    const one = await send([{ name: 'one.pdf', fields: { Total: '1', Supplier: 'A' } }]);
    const four = await send([invoice, invoice]);
    const two = await send([invoice]);
    const none = await send([{ name: 'none.pdf', fields: { Supplier: 'A' } }]);
    const queue = () => numbersOf({ sort: '-toCheck' }, own);
    expect(await queue()).toEqual([four, two, one, none].map(({ number }) => number));
    expect((await numbersOf({ sort: 'toCheck' }, own)).slice(1)).toEqual(
      [one, two, four].map(({ number }) => number),
    );
    await app.call('PATCH', `/request/${two.id}/files/${two.files[0]}`, {
      token: own.token,
      body: {
        corrections: [
          { path: 'fields.Total', value: '1' },
          { path: price, value: '2' },
        ],
      },
    });
    expect((await queue()).slice(0, 2)).toEqual([four.number, one.number]);
    // Marked as checked with values left: nobody has to review them any more.
    await check(four, true, own.token);
    expect((await queue())[0]).toBe(one.number);
    await check(four, false, own.token);
    expect((await queue())[0]).toBe(four.number);
    const query = { sort: '-toCheck', status: 'completed', checked: 'false' };
    expect((await numbersOf(query, own)).slice(0, 2)).toEqual([four.number, one.number]);
  });

  test('counts what is from before it was kept, when the sweep comes', async () => {
    const own = await makeTenant(app, partner);
    const [few, many] = [await make([invoice], own), await make([invoice, invoice], own)];
    await app.context.db.withTenant(own, (trx) =>
      trx.updateTable('requests').set({ to_check: null }).where('tenant_id', '=', own.tenantId).execute(),
    );
    await compactRequestCounts(app.context);
    const kept = await app.context.db.withTenant(own, (trx) =>
      trx
        .selectFrom('requests')
        .select(['number', 'to_check'])
        .where('tenant_id', '=', own.tenantId)
        .execute(),
    );
    expect(new Map(kept.map((row) => [row.number, row.to_check]))).toEqual(
      new Map([
        [few.number, 2],
        [many.number, 4],
      ]),
    );
  });
});
