import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EngineChoice } from '../../protocol.ts';
import type { RawWord } from '../geometry.ts';
import { toBmp, type Grey } from '../picture/grey.ts';
import type { Engine, Reading } from './engine.ts';
import { PersistentTesseract } from './persistent-tesseract.ts';
import { parsePages } from './tsv.ts';

/** Programs kept at most: a page needs three ways of reading, each program holds 40 to 80 MB. */
const MAX_PROGRAMS = 3;

/**
 * Runs the `tesseract` binary, kept between pictures where the system allows it and once per picture elsewhere; it
 * inherits this process's limits and dies with its group.
 */
export function nativeEngine(choice: EngineChoice & { name: 'native' }): Engine {
  const programs = new Programs(choice.binary);
  const recognizeEach = async (pictures: readonly Grey[], reading: Reading): Promise<RawWord[][]> =>
    pictures.length === 0
      ? []
      : ((await programs.recognize(pictures, reading)) ?? (await readOnce(choice.binary, pictures, reading)));
  return {
    vertical: choice.vertical !== null,
    recognize: async (grey, reading) => (await recognizeEach([grey], reading))[0] ?? [],
    recognizeEach,
  };
}

/** The programs kept, the one used last at the end. */
class Programs {
  readonly #binary: string;
  readonly #kept = new Map<string, PersistentTesseract>();
  #possible = true;

  constructor(binary: string) {
    this.#binary = binary;
  }

  /** Undefined where no program can be kept, or the one kept has ended over these pictures. */
  async recognize(pictures: readonly Grey[], reading: Reading): Promise<RawWord[][] | undefined> {
    const program = await this.#take(reading);
    try {
      return await program?.recognize(pictures);
    } catch {
      program?.end();
      return undefined;
    }
  }

  async #take(reading: Reading): Promise<PersistentTesseract | undefined> {
    if (!this.#possible) return undefined;
    const key = JSON.stringify(reading);
    let program = this.#kept.get(key);
    this.#kept.delete(key);
    if (program?.fresh !== true) {
      program?.end();
      program = await PersistentTesseract.start(this.#binary, reading).catch(() => undefined);
      this.#possible = program !== undefined;
    }
    if (program === undefined) return undefined;
    this.#kept.set(key, program);
    this.#endOldest();
    return program;
  }

  #endOldest(): void {
    for (const [key, program] of this.#kept) {
      if (this.#kept.size <= MAX_PROGRAMS) return;
      this.#kept.delete(key);
      program.end();
    }
  }
}

/** Reads pictures with one run of the program, which takes a list of their names. */
async function readOnce(
  binary: string,
  pictures: readonly Grey[],
  { languages, segmentation }: Reading,
): Promise<RawWord[][]> {
  const folder = await mkdtemp(join(tmpdir(), 'ocr-pictures-'));
  try {
    const names = pictures.map((_, index) => join(folder, `${index}.bmp`));
    for (const [index, picture] of pictures.entries()) await writeFile(names[index] ?? '', toBmp(picture));
    const asked = ['-l', languages, '--psm', String(segmentation), '--oem', '1'];
    const list = join(folder, 'list.txt');
    await writeFile(list, names.map((name) => `${name}\n`).join(''));
    const pages = parsePages(await run(binary, [list, 'stdout', ...asked, 'tsv']));
    return pictures.map((_, index) => pages.get(index + 1) ?? []);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function run(binary: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(binary, args, { stdio: ['ignore', 'pipe', 'ignore'] });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(Buffer.concat(chunks).toString('utf8'));
      else reject(new Error(`tesseract ended with ${code}`));
    });
  });
}
