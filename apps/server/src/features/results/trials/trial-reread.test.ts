import type { Page } from '@ocr/recognition';
import { makeSpecimen, scanOf } from '@ocr/specimens';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { makeTemplate, submit } from '../../../../test/documents.ts';
import { makePartner, makeTenant, type TenantParty } from '../../../../test/parties.ts';
import { findFile } from '#features/requests/files.store.ts';
import { storeRereadPlaces } from '#features/requests/read/reread-places.store.ts';
import { insertPages } from '#features/requests/read/pages.store.ts';
import { readFile } from '#features/requests/read/read-file.ts';
import { newId } from '#platform/database/ids.ts';
import { required } from '#platform/errors/required.ts';
import type { Delivery } from '#platform/jobs/jobs.ts';
import type { Payloads } from '#platform/jobs/queues.ts';
import { learnFile } from '../learning/learn-file.ts';
import { tryDraft } from './try-draft.ts';

/** A field that no rule finds: nothing is labelled so. What is asked for is the number of the invoice. */
const asked = { name: 'Zebra', description: 'The zebra mark' };
let app: TestApp;
let tenant: TenantParty;
let templateId: string;
/** Places that were read again as it was read. */
let rereadForRequest = 0;
/** The document whose number was misread on its page, and read right at its remembered place. */
let misread: { requestId: string; fileId: string; page: Page; number: string };

/** No worker: each job is done when a test says so. */
beforeAll(async () => {
  app = await startTestApp({ env: { WORKERS: '1' } });
  tenant = await makeTenant(app, await makePartner(app));
  templateId = await makeTemplate(app, tenant, [asked]);
  const first = await read(41, (page) => page);
  await check(first);
  await learnFile(app.context, delivery<'learn-file'>({ fileId: first.fileId, ...scope() }));
  const before = await placesRead('request');
  misread = await read(42, otherDigit);
  rereadForRequest = (await placesRead('request')) - before;
  await check(misread);
  // The set is the misread document alone.
  await call('DELETE', `/template/${templateId}/set/${first.fileId}`);
}, 300_000);
afterAll(() => app.stop());

const call = (method: 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
  app.call(method, path, { token: tenant.token, ...(body && { body }) });

function delivery<Name extends 'read-file' | 'learn-file' | 'try-draft'>(
  payload: Payloads[Name],
): Delivery<Name> {
  const { signal } = new AbortController();
  return { id: newId(), payload, priority: 0, signal, settle: async () => true };
}
const scope = () => ({ tenantId: tenant.tenantId, partnerId: tenant.partnerId });

/** A scan, read as a worker reads it, but with its page as `change` makes it. */
async function read(seed: number, change: (page: Page, number: string) => Page) {
  const { pdf, truth } = await makeSpecimen({ kind: 'invoice', language: 'ja', layout: 'form', seed });
  const number = required(truth.fields['請求書番号']?.value, 'The number of the invoice');
  const [scan] = await scanOf(pdf, { seed, noise: 0.1, skew: 0.4, dpi: 150 });
  const files = [{ name: `${seed}.jpg`, bytes: await upperPart(required(scan, 'The scan')) }];
  const { data: request } = await submit(app, tenant, { templateId, files });
  const fileId: string = request.files[0].id;
  const { db, recognizer, storage } = app.context;
  const file = required(await db.withTenant(tenant, (trx) => findFile(trx, tenant, fileId)), 'The file');
  const { pages } = await storage.withLocalFile(required(file.storage_key, 'Its key'), (path) =>
    recognizer.read(path, 'jpeg'),
  );
  const page = required(pages[0], 'Its page');
  const changed = change(page, number);
  await db.withTenant(tenant, (trx) =>
    insertPages(trx, tenant, fileId, [{ ...changed, json: JSON.stringify(changed) }]),
  );
  await readFile(app.context, delivery<'read-file'>({ fileId, ...scope(), from: 1, to: 1 }));
  return { requestId: request.id as string, fileId, page, number };
}

/** Of a scan what is printed above its table: reading it takes a third of the time. */
async function upperPart(scan: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(scan).metadata();
  return sharp(scan)
    .extract({ left: 0, top: 0, width, height: Math.round(height * 0.4) })
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** The last figure of the number is another one on the page. */
function otherDigit(page: Page, number: string): Page {
  const wrong = number.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));
  const end = (text: string): string => text.slice(-4);
  const words = page.words.map((word) => ({
    ...word,
    text: word.text.replace(new RegExp(`${end(number)}$`), end(wrong)),
  }));
  expect(words.filter((word, at) => word.text !== page.words[at]?.text)).toHaveLength(1);
  return { ...page, words };
}

