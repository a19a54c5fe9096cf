import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRecognizer } from '../index.ts';
import { drawInvoice, makePdf, withFile } from '../testing/documents.ts';
import type { ChildAnswer } from '../testing/ask-child.ts';
import { DocumentSlot } from './document-slot.ts';
import { makeOwnFolder, removeOwnFolder } from './own-folder.ts';
import { permissionFlags } from './permission-flags.ts';
import { detectSandbox, type MissingProtection } from './sandbox.ts';

const isLinux = process.platform === 'linux';
const isRoot = process.getuid?.() === 0;
const askChild = fileURLToPath(new URL('../testing/ask-child.ts', import.meta.url));
const settings = {
  engine: { name: 'embedded', verticalData: null },
  detector: false,
  megapixels: 1,
  pages: 1,
} as const;

const data = mkdtempSync(join(tmpdir(), 'ocr-server-data-'));
const sandbox = await detectSandbox(data);
const has = (protection: MissingProtection): boolean => isLinux && !sandbox.missing.includes(protection);

describe.runIf(isLinux)('a process that opens documents', () => {
  const listening = createServer((socket) => socket.end());
  let answer: ChildAnswer;
  let confined: string;
  beforeAll(async () => {
    writeFileSync(join(data, 'secret'), 'JWT_SECRET', { mode: 0o644 });
    listening.listen(0, '127.0.0.1');
    await once(listening, 'listening');
    answer = await ask(() => []);
    confined = await statusWhileReading();
  }, 60_000);
  afterAll(() => {
    listening.close();
    rmSync(data, { recursive: true });
  });

  /** Starts the asking program as reading processes are started; `flags` are Node's own. */
  async function ask(flags: (folder: string) => string[]): Promise<ChildAnswer> {
    const folder = makeOwnFolder(sandbox.user);
    const slot = new DocumentSlot(folder);
    const port = (listening.address() as AddressInfo).port;
    const asked = [data, join(data, 'secret'), String(port), askChild];
    const [command, args] = sandbox.wrap([process.execPath, ...flags(folder), askChild, ...asked], {
      folder,
      memoryMb: 1500,
    });
    const child = spawn(command, args, {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc', slot.readable],
      cwd: '/',
      env: { PATH: process.env['PATH'], TMPDIR: folder, SERVER: String(process.pid) },
    });
    slot.handedOver();
    try {
      const [answer] = (await once(child, 'message')) as [ChildAnswer];
      return answer;
    } finally {
      child.kill('SIGKILL');
      slot.close();
      removeOwnFolder(folder);
    }
  }

  test('reads its document, which it cannot change, and writes its own folder', () => {
    expect(answer).toMatchObject({ ownFolder: 'done', document: 'done', overwriteDocument: 'EBADF' });
  });

  test.runIf(has('privileges'))('has no privileges and can gain none', () => {
    const none = '0000000000000000';
    const capabilities = { CapEff: none, CapPrm: none, CapInh: none, CapAmb: none };
    expect(answer.status).toMatchObject({ NoNewPrivs: '1', ...capabilities });
    expect(confined).toMatch(/^NoNewPrivs:\t1$/m);
    expect(confined).toMatch(/^CapEff:\t0+$/m);
  });

  test.runIf(isRoot && has('user'))('is nobody where the server is root', () => {
    expect(answer.status['Uid']).toBe(Array(4).fill(sandbox.user).join('\t'));
    expect(answer.status['Groups']?.trim()).toBe('');
    expect(answer).toMatchObject({ entry: 'EACCES', server: 'EPERM' });
    expect(confined).toMatch(new RegExp(`^Uid:\\t${sandbox.user}\\t`, 'm'));
  });

  test.runIf(has('network'))('has no network', () => {
    expect(answer.connect).toMatch(/^(?:ENETUNREACH|ECONNREFUSED)$/);
  });

  test.runIf(has('files'))("writes nowhere else and does not see the server's data", () => {
    expect(answer).toMatchObject({ elsewhere: 'EROFS', secret: 'ENOENT' });
    expect(answer.entry).toMatch(/^(?:EACCES|EROFS)$/);
    expect(existsSync(join(data, 'note'))).toBe(false);
  });

  test("is also confined by Node's own permissions", async () => {
    const held = await ask((folder) => permissionFlags({ settings, folder, compileCache: undefined }));
    expect(held).toMatchObject({ ownFolder: 'done', document: 'done' });
    const { elsewhere, entry, secret, serversFolder, connect } = held;
    expect(new Set([elsewhere, entry, secret, serversFolder, connect])).toEqual(
      new Set(['ERR_ACCESS_DENIED']),
    );
  });

  test('contains the document as an open file without a name', () => {
    expect(confined).toMatch(/^document: .*document \(deleted\)$/m);
    // O_RDONLY, whatever other flags there are.
    expect(confined).toMatch(/^flags:\t\d*0$/m);
  });
});

/** What the system says of a process that has just read a document, and of its document. */
async function statusWhileReading(): Promise<string> {
  const recognizer = await createRecognizer({ engine: 'embedded', processes: 1, hiddenFolder: data });
  try {
    const pdf = await makePdf([drawInvoice]);
    await withFile(pdf, 'pdf', (path) => recognizer.read(path, 'pdf'));
    const folder = `/proc/${readingProcess()}`;
    const document = `document: ${readlinkSync(`${folder}/fd/4`)}`;
    const [status, flags] = ['status', 'fdinfo/4'].map((name) => readFileSync(join(folder, name), 'utf8'));
    return [status, document, flags].join('\n');
  } finally {
    await recognizer.close();
  }
}

/** The process below this one that runs the reading program itself, through whatever started it. */
function readingProcess(): number {
  const table = execFileSync('ps', ['-eo', 'pid,ppid,args'], { encoding: 'utf8' }).split('\n');
  const rows = table.map((row) => row.trim().split(/\s+/));
  let pid = process.pid;
  for (;;) {
    const next = rows.find(
      ([, parent, ...args]) => Number(parent) === pid && args.join(' ').includes('child/main.ts'),
    );
    if (next === undefined) return pid;
    pid = Number(next[0]);
  }
}
