import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, ftruncateSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RawWord } from '../geometry.ts';
import { toBmp, type Grey } from '../picture/grey.ts';
import type { Reading } from './engine.ts';
import { withDataFolder } from './language-data.ts';
import { parsePages } from './tsv.ts';

/** The program is started again after this many pictures, so that its leaked memory stays small. */
const MAX_PICTURES = 2000;
/** A program whose output cannot be had line by line would never answer; it is not waited for longer than this. */
const START_MS = 20_000;
/**
 * Read after the pictures: its first row shows that theirs are out. Rows that follow, of words seen in it, come with the next
 * answer and belong to none of its pages.
 */
const END_SIDE = 4;
const END_FD = 3;
const FIRST_PICTURE_FD = 4;
/** Pictures handed over at once: small ones are read faster than they are asked for one by one. */
const MAX_AT_ONCE = 24;

interface Answer {
  readonly endRow: string;
  readonly resolve: (tsv: string) => void;
  readonly reject: (error: Error) => void;
}

/**
 * A `tesseract` that reads one picture after the other, because loading its languages costs more than reading a small picture. It takes
 * file names from its input (`stream_filelist`, Tesseract 4 and later). Both are files without a name on disk, so that nothing is left in
 * any case. `stdbuf` makes it write every row at once.
 */
export class PersistentTesseract {
  readonly #child: ChildProcess;
  readonly #pictures = Array.from({ length: MAX_AT_ONCE }, unlinkedFile);
  readonly #end = unlinkedFile();
  #text = '';
  #answer: Answer | undefined;
  #pages = 0;
  #alive = true;

  private constructor(binary: string, { languages, segmentation }: Reading, data: readonly string[]) {
    const white = { data: new Uint8Array(END_SIDE * END_SIDE).fill(255), width: END_SIDE, height: END_SIDE };
    writeWhole(this.#end, toBmp(white));
    const asked = ['-l', languages, '--psm', String(segmentation), '--oem', '1', ...data];
    const variables = ['-c', 'stream_filelist=1', '-c', 'tessedit_create_tsv=1'];
    this.#child = spawn('stdbuf', ['-oL', binary, 'stdin', 'stdout', ...asked, ...variables], {
      stdio: ['pipe', 'pipe', 'ignore', this.#end, ...this.#pictures],
    });
    this.#child.stdin?.on('error', () => {});
    this.#child.stdout?.setEncoding('utf8').on('data', (rows: string) => this.#hear(rows));
    this.#child.on('error', (error) => this.#over(error));
    this.#child.on('close', (code) => this.#over(new Error(`tesseract ended with ${code}`)));
  }

  /** Rejects where the program cannot be run this way. It has loaded its languages when this resolves. */
  static async start(binary: string, reading: Reading): Promise<PersistentTesseract> {
    if (reading.poor !== true) return await PersistentTesseract.#started(binary, reading);
    return await withDataFolder(reading.languages, (folder) =>
      PersistentTesseract.#started(binary, reading, ['--tessdata-dir', folder]),
    );
  }

  static async #started(binary: string, reading: Reading, data: readonly string[] = []) {
    const program = new PersistentTesseract(binary, reading, data);
    const late = setTimeout(() => program.end(), START_MS);
    await program.#ask([END_FD]).finally(() => clearTimeout(late));
    return program;
  }

  /** Whether it takes another picture. */
  get fresh(): boolean {
    return this.#alive && this.#pages < MAX_PICTURES;
  }

  /** The words of each picture, in their order; one call at a time. */
  async recognize(pictures: readonly Grey[]): Promise<RawWord[][]> {
    const words: RawWord[][] = [];
    for (let from = 0; from < pictures.length; from += MAX_AT_ONCE)
      words.push(...(await this.#recognizeSome(pictures.slice(from, from + MAX_AT_ONCE))));
    return words;
  }

  async #recognizeSome(pictures: readonly Grey[]): Promise<RawWord[][]> {
    const before = this.#pages;
    pictures.forEach((picture, index) => writeWhole(this.#pictures[index] ?? -1, toBmp(picture)));
    try {
      const rows = await this.#ask([...pictures.map((_, index) => FIRST_PICTURE_FD + index), END_FD]);
      const pages = parsePages(rows);
      return pictures.map((_, index) => pages.get(before + index + 1) ?? []);
    } finally {
      if (this.#alive) pictures.forEach((_, index) => ftruncateSync(this.#pictures[index] ?? -1));
    }
  }

  end(): void {
    this.#child.kill('SIGKILL');
  }

  #ask(files: readonly number[]): Promise<string> {
    this.#pages += files.length;
    const endRow = `1\t${this.#pages}\t0\t0\t0\t0\t0\t0\t${END_SIDE}\t${END_SIDE}\t-1\t\n`;
    return new Promise((resolve, reject) => {
      if (!this.#alive) return reject(new Error('tesseract has ended'));
      this.#answer = { endRow, resolve, reject };
      this.#child.stdin?.write(files.map((file) => `/dev/fd/${file}\n`).join(''));
    });
  }

  #hear(rows: string): void {
    this.#text += rows;
    if (this.#answer === undefined || !this.#text.includes(this.#answer.endRow)) return;
    const { resolve } = this.#answer;
    this.#answer = undefined;
    resolve(this.#text);
    this.#text = '';
  }

  #over(error: Error): void {
    if (!this.#alive) return;
    this.#alive = false;
    for (const file of [...this.#pictures, this.#end]) closeSync(file);
    this.#answer?.reject(error);
    this.#answer = undefined;
  }
}

/** A file that disappears from disk as soon as the processes that use it end. */
function unlinkedFile(): number {
  const folder = mkdtempSync(join(tmpdir(), 'ocr-picture-'));
  try {
    return openSync(join(folder, 'picture'), 'wx+', 0o600);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function writeWhole(file: number, bytes: Uint8Array): void {
  ftruncateSync(file);
  for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at, bytes.length - at, at);
}
