import { blankPdf } from '@ocr/specimens';
import { toPageJson, type Page } from '@ocr/recognition';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeTemplate, submit } from '../../../test/documents.ts';
import { makePartner, makeTenant } from '../../../test/parties.ts';
import { insertPages, selectPagesAsJson } from './read/pages.store.ts';
import { toStoredValues } from '#platform/extraction/stored-values.ts';
import { storeResult } from './read/outcome.store.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

test('characters that PostgreSQL refuses do not keep a document from being stored', async () => {
  const tenant = await makeTenant(app, await makePartner(app));
  const files = [{ name: 'odd\u0000\ud800.pdf', bytes: blankPdf(1) }];
  const { data } = await submit(app, tenant, { templateId: await makeTemplate(app, tenant), files });
  const fileId = data.files[0].id as string;
  const odd = 'NUL \u0000, half a pair \ud800, a whole one \u{1f600}';
  const kept = 'NUL , half a pair \ufffd, a whole one \u{1f600}';
  const values = await app.context.db.withTenant(tenant, async (trx) => {
    await insertPages(trx, tenant, fileId, [
      toPageJson({ number: 1, width: 1, height: 1, words: [{ text: odd }] } as unknown as Page),
    ]);
    const none = { text: null, confidence: null, page: null, box: null, reason: null };
    const fields = [{ name: 'Total', ...none, value: odd }];
    const cells = [{ column: 'Note', ...none, value: null, text: odd }];
    const tables = [{ name: 'Items', columns: ['Note'], reason: null, rows: [{ cells }] }];
    const at = app.context.clock.now();
    await storeResult(trx, tenant, {
      fileId,
      requestId: data.id,
      ...toStoredValues({ fields, tables }, { fields: [] }),
      text: odd,
      ocrRate: null,
      at,
    });
    const result = await trx
      .selectFrom('file_results')
      .select(['fields', 'tables', 'text'])
      .where('file_id', '=', fileId)
      .executeTakeFirstOrThrow();
    const [page] = await selectPagesAsJson(trx, tenant, fileId, { from: 1, to: 1 });
    return { pages: [JSON.parse(page!) as unknown], ...result };
  });
  expect(values).toMatchObject({
    pages: [{ words: [{ text: kept }] }],
    fields: [{ value: kept }],
    tables: [{ rows: [{ cells: [{ text: kept }] }] }],
    text: kept,
  });
});
