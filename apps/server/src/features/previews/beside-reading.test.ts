import { blankPdf, makeSpecimen, specimenTemplate } from '@ocr/specimens';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeTemplate, submit } from '../../../test/documents.ts';
import { makePartner, makeTenant } from '../../../test/parties.ts';

let app: TestApp;

beforeAll(async () => {
  // No worker: a call that waited for the queue would never return.
  app = await startTestApp();
});
afterAll(() => app.stop());

test('previews and pictures are answered while another tenant’s pages wait to be read', async () => {
  const partner = await makePartner(app);
  const [large, small] = [await makeTenant(app, partner), await makeTenant(app, partner)];
  const files = [{ name: 'long.pdf', bytes: blankPdf(300) }];
  const waiting = await submit(app, large, { templateId: await makeTemplate(app, large), files });
  expect(waiting.code).toBe(201);

  const { pdf } = await makeSpecimen({ kind: 'invoice', language: 'en', seed: 23 });
  const form = new FormData();
  form.set('document', new File([new Uint8Array(pdf)], 'sample.pdf'));
  form.set('template', JSON.stringify(specimenTemplate('invoice', 'en')));
  const preview = await app.call('POST', '/template/preview', { token: small.token, form });
  expect(preview).toMatchObject({ code: 200, data: { status: 'completed', pageCount: 1 } });

  const own = { templateId: await makeTemplate(app, small), files: [{ name: 'a.pdf', bytes: pdf }] };
  const { data } = await submit(app, small, own);
  const path = `/request/${data.id}/files/${data.files[0].id}/pages/1`;
  const picture = await app.call('GET', path, { token: small.token });
  expect([picture.code, picture.headers['content-type']]).toEqual([200, 'image/webp']);

  const { data: still } = await app.call('GET', `/request/${waiting.data.id}`, { token: large.token });
  expect(still).toMatchObject({ status: 'processing', progress: { pagesDone: 0, pagesTotal: 300 } });
});
