/**
 * What rules and words are worth on layouts that they were not written from: each group of rules left out by itself, and
 * each family of layouts judged without the words that it alone prints and asks for, and without the rules that gain
 * nothing on the other families.
 *
 *   npm run bench ablation -- --data <folder with manifest.json> --pages <folder> --scorer <scoring.mjs>
 *   npm run bench ablation -- --families 150 [--seed 970000] [--noise 0.2] --scorer <scoring.mjs>
 *
 * With `--families` the documents are drawn by the grammar, and a family is a kind of document in one language.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { FIRST_JUDGING_SEED, makeDocument, makeLayoutFamily, pagesOf } from '@ocr/specimens/grammar';
import { loadScorer, readKeptPages, readManifest } from '../lib/judged.ts';
import { describeWords } from './words.ts';
import { RULES } from './rules.ts';
import { Tallies } from './tallies.ts';
import type { Tally } from './tallies.ts';
import { loadVariant } from './variants.ts';
import type { Variant } from './variants.ts';
import type { Judged } from './words.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    pages: { type: 'string' },
    scorer: { type: 'string' },
    families: { type: 'string' },
    seed: { type: 'string', default: String(FIRST_JUDGING_SEED + 70_000) },
    noise: { type: 'string', default: '0' },
  },
});
if (values.scorer === undefined) throw new Error('--scorer is needed');
const scorer = await loadScorer(values.scorer);
const documents = values.families === undefined ? await ofSet() : ofGrammar(Number(values.families));
const families = [...new Set(documents.map(({ family }) => family))];

const whole = await judge({});
const without = new Map<string, Tallies>();
for (const [name, rule] of Object.entries(RULES)) without.set(name, await judge(rule));
printRules();
await printLeftOut();

async function ofSet(): Promise<Judged[]> {
  if (values.data === undefined || values.pages === undefined)
    throw new Error('--data and --pages are needed, or --families');
  const found: Judged[] = [];
  for (const entry of await readManifest(resolve(values.data))) {
    const pages = await readKeptPages(resolve(values.pages), entry.id);
    const { language = '', family = entry.kind, class: capture = entry.kind } = entry;
    const group = `${language} ${/digital/.test(capture) ? 'digital' : 'pictures'}`;
    if (pages) found.push({ family, group, pages, fields: entry.fields ?? {}, absent: entry.absent ?? {} });
  }
  return found;
}

function ofGrammar(count: number): Judged[] {
  return Array.from({ length: count }, (_, index) => {
    const document = makeDocument(makeLayoutFamily(Number(values.seed) + index), 1);
    const { language, kind } = document.family;
    const pages = pagesOf(document, { noise: Number(values.noise) });
    const fields = Object.fromEntries(document.fields.map((field) => [field.name, field]));
    const absent = Object.fromEntries(document.absent.map((field) => [field.name, field]));
    return { family: `${language} ${kind}`, group: language, pages, fields, absent };
  });
}

async function judge(variant: Variant, some: readonly Judged[] = documents): Promise<Tallies> {
  const tallies = new Tallies();
  const { extract } = await loadVariant(variant);
  for (const { family, group, pages, fields, absent } of some) {
    const asked = [...Object.entries(fields), ...Object.entries(absent)];
    const template = {
      fields: asked.map(([name, { instruction }]) => ({ name, description: instruction })),
      tables: [],
    };
    extract(pages, template).fields.forEach((found, index) => {
      const truth = fields[asked[index]![0]];
      tallies.add(family, group, {
        right: truth !== undefined && scorer.fieldRight(truth, found),
        shown: found.value !== null,
        asked: truth !== undefined,
      });
    });
  }
  return tallies;
}

/** How much better a family is read with a rule: right ones gained, and half a point for each wrong one that is spared. */
function gainOf(family: string, rule: Tallies): number {
  return worth(whole.of(family)) - worth(rule.of(family));
}

function worth({ right, wrong }: Tally): number {
  return right - wrong / 2;
}

function printRules(): void {
  console.log(`${documents.length} documents of ${families.length} families\n`);
  console.log('| left out | right ones lost | wrong ones more | families worse | families better |');
  console.log('| --- | ---: | ---: | ---: | ---: |');
  for (const [name, tallies] of without) {
    const [all, less] = [whole.sum(), tallies.sum()];
    const gains = families.map((family) => gainOf(family, tallies));
    const counts = [gains.filter((one) => one > 0).length, gains.filter((one) => one < 0).length];
    console.log(`| ${[name, all.right - less.right, less.wrong - all.wrong, ...counts].join(' | ')} |`);
  }
}

/** Every family without what was learnt from it alone. */
async function printLeftOut(): Promise<void> {
  const words = describeWords(documents);
  const [noWords, noRules] = [new Tallies(), new Tallies()];
  const dropped = new Map<string, number>();
  for (const family of families) {
    const own = documents.filter((one) => one.family === family);
    noWords.merge(await judge(words.ownOf(family), own));
    const useless = [...without].filter(
      ([, tallies]) =>
        families.every((one) => one === family) ||
        families.filter((one) => one !== family).reduce((sum, one) => sum + gainOf(one, tallies), 0) <= 0,
    );
    for (const [name] of useless) dropped.set(name, (dropped.get(name) ?? 0) + 1);
    const edits = useless.flatMap(([name]) => RULES[name]?.edits ?? []);
    noRules.merge(await judge({ edits }, own));
  }
  console.log(
    '\n| fields right / wrong among shown | all words and rules | without the words and concepts of its own | without rules that gain nothing elsewhere |',
  );
  console.log('| --- | ---: | ---: | ---: |');
  for (const group of whole.groups())
    console.log(`| ${[group, ...[whole, noWords, noRules].map((one) => one.share(group))].join(' | ')} |`);
  console.log(`\n${words.count} words and ${words.concepts} concepts are one family's own.`);
  console.log(
    `Rules left out for some families: ${[...dropped].map(([name, times]) => `${name} (${times})`).join(', ') || 'none'}.`,
  );
}