async function check({ requestId, fileId, number }: { requestId: string; fileId: string; number: string }) {
  const corrections = [{ path: 'fields.Zebra', value: number }];
  expect((await call('PATCH', `/request/${requestId}/files/${fileId}`, { corrections })).code).toBe(200);
  await call('PUT', `/request/${requestId}/checked`, { checked: true });
}

/** Goes back by a minute once the time runs: how busy the machine is does not decide. */
function ampleTime() {
  const times = [0];
  return { now: () => times.shift() ?? -60_000 };
}
let drafts = 0;
/** Tries a new draft; returns what the template reads right of the one document, and how many places were read for it. */
async function tried(timer: { now(): number } = ampleTime()) {
  drafts += 1;
  const fields = [asked, { name: 'New', description: `${drafts}` }];
  await call('PUT', `/template/${templateId}/draft`, { name: 'Invoices', fields, tables: [] });
  await call('POST', `/template/${templateId}/draft/try`);
  const { want } = await app.context.db.withTenant(tenant, (trx) =>
    trx.selectFrom('template_trials').select('want').executeTakeFirstOrThrow(),
  );
  const before = await placesRead('trial');
  await tryDraft(app.context, delivery<'try-draft'>({ kind: 'draft', templateId, want, ...scope() }), timer);
  const { data } = await call('GET', `/template/${templateId}/draft/try`);
  const places = (await placesRead('trial')) - before;
  return { state: data.state, unread: data.unseenPlaces, zebra: data.fields[0], places };
}

/** How many places reading processes have read, by the metrics. */
async function placesRead(purpose: 'request' | 'trial'): Promise<number> {
  const text = (await app.call('GET', '/metrics')).raw.toString('utf8');
  const line = text.split('\n').find((one) => one.startsWith(`ocr_places_read_total{for="${purpose}"}`));
  return Number(line?.split(' ').at(-1) ?? 0);
}

const forget = () =>
  app.context.db.withTenant(tenant, (trx) =>
    trx.updateTable('file_pages').set({ looks: null }).where('file_id', '=', misread.fileId).execute(),
  );

const right = { values: 1, before: 1, after: 1 };
const byWordsAlone = { values: 1, before: 0, after: 0 };

test('the template reads a picture in a trial as its request was read: with the results stored then, without reading the places again', async () => {
  expect(rereadForRequest).toBe(1);
  const { data } = await call('GET', `/request/${misread.requestId}`);
  expect(data.files[0].fields[0]).toMatchObject({ reason: 'READERS_DISAGREE', value: misread.number });
  expect(await tried()).toMatchObject({ state: 'done', zebra: right, places: 0 });
});

test('a place that was not read before is read in the trial, once for template and draft and for all trials that follow', async () => {
  await forget();
  expect(await tried()).toMatchObject({ zebra: right, places: 1, unread: 0 });
  expect(await tried()).toMatchObject({ zebra: right, places: 0 });
});

test('a trial whose time for reading places is over reads no more; the rest stays as the words of the page gave it', async () => {
  await forget();
  const times = [0, 8000];
  expect(await tried({ now: () => times.shift() ?? 8000 })).toMatchObject({
    state: 'done',
    zebra: byWordsAlone,
    places: 0,
    unread: 1,
  });
  expect(await tried()).toMatchObject({ zebra: right, places: 1, unread: 0 });
});

test('a trial waits for the trials of others no longer than its time for reading places', async () => {
  await forget();
  const { promise: isDone, resolve: done } = Promise.withResolvers<void>();
  const other = app.context.lanes.trials.run('another tenant', () => isDone);
  const times = [0, 7950];
  expect(await tried({ now: () => times.shift() ?? 7950 })).toMatchObject({
    state: 'done',
    zebra: byWordsAlone,
    places: 0,
    unread: 1,
  });
  done();
  await other;
});

test('the results are deleted with the request', async () => {
  await tried();
  const kept = () =>
    app.context.db.withTenant(tenant, (trx) =>
      trx.selectFrom('file_pages').select('looks').where('file_id', '=', misread.fileId).execute(),
    );
  const [page] = await kept();
  const reread = required(page?.looks, 'What was read');
  expect(reread).toMatchObject([{ page: 1, ink: true, letters: 'english' }]);
  await call('DELETE', `/request/${misread.requestId}`);
  expect(await kept()).toEqual([]);
  await app.context.db.withTenant(tenant, (trx) =>
    storeRereadPlaces(trx, tenant, { fileId: misread.fileId, page: 1 }, reread),
  );
  expect(await kept()).toEqual([]);
});
