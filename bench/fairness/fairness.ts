/**
 * One tenant has thousands of pages waiting; others send one page each. How long theirs take, in seconds and in the time that a page of the large one takes, and how long a page's
 * picture takes meanwhile. Ends with 1 where a small one waited longer than the goal.
 *
 *   npm run bench fairness [-- --pages 10000 --tenants 20 --goal 40]
 */
import { parseArgs } from 'node:util';
import { makeLedger } from '@ocr/specimens';
import { makeLedgerTemplate, makeTenant, median, type Client, type SentRequest } from '../lib/client.ts';
import { startServer } from '../lib/server.ts';

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '10000' },
    tenants: { type: 'string', default: '20' },
    /** Pages of the large tenant that may be read before a small one's page. */
    goal: { type: 'string', default: '40' },
  },
});
const pagesPerFile = 250;
const filesPerRequest = 8;
const files = Math.ceil(Number(values.pages) / pagesPerFile);

const server = await startServer({
  DEMO: '1',
  WORKERS: '2',
  MAX_REQUEST_PAGES: '100000',
  ENGINE: 'embedded',
  RATE_UPLOADS_PER_MINUTE: '100000',
  RATE_SIGN_INS_PER_MINUTE: '100000',
});
try {
  const large = (await makeTenant(server.address, 'large')).client;
  const small: { client: Client; templateId: string }[] = [];
  for (let place = 0; place < Number(values.tenants); place += 1) {
    const { client } = await makeTenant(server.address, `small${place}`);
    small.push({ client, templateId: await makeLedgerTemplate(client) });
  }
  const ids = await sendPile(large);
  const start = { at: performance.now(), pages: await countPages(large, ids) };
  const times: number[] = [];
  const pictures: number[] = [];
  const page = await makeLedger({ pages: 1, rowsPerPage: 30, wrongEvery: 0 });
  for (const { client, templateId } of small) {
    const { request, milliseconds } = await client.read(templateId, [{ name: 'small.pdf', bytes: page }]);
    times.push(milliseconds);
    pictures.push(await timePicture(client, request));
  }
  const seconds = (performance.now() - start.at) / 1000;
  const read = (await countPages(large, ids)) - start.pages;
  report({ times, pictures, pageMs: (seconds * 1000) / Math.max(1, read), read });
} finally {
  await server.stop();
}

/** Files of many pages each, in requests of several files; the requests' ids. */
async function sendPile(client: Client): Promise<string[]> {
  const templateId = await makeLedgerTemplate(client);
  const bytes = await makeLedger({ pages: pagesPerFile, rowsPerPage: 34, wrongEvery: 0 });
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

/** Pages of the pile that are read. */
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

interface Waits {
  readonly times: readonly number[];
  readonly pictures: readonly number[];
  readonly pageMs: number;
  readonly read: number;
}

function report({ times, pictures, pageMs, read }: Waits): void {
  const worst = Math.max(...times);
  const inPages = (milliseconds: number): string => (milliseconds / pageMs).toFixed(0);
  console.log(
    `${values.pages} pages of one tenant wait; ${read} of them were read meanwhile, one in ${pageMs.toFixed(0)} ms`,
  );
  console.log(
    `a page of each of ${times.length} others, one after the other, from sending to its values: median ${median(times).toFixed(0)} ms (${inPages(median(times))} pages' time), worst ${worst.toFixed(0)} ms (${inPages(worst)} pages' time)`,
  );
  console.log(
    `its picture: median ${median(pictures).toFixed(0)} ms, worst ${Math.max(...pictures).toFixed(0)} ms`,
  );
  if (worst / pageMs > Number(values.goal)) process.exitCode = 1;
}
