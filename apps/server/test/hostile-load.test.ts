import { shapes } from '@ocr/contract';
import { blankPdf, labelsPdf } from '@ocr/specimens';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from './app.ts';
import { makeReadRequest } from './read-requests.ts';
import { makePartner, makeTenant, openSession, type Party, type TenantParty } from './parties.ts';

let app: TestApp;
let partner: Party;
let tenant: TenantParty;
let other: TenantParty;
beforeAll(async () => {
  app = await startTestApp();
  partner = await makePartner(app);
  tenant = await makeTenant(app, partner);
  other = await makeTenant(app, partner);
}, 120_000);
afterAll(() => app.stop());

function preview(document: Uint8Array, by = tenant) {
  const form = new FormData();
  form.set('document', new File([new Uint8Array(document)], 'labels.pdf'));
  form.set('template', JSON.stringify({ name: '', fields: [], tables: [] }));
  return app.call('POST', '/template/preview', { token: by.token, form });
}

/** How long everything else of this process had to wait at most while `work` was under way, as a share of its time. */
async function longestPauseDuring(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  let [last, longest] = [start, 0];
  const look = (): void => {
    const now = performance.now();
    [last, longest] = [now, Math.max(longest, now - last)];
  };
  const timer = setInterval(look, 1);
  await work();
  clearInterval(timer);
  look();
  return longest / (performance.now() - start);
}

/** A collection of garbage is a long pause, too, but not three times in a row. */
async function expectShortPauses(work: () => Promise<unknown>, share: number): Promise<void> {
  let shortest = 1;
  for (let attempt = 0; attempt < 3 && shortest >= share; attempt += 1)
    shortest = Math.min(shortest, await longestPauseDuring(work));
  expect(shortest).toBeLessThan(share);
}

test('a page of thousands of labels delays nobody when a template is previewed on it', async () => {
  const document = labelsPdf({ pages: 3, labels: 2_500 });
  // Everything is started and compiled when it counts.
  await preview(labelsPdf({ pages: 1, labels: 10 }));
  let answer: Awaited<ReturnType<typeof preview>> | undefined;
  await expectShortPauses(async () => (answer = await preview(document)), 0.25);
  expect(answer).toMatchObject({ code: 200, data: { pageCount: 3, fields: [], tables: [] } });
}, 120_000);

test("a tenant's heavy previews do not keep another tenant's quote waiting", async () => {
  const ended: string[] = [];
  const heavy = [1, 2, 3].map(async (pages) => {
    await preview(labelsPdf({ pages, labels: 2_000 }));
    ended.push(`preview ${pages}`);
  });
  const form = new FormData();
  form.append('files', new File([new Uint8Array(blankPdf(1))], 'one.pdf'));
  const quote = app.call('POST', '/request/quote', { token: other.token, form }).then((answer) => {
    ended.push('quote');
    return answer;
  });
  expect((await quote).code).toBe(200);
  await Promise.all(heavy);
  expect(ended.indexOf('quote')).toBeLessThan(2);
}, 120_000);

test.each(['xlsx', 'csv', 'json'])(
  '200,000 lines of text as %s delay nobody',
  async (format) => {
    const text = Array.from({ length: 200_000 }, (_, line) => `Line ${line} of a long text`).join('\n');
    const definition = { fields: [], tables: [] };
    const { id } = await makeReadRequest(app, tenant, { definition, files: [{ name: 'long.pdf', text }] });
    const take = () => app.call('GET', `/request/${id}/export`, { token: tenant.token, query: { format } });
    let answer: Awaited<ReturnType<typeof take>> | undefined;
    await expectShortPauses(async () => (answer = await take()), 0.5);
    expect(answer?.code).toBe(200);
    expect(answer!.raw.length).toBeGreaterThan(format === 'xlsx' ? 100_000 : 5_000_000);
  },
  120_000,
);

test('a result of 200,000 lines and a long table is shown whole, in its envelope, and delays nobody', async () => {
  const text = Array.from({ length: 200_000 }, (_, line) => `Line ${line} of a long text`).join('\n');
  const columns = ['Item', 'Amount'].map((name) => ({ name, description: '' }));
  const definition = { fields: [], tables: [{ name: 'Lines', description: '', columns }] };
  const rows = Array.from({ length: 2_000 }, (_, row) => [`品目 ${row}`, String(row)]);
  const files = [{ name: 'long.pdf', text, tables: { Lines: rows } }];
  const { id, files: fileIds } = await makeReadRequest(app, tenant, { definition, files });
  const { token } = tenant;
  const body = { corrections: [{ path: 'tables.Lines[7].Amount', value: 'corrected' }] };
  const corrected = await app.call('PATCH', `/request/${id}/files/${fileIds[0]!}`, { token, body });
  let answer: typeof corrected | undefined;
  const take = () => app.call('GET', `/request/${id}`, { token });
  await expectShortPauses(async () => (answer = await take()), 0.5);
  expect(answer).toMatchObject({
    code: 200,
    message: 'SUCCESS',
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });
  expect(JSON.parse(answer!.raw.toString())).toEqual({
    data: shapes.getRequest.data.parse(answer!.data),
    status: { code: 200, message: 'SUCCESS' },
  });
  const [file] = answer!.data.files;
  expect(corrected.data).toEqual(file);
  expect(file.text).toBe(text);
  expect(file.tables[0].rows).toHaveLength(2_000);
  expect(file.tables[0].rows[7].cells).toMatchObject([
    { value: '品目 7' },
    { value: '7', corrected: { value: 'corrected' } },
  ]);
}, 120_000);

test("a bank's file of as many lines as it may have delays nobody", async () => {
  const token = await openSession(app, partner);
  const sendFile = (lines: number) => {
    const form = new FormData();
    const made = Array.from(
      { length: lines },
      (_, line) => `2026-12-09,ｶ)ﾔﾏﾀﾞｼﾖｳｼﾞ ${line},${line + 1},${'摘要'.repeat(50)}`,
    );
    form.set('file', new Blob([`date,payer,amount,text\n${made.join('\n')}`]), 'bank.csv');
    return app.call('POST', '/payment-import', { token, form });
  };
  await sendFile(10);
  let answer: Awaited<ReturnType<typeof sendFile>> | undefined;
  await expectShortPauses(async () => (answer = await sendFile(20_000)), 0.25);
  expect(answer?.code).toBe(200);
  expect(answer?.data.rows).toHaveLength(20_000);
}, 120_000);
