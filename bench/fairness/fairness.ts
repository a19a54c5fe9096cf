/**
 * One tenant has thousands of pages waiting; others send one page each. Measures how long theirs wait in the queue and take in all, in
 * milliseconds and in page times of the large tenant, and how long a page image and a preview take meanwhile and beforehand. Exits with 1 if a small request waited
 * longer in the queue than the goal.
 *
 * npm run bench fairness [-- --pages 10000 --tenants 20 --goal 10 --scans --together]
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makeLedger, scannedStack, scanOf } from '@ocr/specimens';
import { Pool } from 'pg';
import {
  makeLedgerTemplate,
  makeTenant,
  median,
  type Client,
  type SentRequest,
  type Upload,
} from '../lib/client.ts';
import { startServer } from '../lib/server.ts';

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '10000' },
    tenants: { type: 'string', default: '20' },
    /** Pages of the large tenant that may be read while a small one's page waits. */
    goal: { type: 'string', default: '10' },
    /** Page images, each of which takes a second, instead of pages with text. */
    scans: { type: 'boolean', default: false },
    /** All small tenants send at the same moment. */
    together: { type: 'boolean', default: false },
  },
});
const pagesPerFile = values.scans ? 40 : 250;
const filesPerRequest = 8;
const files = Math.ceil(Number(values.pages) / pagesPerFile);

