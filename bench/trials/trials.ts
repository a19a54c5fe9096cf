/**
 * How long trying a draft takes on a full test set: a hundred checked documents that have taught the template their layouts, read by the
 * template and by a draft that asks for one thing more.
 *
 *   npm run bench trials [-- --documents 100] [--runs 3] [--learn] [--scans]
 *
 * With `--learn` also by what the other documents of the set taught; with `--scans` of their first pages as an office scanner makes them, whose
 * remembered places are read again.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { makeSpecimen, scanOf, specimenLayouts, specimenTemplate } from '@ocr/specimens';
import { Client, median, type SentRequest, type Upload } from '../lib/client.ts';
import { startServer } from '../lib/server.ts';

const { values } = parseArgs({
  options: {
    documents: { type: 'string', default: '100' },
    runs: { type: 'string', default: '3' },
    learn: { type: 'boolean', default: false },
    scans: { type: 'boolean', default: false },
  },
});
const FILES_PER_REQUEST = 10;
const partner = { email: 'partner@example.com', password: 'Partner#2026' };
const own = { email: 'trial@example.com', first: 'First#Pass1', password: 'Second#Pass2' };

interface Trial {
  readonly state: string;
  readonly documents: number;
  readonly lostValues: number;
  readonly fields: readonly { readonly values: number; readonly before: number | null }[];
}

const server = await startServer({ RATE_UPLOADS_PER_MINUTE: '100000' });
try {
  const client = await makeTenant();
  const template = specimenTemplate('invoice', 'ja');
  const templateId = await client.makeTemplate(template);
  if (!values.learn) await client.call('PUT', `/template/${templateId}/learned`, { on: false });
  const pages = await fillSet(client, templateId, Number(values.documents));
  const lessons = await waitForLessons(client, templateId);
  const times: number[] = [];
  const used: number[] = [];
  const right: string[] = [];
  for (let run = 1; run <= Number(values.runs); run += 1) {
    const more = { name: `More ${run}`, description: '備考' };
    const draft = { ...template, fields: [...template.fields, more] };
    await client.call('PUT', `/template/${templateId}/draft`, { ...draft, name: `Trial ${run}` });
    const before = cpuSeconds(server.pid);
    const { time, fields } = await timeTrial(client, templateId);
    times.push(time);
    used.push(cpuSeconds(server.pid) - before);
    const sum = (of: (one: Trial['fields'][number]) => number) =>
      fields.reduce((all, one) => all + of(one), 0);
    right.push(`${sum((one) => one.before ?? 0)} of ${sum((one) => one.values)}`);
  }
  console.log(`${values.documents} documents, ${pages} pages, ${lessons} lessons`);
  console.log(`trial: ${times.map((time) => (time / 1000).toFixed(1)).join(', ')} s`);
  console.log(`right by the template: ${right.join(', ')} values`);
  console.log(`CPU of the server: ${used.map((seconds) => seconds.toFixed(1)).join(', ')} s`);
  console.log(`median ${(median(times) / 1000).toFixed(1)} s, of CPU ${median(used).toFixed(1)} s`);
} finally {
  await server.stop();
}

async function makeTenant(): Promise<Client> {
  const admin = new Client(server.address);
  await admin.signIn(partner.email, partner.password);
  const contact = { contactName: 'Jo Trial', contactEmail: own.email, phoneNumber: '03-1234-5678' };
  const tenant = { companyName: 'Trials', email: own.email, password: own.first, blockLimit: 1000 };
  await admin.call('POST', '/tenant/with-user', { ...tenant, ...contact, expiryDate: '2099-12-31' });
  const client = new Client(server.address);
  await client.signIn(own.email, own.first);
  const passwords = { oldPassword: own.first, newPassword: own.password, confirmPassword: own.password };
  await client.call('POST', '/auth/change_password', passwords);
  return client;
}

/** Documents in all layouts, read and checked as they were read; returns their pages. */
async function fillSet(client: Client, templateId: string, documents: number): Promise<number> {
  const layouts = specimenLayouts('invoice');
  let pages = 0;
  for (let from = 0; from < documents; from += FILES_PER_REQUEST) {
    const files: Upload[] = [];
    for (let seed = from; seed < Math.min(documents, from + FILES_PER_REQUEST); seed += 1) {
      const layout = layouts[seed % layouts.length]!;
      const { name, pdf } = await makeSpecimen({ kind: 'invoice', language: 'ja', layout, seed: 500 + seed });
      const [scan] = values.scans ? await scanOf(pdf, { seed, dpi: 150 }) : [];
      files.push(scan ? { name: `${seed}.jpg`, bytes: scan } : { name, bytes: pdf });
    }
    const { request } = await client.read(templateId, files);
    await check(client, request);
    pages += request.files.reduce((sum, file) => sum + file.pagesDone, 0);
  }
  return pages;
}

/** Accepts every doubtful value, and checks the request. */
async function check(client: Client, { id, files }: SentRequest): Promise<void> {
  for (const file of files) {
    const fields = file.fields.map(({ name, value }) => ({
      path: `fields[${JSON.stringify(name)}]`,
      value: value ?? '',
    }));
    const cells = file.tables.flatMap(({ name, rows }) =>
      rows.flatMap(({ cells: row }, index) =>
        row.map(({ column, value }) => ({
          path: `tables[${JSON.stringify(name)}][${index}][${JSON.stringify(column)}]`,
          value: value ?? '',
        })),
      ),
    );
    await client.call('PATCH', `/request/${id}/files/${file.id}`, { corrections: [...fields, ...cells] });
  }
  await client.call('PUT', `/request/${id}/checked`, { checked: true });
}

/** Until every checked document has taught what it does; returns how many did. */
async function waitForLessons(client: Client, templateId: string): Promise<number> {
  for (;;) {
    const learned = await client.call<{ pending: number; layouts: readonly { documents: number }[] }>(
      'GET',
      `/template/${templateId}/learned`,
    );
    if (learned.pending === 0) return learned.layouts.reduce((sum, { documents }) => sum + documents, 0);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** From the call to the answer that shows the end. */
async function timeTrial(client: Client, templateId: string): Promise<{ time: number } & Trial> {
  const start = performance.now();
  let trial = await client.call<Trial>('POST', `/template/${templateId}/draft/try`);
  while (trial.state !== 'done') {
    if (trial.state === 'failed') throw new Error('The trial failed.');
    await new Promise((resolve) => setTimeout(resolve, 50));
    trial = await client.call<Trial>('GET', `/template/${templateId}/draft/try`);
  }
  if (trial.lostValues > 0) throw new Error(`${trial.lostValues} values are lost by asking for more.`);
  return { ...trial, time: performance.now() - start };
}

/** What a process has used of the processors, all its threads together: on a busy machine it says more than the time that went by. Linux only. */
function cpuSeconds(pid: number): number {
  const [, facts = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user = 0, system = 0] = facts.split(' ').slice(11, 13).map(Number);
  return (user + system) / 100;
}
