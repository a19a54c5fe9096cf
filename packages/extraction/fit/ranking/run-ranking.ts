import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readEnsemble } from '../../src/fields/spans/ensemble.ts';
import { RANKING_FILE } from '../../src/fields/spans/fitted.ts';
import { LANGUAGES, readPages, readPapers } from '../papers/papers.ts';
import { questionsOfFamily, questionsOfPaper } from './cases.ts';
import { fitRanking, judgeRanking, printRanking } from './fit-ranking.ts';
import type { Question } from './question.ts';

/** Documents of the grammar of layouts that are fitted to beside the papers, as they are and misread; none of them is for judging. */
const FIRST_FAMILY = 1000;
const FIRST_NOISY = 2000;
/** How badly pages are misread. */
const NOISE = 0.3;
/** What is judged: a value is taken from this likelihood on, as the product does. */
const MIN_LIKELY = 0.3;

/** What may be set, all from the command line. */
export interface RankingOptions {
  /** How the names of papers begin that are taken; all are where nothing is said. */
  readonly only: readonly string[] | undefined;
  /** Letters of the authors whose papers are not fitted to but judged. */
  readonly aside: readonly string[];
  /** How many documents of the grammar of layouts are fitted to, and how many that are misread. */
  readonly families: number;
  readonly noisy: number;
  /** The folder for the file; in the place of the one in use where nothing is said. */
  readonly out: string | undefined;
  /** How many trees are fitted; as many as usual where nothing is said. */
  readonly trees?: number | undefined;
}

/** Fits the ranking of spans to the papers and to documents of random layouts, and writes it. */
export function runRanking({ only, aside, families, noisy, out, trees }: RankingOptions): void {
  const papers = LANGUAGES.flatMap((language) => {
    const pages = readPages(language);
    return readPapers(language)
      .filter(({ id }) => only?.some((start) => id.startsWith(start)) ?? true)
      .map((paper) => ({ paper, pages: pages.get(paper.id) ?? [] }));
  });
  const fitted = papers.filter(({ paper }) => !aside.includes(paper.author));
  const questions = [
    ...fitted.flatMap(({ paper, pages }) => questionsOfPaper(paper, pages)),
    ...questionsOfFamilies(FIRST_FAMILY, families, 0),
    ...questionsOfFamilies(FIRST_NOISY, noisy, NOISE),
  ];
  console.log(`${questions.length} questions about ${fitted.length} papers and ${families + noisy} families`);
  const text = printRanking(
    fitRanking(questions, trees === undefined ? {} : { trees }),
    `Fitted by npm run fit -- --ranking to ${questions.length} questions about ${fitted.length} papers and ${families + noisy} documents of random layouts, ${noisy} of them misread.`,
  );
  writeFileSync(out === undefined ? RANKING_FILE : join(out, basename(RANKING_FILE)), text);
  const judged = papers
    .filter(({ paper }) => aside.includes(paper.author))
    .flatMap(({ paper, pages }) => questionsOfPaper(paper, pages));
  for (const language of judged.length === 0 ? [] : LANGUAGES) {
    const counts = judgeRanking(
      judged.filter((one) => one.language === language),
      readEnsemble(text),
      MIN_LIKELY,
    );
    console.log(`${language}, papers of ${aside.join(', ')}: ${JSON.stringify(counts)}`);
  }
}

const questionsOfFamilies = (first: number, count: number, noise: number): Question[] =>
  Array.from({ length: count }, (_, at) => questionsOfFamily(first + at, noise)).flat();
