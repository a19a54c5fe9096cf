/**
 * How right values are on layouts that nothing was fitted on: generated families kept for judging, by language, kind of
 * document and way of capture.
 *
 *   npm run bench layouts -- --scorer <scoring.mjs> [--families 40] [--seed 900000] [--each]
 *     [--cache <folder> --captures digital,scan150,photo [--engine embedded|native]]
 *
 * Without a cache folder nothing is drawn: pages of words represent digital PDFs, and their misreadings for pictures.
 * With one, documents are drawn, captured and read by the engine; pages read once are kept there.
 */
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { extract } from '@ocr/extraction';
import type { Page, TemplateDefinition } from '@ocr/extraction';
import {
  capture,
  captures,
  capturesFor,
  FIRST_JUDGING_SEED,
  makeDocument,
  makeLayoutFamily,
  pagesOf,
} from '@ocr/specimens/grammar';
import type { GrammarDocument } from '@ocr/specimens/grammar';
import { keepPages } from './lib/kept-pages.ts';
import type { KeptPages } from './lib/kept-pages.ts';
import { LayoutTallies } from './lib/layout-tallies.ts';
import type { Scorer } from './lib/layout-tallies.ts';

const { values } = parseArgs({
  options: {
    scorer: { type: 'string' },
    families: { type: 'string', default: '40' },
    seed: { type: 'string', default: String(FIRST_JUDGING_SEED) },
    captures: { type: 'string', default: captures.join(',') },
    cache: { type: 'string' },
    engine: { type: 'string', default: 'embedded' },
    each: { type: 'boolean', default: false },
  },
});
if (values.scorer === undefined) throw new Error('--scorer is needed');
const scorer = (await import(pathToFileURL(resolve(values.scorer)).href)) as Scorer;
const tallies = new LayoutTallies(scorer, values.each);
const kept =
  values.cache === undefined
    ? undefined
    : await keepPages(values.cache, values.engine as 'embedded' | 'native');
try {
  const first = Number(values.seed);
  for (let seed = first; seed < first + Number(values.families); seed += 1) {
    const document = makeDocument(makeLayoutFamily(seed), 1);
    if (kept === undefined) scoreWords(document);
    else await scoreFiles(document, kept, resolve(values.cache!));
  }
} finally {
  await kept?.close();
}
tallies.print();

/** Words as they are on the page, and as an engine might misread them. */
function scoreWords(document: GrammarDocument): void {
  const levels = { 'words as printed': 0, 'words, noise 0.2': 0.2, 'words, noise 0.5': 0.5 };
  for (const [name, noise] of Object.entries(levels)) score(document, name, pagesOf(document, { noise }));
}

async function scoreFiles(document: GrammarDocument, kept: KeptPages, folder: string): Promise<void> {
  const requested = values.captures.split(',');
  for (const how of capturesFor(document)) {
    if (!requested.includes(how)) continue;
    const { bytes, extension } = await capture(document, how, 1);
    const file = join(folder, `${document.id}-${how}.${extension}`);
    await writeFile(file, bytes);
    score(document, how, (await kept.pagesOf(file)) ?? []);
  }
}

function score(document: GrammarDocument, how: string, pages: readonly Page[]): void {
  const asked = [...document.fields, ...document.absent];
  const template: TemplateDefinition = {
    fields: asked.map(({ name, instruction }) => ({ name, description: instruction })),
    tables: document.tables.map(({ header }) => ({
      name: 'Items',
      columns: header.map((name) => ({ name, description: '' })),
    })),
  };
  tallies.add(document, how, pages, extract(pages, template));
}
