/**
 * Writes documents of generated layouts with their truth.
 *
 *   npm run specimens -- --families 40 --seed 1 --out <folder> [--documents 5] [--captures scan200,photo]
 *
 * `manifest.json` lists them: fields with instructions, values that are asked for and absent, tables, the text. Captures
 * are dealt out in turn. Seeds from 900000 on are for judging.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { captures, capture, capturesFor } from './capture/index.ts';
import type { Capture } from './capture/index.ts';
import { makeDocument, makeLayoutFamily, manifestEntry } from './index.ts';

const { values } = parseArgs({
  options: {
    families: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    documents: { type: 'string', default: '1' },
    captures: { type: 'string', default: captures.join(',') },
    out: { type: 'string' },
  },
});
if (values.out === undefined) throw new Error('--out <folder> is needed');
const requested = values.captures
  .split(',')
  .filter((name): name is Capture => (captures as readonly string[]).includes(name));
if (requested.length === 0) throw new Error(`--captures takes some of ${captures.join(', ')}`);

await mkdir(values.out, { recursive: true });
const entries: unknown[] = [];
const first = Number(values.seed);
for (let family = first; family < first + Number(values.families); family += 1) {
  for (let seed = 1; seed <= Number(values.documents); seed += 1) {
    const document = makeDocument(makeLayoutFamily(family), seed);
    const ways = capturesFor(document).filter((way) => requested.includes(way));
    const how = ways[(family + seed) % Math.max(1, ways.length)] ?? 'digital';
    const { bytes, extension } = await capture(document, how, seed);
    const name = `${document.id}-${how}`;
    const { entry, text } = manifestEntry(document, how, {
      file: `${name}.${extension}`,
      text: `${name}.txt`,
    });
    await writeFile(join(values.out, `${name}.${extension}`), bytes);
    await writeFile(join(values.out, `${name}.txt`), text);
    entries.push(entry);
  }
}
await writeFile(join(values.out, 'manifest.json'), `${JSON.stringify(entries, null, 1)}\n`);
