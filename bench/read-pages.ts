/**
 * Recognises the documents of a set once and keeps their pages as JSON, `<id>.json`, for every measurement that follows.
 *
 *   node bench/read-pages.ts --data <folder with manifest.json> --cache <folder> [--engine embedded|native]
 *
 * Only documents with fields or tables are read; those already in the folder are skipped.
 */
import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createRecognizer, sniffKind } from '@ocr/recognition';

interface Entry {
  readonly id: string;
  readonly file: string;
  readonly fields?: object;
  readonly tables?: readonly unknown[];
}

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    cache: { type: 'string' },
    engine: { type: 'string', default: 'embedded' },
  },
});
if (values.data === undefined || values.cache === undefined) throw new Error('--data and --cache are needed');
const folder = resolve(values.data);
const cache = resolve(values.cache);
const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as Entry[];
await mkdir(cache, { recursive: true });
const recognizer = await createRecognizer({
  engine: values.engine as 'embedded' | 'native',
  processes: 1,
});
try {
  for (const entry of manifest) {
    if (entry.fields === undefined && entry.tables === undefined) continue;
    const kept = join(cache, `${entry.id}.json`);
    if (await exists(kept)) continue;
    const kind = sniffKind(await readFile(join(folder, entry.file)));
    if (kind === undefined) continue;
    const started = performance.now();
    const { pages } = await recognizer.read(join(folder, entry.file), kind);
    // Written under another name first, so that the folder never contains an incomplete document.
    await writeFile(`${kept}.part`, JSON.stringify(pages));
    await rename(`${kept}.part`, kept);
    console.log(`${entry.id} ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
} finally {
  await recognizer.close();
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
