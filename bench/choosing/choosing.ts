/**
 * Whether the template that fits a document is chosen by itself: the standard templates in both languages and a few own ones, over all kinds.
 *
 *   npm run bench choosing [-- --data <folder with manifest.json> --pages <folder>] [--families 400] [--seed 900000] [--each] [--learnt]
 *
 * With `--data`, documents of a set; `--pages` is the folder that `bench/read-pages.ts` fills. Without, generated layouts kept for judging, as
 * printed and misread. With `--learnt`, one document of each layout was checked with the template of its kind: what is chosen for the next of the layout,
 * and for papers of other kinds that look the same, as a house prints them.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chooseTemplate, type Page, type TaughtLesson } from '@ocr/extraction';
import { FIRST_JUDGING_SEED, makeDocument, makeLayoutFamily, pagesOf } from '@ocr/specimens/grammar';
import { readKeptPages, readManifest, type JudgedDocument } from '../lib/judged.ts';
import { makeTenants } from './tenant-fixtures.ts';
import { offered, rightFor } from './templates.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    pages: { type: 'string' },
    families: { type: 'string', default: '400' },
    seed: { type: 'string', default: String(FIRST_JUDGING_SEED) },
    each: { type: 'boolean', default: false },
    learnt: { type: 'boolean', default: false },
  },
});

interface Tally {
  right: number;
  open: number;
  wrong: number;
}
const tallies = new Map<string, Tally>();
let longest = 0;

interface Judged {
  readonly id: string;
  readonly set: string;
  readonly kind: string;
  readonly language: string;
  readonly pages: readonly Page[];
}

function judge({ id, set, kind, language, pages }: Judged, lessons: readonly TaughtLesson[] = []): void {
  const right = rightFor(kind, language);
  const started = performance.now();
  const chosen = chooseTemplate(pages, offered, lessons);
  longest = Math.max(longest, performance.now() - started);
  const isRight = chosen === null ? right.open : right.ids.includes(chosen.id);
  const verdict = isRight ? 'right' : chosen === null ? 'open' : 'wrong';
  for (const group of [set, `${set}, ${language}`, `${set}: ${kind}`]) {
    const tally = tallies.get(group) ?? { right: 0, open: 0, wrong: 0 };
    tally[verdict] += 1;
    tallies.set(group, tally);
  }
  if (values.each && !isRight)
    console.log(
      `${verdict} ${id} (${kind} ${language}): ${chosen?.id ?? '-'} ${chosen?.reason ?? ''} ${chosen?.detail ?? ''}`,
    );
}

/** What a manifest calls a document, without its way of capture; scans of receipts are receipts, tables of reports nothing that has a template. */
function kindOf({ kind, document }: JudgedDocument & { readonly document?: string }): string {
  if (document !== undefined) return document;
  const known = ['invoice', 'delivery-note', 'receipt'].find((one) => kind.includes(one));
  return known ?? 'other';
}

const languageOf = (language: string | undefined): string => (language === 'ja' ? 'ja' : 'en');

if (values.data !== undefined && values.pages !== undefined) {
  for (const entry of await readManifest(resolve(values.data))) {
    const pages = await readKeptPages(resolve(values.pages), entry.id);
    if (pages === undefined) continue;
    const set = entry.class === 'digital' || pages[0]?.source === 'text' ? 'digital' : 'pictures';
    judge({ id: entry.id, set, kind: kindOf(entry), language: languageOf(entry.language), pages });
  }
} else if (values.learnt) {
  for (const { lessons, documents } of makeTenants(Number(values.seed), Number(values.families)))
    for (const document of documents) judge(document, lessons);
} else {
  const first = Number(values.seed);
  for (let seed = first; seed < first + Number(values.families); seed += 1) {
    const document = makeDocument(makeLayoutFamily(seed), 1);
    const { kind, language } = document.family;
    for (const [name, noise] of [
      ['as printed', 0],
      ['noise 0.2', 0.2],
      ['noise 0.5', 0.5],
    ] as const)
      judge({ id: document.id, set: name, kind, language, pages: pagesOf(document, { noise }) });
  }
}

console.log('| documents | right | not sure | wrong | right of 100 |');
console.log('| --- | ---: | ---: | ---: | ---: |');
for (const [group, { right, open, wrong }] of [...tallies].toSorted(([a], [b]) => a.localeCompare(b)))
  console.log(
    `| ${group} | ${right} | ${open} | ${wrong} | ${((100 * right) / (right + open + wrong)).toFixed(1)} |`,
  );
console.log(`\nLongest choice: ${longest.toFixed(0)} ms`);
