import { RecognitionError } from '@ocr/recognition';
import { makeSpecimen, type Specimen } from '@ocr/specimens';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { ended, makeTemplate, submit, usageOf } from '../../../../test/documents.ts';
import { dumpTables, tablesWith } from '../../../../test/dump-tables.ts';
import { makePartner, makeTenant, type Party, type TenantParty } from '../../../../test/parties.ts';
import { newId } from '#platform/database/ids.ts';
import type { Delivery } from '#platform/jobs/jobs.ts';
import { purgeTenant } from '../../../processes/clean-up.ts';
import { requestTrial } from './trials.store.ts';
import { tryDraft } from './try-draft.ts';

let app: TestApp;
let partner: Party;
let tenant: TenantParty;
let specimens: Specimen[];

beforeAll(async () => {
  app = await startTestApp({ worker: true, env: { WORKERS: '1' } });
  partner = await makePartner(app);
  specimens = await Promise.all(
    [41, 42].map((seed) => makeSpecimen({ kind: 'invoice', language: 'ja', layout: 'form', seed })),
  );
});
afterAll(() => app.stop());

const total = { name: 'Zebra', description: '合計金額' };
const number = { name: 'Quagga', description: '請求書番号' };
const wrong = { ...total, description: 'The zebra mark' };
const unfound = { ...number, description: 'The quagga mark' };
const body = (fields: readonly object[], name = 'Invoices') => ({ name, fields, tables: [] });

const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, sent?: object, token = tenant.token) =>
  app.call(method, `/template/${path}`, { token, ...(sent && { body: sent }) });

/** A template whose documents were read and checked: their numbers are what a rule does not find, the totals it does. */
async function start(
  fields: readonly { name: string; description: string }[] = [total, number],
  learns = false,
) {
  tenant = await makeTenant(app, partner);
  const id = await makeTemplate(app, tenant, [...fields]);
  if (!learns) await call('PUT', `${id}/learned`, { on: false });
  const files = specimens.map(({ pdf }, index) => ({ name: `${index}.pdf`, bytes: pdf }));
  const { data } = await submit(app, tenant, { templateId: id, files });
  const { data: request } = await ended(app, tenant, data.id);
  for (const [index, file] of request.files.entries()) {
    const truth = specimens[index]!.truth.fields;
    const values = {
      Zebra: truth['合計金額']?.value ?? truth['ご請求金額']?.value,
      Quagga: truth['請求書番号']!.value,
    };
    const corrections = file.fields.map(
      ({ name, value }: { name: 'Zebra' | 'Quagga'; value: string | null }) => ({
        path: `fields.${name}`,
        value: values[name] ?? value ?? '',
      }),
    );
    const path = `/request/${request.id}/files/${file.id}`;
    expect((await app.call('PATCH', path, { token: tenant.token, body: { corrections } })).code).toBe(200);
  }
  await app.call('PUT', `/request/${request.id}/checked`, { token: tenant.token, body: { checked: true } });
  return { id, request };
}

/** Has the draft tried; nobody is shown what came of it. */
async function tryWithoutShowing(id: string): Promise<void> {
  await call('POST', `${id}/draft/try`);
  const states = () =>
    app.context.db.withTenant(tenant, (trx) =>
      trx.selectFrom('template_trials').select('state').where('template_id', '=', id).execute(),
    );
  await expect.poll(states, { timeout: 60_000 }).toEqual([{ state: 'done' }]);
}

/** The trial, once its job is through. */
async function tried(id: string) {
  await call('POST', `${id}/draft/try`);
  await expect
    .poll(async () => (await call('GET', `${id}/draft/try`)).data.state, { timeout: 60_000 })
    .toBe('done');
  return (await call('GET', `${id}/draft/try`)).data;
}

