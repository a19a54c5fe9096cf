/**
 * Peak memory of the whole product without PostgreSQL while it reads files sent through the API in one request (ten files each), and the
 * pages per second from the first byte sent to the stored result.
 *
 * npm run bench memory -- --files <folder or files> [--engine embedded] [--workers 2] [--limit 10]
 */
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { Client, type Upload } from './lib/client.ts';
import { treeMegabytes } from './lib/process-tree.ts';
import { startServer } from './lib/server.ts';

const { values } = parseArgs({
  options: {
    files: { type: 'string', multiple: true, default: [] },
    engine: { type: 'string', default: 'embedded' },
    workers: { type: 'string', default: '2' },
    limit: { type: 'string', default: '10' },
  },
});
const TEMPLATE = {
  fields: [
    { name: 'Number', description: 'Invoice number' },
    { name: 'Date', description: 'Date of issue' },
    { name: 'Total', description: 'Total amount' },
  ],
  tables: [],
};

const files = (await uploadsOf(values.files)).slice(0, Number(values.limit));
const server = await startServer({ ENGINE: values.engine, WORKERS: values.workers });
let peak = 0;
const watch = setInterval(() => (peak = Math.max(peak, treeMegabytes(server.pid, /postgres/))), 500);
try {
  const client = new Client(server.address);
  await client.signIn('tenant@example.com', 'Tenant#2026');
  const templateId = await client.makeTemplate(TEMPLATE);
  const idle = treeMegabytes(server.pid, /postgres/);
  const { request, milliseconds } = await client.read(templateId, files);
  const read = request.files.filter((file) => file.status === 'completed').length;
  const pages = request.files.reduce((sum, file) => sum + file.pagesDone, 0);
  const seconds = milliseconds / 1000;
  console.log(
    `${values.engine}, ${values.workers} workers: ${read} of ${files.length} files read in ${seconds.toFixed(1)} s, ` +
      `${pages} pages, ${(pages / seconds).toFixed(1)} a second`,
  );
  console.log(
    `process tree without PostgreSQL (PSS): idle ${idle.toFixed(0)} MB, peak ${peak.toFixed(0)} MB`,
  );
} finally {
  clearInterval(watch);
  await server.stop();
}

async function uploadsOf(paths: readonly string[]): Promise<Upload[]> {
  const found: string[] = [];
  for (const path of paths) {
    const isFolder = (await stat(path)).isDirectory();
    found.push(...(isFolder ? (await readdir(path)).map((name) => join(path, name)) : [path]));
  }
  const readable = found.filter((path) => /\.(pdf|jpe?g|png)$/.test(path));
  return Promise.all(readable.map(async (path) => ({ name: basename(path), bytes: await readFile(path) })));
}
