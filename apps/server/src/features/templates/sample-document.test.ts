import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { makeSpecimen, textFile, truncatedPdf } from '@ocr/specimens';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makePartner, makeTenant, type TenantParty } from '../../../test/parties.ts';
import { purgeTenant } from '../../processes/clean-up.ts';
import { deleteDueObjects } from '#platform/storage/staged-objects.store.ts';
import { templateValues } from './testing/template-values.ts';

let app: TestApp;
let tenant: TenantParty;
let pdf: Buffer;

beforeAll(async () => {
  app = await startTestApp();
  pdf = (await makeSpecimen({ kind: 'invoice', language: 'en', seed: 7 })).pdf;
});
afterAll(() => app.stop());

beforeEach(async () => {
  tenant = await makeTenant(app, await makePartner(app));
});

function formOf(template: unknown, document: Uint8Array, fileName = 'sample.pdf'): FormData {
  const form = new FormData();
  // The document first: parts may come in any order.
  form.set('document', new File([new Uint8Array(document)], fileName));
  form.set('template', JSON.stringify(template));
  return form;
}

const create = (token: string, template: unknown = templateValues()) =>
  app.call('POST', '/template', { token, body: template });

async function storedDocuments(scope: string): Promise<string[]> {
  const folder = join(app.context.config.dataDir, 'files', scope);
  const entries = await readdir(folder, { recursive: true }).catch(() => []);
  return entries.filter((entry) => entry.endsWith('document'));
}

