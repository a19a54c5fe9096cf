import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { samplesFolder } from '@ocr/specimens';
import { afterAll, beforeAll, expect, test } from 'vitest';

const startFile = join(import.meta.dirname, '../src/processes/start.ts');
let dataDir: string;
let port: number;
let server: ChildProcess | undefined;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'ocr-crash-'));
  port = await freePort();
});
afterAll(async () => {
  await end('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
});

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port: free } = probe.address() as AddressInfo;
  await new Promise<void>((resolve) => probe.close(() => resolve()));
  return free;
}

/** The product as it is started, with the demo, ready to answer. */
async function start(): Promise<void> {
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    ENGINE: 'embedded',
  };
  const child = spawn(process.execPath, [startFile], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  server = child;
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      if (chunk.includes('is ready at')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
  });
}

async function end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  const child = server;
  if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await ended;
}

interface Answer {
  status: { code: number };
  // oxlint-disable-next-line typescript/no-explicit-any
  data: any;
}
async function call(method: string, path: string, token?: string, body?: FormData | object): Promise<Answer> {
  const isForm = body instanceof FormData;
  const response = await fetch(`http://127.0.0.1:${port}/api${path}`, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(isForm || body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  });
  return (await response.json()) as Answer;
}

test(
  'killed while it reads, the product goes on where it was: everything is read, and charged once',
  { timeout: 240_000 },
  async () => {
    await start();
    const signIn = { email: 'tenant@example.com', password: 'Tenant#2026' };
    const { data: session } = await call('POST', '/auth/login', undefined, signIn);
    const token = session.accessToken as string;
    const { data: before } = await call('GET', '/usage/current', token);
    const { data: templates } = await call('GET', '/template/compact', token);
    const form = new FormData();
    form.append('templateId', templates.find((template: { name: string }) => template.name === 'Invoice').id);
    for (const name of [
      'invoice-scan.jpg',
      'delivery-note-scan.jpg',
      'receipt-scan.jpg',
      'invoice-long.pdf',
    ]) {
      form.append('files', new Blob([await readFile(join(samplesFolder, name))]), name);
    }
    const { data: request } = await call('POST', '/request', token, form);
    expect(request.status).toBe('processing');
    await end('SIGKILL');

    await start();
    // The session outlives the process: it is kept in the database.
    let done = (await call('GET', `/request/${request.id}`, token)).data;
    while (done.status === 'processing') done = (await call('GET', `/request/${request.id}`, token)).data;
    expect(done.status).toBe('completed');
    expect(done.files.map((file: { status: string }) => file.status)).toEqual(Array(4).fill('completed'));
    const { data: after } = await call('GET', '/usage/current', token);
    expect(after).toMatchObject({ pagesUsed: before.pagesUsed + request.pageCount, pagesReserved: 0 });
  },
);
