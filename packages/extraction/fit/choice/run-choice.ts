import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LISTS } from '../../src/wordings/all.ts';
import { useModel, readModel } from '../../src/wordings/model/label-model.ts';
import type { ModelLanguage } from '../../src/wordings/model/label-model.ts';
import { questionsOfFamily, questionsOfPaper } from './cases.ts';
import type { JudgedQuestion } from './cases.ts';
import { readPapers } from './drawn/papers.ts';
import type { ListedPaper } from './drawn/papers.ts';
import { fitChoice, judgeChoice, writeChoice } from './fit-choice.ts';

/** Documents of the grammar of layouts that are fitted on beside the papers; none of them is for judging. */
const FIRST_FAMILY = 1000;
/** What such a document counts: the rules know its questions, as they know those of common documents. */
const FAMILY_WEIGHT = 4;
/** How badly pages are misread; every so manyth paper is drawn once more so, and every third document. */
const NOISE = 0.3;
const NOISY_PAPERS = 8;
const NOISY_FAMILIES = 3;
/** Every so manyth sector is kept aside when the choice is judged. */
const ASIDE = 3;
/** What is judged: a value is taken from this likelihood on. */
const MIN_LIKELY = 0.35;

/** What may be set, all from the command line. */
export interface ChoiceOptions {
  /** The papers. */
  readonly folder: string;
  /** How many documents of the grammar of layouts are fitted on beside the papers. */
  readonly families: number;
  /** Where the file is written; in the place of the one in use where nothing is said. */
  readonly out: string | undefined;
  /** A label model that is fitted to lists alone, as the file that it is kept in. */
  readonly modelOf: (lists: readonly string[], language: ModelLanguage) => Buffer;
}

/** Papers by authors whom a model has not met: it is fitted to the others. */
const unmet = (): ReadonlySet<string> =>
  new Set(
    readFileSync(join(import.meta.dirname, 'unmet-papers.txt'), 'utf8')
      .trim()
      .split('\n'),
  );

/** Fits the choice between rules and label model on drawn papers, whose questions the model that is asked has not met. */
export function runChoice({ folder, families, out, modelOf }: ChoiceOptions): void {
  const names = unmet();
  const papers = readPapers(folder);
  const isUnmet = ({ language, sector, name }: ListedPaper): boolean =>
    names.has(`${language}/${sector}/${name}`);
  const met = [...LISTS, ...papers.filter((one) => !isUnmet(one)).map(({ text }) => text)];
  for (const language of ['en', 'ja'] as const) useModel(language, readModel(modelOf(met, language)));
  const drawn = papers.filter(isUnmet).map((paper, at) => ({ paper, questions: drawnQuestions(paper, at) }));
  const known = Array.from({ length: families }, (_, at) =>
    questionsOfFamily(FIRST_FAMILY + at, at % NOISY_FAMILIES === 0 ? NOISE : 0),
  ).flat();
  judgeAside(drawn, known);
  const choice = fitChoice([
    ...drawn.flatMap(({ questions }) => questions),
    ...weighed(known, FAMILY_WEIGHT),
  ]);
  writeChoice(
    choice,
    out,
    `Fitted by npm run fit -- --choice to questions about ${drawn.length} drawn papers and ${families} documents of random layouts.`,
  );
}

const drawnQuestions = (paper: ListedPaper, at: number): JudgedQuestion[] => [
  ...questionsOfPaper(paper, 1),
  ...(at % NOISY_PAPERS === 0 ? questionsOfPaper(paper, 2, NOISE) : []),
];

/** Says what the choice is worth for sectors that it was not fitted to. */
function judgeAside(
  drawn: readonly { readonly paper: ListedPaper; readonly questions: readonly JudgedQuestion[] }[],
  known: readonly JudgedQuestion[],
): void {
  const sectors = [...new Set(drawn.map(({ paper }) => paper.sector))].toSorted();
  const aside = new Set(sectors.filter((_, at) => at % ASIDE === 0));
  const fitted = fitChoice([
    ...drawn.filter(({ paper }) => !aside.has(paper.sector)).flatMap(({ questions }) => questions),
    ...weighed(known, FAMILY_WEIGHT),
  ]);
  for (const language of ['en', 'ja'] as const) {
    const others = drawn.filter(({ paper }) => aside.has(paper.sector) && paper.language === language);
    const counts = judgeChoice(
      others.flatMap(({ questions }) => questions),
      fitted,
      MIN_LIKELY,
    );
    console.log(`${language}, other sectors: ${JSON.stringify(counts)}`);
  }
}

const weighed = (questions: readonly JudgedQuestion[], weight: number): JudgedQuestion[] =>
  questions.map((one) => ({ ...one, weight }));