describe('the sample document of a template', () => {
  test('stays over a change, is replaced by another, and goes with null', async () => {
    const folder = `tenants/${tenant.tenantId}/templates`;
    const made = await app.call('POST', '/template', {
      token: tenant.token,
      form: formOf(templateValues(), pdf),
    });
    expect(made.data.document).toEqual({ name: 'sample.pdf', pages: 1 });
    expect(await storedDocuments(folder)).toHaveLength(1);

    const path = `/template/${made.data.id}`;
    const put = (options: object) => app.call('PUT', path, { token: tenant.token, ...options });
    expect((await put({ body: templateValues() })).data.document).toEqual({ name: 'sample.pdf', pages: 1 });
    const echo = (await app.call('GET', path, { token: tenant.token })).data;
    expect((await put({ body: echo })).data.document).toEqual({ name: 'sample.pdf', pages: 1 });

    const [before] = await storedDocuments(folder);
    const replaced = await put({ form: formOf(templateValues(), pdf, '見本.PDF') });
    expect(replaced.data.document).toEqual({ name: '見本.PDF', pages: 1 });
    const after = await storedDocuments(folder);
    expect(after).toHaveLength(1);
    expect(after[0]).not.toBe(before);

    expect((await put({ body: { ...templateValues(), document: null } })).data.document).toBeNull();
    expect(await storedDocuments(folder)).toEqual([]);
  });

  test('comes with the template in any order, and the template as text, as JSON or as a file', async () => {
    const document = new Blob([new Uint8Array(pdf)], { type: 'application/pdf' });
    const json = JSON.stringify(templateValues('As a file'));
    const asFile = new FormData();
    asFile.set('template', new Blob([json], { type: 'application/json' }));
    asFile.set('document', document, 'sample.pdf');
    const made = await app.call('POST', '/template', { token: tenant.token, form: asFile });
    expect(made.data).toMatchObject({ name: 'As a file', document: { name: 'sample.pdf', pages: 1 } });

    const asJson = await app.app.inject({
      method: 'POST',
      url: '/api/template',
      headers: { authorization: `Bearer ${tenant.token}`, 'content-type': 'multipart/form-data; boundary=x' },
      payload: [
        '--x',
        'Content-Disposition: form-data; name="template"',
        'Content-Type: application/json',
        '',
        JSON.stringify(templateValues('As JSON')),
        '--x--',
        '',
      ].join('\r\n'),
    });
    expect(asJson.json().data).toMatchObject({ name: 'As JSON', document: null });
  });

  test.each([
    [{}, [{ field: 'template', code: 'REQUIRED' }]],
    [{ template: '{' }, [{ field: 'template', code: 'INVALID' }]],
    [{ template: 'null' }, [{ field: '', code: 'INVALID' }]],
  ])('needs a template with it (%#)', async (fields: Record<string, string>, details) => {
    const form = new FormData();
    for (const [key, value] of Object.entries(fields)) form.set(key, value);
    form.set('document', new Blob([new Uint8Array(pdf)]), 'sample.pdf');
    const answer = await app.call('POST', '/template', { token: tenant.token, form });
    expect(answer).toMatchObject({ code: 422, message: 'FAILED', details });
  });

  test('is one: two, or one under another name, are refused', async () => {
    const two = formOf(templateValues(), pdf);
    two.append('document', new Blob([new Uint8Array(pdf)]), 'other.pdf');
    expect(await app.call('POST', '/template', { token: tenant.token, form: two })).toMatchObject({
      code: 422,
      message: 'TOO_MANY_FILES',
    });
    const before = new FormData();
    const blob = () => new Blob([JSON.stringify(templateValues())], { type: 'application/json' });
    for (const name of ['template', 'template', 'document']) before.append(name, blob(), `${name}.json`);
    expect(await app.call('POST', '/template', { token: tenant.token, form: before })).toMatchObject({
      code: 422,
      message: 'TOO_MANY_FILES',
    });
    const other = formOf(templateValues(), pdf);
    other.append('sample', new Blob([new Uint8Array(pdf)]), 'other.pdf');
    expect(await app.call('POST', '/template', { token: tenant.token, form: other })).toMatchObject({
      code: 422,
      details: [{ field: 'sample', code: 'UNKNOWN' }],
    });
  });

  test('comes with a draft as with a new template, and is the template’s at once: what is published stays', async () => {
    const folder = `tenants/${tenant.tenantId}/templates`;
    const { data: made } = await create(tenant.token, templateValues('Published'));
    const put = (options: object) =>
      app.call('PUT', `/template/${made.id}/draft`, { token: tenant.token, ...options });
    const shown = async () => (await app.call('GET', `/template/${made.id}`, { token: tenant.token })).data;
    const draft = { ...templateValues('Next'), version: 1 };
    const saved = await put({ form: formOf(draft, pdf) });
    expect(saved).toMatchObject({ code: 200, data: { name: 'Next', revision: 1, version: 1 } });
    expect(await shown()).toMatchObject({
      name: 'Published',
      version: 1,
      document: { name: 'sample.pdf', pages: 1 },
    });
    // Replaced by another, kept by a draft that brings none, taken from another template, and removed.
    const [before] = await storedDocuments(folder);
    await put({ form: formOf(draft, pdf, '見本.PDF') });
    const [replaced, ...others] = await storedDocuments(folder);
    expect([replaced === before, others]).toEqual([false, []]);
    await put({ body: draft });
    expect((await shown()).document).toEqual({ name: '見本.PDF', pages: 1 });
    await put({ body: { ...draft, document: null } });
    expect([(await shown()).document, await storedDocuments(folder)]).toEqual([null, []]);
    const other = await app.call('POST', '/template', {
      token: tenant.token,
      form: formOf(templateValues('Other'), pdf, 'other.pdf'),
    });
    expect((await put({ body: { ...draft, sampleOf: other.data.id } })).code).toBe(200);
    expect((await shown()).document).toEqual({ name: 'other.pdf', pages: 1 });
    expect(
      (await app.call('POST', `/template/${made.id}/publish`, { token: tenant.token })).data,
    ).toMatchObject({
      name: 'Next',
      version: 2,
      document: { name: 'other.pdf', pages: 1 },
    });
    expect(await storedDocuments(folder)).toHaveLength(1);
  });

  test('that comes with a draft is refused as with a new template, and nothing of the draft is kept', async () => {
    const { data: made } = await create(tenant.token);
    const path = `/template/${made.id}/draft`;
    const two = formOf(templateValues(), pdf);
    two.append('document', new Blob([new Uint8Array(pdf)]), 'other.pdf');
    const bare = formOf(templateValues(), pdf);
    bare.delete('template');
    const twice = { name: 'Total', description: '' };
    const refused: [object, object][] = [
      [{ form: formOf(templateValues(), textFile(), 'note.pdf') }, { message: 'INVALID_FILE' }],
      [{ form: formOf({ ...templateValues(), fields: [twice, twice] }, pdf) }, { message: 'FAILED' }],
      [{ form: two }, { message: 'TOO_MANY_FILES' }],
      [{ form: bare }, { details: [{ field: 'template', code: 'REQUIRED' }] }],
      [{ body: { ...templateValues(), fields: [twice, twice] } }, { message: 'FAILED' }],
    ];
    for (const [options, answer] of refused)
      expect(await app.call('PUT', path, { token: tenant.token, ...options })).toMatchObject({
        code: 422,
        ...answer,
      });
    const strange = { ...templateValues(), sampleOf: crypto.randomUUID() };
    expect((await app.call('PUT', path, { token: tenant.token, body: strange })).code).toBe(404);
    expect((await app.call('GET', path, { token: tenant.token })).data).toBeNull();
    expect(await storedDocuments(`tenants/${tenant.tenantId}`)).toEqual([]);
    const late = formOf({ ...templateValues(), version: 7 }, pdf);
    expect((await app.call('PUT', path, { token: tenant.token, form: late })).message).toBe(
      'CHANGED_MEANWHILE',
    );
    expect(await storedDocuments(`tenants/${tenant.tenantId}`)).toEqual([]);
  });

  test('goes with the tenant, and so do its templates and previews', async () => {
    const form = formOf(templateValues(), pdf);
    await app.call('POST', '/template', { token: tenant.token, form });
    await app.call('POST', '/template/preview', { token: tenant.token, form: formOf(templateValues(), pdf) });
    expect(await storedDocuments(`tenants/${tenant.tenantId}`)).toHaveLength(2);
    const scope = { tenantId: tenant.tenantId, partnerId: tenant.partnerId };
    await purgeTenant(app.context, scope);
    expect(await storedDocuments(`tenants/${tenant.tenantId}`)).toEqual([]);
    const left = await app.context.db.withTenant(scope, async (trx) => [
      ...(await trx.selectFrom('templates').select('id').where('deleted_at', 'is', null).execute()),
      ...(await trx.selectFrom('preview_documents').select('hash').execute()),
    ]);
    expect(left).toEqual([]);
  });

  test('goes with the template', async () => {
    const { data } = await app.call('POST', '/template', {
      token: tenant.token,
      form: formOf(templateValues(), pdf),
    });
    await app.call('DELETE', `/template/${data.id}`, { token: tenant.token });
    expect(await storedDocuments(`tenants/${tenant.tenantId}`)).toEqual([]);
  });

  test('is shared with a copy of its template, and outlives the one it came from', async () => {
    const partner = await makePartner(app);
    const owner = await makeTenant(app, partner);
    const post = (token: string, options: object) => app.call('POST', '/template', { token, ...options });
    const own = await post(owner.token, { form: formOf(templateValues('Mine'), pdf) });
    const standard = await post(partner.token, { form: formOf(templateValues('Ours'), pdf, 'ours.pdf') });
    const copies: [string, string, string][] = [
      ['Copy of mine', own.data.id, 'sample.pdf'],
      ['Copy of ours', standard.data.id, 'ours.pdf'],
    ];
    for (const [name, sampleOf, document] of copies) {
      const copy = await post(owner.token, { body: { ...templateValues(name), sampleOf } });
      expect(copy.data.document).toEqual({ name: document, pages: 1 });
    }
    await app.call('DELETE', `/template/${own.data.id}`, { token: owner.token });
    // The partner's own is shared, not copied.
    expect(await storedDocuments(`tenants/${owner.tenantId}/templates`)).toHaveLength(1);
    expect(await readdir(app.context.temporaryFolder)).toEqual([]);

    const stolen = { ...templateValues('Stolen'), sampleOf: standard.data.id };
    expect((await post(tenant.token, { body: stolen })).code).toBe(404);
    const bare = await post(owner.token, { body: templateValues('Bare') });
    const body = { ...templateValues('Copy of bare'), sampleOf: bare.data.id };
    expect((await post(owner.token, { body })).data.document).toBeNull();
  });

  test.each([
    ['a text named .pdf', textFile(), 'note.pdf', 'UNSUPPORTED_FORMAT'],
    ['a PDF named .png', undefined, 'sample.png', 'UNSUPPORTED_FORMAT'],
    ['an unknown extension', undefined, 'sample.docx', 'UNSUPPORTED_FORMAT'],
    ['an empty file', Buffer.alloc(0), 'empty.pdf', 'EMPTY_FILE'],
    ['a truncated PDF', truncatedPdf(), 'cut.pdf', 'CORRUPT_FILE'],
  ])('is refused for %s, and nothing is kept', async (_what, bytes, name, code) => {
    const form = formOf(templateValues(), bytes ?? pdf, name);
    expect(await app.call('POST', '/template', { token: tenant.token, form })).toMatchObject({
      code: 422,
      message: 'INVALID_FILE',
      details: [{ field: 'document', name, code }],
    });
    expect(await storedDocuments(`tenants/${tenant.tenantId}`)).toEqual([]);
    expect((await app.call('GET', '/template', { token: tenant.token })).data.total).toBe(0);
  });

  test('is not kept when the template is refused', async () => {
    await create(tenant.token);
    const form = formOf(templateValues(), pdf);
    expect((await app.call('POST', '/template', { token: tenant.token, form })).code).toBe(409);
    expect(await storedDocuments(`tenants/${tenant.tenantId}`)).toEqual([]);
    expect(await readdir(app.context.temporaryFolder)).toEqual([]);
  });

  test('that was stored by a process which then died is swept after an hour, and no other', async () => {
    const { data } = await app.call('POST', '/template', {
      token: tenant.token,
      form: formOf(templateValues(), pdf),
    });
    const { storage, db, clock } = app.context;
    const key = `tenants/${tenant.tenantId}/templates/${data.id}/lost`;
    await db.withSystem((trx) =>
      trx
        .insertInto('storage_removals')
        .values({ key, due_at: new Date(clock.now().getTime() + 3_600_000) })
        .execute(),
    );
    await storage.putBytes(`${key}/document`, Buffer.from('x'));
    await deleteDueObjects(app.context);
    expect(await storedDocuments(`tenants/${tenant.tenantId}`)).toHaveLength(2);
    app.clock.advance(3_600_001);
    await deleteDueObjects(app.context);
    const left = await storedDocuments(`tenants/${tenant.tenantId}`);
    expect(left).toHaveLength(1);
    expect(left[0]).not.toContain('lost');
  });
});
