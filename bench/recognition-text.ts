/**
 * How accurate the text of a set of documents is, compared with the bare engine on the same files.
 *
 * node bench/recognition-text.ts --data <folder with manifest.json> --scorer <scoring.mjs> [--engine embedded|native] [--kind <substring>]
 * [--processes 2] [--each]
 */
import { parseArgs } from 'node:util';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRecognizer, documentText, sniffKind } from '@ocr/recognition';

interface Entry {
  readonly id: string;
  readonly file: string;
  readonly kind: string;
  readonly language: string;
  readonly truth_text_file?: string;
}

interface Scorer {
  textF1(truth: string, got: string, language: string): number;
}

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    scorer: { type: 'string' },
    engine: { type: 'string', default: 'embedded' },
    kind: { type: 'string' },
    processes: { type: 'string', default: '2' },
    each: { type: 'boolean', default: false },
  },
});
if (values.data === undefined || values.scorer === undefined)
  throw new Error('--data and --scorer are needed');
const folder = resolve(values.data);
const scorer = (await import(pathToFileURL(resolve(values.scorer)).href)) as Scorer;
const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as Entry[];
const entries = manifest.filter(
  (entry) => entry.truth_text_file !== undefined && groupOf(entry).includes(values.kind ?? ''),
);

const recognizer = await createRecognizer({
  engine: values.engine as 'embedded' | 'native',
  processes: Number(values.processes),
});
console.log(
  `${recognizer.engine.name} ${recognizer.engine.version}, ${recognizer.engine.languages.join('+')}`,
);
const scores = new Map<string, { scores: number[]; ms: number }>();
const queue = [...entries];
const started = performance.now();
await Promise.all(Array.from({ length: Number(values.processes) }, work));
await recognizer.close();
for (const [group, found] of [...scores].toSorted(([a], [b]) => a.localeCompare(b))) {
  const mean = found.scores.reduce((sum, score) => sum + score, 0) / found.scores.length;
  const ms = Math.round(found.ms / found.scores.length);
  console.log(
    `${group.padEnd(40)} ${String(found.scores.length).padStart(3)} files  F1 ${mean.toFixed(3)}  ${ms} ms`,
  );
}
console.log(`${((performance.now() - started) / 1000).toFixed(1)} s in all`);

async function work(): Promise<void> {
  for (let entry = queue.shift(); entry !== undefined; entry = queue.shift()) {
    const path = join(folder, entry.file);
    const kind = sniffKind(await readFile(path));
    if (kind === undefined) continue;
    const begun = performance.now();
    const text = await recognizer.read(path, kind).then(
      ({ pages }) => documentText(pages),
      () => '',
    );
    const ms = performance.now() - begun;
    const truth = await readFile(join(folder, entry.truth_text_file ?? ''), 'utf8');
    const score = scorer.textF1(truth, text, entry.language);
    const group = scores.get(groupOf(entry)) ?? { scores: [], ms: 0 };
    group.scores.push(score);
    group.ms += ms;
    scores.set(groupOf(entry), group);
    if (values.each) console.log(`${entry.id.padEnd(36)} ${score.toFixed(3)} ${ms.toFixed(0)} ms`);
  }
}

function groupOf(entry: Entry): string {
  const type = entry.file.endsWith('.pdf') ? 'pdf' : 'picture';
  return `${entry.file.split('/')[0]} ${type}`;
}
