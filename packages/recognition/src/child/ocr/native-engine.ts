import { spawn } from 'node:child_process';
import type { EngineChoice } from '../../protocol.ts';
import type { RawWord } from '../geometry.ts';
import { toBmp, type Grey } from '../picture/grey.ts';
import type { Engine, Reading } from './engine.ts';
import { LastingTesseract } from './lasting-tesseract.ts';
import { parseTsv } from './tsv.ts';

/** Programs kept at most: a page needs two ways of reading, each program holds about 80 MB. */
const MOST_PROGRAMS = 2;

/**
 * Runs the `tesseract` binary, kept between pictures where the system allows it and once per picture elsewhere; it
 * inherits this process's limits and dies with its group.
 */
export function nativeEngine(choice: EngineChoice & { name: 'native' }): Engine {
  const programs = new Programs(choice.binary);
  return {
    vertical: choice.vertical !== null,
    recognize: async (grey, reading) =>
      (await programs.recognize(grey, reading)) ?? (await readOnce(choice.binary, grey, reading)),
  };
}

/** The programs kept, the one used last at the end. */
class Programs {
  readonly #binary: string;
  readonly #kept = new Map<string, LastingTesseract>();
  #possible = true;

  constructor(binary: string) {
    this.#binary = binary;
  }

  /** Undefined where no program can be kept, or the one kept has ended over this picture. */
  async recognize(grey: Grey, reading: Reading): Promise<RawWord[] | undefined> {
    const program = await this.#take(reading);
    try {
      return program === undefined ? undefined : parseTsv(await program.recognize(grey));
    } catch {
      program?.end();
      return undefined;
    }
  }

  async #take(reading: Reading): Promise<LastingTesseract | undefined> {
    if (!this.#possible) return undefined;
    const key = JSON.stringify(reading);
    let program = this.#kept.get(key);
    this.#kept.delete(key);
    if (program?.fresh !== true) {
      program?.end();
      program = await LastingTesseract.start(this.#binary, reading).catch(() => undefined);
      this.#possible = program !== undefined;
    }
    if (program === undefined) return undefined;
    this.#kept.set(key, program);
    this.#endOldest();
    return program;
  }

  #endOldest(): void {
    for (const [key, program] of this.#kept) {
      if (this.#kept.size <= MOST_PROGRAMS) return;
      this.#kept.delete(key);
      program.end();
    }
  }
}

async function readOnce(binary: string, grey: Grey, reading: Reading): Promise<RawWord[]> {
  const { languages, segmentation } = reading;
  const args = ['stdin', 'stdout', '-l', languages, '--psm', String(segmentation), '--oem', '1', 'tsv'];
  return parseTsv(await run(binary, args, toBmp(grey)));
}

function run(binary: string, args: readonly string[], input: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(binary, args, { stdio: ['pipe', 'pipe', 'ignore'] });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stdin.on('error', () => {});
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(Buffer.concat(chunks).toString('utf8'));
      else reject(new Error(`tesseract ended with ${code}`));
    });
    child.stdin.end(input);
  });
}
