import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, ftruncateSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toBmp, type Grey } from '../picture/grey.ts';
import type { Reading } from './engine.ts';
import { withDataFolder } from './language-data.ts';

/** After so many pictures the program is started anew: what it does not give back stays small. */
const MOST_PICTURES = 200;
/** A program whose output cannot be had line by line would never answer; it is not waited for longer than this. */
const START_MS = 20_000;
/** Read after every picture: the row of a page without words, which takes no time, tells that the picture's rows are out. */
const END_SIDE = 4;
const PICTURE_FD = 3;
const END_FD = 4;

interface Answer {
  readonly endRow: string;
  readonly resolve: (tsv: string) => void;
  readonly reject: (error: Error) => void;
}

/**
 * A `tesseract` that reads one picture after the other: loading its languages costs more than reading a small picture.
 * It takes names of pictures from its input (`stream_filelist`, Tesseract 4 and later). Both names are of files without a
 * name on disk, so that nothing is left behind whatever ends. `stdbuf` has it write every row at once.
 */
export class LastingTesseract {
  readonly #child: ChildProcess;
  readonly #picture = namelessFile();
  readonly #end = namelessFile();
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
      stdio: ['pipe', 'pipe', 'ignore', this.#picture, this.#end],
    });
    this.#child.stdin?.on('error', () => {});
    this.#child.stdout?.setEncoding('utf8').on('data', (rows: string) => this.#hear(rows));
    this.#child.on('error', (error) => this.#over(error));
    this.#child.on('close', (code) => this.#over(new Error(`tesseract ended with ${code}`)));
  }

  /** Rejects where the program cannot be run this way. It has loaded its languages when this resolves. */
  static async start(binary: string, reading: Reading): Promise<LastingTesseract> {
    if (reading.poor !== true) return await LastingTesseract.#started(binary, reading);
    return await withDataFolder(reading.languages, (folder) =>
      LastingTesseract.#started(binary, reading, ['--tessdata-dir', folder]),
    );
  }

  static async #started(binary: string, reading: Reading, data: readonly string[] = []) {
    const program = new LastingTesseract(binary, reading, data);
    const late = setTimeout(() => program.end(), START_MS);
    await program.#ask([END_FD]).finally(() => clearTimeout(late));
    return program;
  }

  /** Whether it takes another picture. */
  get fresh(): boolean {
    return this.#alive && this.#pages < MOST_PICTURES * 2;
  }

  /** The rows (TSV) of one picture; one picture at a time. */
  async recognize(grey: Grey): Promise<string> {
    writeWhole(this.#picture, toBmp(grey));
    try {
      return await this.#ask([PICTURE_FD, END_FD]);
    } finally {
      if (this.#alive) ftruncateSync(this.#picture);
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
    if (this.#answer === undefined || !this.#text.endsWith(this.#answer.endRow)) return;
    const { resolve } = this.#answer;
    this.#answer = undefined;
    resolve(this.#text);
    this.#text = '';
  }

  #over(error: Error): void {
    if (!this.#alive) return;
    this.#alive = false;
    closeSync(this.#picture);
    closeSync(this.#end);
    this.#answer?.reject(error);
    this.#answer = undefined;
  }
}

/** A file that is gone from disk as soon as the processes that hold it are. */
function namelessFile(): number {
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