const dataDir = await mkdtemp(join(tmpdir(), 'ocr-bench-'));
const server = await startServer({
  DATA_DIR: dataDir,
  DEMO: '1',
  WORKERS: '2',
  MAX_REQUEST_PAGES: '100000',
  ENGINE: 'embedded',
  RATE_UPLOADS_PER_MINUTE: '100000',
  RATE_SIGN_INS_PER_MINUTE: '100000',
});
// Who waits when is known to the queue alone.
const queue = new Pool({ host: join(dataDir, 'postgres/run'), user: 'postgres', database: 'ocr', max: 1 });
try {
  const large = (await makeTenant(server.address, 'large')).client;
  const small: { client: Client; templateId: string }[] = [];
  for (let place = 0; place < Number(values.tenants); place += 1) {
    const { client } = await makeTenant(server.address, `small${place}`);
    small.push({ client, templateId: await makeLedgerTemplate(client) });
  }
  const page = await makeSmall();
  const readOne = async ({ client, templateId }: (typeof small)[number]): Promise<Times> => {
    const { request, milliseconds } = await client.read(templateId, [page]);
    return {
      wait: await waitOf(request),
      all: milliseconds,
      picture: await timePicture(client, request),
      preview: await timePreview(client, page),
    };
  };
  const alone: Times[] = [];
  for (const one of small.slice(0, 5)) alone.push(await readOne(one));
  const ids = await sendBatch(large);
  const start = { at: performance.now(), pages: await countPages(large, ids) };
  const beside: Times[] = [];
  if (values.together) beside.push(...(await Promise.all(small.map(readOne))));
  else for (const one of small) beside.push(await readOne(one));
  const seconds = (performance.now() - start.at) / 1000;
  const read = (await countPages(large, ids)) - start.pages;
  report({ alone, beside, pageMs: (seconds * 1000) / Math.max(1, read), read });
} finally {
  await queue.end();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function makeSmall(): Promise<Upload> {
  const bytes = await makeLedger({ pages: 1, rowsPerPage: 30, wrongEvery: 0 });
  if (!values.scans) return { name: 'small.pdf', bytes };
  return { name: 'small.jpg', bytes: (await scanOf(bytes, { seed: 7 }))[0]! };
}

async function makeLarge(): Promise<Uint8Array> {
  if (!values.scans) return makeLedger({ pages: pagesPerFile, rowsPerPage: 34, wrongEvery: 0 });
  const sheets = await makeLedger({ pages: 4, rowsPerPage: 30, wrongEvery: 0 });
  return scannedStack(Array.from({ length: pagesPerFile / 4 }, () => sheets));
}

/** From being accepted until a worker took it. */
async function waitOf({ files: [file] }: SentRequest): Promise<number> {
  const { rows } = await queue.query<{ wait: number }>(
    `select extract(epoch from started_on - created_on)::float * 1000 as wait from pgboss.job where name = 'read-file' and data->>'fileId' = $1`,
    [file?.id],
  );
  return rows[0]!.wait;
}

/** Files of many pages each, in requests of several files; the requests' ids. */
async function sendBatch(client: Client): Promise<string[]> {
  const templateId = await makeLedgerTemplate(client);
  const bytes = await makeLarge();
  const ids: string[] = [];
  for (let from = 0; from < files; from += filesPerRequest) {
    const form = new FormData();
    form.append('templateId', templateId);
    for (let place = from; place < Math.min(files, from + filesPerRequest); place += 1)
      form.append('files', new Blob([bytes as Uint8Array<ArrayBuffer>, `\n%${place}`]), `large${place}.pdf`);
    const { id } = await client.call<SentRequest>('POST', '/request', form);
    ids.push(id);
  }
  return ids;
}

/** Pages of the batch that are read. */
async function countPages(client: Client, ids: readonly string[]): Promise<number> {
  let pages = 0;
  for (const id of ids) {
    const { files: all } = await client.call<SentRequest>('GET', `/request/${id}?rows=1`);
    pages += all.reduce((sum, file) => sum + file.pagesDone, 0);
  }
  return pages;
}

async function timePicture(client: Client, { id, files: [file] }: SentRequest): Promise<number> {
  const start = performance.now();
  await client.fetch(`/request/${id}/files/${file?.id}/pages/1?width=800`);
  return performance.now() - start;
}

/** Of a document that was not seen before, as while a template is made: nothing is stored of it. */
async function timePreview(client: Client, { name, bytes }: Upload): Promise<number> {
  const form = new FormData();
  const fields = [{ name: 'Title', description: 'The title of the document' }];
  form.append('template', JSON.stringify({ name: 'Preview', fields, tables: [] }));
  form.append('document', new Blob([bytes as Uint8Array<ArrayBuffer>, `\n%${crypto.randomUUID()}`]), name);
  const start = performance.now();
  await client.call('POST', '/template/preview', form);
  return performance.now() - start;
}

/** Milliseconds of one small tenant's calls. */
interface Times {
  readonly wait: number;
  readonly all: number;
  readonly picture: number;
  readonly preview: number;
}
interface Measured {
  /** Before anything waited. */
  readonly alone: readonly Times[];
  readonly beside: readonly Times[];
  readonly pageMs: number;
  readonly read: number;
}

function report({ alone, beside, pageMs, read }: Measured): void {
  console.log(
    `${values.pages} ${values.scans ? 'scans' : 'pages'} of one tenant wait; ${read} of them were read meanwhile, one in ${pageMs.toFixed(0)} ms`,
  );
  console.log(
    `a page of each of ${beside.length} others, ${values.together ? 'all at once' : 'one after the other'}:`,
  );
  const print = (what: string, kind: keyof Times): void => {
    const times = beside.map((one) => one[kind]);
    const both = [median(times), Math.max(...times)].map(
      (time) => `${time.toFixed(0)} ms (${(time / pageMs).toFixed(1)} pages' time)`,
    );
    const before = median(alone.map((one) => one[kind])).toFixed(0);
    console.log(`  ${what}: median ${both[0]}, worst ${both[1]}; alone ${before} ms`);
  };
  print('waiting in the queue', 'wait');
  print('from sending to its values', 'all');
  print('its picture', 'picture');
  print('a preview', 'preview');
  const worst = Math.max(...beside.map(({ wait }) => wait));
  if (worst / pageMs > Number(values.goal)) process.exitCode = 1;
}
