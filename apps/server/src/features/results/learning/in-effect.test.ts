import { makeSpecimen, type Specimen } from '@ocr/specimens';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { ended, makeTemplate, submit } from '../../../../test/documents.ts';
import { makePartner, makeTenant, type TenantParty } from '../../../../test/parties.ts';
import { getMemory } from '#features/requests/learning/get-memory.ts';
import { lockRequest } from '#features/requests/requests.store.ts';
import { requestLessons } from '#features/requests/learning/lessons.store.ts';

let app: TestApp;
let tenant: TenantParty;
let templateId: string;
let first: { id: string; number: string; files: { id: string }[] };
let next: Specimen;

/** A document of a layout, and its right value corrected: nothing is labelled so, and what is meant is the number of the invoice. */
beforeAll(async () => {
  app = await startTestApp({ worker: true, env: { WORKERS: '1' } });
  tenant = await makeTenant(app, await makePartner(app));
  templateId = await makeTemplate(app, tenant, [{ name: 'Zebra', description: 'The zebra mark' }]);
  const [taught, other] = await Promise.all(
    [41, 42].map((seed) => makeSpecimen({ kind: 'invoice', language: 'ja', layout: 'form', seed })),
  );
  next = other!;
  const files = [{ name: 'first.pdf', bytes: taught!.pdf }];
  const { data } = await submit(app, tenant, { templateId, files });
  first = (await ended(app, tenant, data.id)).data;
  const corrections = [{ path: 'fields.Zebra', value: numberOf(taught!) }];
  const path = `/request/${first.id}/files/${first.files[0]!.id}`;
  await app.call('PATCH', path, { token: tenant.token, body: { corrections } });
});
afterAll(() => app.stop());

const numberOf = ({ truth }: Specimen) => truth.fields['請求書番号']!.value;

test('what was checked is waited for neither for ever, nor by what was sent before, nor while nothing is learnt', async () => {
  const { db } = app.context;
  const at = app.clock.now();
  // Without a job, nothing ever learns from it.
  const wanted = { requestId: first.id, templateId, fileIds: [first.files[0]!.id], at };
  await db.withTenant(tenant, (trx) => requestLessons(trx, tenant, wanted));
  const memory = (until: Date, patience: number) =>
    getMemory(db, tenant, { templateId, until }, { patience });
  expect(await memory(at, 0)).toBeNull();
  expect(await memory(new Date(at.getTime() - 1), 600_000)).toBeNull();
  const learns = (on: boolean) =>
    app.call('PUT', `/template/${templateId}/learned`, { token: tenant.token, body: { on } });
  await learns(false);
  expect(await memory(at, 600_000)).toBeNull();
  await learns(true);
});

test('a file that is sent after others were checked waits until they are learnt from', async () => {
  const { extraction } = app.context;
  const run = extraction.run.bind(extraction);
  const held = Promise.withResolvers<void>();
  vi.spyOn(extraction, 'run').mockImplementation(async (task, signal) => {
    if (task.name === 'teach') await held.promise;
    return run(task, signal);
  });
  const { token } = tenant;
  await app.call('PUT', `/request/${first.id}/checked`, { token, body: { checked: true } });
  const files = [{ name: 'next.pdf', bytes: next.pdf }];
  const { data: sent } = await submit(app, tenant, { templateId, files });
  const shown = async () => (await app.call('GET', `/request/${sent.id}`, { token })).data;
  const progress = { pagesDone: 1, pagesTotal: 1 };
  await expect.poll(shown, { timeout: 60_000 }).toMatchObject({ progress });
  const learned = await app.call('GET', `/template/${templateId}/learned`, { token });
  expect(learned.data).toMatchObject({ pending: 1 });
  held.resolve();
  const { data: done } = await ended(app, tenant, sent.id);
  const learnedFrom = { requestNumber: first.number };
  expect(done.files[0].fields[0]).toMatchObject({ value: numberOf(next), learnedFrom });
});

test('a request that is deleted while learning is switched on again teaches nothing', async () => {
  const { token } = tenant;
  const { db } = app.context;
  const learns = (on: boolean) => app.call('PUT', `/template/${templateId}/learned`, { token, body: { on } });
  await learns(false);
  const files = [{ name: 'next.pdf', bytes: next.pdf }];
  const { data: sent } = await submit(app, tenant, { templateId, files });
  await ended(app, tenant, sent.id);
  await app.call('PUT', `/request/${sent.id}/checked`, { token, body: { checked: true } });
  let switching: ReturnType<typeof learns> | undefined;
  await db.withTenant(tenant, async (trx) => {
    await lockRequest(trx, tenant, sent.id);
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
    switching = learns(true);
    const blocked = 'select from pg_stat_activity where $1 = any(pg_blocking_pids(pid))';
    await expect.poll(async () => (await db.pool.query(blocked, [rows[0]!.pid])).rowCount).toBe(1);
    const deleted = { deleted_at: app.clock.now() };
    await trx.updateTable('requests').set(deleted).where('id', '=', sent.id).execute();
  });
  expect(await switching).toMatchObject({ code: 200 });
  const lessons = await db.withTenant(tenant, (trx) =>
    trx.selectFrom('lessons').select('state').where('request_id', '=', sent.id).execute(),
  );
  expect(lessons).toEqual([]);
});
