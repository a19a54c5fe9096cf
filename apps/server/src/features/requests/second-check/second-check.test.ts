import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { makeTemplate } from '../../../../test/documents.ts';
import {
  joinTenant,
  makePartner,
  makeTenant,
  type Party,
  type TenantParty,
} from '../../../../test/parties.ts';
import { makeReadRequest } from '../../../../test/read-requests.ts';

let app: TestApp;
let partner: Party;
let ann: TenantParty;
let ben: string;
let cho: string;
let templateId: string;

beforeAll(async () => {
  app = await startTestApp();
  partner = await makePartner(app);
});
afterAll(() => app.stop());

const call = (method: 'GET' | 'PUT' | 'PATCH' | 'DELETE', path: string, token: string, body?: object) =>
  app.call(method, path, { token, ...(body && { body }) });

beforeEach(async () => {
  ann = await makeTenant(app, partner);
  ben = await joinTenant(app, ann, 'Ben');
  cho = await joinTenant(app, ann, 'Cho');
  templateId = await makeTemplate(app, ann);
  await call('PUT', `/template/${templateId}/checking`, ann.token, { secondCheck: 'seen' });
});

const ask = (name: string) => ({ name, description: '' });
const definition = {
  fields: ['Total', 'Date'].map(ask),
  tables: [{ ...ask('Lines'), columns: [ask('Item')] }],
};
const read = (doubtful: readonly string[] = []) =>
  makeReadRequest(app, ann, {
    definition,
    templateId,
    doubtful,
    files: [{ name: 'a.pdf', fields: { Total: '100', Date: '2026-11-01' }, tables: { Lines: [['Tea']] } }],
  });
type Made = Awaited<ReturnType<typeof read>>;
const check = ({ id }: Made, token: string, checked = true) =>
  call('PUT', `/request/${id}/checked`, token, { checked });
const correct = ({ id, files }: Made, token: string, path: string, value: string | null) =>
  call('PATCH', `/request/${id}/files/${files[0]}`, token, { corrections: [{ path, value }] });
const shown = async ({ id }: Made) => (await call('GET', `/request/${id}`, ann.token)).data;
const inSet = async () => (await call('GET', `/template/${templateId}/set`, ann.token)).data.documents.length;

