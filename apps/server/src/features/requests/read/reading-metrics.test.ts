import { blankPdf, makeSpecimen } from '@ocr/specimens';
import { afterEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { ended, makeTemplate, submit, usageOf } from '../../../../test/documents.ts';
import { startModelServer } from '../../../../test/model-server.ts';
import { makePartner, makeTenant } from '../../../../test/parties.ts';
import { failUnread } from './read-file.ts';

let app: TestApp;
afterEach(() => app.stop());

/** The metrics' values by name and labels. */
async function readMetrics(): Promise<Map<string, number>> {
  const text = (await app.call('GET', '/metrics')).raw.toString('utf8');
  const lines = text.split('\n').filter((line) => line.startsWith('ocr_'));
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]));
}

test('what is read, charged and left to the rules is counted, without the names of tenants', async () => {
  const gone = await startModelServer(() => 'silence');
  await gone.close();
  const env = { EXTRACTOR: 'llm', EXTRACTOR_URL: gone.url, EXTRACTOR_MODEL: 'm', EXTRACTOR_CALLS: '1' };
  app = await startTestApp({ worker: true, env: { ...env, WORKERS: '1' } });
  const tenant = await makeTenant(app, await makePartner(app));
  const templateId = await makeTemplate(app, tenant);
  const before = await readMetrics();
  const { pdf } = await makeSpecimen({ kind: 'invoice', language: 'en', layout: 'form', seed: 7 });
  const { data } = await submit(app, tenant, {
    templateId,
    files: [
      { name: 'a.pdf', bytes: blankPdf(2) },
      { name: 'b.pdf', bytes: pdf },
    ],
  });
  const done = await ended(app, tenant, data.id);
  expect(done.data.files).toMatchObject([{ status: 'completed' }, { status: 'completed' }]);
  expect(done.data.files[1].fields[0].value).not.toBeNull();
  const { pagesUsed } = await usageOf(app, tenant);
  const after = await readMetrics();
  const grown = (name: string, now = after) => (now.get(name) ?? 0) - (before.get(name) ?? 0);
  // The counter follows the commit that the test has just seen.
  await expect.poll(async () => grown('ocr_files_read_total', await readMetrics())).toBe(2);
  expect(grown('ocr_pages_charged_total', await readMetrics())).toBe(pagesUsed);
  expect(grown('ocr_extraction_seconds_count')).toBe(2);
  expect(grown('ocr_model_problems_total{code="UNREACHABLE"}')).toBe(1);
  expect([...after.keys()].join()).not.toContain(tenant.tenantId);
});

test('what waits and what fails is counted', async () => {
  app = await startTestApp();
  const tenant = await makeTenant(app, await makePartner(app));
  const files = [{ name: 'long.pdf', bytes: blankPdf(45) }];
  const { data } = await submit(app, tenant, { templateId: await makeTemplate(app, tenant), files });
  const waiting = 'ocr_queue_jobs{queue="read-file",state="waiting"}';
  expect((await readMetrics()).get(waiting)).toBe(3);
  const failed = 'ocr_files_failed_total{code="TIMED_OUT"}';
  const before = (await readMetrics()).get(failed) ?? 0;
  const job = { settle: () => Promise.resolve(true) };
  await failUnread(app.context, job, tenant, data.files[0].id, 'TIMED_OUT');
  await failUnread(app.context, job, tenant, data.files[0].id, 'TIMED_OUT');
  expect((await readMetrics()).get(failed)).toBe(before + 1);
});
