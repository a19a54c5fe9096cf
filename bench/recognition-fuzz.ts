/**
 * Reads broken copies of documents and reports how each ended: every one must end within its limit, with a result or a
 * reason, and an intact file must be read right after the worst of them.
 *
 *   node bench/recognition-fuzz.ts --seeds <folder or files> [--runs 2000] [--seed 1] [--processes 2] [--engine embedded]
 */
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createRecognizer, RecognitionError, sniffKind } from '@ocr/recognition';

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', multiple: true },
    runs: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    processes: { type: 'string', default: '2' },
    engine: { type: 'string', default: 'embedded' },
  },
});
const PAGE_MS = 20_000;
const random = generator(Number(values.seed));
const seeds = await loadSeeds(values.seeds ?? []);
const folder = await mkdtemp(join(tmpdir(), 'fuzz-'));
const limits = { pageMs: PAGE_MS, fileMs: PAGE_MS, openMs: 10_000 };
const recognizer = await createRecognizer({
  engine: values.engine as 'embedded' | 'native',
  processes: Number(values.processes),
  limits,
});
const ends = new Map<string, number>();
let slowest = { ms: 0, run: -1, end: '' };
let strange = 0;
let next = 0;
const started = performance.now();
await Promise.all(Array.from({ length: Number(values.processes) }, work));
const intact = seeds.find((seed) => seed.kind === 'pdf') ?? seeds[0];
const alive = intact === undefined ? 'no seed' : await attempt(intact.bytes, 'intact');
await recognizer.close();
await rm(folder, { recursive: true });
for (const [end, count] of [...ends].toSorted((a, b) => b[1] - a[1]))
  console.log(`${String(count).padStart(6)}  ${end}`);
console.log(
  `slowest ${(slowest.ms / 1000).toFixed(1)} s (run ${slowest.run}, ${slowest.end}); strange ends ${strange}`,
);
console.log(
  `afterwards an intact file: ${alive}; ${((performance.now() - started) / 1000).toFixed(0)} s in all`,
);
if (strange > 0 || slowest.ms > PAGE_MS + 15_000) process.exitCode = 1;

interface Seed {
  readonly bytes: Buffer;
  readonly kind: 'pdf' | 'jpeg' | 'png';
}

async function work(): Promise<void> {
  while (next < Number(values.runs)) {
    const run = next++;
    const seed = seeds[Math.floor(random() * seeds.length)];
    if (seed === undefined) throw new Error('--seeds names no PDF, JPEG or PNG');
    const begun = performance.now();
    const end = await attempt(mutate(seed.bytes), String(run));
    const ms = performance.now() - begun;
    ends.set(end, (ends.get(end) ?? 0) + 1);
    if (ms > slowest.ms) slowest = { ms, run, end };
  }
}

/** Opens, reads the first page and draws it, as the product does. */
async function attempt(bytes: Buffer, name: string): Promise<string> {
  const kind = sniffKind(bytes);
  if (kind === undefined) return 'refused by its first bytes';
  const path = join(folder, name);
  await writeFile(path, bytes);
  try {
    const { pages } = await recognizer.inspect(path, kind);
    const { pages: read } = await recognizer.read(path, kind, { to: 1 });
    await recognizer.picture(path, kind, 1, 600, read[0] === undefined ? {} : { transform: read[0] });
    return pages > 0 ? 'read' : 'no pages';
  } catch (error) {
    if (error instanceof RecognitionError) return `${error.code}${error.attempt ? ' (process ended)' : ''}`;
    strange++;
    return `strange: ${String(error)}`;
  } finally {
    await rm(path, { force: true });
  }
}

/** One to forty changes, mostly few, so that many files get past the front door: bits, bytes, numbers, blocks copied, cut out or repeated, the end cut off. */
function mutate(original: Buffer): Buffer {
  let bytes = Buffer.from(original);
  const changes = 1 + Math.floor(random() ** 4 * 40);
  for (let change = 0; change < changes; change++) {
    const at = Math.floor(random() * bytes.length);
    const length = Math.floor(random() * 64);
    const kind = random();
    if (kind < 0.35) bytes[at] = (bytes[at] ?? 0) ^ (1 << Math.floor(random() * 8));
    else if (kind < 0.6) bytes[at] = Math.floor(random() * 256);
    else if (kind < 0.75) bytes.write(String(Math.floor(random() * 4e9)), at, 'latin1');
    else if (kind < 0.85)
      bytes.copy(bytes, at, Math.floor(random() * bytes.length), Math.max(0, bytes.length - length));
    else if (kind < 0.93) bytes = Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + length)]);
    else if (kind < 0.98)
      bytes = Buffer.concat([
        bytes.subarray(0, at),
        bytes.subarray(Math.max(0, at - length), at),
        bytes.subarray(at),
      ]);
    else bytes = bytes.subarray(0, Math.max(16, at));
  }
  return bytes;
}

async function loadSeeds(paths: readonly string[]): Promise<Seed[]> {
  const files: string[] = [];
  for (const path of paths) {
    if ((await stat(path)).isDirectory())
      files.push(...(await readdir(path)).map((name) => join(path, name)));
    else files.push(path);
  }
  const loaded: Seed[] = [];
  for (const file of files) {
    if (!(await stat(file)).isFile()) continue;
    const bytes = await readFile(file);
    const kind = sniffKind(bytes);
    if (kind !== undefined && bytes.length < 400_000) loaded.push({ bytes, kind });
  }
  return loaded;
}

/** Mulberry32: the same seed makes the same files. */
function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}