describe('a second check', () => {
  test('needs two people: a tenant with one cannot turn it on; without it one check is enough', async () => {
    const single = await makeTenant(app, partner);
    const id = await makeTemplate(app, single);
    const path = `/template/${id}/checking`;
    const off = { doubtBelow: null, secondCheck: 'off', people: 1 };
    expect((await call('PUT', path, single.token, { secondCheck: 'seen' })).message).toBe(
      'OTHER_PERSON_REQUIRED',
    );
    expect((await call('GET', path, single.token)).data).toEqual(off);
    expect((await call('PUT', path, single.token, { doubtBelow: 85 })).data).toEqual({
      ...off,
      doubtBelow: 85,
    });
    await call('PUT', `/template/${templateId}/checking`, ann.token, { secondCheck: 'off' });
    expect((await check(await read(), ann.token)).data).toMatchObject({ checked: {}, awaited: null });
  });

  test('waits for a second person after the first; confirming the result ends it', async () => {
    const made = await read();
    const first = { by: 'Tea Tenant', at: app.clock.now().toISOString() };
    expect((await check(made, ann.token)).data).toMatchObject({
      checked: null,
      awaited: 'second',
      firstCheck: first,
      secondCheck: true,
    });
    expect(await inSet()).toBe(0);
    expect(await check(made, ann.token)).toMatchObject({ code: 409, message: 'OTHER_PERSON_REQUIRED' });
    const listed = async (query: object) =>
      (await app.call('GET', '/request', { token: ann.token, query: { ...query } })).data.total;
    expect(await listed({ awaited: 'second' })).toBe(1);
    expect(await listed({ awaited: 'third' })).toBe(0);
    app.clock.advance(1000);
    expect((await check(made, ben)).data).toMatchObject({ checked: { by: 'Ben' }, awaited: null });
    expect(await listed({ awaited: 'second' })).toBe(0);
    expect(await inSet()).toBe(1);
  });

  test('resolving the last flagged value is a first check, too; a flag that comes back restarts it', async () => {
    const made = await read(['Total']);
    await correct(made, ann.token, 'fields.Total', '100');
    expect(await shown(made)).toMatchObject({ toCheck: 0, checked: null, awaited: 'second' });
    await correct(made, ben, 'fields.Total', null);
    expect(await shown(made)).toMatchObject({ toCheck: 1, checked: null, awaited: null, firstCheck: null });
    await correct(made, ben, 'fields.Total', '100');
    expect(await shown(made)).toMatchObject({ awaited: 'second', firstCheck: { by: 'Ben' } });
    expect((await check(made, ann.token)).data.checked.by).toBe('Tea Tenant');
  });

  test('with another value is resolved by a third person, not by either of the two', async () => {
    const made = await read();
    await check(made, ann.token);
    await correct(made, ben, 'fields.Total', '200');
    expect((await check(made, ben)).data).toMatchObject({
      checked: null,
      awaited: 'third',
      differed: { by: 'Ben' },
    });
    for (const token of [ann.token, ben])
      expect((await check(made, token)).message).toBe('OTHER_PERSON_REQUIRED');
    expect((await check(made, cho)).data).toMatchObject({ checked: { by: 'Cho' }, awaited: null });
    const actions = await app.context.db.withTenant(ann, (trx) =>
      trx
        .selectFrom('audit_entries')
        .select('action')
        .where('target', '=', made.number)
        .orderBy('id')
        .execute(),
    );
    expect(actions.map(({ action }) => action)).toEqual([
      'request.check_first',
      'result.correct',
      'request.differ',
      'request.check',
    ]);
  });

  test('of two people only is resolved by the first', async () => {
    const two = await makeTenant(app, partner);
    const other = await joinTenant(app, two, 'Dee');
    ann = two;
    templateId = await makeTemplate(app, two);
    await call('PUT', `/template/${templateId}/checking`, two.token, { secondCheck: 'seen' });
    const made = await read();
    await check(made, two.token);
    await correct(made, other, 'tables.Lines[0].Item', 'Coffee');
    expect((await check(made, other)).data.awaited).toBe('third');
    expect((await check(made, two.token)).data.checked.by).toBe('Tea Tenant');
  });

  test('accepting values as they are is no difference, neither as read nor as the first left them; a row is', async () => {
    const made = await read(['Total', 'Item']);
    await correct(made, ann.token, 'fields.Date', '2026-11-02');
    await check(made, ann.token);
    await correct(made, ben, 'fields.Date', '2026-11-02');
    await correct(made, ben, 'fields.Total', '100');
    // The last doubt settled: that confirms it.
    await correct(made, ben, 'tables.Lines[0].Item', 'Tea');
    expect(await shown(made)).toMatchObject({ checked: { by: 'Ben' } });
    const rows = await read();
    await check(rows, ann.token);
    await call('PATCH', `/request/${rows.id}/files/${rows.files[0]}`, ben, {
      rows: [{ table: 'Lines', op: 'delete', index: 0 }],
    });
    expect((await check(rows, ben)).data.awaited).toBe('third');
  });

  test('is restarted by reopening, and leaves nothing of a deleted request', async () => {
    const made = await read();
    await check(made, ann.token);
    expect((await check(made, ben, false)).data).toMatchObject({ awaited: null, firstCheck: null });
    await check(made, ben);
    expect((await check(made, ann.token)).data.checked).not.toBeNull();
    const gone = await read();
    await check(gone, ann.token);
    await call('DELETE', `/request/${gone.id}`, ann.token);
    const left = await app.context.db.withTenant(ann, (trx) =>
      trx.selectFrom('request_reviews').selectAll().execute(),
    );
    expect(left).toEqual([]);
  });
});

