import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createRecognizer, documentText, type Recognizer } from './index.ts';
import { letterhead, readBytes } from './testing/documents.ts';
import { availableEngines } from './testing/engines.ts';

const possible = process.platform === 'linux' && (await availableEngines()).includes('native');

describe.runIf(possible)('the native engine', () => {
  let picture: Buffer;
  const open: Recognizer[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'ocr-path-'));
  beforeAll(async () => {
    picture = await letterhead();
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await closeAll();
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  async function closeAll(): Promise<void> {
    await Promise.all(open.splice(0).map((recognizer) => recognizer.close()));
    await vi.waitUntil(() => tesseracts().length === 0, 10_000);
  }
  async function read(recognizer: Recognizer): Promise<string> {
    return documentText((await readBytes(recognizer, picture, 'png')).pages);
  }
  async function start(): Promise<Recognizer> {
    const recognizer = await createRecognizer({
      engine: 'native',
      processes: 1,
      limits: { pageMs: 280_000 },
    });
    open.push(recognizer);
    return recognizer;
  }

  test('keeps its programs from one file to the next, and takes new ones when they were ended', async () => {
    const recognizer = await start();
    const first = await read(recognizer);
    const programs = tesseracts();
    expect(programs.length).toBeGreaterThan(0);
    expect(await read(recognizer)).toBe(first);
    expect(tesseracts()).toEqual(programs);
    for (const program of programs) process.kill(program, 'SIGKILL');
    expect(await read(recognizer)).toBe(first);
    expect(tesseracts()).not.toEqual(programs);
  });

  test('keeps no picture once it is read, and leaves no file', async () => {
    const recognizer = await start();
    await read(recognizer);
    for (const program of tesseracts()) {
      // The first of the files that pictures are handed over in.
      const file = `/proc/${program}/fd/4`;
      const path = readlinkSync(file);
      expect(path).toContain('(deleted)');
      expect(existsSync(dirname(path))).toBe(false);
      expect(readFileSync(file).length).toBe(0);
    }
  });

  test('reads the same where its programs cannot be kept', async () => {
    const expected = await read(await start());
    await closeAll();
    const tesseract = execFileSync('/bin/sh', ['-c', 'command -v tesseract'], { encoding: 'utf8' }).trim();
    // The reading process may be another user.
    chmodSync(folder, 0o755);
    symlinkSync(tesseract, join(folder, 'tesseract'));
    vi.stubEnv('PATH', folder);
    expect(await read(await start())).toBe(expected);
    expect(tesseracts()).toEqual([]);
  });
});

/** Programs of the engine that this process started, itself or through its children. */
function tesseracts(): number[] {
  const parents = new Map<number, number>();
  const found: number[] = [];
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const [, program = '', parent = ''] = /\((.*)\) \S (\d+)/.exec(statusOf(name)) ?? [];
    parents.set(Number(name), Number(parent));
    if (program === 'tesseract') found.push(Number(name));
  }
  const isOurs = (id: number | undefined): boolean =>
    id !== undefined && (id === process.pid || isOurs(parents.get(id)));
  return found.filter(isOurs);
}

/** Empty when the process has ended. */
function statusOf(process: string): string {
  try {
    return readFileSync(`/proc/${process}/stat`, 'utf8');
  } catch {
    return '';
  }
}
