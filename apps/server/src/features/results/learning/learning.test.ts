import { makeSpecimen, type Specimen } from '@ocr/specimens';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { ended, makeTemplate, submit } from '../../../../test/documents.ts';
import { makePartner, makeTenant, type Party, type TenantParty } from '../../../../test/parties.ts';
import { requestLessons } from '#features/requests/learning/lessons.store.ts';
import { newId } from '#platform/database/ids.ts';
import { createExtractionThreads, type ExtractionThreads } from '#platform/extraction/extraction-threads.ts';
import type { Delivery } from '#platform/jobs/jobs.ts';
import { learnFile } from './learn-file.ts';

let app: TestApp;
let partner: Party;
let tenant: TenantParty;
let specimens: Specimen[];

/** A field that no rule finds: nothing is labelled so. What is meant is the number of the invoice. */
const asked = [{ name: 'Zebra', description: 'The zebra mark' }];
const meant = '請求書番号';

beforeAll(async () => {
  app = await startTestApp({ worker: true, env: { WORKERS: '1' } });
  partner = await makePartner(app);
  specimens = await Promise.all(
    [41, 42, 43].map((seed) => makeSpecimen({ kind: 'invoice', language: 'ja', layout: 'form', seed })),
  );
});
afterAll(() => app.stop());

const issuer = (index: number) => specimens[index]!.truth.fields['発行元']!.value;
const truth = (index: number) => specimens[index]!.truth.fields[meant]!.value;
const tenantScope = ({ tenantId, partnerId }: TenantParty) => ({ tenantId, partnerId });

async function start(): Promise<string> {
  tenant = await makeTenant(app, partner);
  return makeTemplate(app, tenant, asked);
}

interface Read {
  readonly id: string;
  readonly number: string;
  readonly fileId: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- as answers are in tests
  readonly field: any;
}

async function read(templateId: string, index: number, who = tenant): Promise<Read> {
  const files = [{ name: `${index}.pdf`, bytes: specimens[index]!.pdf }];
  const { data } = await submit(app, who, { templateId, files });
  const { data: done } = await ended(app, who, data.id);
  const [file] = done.files;
  return { id: done.id, number: done.number, fileId: file.id, field: file.fields[0] };
}

const check = (id: string, checked: boolean) =>
  app.call('PUT', `/request/${id}/checked`, { token: tenant.token, body: { checked } });
const correct = ({ id, fileId }: Read, value: string | null) =>
  app.call('PATCH', `/request/${id}/files/${fileId}`, {
    token: tenant.token,
    body: { corrections: [{ path: 'fields.Zebra', value }] },
  });
const learned = async (templateId: string, who = tenant) =>
  (await app.call('GET', `/template/${templateId}/learned`, { token: who.token })).data;
/** What was learnt, once the jobs are through. */
async function settled(templateId: string, who = tenant) {
  await expect.poll(async () => (await learned(templateId, who)).pending, { timeout: 60_000 }).toBe(0);
  return learned(templateId, who);
}

/** Wants a file's lesson without a job, so that the test's own delivery is the only one. */
const wantWithoutJob = (of: { id: string; fileId: string }, templateId: string) =>
  app.context.db.withTenant(tenantScope(tenant), (trx) => {
    const wanted = { requestId: of.id, templateId, fileIds: [of.fileId], at: app.clock.now() };
    return requestLessons(trx, tenantScope(tenant), wanted);
  });