describe('each file', () => {
  const file = (name: string) => ({
    name,
    fields: { Total: '100', Date: '2026-11-01' },
    tables: { Lines: [['Tea']] },
  });
  const readThree = () =>
    makeReadRequest(app, ann, {
      definition,
      templateId,
      files: [file('a.pdf'), file('b.pdf'), { name: 'c.pdf', error: 'CORRUPT_FILE' }],
    });
  const states = async ({ id }: Made, token: string, query = {}) => {
    const { data } = await app.call('GET', `/request/${id}`, { token, query });
    const listed = await app.call('GET', '/request', { token, query: { search: data.number } });
    expect(listed.data.items[0].mayCheck).toBe(data.mayCheck);
    return [data.mayCheck, ...data.files.map(({ check: of }: { check?: object }) => of)];
  };
  const yes = (state: string) => ({ state, mayCheck: true });
  const no = (state: string) => ({ state, mayCheck: false });

  test('states its next check, and whether the caller may do it', async () => {
    const made = await readThree();
    expect(await states(made, ann.token)).toEqual([true, yes('first'), yes('first'), undefined]);
    await check(made, ann.token);
    expect(await states(made, ann.token)).toEqual([false, no('second'), no('second'), undefined]);
    expect(await states(made, ben, { rows: 5 })).toEqual([true, yes('second'), yes('second'), undefined]);
    await correct({ ...made, files: made.files.slice(1) }, ben, 'fields.Total', '200');
    await check(made, ben);
    // What both left alike is done; the other is settled by neither of the two.
    expect(await states(made, cho)).toEqual([true, no('done'), yes('third'), undefined]);
    for (const token of [ann.token, ben])
      expect(await states(made, token, { rows: 5 })).toEqual([false, no('done'), no('third'), undefined]);
    app.clock.advance(1000);
    const changed = await correct(made, cho, 'fields.Total', '300');
    expect(changed.data.check).toEqual(yes('third'));
    expect(await states(made, cho)).toEqual([true, yes('third'), yes('third'), undefined]);
    expect((await check(made, cho)).data.files[0].check).toEqual(no('done'));
    expect(await states(made, ben)).toEqual([false, no('done'), no('done'), undefined]);
  });

  test('of a blind check is done once its own differences are resolved', async () => {
    await call('PUT', `/template/${templateId}/checking`, ann.token, { secondCheck: 'blind' });
    const made = await readThree();
    const second = { ...made, files: made.files.slice(1) };
    await check(made, ann.token);
    await correct(made, ben, 'fields.Total', '200');
    await correct(second, ben, 'fields.Total', '200');
    await check(made, ben);
    expect(await states(made, cho)).toEqual([true, yes('third'), yes('third'), undefined]);
    const { differences } = (await call('GET', `/request/${made.id}/differences`, cho)).data;
    await call('PUT', `/request/${made.id}/differences/${differences[0].id}`, cho, { pick: 'first' });
    expect(await states(made, cho)).toEqual([true, no('done'), yes('third'), undefined]);
    expect((await shown(made)).awaited).toBe('third');
  });

  test('of a review from before files were recorded waits for the third check', async () => {
    const made = await readThree();
    await check(made, ann.token);
    await correct(made, ben, 'fields.Total', '200');
    await check(made, ben);
    await app.context.db.withTenant(ann, (trx) =>
      trx.updateTable('request_reviews').set({ differing_files: null }).execute(),
    );
    expect(await states(made, cho)).toEqual([true, yes('third'), yes('third'), undefined]);
  });

  test('of two people only is resolved by the first', async () => {
    const two = await makeTenant(app, partner);
    const other = await joinTenant(app, two, 'Dee');
    ann = two;
    templateId = await makeTemplate(app, two);
    await call('PUT', `/template/${templateId}/checking`, two.token, { secondCheck: 'seen' });
    const made = await readThree();
    await check(made, two.token);
    await correct(made, other, 'fields.Total', '200');
    await check(made, other);
    expect(await states(made, two.token)).toEqual([true, yes('third'), no('done'), undefined]);
    expect(await states(made, other)).toEqual([false, no('third'), no('done'), undefined]);
  });
});