describe('trying a draft on the test set', () => {
  test('shows field by field what is right before and after, gained and lost, with its page; nothing is charged and no result changes', async () => {
    const { id, request } = await start([total, unfound]);
    const before = [
      await usageOf(app, tenant),
      (await app.call('GET', `/request/${request.id}`, { token: tenant.token })).data,
    ];
    await call('PUT', `${id}/draft`, body([wrong, number, { name: 'New', description: '' }]));
    const { fields, ...facts } = await tried(id);
    expect(facts).toMatchObject({ state: 'done', documents: 2, done: 2, lostValues: 2 });
    expect(fields).toMatchObject([
      { name: 'Zebra', table: null, values: 2, before: 2, after: 0, gained: 0, lostValues: 2 },
      { name: 'Quagga', values: 2, before: 0, after: 2, gained: 2, lost: [] },
      { name: 'New', values: 0, before: null, after: 0, gained: 0, lost: [] },
    ]);
    expect(fields[0].lost).toHaveLength(2);
    expect(fields[0].lost.find(({ fileName }: { fileName: string }) => fileName === '0.pdf')).toEqual({
      fileId: request.files[0].id,
      fileName: '0.pdf',
      requestId: request.id,
      requestNumber: request.number,
      page: 1,
      values: 1,
      expected: request.files[0].fields[0].value,
      found: null,
    });
    const now = [
      await usageOf(app, tenant),
      (await app.call('GET', `/request/${request.id}`, { token: tenant.token })).data,
    ];
    expect(now).toEqual(before);
  });

  test('reads a document as if it had taught nothing', async () => {
    const { id } = await start([total, unfound], true);
    const learned = async () => (await call('GET', `${id}/learned`)).data;
    await expect.poll(async () => (await learned()).pending, { timeout: 60_000 }).toBe(0);
    await call('PUT', `${id}/draft`, body([total, unfound]));
    // Each of the two is read by what the other taught.
    expect((await tried(id)).fields[1]).toMatchObject({ name: 'Quagga', before: 2, after: 2 });
    const { data } = await call('GET', `${id}/set`);
    await app.call('DELETE', `/template/${id}/set/${data.documents[0].fileId}`, { token: tenant.token });
    const lessons = app.context.db.withTenant(tenant, (trx) =>
      trx.deleteFrom('lessons').where('file_id', '=', data.documents[0].fileId).execute(),
    );
    await lessons;
    expect((await tried(id)).fields[1]).toMatchObject({ name: 'Quagga', values: 1, before: 0, after: 0 });
  });

  test('comes before publishing: a draft that loses is published once that was seen; another draft is tried again', async () => {
    const { id } = await start();
    await call('PUT', `${id}/draft`, body([wrong]));
    expect(await call('POST', `${id}/publish`)).toMatchObject({ code: 409, message: 'TRIAL_REQUIRED' });
    const { fields } = await tried(id);
    // What a draft does not ask for any more is lost.
    expect(fields).toMatchObject([
      { name: 'Zebra', before: 2, after: 0 },
      { name: 'Quagga', before: 2, after: null, lostValues: 2 },
    ]);
    const refused = await call('POST', `${id}/publish`, { acceptLosses: false });
    expect(refused).toMatchObject({ code: 409, message: 'LOSSES_NOT_CONFIRMED' });
    await call('PUT', `${id}/draft`, body([total, number]));
    expect((await call('GET', `${id}/draft/try`)).data.state).toBe('none');
    expect((await call('POST', `${id}/publish`, { acceptLosses: true })).message).toBe('TRIAL_REQUIRED');
    expect((await tried(id)).lostValues).toBe(0);
    expect((await call('POST', `${id}/publish`)).data.version).toBe(2);
    await call('PUT', `${id}/draft`, body([wrong, number]));
    await tryWithoutShowing(id);
    expect((await call('POST', `${id}/publish`)).message).toBe('LOSSES_NOT_CONFIRMED');
    expect((await call('GET', `${id}/draft/try`)).data.lostValues).toBe(2);
    expect((await call('POST', `${id}/publish`)).data.version).toBe(3);
    const { details } = await app.context.db.withTenant(tenant, (trx) =>
      trx
        .selectFrom('audit_entries')
        .select('details')
        .where('action', '=', 'template.publish')
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow(),
    );
    expect(details).toEqual({ version: 3, lost: 2 });
  });

  test('counts for the set that it ran on, as that was checked: documents that join, leave or are changed want another', async () => {
    const { id, request } = await start();
    const { token } = tenant;
    const [first, second] = request.files.map((file: { id: string }) => file.id);
    const choose = (method: 'PUT' | 'DELETE', fileId: string) => call(method, `${id}/set/${fileId}`);
    const shown = async () => (await call('GET', `${id}/draft/try`)).data;
    const publish = () => call('POST', `${id}/publish`, { acceptLosses: true });
    for (const file of [first, second]) await choose('DELETE', file);
    await call('PUT', `${id}/draft`, body([wrong, number]));
    // Tried on nothing, it proves nothing for the documents that come.
    expect(await tried(id)).toMatchObject({ documents: 0, lostValues: 0, setChanged: false });
    await choose('PUT', first);
    expect(await shown()).toMatchObject({ state: 'done', setChanged: true });
    expect(await publish()).toMatchObject({ code: 409, message: 'TRIAL_REQUIRED' });
    expect(await tried(id)).toMatchObject({ documents: 1, lostValues: 1, setChanged: false });
    await choose('PUT', second);
    expect((await publish()).message).toBe('TRIAL_REQUIRED');
    await choose('DELETE', second);
    expect((await shown()).setChanged).toBe(false);
    const corrections = [{ path: 'fields.Quagga', value: 'another one' }];
    await app.call('PATCH', `/request/${request.id}/files/${first}`, { token, body: { corrections } });
    expect((await shown()).setChanged).toBe(true);
    expect((await publish()).message).toBe('TRIAL_REQUIRED');
    expect(await tried(id)).toMatchObject({ documents: 1, setChanged: false });
    expect((await publish()).data.version).toBe(2);
  });

  test('does not prevent returning to an earlier version; the activity says on how many documents that was not tried', async () => {
    const { id, request } = await start();
    const lastOf = () =>
      app.context.db.withTenant(tenant, (trx) =>
        trx
          .selectFrom('audit_entries')
          .select('details')
          .where('action', '=', 'template.rollback')
          .orderBy('id', 'desc')
          .executeTakeFirstOrThrow(),
      );
    await call('PUT', id, body([wrong]));
    expect((await call('POST', `${id}/rollback`, { version: 1 })).data.version).toBe(3);
    expect((await lastOf()).details).toEqual({ version: 1, untried: 2 });
    await app.call('DELETE', `/request/${request.id}`, { token: tenant.token });
    expect((await call('POST', `${id}/rollback`, { version: 2 })).data.version).toBe(4);
    expect((await lastOf()).details).toEqual({ version: 2 });
  });

  test('leaves nothing of a deleted request, template or tenant', async () => {
    const { id, request } = await start();
    await call('PUT', `${id}/draft`, { ...body([wrong, number]), description: 'leaving-draft' });
    const [{ lost }] = (await tried(id)).fields;
    const losses = () =>
      app.context.db.withTenant(tenant, (trx) => trx.selectFrom('trial_losses').select('expected').execute());
    const texts = (all: readonly { expected: string | null }[]) =>
      all.map(({ expected }) => expected ?? '').toSorted();
    expect(texts(await losses())).toEqual(texts(lost));
    await app.call('DELETE', `/request/${request.id}`, { token: tenant.token });
    expect(await losses()).toEqual([]);
    expect((await call('GET', `${id}/draft/try`)).data.fields[0]).toMatchObject({ lostValues: 2, lost: [] });
    expect(tablesWith(await dumpTables(app.database), 'leaving-draft')).toEqual(['public.template_drafts']);
    const { tenantId, partnerId } = tenant;
    await purgeTenant(app.context, { tenantId, partnerId });
    expect(tablesWith(await dumpTables(app.database), 'leaving-draft')).toEqual([]);
    const second = await start();
    await call('PUT', `${second.id}/draft`, { ...body([wrong]), description: 'leaving-draft' });
    await tried(second.id);
    await call('DELETE', second.id);
    expect(tablesWith(await dumpTables(app.database), 'leaving-draft')).toEqual([]);
    expect(await losses()).toEqual([]);
  });
});