describe('a document that was corrected and checked', () => {
  test('lets the next of its layout be read by it, and says so; deleted, the rules read alone again', async () => {
    const templateId = await start();
    const first = await read(templateId, 0);
    expect(first.field).toMatchObject({ value: null, learnedFrom: null });
    expect(await learned(templateId)).toEqual({ on: true, pending: 0, layouts: [] });
    await correct(first, truth(0));
    // Nobody has said yet that the document is right.
    expect(await learned(templateId)).toMatchObject({ pending: 0, layouts: [] });
    await check(first.id, true);
    const { layouts } = await settled(templateId);
    expect(layouts).toMatchObject([
      {
        name: issuer(0),
        documents: 1,
        fields: ['Zebra'],
        rightLately: null,
        lastUsed: null,
        sample: { fileId: first.fileId },
      },
    ]);

    const second = await read(templateId, 1);
    const at = app.clock.now().toISOString();
    expect(second.field).toMatchObject({
      value: truth(1),
      learnedFrom: { requestNumber: first.number, by: 'Tea Tenant', at },
    });
    await check(second.id, true);
    expect((await settled(templateId)).layouts).toMatchObject([
      { id: layouts[0].id, documents: 2, rightLately: 100, lastUsed: at },
    ]);

    await check(second.id, false);
    await app.call('DELETE', `/request/${first.id}`, { token: tenant.token });
    expect(await learned(templateId)).toMatchObject({ pending: 0, layouts: [] });
    expect((await read(templateId, 2)).field).toEqual(first.field);
  });

  test('teaches again when it is corrected again', async () => {
    const templateId = await start();
    const first = await read(templateId, 0);
    await correct(first, truth(0));
    await check(first.id, true);
    await settled(templateId);
    await correct(first, '');
    expect((await settled(templateId)).layouts).toMatchObject([{ documents: 1, fields: [] }]);
    expect((await read(templateId, 1)).field.value).toBeNull();
  });

  test('teaches nobody else: not another template, and not another tenant on the same standard template', async () => {
    const own = await start();
    const body = { name: `Standard ${newId()}`, fields: asked, tables: [] };
    const standard = (await app.call('POST', '/template', { token: partner.token, body })).data.id;
    const first = await read(standard, 0);
    await correct(first, truth(0));
    await check(first.id, true);
    await settled(standard);
    expect((await read(standard, 1)).field.value).toBe(truth(1));
    expect((await read(own, 1)).field.value).toBeNull();
    const siblingTenant = await makeTenant(app, partner);
    expect((await read(standard, 1, siblingTenant)).field).toMatchObject({ value: null, learnedFrom: null });
    expect(await learned(standard, siblingTenant)).toEqual({ on: true, pending: 0, layouts: [] });
    const path = `/template/${standard}/learned/${first.fileId}`;
    expect((await app.call('DELETE', path, { token: siblingTenant.token })).code).toBe(404);
    expect((await app.call('GET', `/template/${own}/learned`, { token: siblingTenant.token })).code).toBe(
      404,
    );
  });
});

describe('what a template has learnt', () => {
  test('is forgotten by layout or altogether, and switched off and on; the audit log says so', async () => {
    const templateId = await start();
    const path = `/template/${templateId}/learned`;
    const change = (on: unknown) => app.call('PUT', path, { token: tenant.token, body: { on } });
    const first = await read(templateId, 0);
    await correct(first, truth(0));
    expect((await change(false)).data).toEqual({ on: false, pending: 0, layouts: [] });
    await check(first.id, true);
    expect(await learned(templateId)).toMatchObject({ on: false, pending: 0, layouts: [] });
    await change(true);
    const { layouts } = await settled(templateId);
    expect(layouts).toMatchObject([{ documents: 1 }]);
    await change(false);
    expect((await read(templateId, 1)).field.value).toBeNull();
    await change(true);
    expect((await change('yes')).code).toBe(422);

    const forget = () => app.call('DELETE', `${path}/${layouts[0].id}`, { token: tenant.token });
    expect((await forget()).code).toBe(200);
    expect((await forget()).code).toBe(404);
    expect((await read(templateId, 1)).field.value).toBeNull();
    // What was forgotten stays so, until a person says again that it is right.
    await change(false);
    await change(true);
    expect(await settled(templateId)).toMatchObject({ layouts: [] });
    await check(first.id, false);
    await check(first.id, true);
    expect((await settled(templateId)).layouts).toHaveLength(1);
    expect((await app.call('DELETE', path, { token: tenant.token })).code).toBe(200);
    expect((await learned(templateId)).layouts).toEqual([]);

    const { rows } = await app.context.db.withTenant(tenantScope(tenant), async (trx) => ({
      rows: await trx
        .selectFrom('audit_entries')
        .select(['action', 'confidential'])
        .where('action', 'like', 'template.%')
        .where('action', '<>', 'template.create')
        .orderBy('id')
        .execute(),
    }));
    const switched = ['off', 'on', 'off', 'on'].map((to) => `template.learning_${to}`);
    const expected = [...switched, 'template.forget', ...switched.slice(0, 2), 'template.forget_all'];
    expect(rows).toEqual(expected.map((action) => ({ action, confidential: true })));
  });
});

