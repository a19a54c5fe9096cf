import { blankPdf } from '@ocr/specimens';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { ended, makeTemplate, submit, usageOf } from '../../../test/documents.ts';
import { makePartner, makeTenant, type TenantParty } from '../../../test/parties.ts';
import { runAdmin } from '../../../test/commands/run-admin.ts';
import { describeStuck, formatAge } from './describe-stuck.ts';
import { findStuck, requeueStuck } from './stuck.ts';

const minute = 60_000;
let app: TestApp;
let tenant: TenantParty;
let owner: Client;

beforeAll(async () => {
  app = await startTestApp();
  tenant = await makeTenant(app, await makePartner(app));
  owner = new Client(app.database.owner);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await app.stop();
});

async function submitOne(pages = 1) {
  const templateId = await makeTemplate(app, tenant);
  const { data } = await submit(app, tenant, {
    templateId,
    files: [{ name: 'a.pdf', bytes: blankPdf(pages) }],
  });
  return { id: data.id as string, number: data.number as string, fileId: data.files[0].id as string };
}
const find = (minutes: number) => findStuck(app.context, app.database.owner, minutes);
/** What is stuck, in words; without the jobs that a schedule may have made in this very second. */
const lines = async (minutes: number) =>
  describeStuck(await find(minutes), app.clock.now()).filter(
    (line) => !/^\ds {2}job (?:close-months|mail-expiries) .*: waits for a worker$/.test(line),
  );
const jobsOf = async (fileId: string) =>
  (
    await owner.query<{ state: string; from: number; to: number }>(
      `select state::text as state, (data->>'from')::int as from, (data->>'to')::int as to from pgboss.job
       where name = 'read-file' and data->>'fileId' = $1 order by 2`,
      [fileId],
    )
  ).rows;

test('a file is listed once it has waited so long, one without a job at once; requeueing gives it a job, and it is read and charged once', async () => {
  const { id, number, fileId } = await submitOne(25);
  expect(await lines(10)).toEqual([]);
  app.clock.advance(10 * minute);
  expect(await lines(10)).toEqual([
    `10m  file 1 of ${number} (tenant ${tenant.number}), page 0 of 25: waits for a worker`,
  ]);
  await owner.query(`delete from pgboss.job where data->>'fileId' = $1`, [fileId]);
  expect(await lines(60)).toEqual([
    `10m  file 1 of ${number} (tenant ${tenant.number}), page 0 of 25: no job reads it; requeue makes one`,
  ]);
  const { code, said } = await runAdmin(app, ['stuck']);
  expect({ code, said }).toEqual({ code: 2, said: expect.stringContaining('no job reads it') });
  expect(await runAdmin(app, ['requeue'])).toEqual({
    code: 0,
    said: expect.stringContaining('Files given a job: 1.'),
  });
  expect(await requeueStuck(app.context, app.database.owner)).toMatchObject({ files: 0 });
  expect(await jobsOf(fileId)).toEqual([
    { state: 'created', from: 1, to: 20 },
    { state: 'created', from: 21, to: 25 },
  ]);
  const { startWorker } = await import('../worker.ts');
  const { createServices } = await import('../services.ts');
  const { config, log, clock } = app.context;
  const services = await createServices({
    config: { ...config, processes: { api: false, worker: true } },
    log,
    clock,
    database: app.database.app,
  });
  try {
    await startWorker(services.context, services.reader!);
    expect((await ended(app, tenant, id)).data.status).toBe('completed');
  } finally {
    await services.close();
  }
  expect(await usageOf(app, tenant)).toMatchObject({ pagesUsed: 25, pagesReserved: 0 });
  expect(await lines(0)).toEqual([]);
}, 240_000);

test('what waits for its next attempt is listed with the error of the last, and is due now', async () => {
  const { number, fileId } = await submitOne();
  await owner.query(
    `update pgboss.job set state = 'retry', retry_count = 3, start_after = now() + interval '1 hour',
     output = '{"message": "the storage is away"}' where data->>'fileId' = $1`,
    [fileId],
  );
  expect(await lines(0)).toEqual([
    expect.stringMatching(`file 1 of ${number} .* tried again at .*Z after: the storage is away`),
  ]);
  expect(await requeueStuck(app.context, app.database.owner)).toMatchObject({ files: 0, retries: 1 });
  const { rows } = await owner.query(
    `select from pgboss.job where data->>'fileId' = $1 and start_after <= now()`,
    [fileId],
  );
  expect(rows).toHaveLength(1);
});

test('a job that failed is listed and tried again; a mail that was given up only when asked for', async () => {
  await app.context.db.withSystem(async (trx) => {
    await app.context.jobs.send(trx, 'purge-tenant', {
      tenantId: tenant.tenantId,
      partnerId: tenant.partnerId,
    });
    const mail = { mail: 'welcome', language: 'en', to: 'a@example.com', name: 'A', tenantId: null } as const;
    await app.context.jobs.send(trx, 'send-mail', { ...mail, partnerId: tenant.partnerId });
  });
  await owner.query(
    `update pgboss.job set state = 'failed', retry_count = retry_limit, completed_on = now(), output = '{"message": "no route"}'
     where name in ('purge-tenant', 'send-mail')`,
  );
  expect((await lines(10)).filter((line) => line.includes('given up'))).toEqual([
    expect.stringMatching(/job purge-tenant \S+: given up after 1000 more attempts: no route/),
    expect.stringMatching(/job send-mail \S+: given up after 12 more attempts: no route/),
  ]);
  expect(await requeueStuck(app.context, app.database.owner)).toMatchObject({ failed: 1 });
  expect(await requeueStuck(app.context, app.database.owner, { mails: true })).toMatchObject({ failed: 1 });
  expect((await lines(10)).filter((line) => line.includes('given up'))).toEqual([]);
});

test('a sweep that failed is listed until a later one has done its work', async () => {
  const send = () => app.context.db.withSystem((trx) => app.context.jobs.send(trx, 'sweep', {}));
  const end = (state: string) =>
    owner.query(
      `update pgboss.job set state = '${state}', completed_on = now(), output = '{"message": "no route"}'
       where name = 'sweep' and state = 'created'`,
    );
  const sweeps = async () => (await lines(10)).filter((line) => line.includes('job sweep'));
  await send();
  await end('completed');
  await send();
  await end('failed');
  expect(await sweeps()).toEqual([expect.stringMatching(/given up .*: no route/)]);
  await send();
  await end('completed');
  expect(await sweeps()).toEqual([]);
});

test('objects that no worker deletes are listed an hour after they were due', async () => {
  await app.context.db.withSystem((trx) =>
    trx.insertInto('storage_removals').values({ key: 'tenants/none/one', due_at: app.clock.now() }).execute(),
  );
  app.clock.advance(59 * minute);
  expect((await find(10)).removals).toEqual({ count: 0, oldest: null });
  app.clock.advance(minute);
  expect(await lines(10)).toContainEqual(
    expect.stringMatching(/^1h {2}1 stored objects are due for deletion/),
  );
});

test.each([
  [5, '5s'],
  [59, '59s'],
  [60, '1m'],
  [3_725, '1h 2m'],
  [90_000, '1d 1h'],
  [-3, '0s'],
])('%d seconds are %s', (seconds, text) => expect(formatAge(seconds)).toBe(text));