describe('a job that tries a draft', () => {
  function delivery(templateId: string, want: string): Delivery<'try-draft'> {
    const { tenantId, partnerId } = tenant;
    return {
      id: newId(),
      payload: { kind: 'draft', templateId, want, tenantId, partnerId },
      priority: 0,
      signal: new AbortController().signal,
      settle: async () => true,
    };
  }
  /** Wanted without a job: the deliveries of the test are the only ones. */
  async function wanted(templateId: string, revision: number): Promise<string> {
    const want = newId();
    const pair = { kind: 'draft' as const, version: 1, other: revision };
    const trial = { pair, templateId, want, documents: 2, at: app.clock.now() };
    await app.context.db.withTenant(tenant, (trx) => requestTrial(trx, tenant, trial));
    return want;
  }
  const trial = async (id: string) => (await call('GET', `${id}/draft/try`)).data;

  test('finds nothing by a draft that takes too long with a document; what the template finds stays', async () => {
    const { id } = await start();
    const asked = { ...wrong, description: 'takes too long' };
    await call('PUT', `${id}/draft`, body([asked, number]));
    const want = await wanted(id, 1);
    const { extraction } = app.context;
    const run: typeof extraction.run = (task, signal) =>
      JSON.stringify(task).includes('takes too long')
        ? Promise.reject(new RecognitionError('TIMED_OUT', { attempt: true }))
        : extraction.run(task, signal);
    await tryDraft({ ...app.context, extraction: { ...extraction, run } }, delivery(id, want));
    expect((await trial(id)).fields).toMatchObject([
      { name: 'Zebra', before: 2, after: 0, lostValues: 2 },
      { name: 'Quagga', before: 2, after: 0, lostValues: 2 },
    ]);
  });

  test('that dies is delivered again and starts over; if another trial or draft replaced it, it stores nothing', async () => {
    const { id } = await start();
    await call('PUT', `${id}/draft`, body([wrong, number]));
    const want = await wanted(id, 1);
    const dying = { ...delivery(id, want), settle: () => Promise.reject(new Error('killed')) };
    await expect(tryDraft(app.context, dying)).rejects.toThrow('killed');
    expect(await trial(id)).toMatchObject({ state: 'running', fields: [] });
    await tryDraft(app.context, delivery(id, want));
    const done = await trial(id);
    expect(done).toMatchObject({ state: 'done', lostValues: 2 });
    await tryDraft(app.context, delivery(id, want));
    expect(await trial(id)).toEqual(done);
    const next = await wanted(id, 1);
    await tryDraft(app.context, delivery(id, want));
    expect(await trial(id)).toMatchObject({ state: 'waiting' });
    await call('PUT', `${id}/draft`, body([total, number]));
    await tryDraft(app.context, delivery(id, next));
    expect(await trial(id)).toMatchObject({ state: 'none' });
  });
});