describe('a job that learns', () => {
  /** A delivery as the queue makes it, whose end is the test's to see. */
  function delivery(fileId: string): Delivery<'learn-file'> & { readonly settled: number } {
    let count = 0;
    return {
      id: newId(),
      payload: { fileId, ...tenantScope(tenant) },
      priority: 0,
      signal: new AbortController().signal,
      settle: async () => (count++, true),
      get settled() {
        return count;
      },
    };
  }
  const lessons = () =>
    app.context.db.withTenant(tenantScope(tenant), (trx) =>
      trx.selectFrom('lessons').select(['file_id', 'state', 'layout_id', 'content']).execute(),
    );

  /** A template that has learnt from its first document. */
  async function learnFirst() {
    const templateId = await start();
    const first = await read(templateId, 0);
    await correct(first, truth(0));
    await check(first.id, true);
    await settled(templateId);
    return { templateId, first };
  }
  /** Learns from a document as `happen` happens while the lesson is made. */
  async function learnWhile(happen: () => Promise<unknown>, fileId: string) {
    const { extraction } = app.context;
    const slow: ExtractionThreads = {
      ...extraction,
      run: (task, signal) => extraction.run(task, signal).then(async (made) => (await happen(), made)),
    };
    await learnFile({ ...app.context, extraction: slow }, delivery(fileId));
  }

  test('delivered again after a crash, or twice at once, has one effect; too late it has none', async () => {
    const { first } = await learnFirst();
    const before = await lessons();
    expect(before).toMatchObject([{ file_id: first.fileId, state: 'learnt', layout_id: first.fileId }]);
    const again = [delivery(first.fileId), delivery(first.fileId)];
    await Promise.all(again.map((job) => learnFile(app.context, job)));
    expect(again.map((job) => job.settled)).toEqual([1, 1]);
    expect(await lessons()).toEqual(before);
    await check(first.id, false);
    const late = delivery(first.fileId);
    await learnFile(app.context, late);
    expect([late.settled, await lessons()]).toEqual([1, []]);
  });

  test('that dies before it is done leaves all as it was, and the next delivery learns', async () => {
    const { templateId, first } = await learnFirst();
    await wantWithoutJob(first, templateId);
    const dying = { ...delivery(first.fileId), settle: () => Promise.reject(new Error('killed')) };
    await expect(learnFile(app.context, dying)).rejects.toThrow('killed');
    expect(await lessons()).toMatchObject([{ state: 'wanted', content: null }]);
    await learnFile(app.context, delivery(first.fileId));
    expect(await lessons()).toMatchObject([{ state: 'learnt', layout_id: first.fileId }]);
  });

  test('that cannot learn from a document leaves nothing waiting', async () => {
    const templateId = await start();
    const first = await read(templateId, 0);
    await check(first.id, true);
    await settled(templateId);
    await wantWithoutJob(first, templateId);
    const late = createExtractionThreads({ threads: 1, limitMs: 1 });
    const job = delivery(first.fileId);
    await learnFile({ ...app.context, extraction: late }, job);
    await late.close();
    expect(job.settled).toBe(1);
    expect(await learned(templateId)).toEqual({ on: true, pending: 0, layouts: [] });
    await correct(first, truth(0));
    expect((await settled(templateId)).layouts).toMatchObject([{ documents: 1, fields: ['Zebra'] }]);
  });

  test('that is overtaken by another correction stores nothing of what it made', async () => {
    const { templateId, first } = await learnFirst();
    await wantWithoutJob(first, templateId);
    await learnWhile(() => correct(first, ''), first.fileId);
    expect((await settled(templateId)).layouts).toMatchObject([{ documents: 1, fields: [] }]);
  });

  test('that is overtaken by the deletion of its template leaves nothing of it', async () => {
    const { templateId, first } = await learnFirst();
    await wantWithoutJob(first, templateId);
    const deleteTemplate = () => app.call('DELETE', `/template/${templateId}`, { token: tenant.token });
    await learnWhile(deleteTemplate, first.fileId);
    const memories = await app.context.db.withTenant(tenantScope(tenant), (trx) =>
      trx.selectFrom('template_memories').select('template_id').execute(),
    );
    expect([await lessons(), memories]).toEqual([[], []]);
  });

  test('counts documents of one layout to one, also when several are learnt at once', async () => {
    const templateId = await start();
    const all = [await read(templateId, 0), await read(templateId, 1), await read(templateId, 2)];
    for (const [index, one] of all.entries()) await correct(one, truth(index));
    await Promise.all(all.map(({ id }) => check(id, true)));
    await Promise.all(all.map(({ fileId }) => learnFile(app.context, delivery(fileId))));
    expect((await settled(templateId)).layouts).toMatchObject([{ documents: 3 }]);
  });
});
