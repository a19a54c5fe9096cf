/**
 * Pages a minute through the recogniser against the bare engine on the same page pictures with the same number of
 * processes, taken in turns in one run; pages a second over PDFs with text; a picture on demand; memory of the children.
 *
 *   node bench/recognition.ts --scans <folder or files> --pdfs <folder or files>
 *     [--engine embedded|native] [--processes 2] [--limit 12]
 */
import { spawn } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { createRecognizer, type DocumentKind } from '@ocr/recognition';
import { treeMegabytes } from './lib/process-tree.ts';

const { values } = parseArgs({
  options: {
    scans: { type: 'string', multiple: true, default: [] },
    pdfs: { type: 'string', multiple: true, default: [] },
    engine: { type: 'string', default: 'embedded' },
    processes: { type: 'string', default: '2' },
    limit: { type: 'string', default: '12' },
  },
});
/** The native engine's command, wherever PATH has it. */
const NATIVE = 'tesseract';
const processes = Number(values.processes);
const recognizer = await createRecognizer({ engine: values.engine as 'embedded' | 'native', processes });
console.log(`${recognizer.engine.name} ${recognizer.engine.version}, ${processes} processes`);
const scans = (await filesOf(values.scans, /\.(jpe?g|png)$/)).slice(0, Number(values.limit));
const pdfs = await filesOf(values.pdfs, /\.pdf$/);
let peak = 0;
const watch = setInterval(() => (peak = Math.max(peak, treeMegabytes(process.pid, /recognition-bare/))), 250);

if (scans.length > 0) {
  await inParallel(scans.slice(0, processes), (path) => recognizer.read(path, kindOf(path)));
  const bare: number[] = [];
  const ours: number[] = [];
  for (let round = 0; round < 2; round++) {
    bare.push(await bareRun(scans));
    ours.push(await timed(() => inParallel(scans, (path) => recognizer.read(path, kindOf(path)))));
  }
  const [engine, product] = [Math.min(...bare), Math.min(...ours)];
  const rate = (ms: number) => `${((scans.length / ms) * 60_000).toFixed(1)} pages/min`;
  console.log(
    `scans: ${scans.length}; bare engine ${rate(engine)}, recogniser ${rate(product)}, ratio ${(engine / product).toFixed(2)}`,
  );
}
if (pdfs.length > 0) {
  let pages = 0;
  await inParallel(pdfs.slice(0, processes * 2), (path) => recognizer.read(path, 'pdf'));
  const ms = await timed(() =>
    inParallel([...pdfs, ...pdfs], async (path) => {
      const read = await recognizer.read(path, 'pdf');
      pages += read.pages.length;
    }),
  );
  console.log(`PDFs: ${pages} pages, ${(pages / (ms / 1000)).toFixed(1)} pages/s`);
}
for (const path of [...scans.slice(0, 3), ...pdfs.slice(0, 3)]) {
  const ms = await timed(() => recognizer.picture(path, kindOf(path), 1, 1600));
  console.log(`picture 1600 wide: ${ms.toFixed(0)} ms  ${path.split('/').at(-1)}`);
}
clearInterval(watch);
console.log(`peak of the process tree: ${peak.toFixed(0)} MB (PSS)`);
await recognizer.close();

async function timed(run: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await run();
  return performance.now() - begun;
}

async function inParallel(paths: readonly string[], each: (path: string) => Promise<unknown>): Promise<void> {
  const queue = [...paths];
  const work = async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) await each(path);
  };
  await Promise.all(Array.from({ length: processes }, work));
}

/**
 * The engine alone: its own decoder, page segmentation 3, Japanese and English, text out. Its languages are loaded once a
 * process, and that is counted for the native engine alone.
 */
async function bareRun(paths: readonly string[]): Promise<number> {
  const shares = Array.from({ length: processes }, (_, index) =>
    paths.filter((_path, at) => at % processes === index),
  );
  if (recognizer.engine.name === 'native') return await timed(() => Promise.all(shares.map(bareNative)));
  return Math.max(...(await Promise.all(shares.map(bareEmbedded))));
}

function bareNative(paths: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(NATIVE, ['stdin', '-', '-l', 'jpn+eng', '--psm', '3', '-c', 'stream_filelist=1'], {
      stdio: ['pipe', 'ignore', 'ignore'],
      env: { ...process.env, OMP_THREAD_LIMIT: '1' },
    });
    child.on('error', reject);
    child.on('close', () => resolve());
    child.stdin.end(paths.map((path) => `${path}\n`).join(''));
  });
}

function bareEmbedded(paths: readonly string[]): Promise<number> {
  const entry = fileURLToPath(new URL('./recognition-bare.ts', import.meta.url));
  const output = new Promise<string>((resolve, reject) => {
    const child = spawn(process.execPath, [entry, ...paths], { stdio: ['ignore', 'pipe', 'ignore'] });
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
    child.on('error', reject);
    child.on('close', () => resolve(text));
  });
  return output.then(Number);
}

async function filesOf(paths: readonly string[], ending: RegExp): Promise<string[]> {
  const files: string[] = [];
  for (const path of paths) {
    if ((await stat(path)).isDirectory())
      files.push(...(await readdir(path)).map((name) => join(path, name)));
    else files.push(path);
  }
  return files.filter((file) => ending.test(file)).toSorted();
}

function kindOf(path: string): DocumentKind {
  if (path.endsWith('.pdf')) return 'pdf';
  return path.endsWith('.png') ? 'png' : 'jpeg';
}
