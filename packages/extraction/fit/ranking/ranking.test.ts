import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { readEnsemble } from '../../src/fields/spans/ensemble.ts';
import type { Tree } from '../../src/fields/spans/ensemble.ts';
import { RANKING_FILE } from '../../src/fields/spans/fitted.ts';
import { createRandom } from '../../../specimens/src/random.ts';
import { LANGUAGES, readPages, readPapers } from '../papers/papers.ts';
import type { Asked } from '../papers/papers.ts';
import { questionsOfFamily, questionsOfPaper } from './cases.ts';
import { fitRanking, judgeRanking, likelihoodsOf, printRanking } from './fit-ranking.ts';
import { bare, isRight } from './is-right.ts';
import type { Question } from './question.ts';

const SPANS = 8;
const NAMES = ['near', 'kind', 'chance'];
const OPTIONS = { trees: 40, depth: 3, rate: 0.3, ridge: 1, minLeaf: 0.1 };

/** Questions whose answer, if they have any, is the only span that is near and of the right kind; `chance` means nothing. */
function madeQuestions(count: number, seed: string): Question[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, at) => {
    const isPresent = at % 4 !== 0;
    const answer = isPresent ? random.int(0, SPANS - 1) : -1;
    const numbers = Array.from({ length: SPANS }, (_, row) => {
      const isNear = row === answer || random.chance(0.5);
      const near = isNear ? random.int(7, 10) : random.int(0, 6);
      return [near / 10, isNear && row !== answer ? 0 : 1, random.next()];
    });
    return {
      language: 'en',
      isPresent,
      weight: 1,
      names: NAMES,
      numbers: Float32Array.from(numbers.flat()),
      rights: Uint8Array.from(numbers, (_, row) => (row === answer ? 1 : 0)),
      texts: numbers.map((_, row) => `text ${row}`),
    };
  });
}

const namesIn = (tree: Tree): string[] =>
  typeof tree === 'number' ? [] : [tree.name, ...namesIn(tree.less), ...namesIn(tree.else)];

/** The same with another chance. */
const redrawn = (question: Question, chance: number): Question => ({
  ...question,
  numbers: question.numbers.map((number, at) => (at % NAMES.length === 2 ? chance : number)),
});

describe('a fitted ranking', () => {
  const text = printRanking(fitRanking(madeQuestions(400, 'fitted'), OPTIONS), 'A remark');
  const fitted = readEnsemble(text);
  const others = madeQuestions(200, 'others');

  it('finds what makes a span right, of questions that it was not fitted to', () => {
    expect(judgeRanking(others, fitted, 0.3)).toEqual({
      asked: 150,
      right: 150,
      wrong: 0,
      absent: 50,
      filled: 0,
    });
  });

  it('is not swayed by a number that means nothing', () => {
    for (const question of others.slice(0, 40)) {
      const [low, high] = [0.05, 0.95].map((chance) => likelihoodsOf(redrawn(question, chance), fitted));
      const swayed = low!.map((likely, row) => Math.abs(likely - high![row]!));
      expect(Math.max(...swayed)).toBeLessThan(0.1);
    }
  });

  it('has "none" likeliest where no span is right', () => {
    for (const question of others.filter(({ isPresent }) => !isPresent)) {
      const likely = likelihoodsOf(question, fitted);
      const none = 1 - likely.reduce((sum, one) => sum + one, 0);
      expect(none).toBeGreaterThan(Math.max(...likely));
    }
  });

  it('is the same text each time, and read as what was fitted', () => {
    const again = fitRanking(madeQuestions(400, 'fitted'), OPTIONS);
    expect(printRanking(again, 'A remark')).toBe(text);
    expect(fitted).toMatchObject(again);
    expect(text.startsWith('# A remark\n-3\n')).toBe(true);
  });

  it('counts a question less whose answer is among no spans', () => {
    const missed = madeQuestions(400, 'missed').map((one) => ({ ...one, rights: new Uint8Array(SPANS) }));
    const questions = [...madeQuestions(400, 'fitted'), ...missed];
    const [much, little] = [1, 0.1].map((share) =>
      readEnsemble(printRanking(fitRanking(questions, { ...OPTIONS, missed: share }), '')),
    );
    const [one] = others.filter(({ isPresent }) => isPresent);
    const best = one!.rights.indexOf(1);
    expect(likelihoodsOf(one!, little!)[best]).toBeGreaterThan(likelihoodsOf(one!, much!)[best]!);
  });
});

describe('a right answer', () => {
  const answer = (value: string | null, text = value) => ({ value, text });
  it('of a sum is the same number, of a day the same day', () => {
    const sum = { type: 'amount', value: '1024.40', printed: '1,024.40' } as const;
    expect(isRight(sum, answer('1024.4'))).toBe(true);
    expect(isRight(sum, answer('-1024.4'))).toBe(false);
    expect(isRight({ ...sum, value: '-35000' }, answer('▲35,000'))).toBe(true);
    expect(isRight(sum, answer(null))).toBe(false);
    expect(isRight(sum, answer('none'))).toBe(false);
    const day = { type: 'date', value: '2025-03-07', printed: '7 March 2025' } as const;
    for (const same of ['2025-03-07', '7 Mar 25', 'March 7, 2025', '令和7年3月7日', '07/03/2025', '20250307'])
      expect(isRight(day, answer(same)), same).toBe(true);
    for (const other of ['2025-03-08', '7 March', '99/99/2025'])
      expect(isRight(day, answer(other))).toBe(false);
  });

  it('of any other kind has the same letters and digits', () => {
    const code = { type: 'text', value: 'HL/448127', printed: 'HL/448127' } as const;
    expect(isRight(code, answer('hl 448127'))).toBe(true);
    expect(isRight(code, answer('448127', 'HL/448127'))).toBe(true);
    expect(isRight(code, answer('448127'))).toBe(false);
    expect(isRight({ ...code, value: '—', printed: '—' }, answer('–'))).toBe(false);
  });
});

/** A name and a question, and an answer in the form of its type that agrees with what is printed in figures. */
function isWellFormed({ name, question, truth }: Asked): boolean {
  if (!/^\w+$/.test(name) || question.trim() === '') return false;
  if (truth === undefined) return true;
  const { type, value, printed } = truth;
  if (value === '' || printed === '') return false;
  if (type === 'text') return true;
  const form = type === 'date' ? /^\d{4}-\d\d-\d\d$/ : /^-?\d+(\.\d+)?$/;
  return form.test(value) && (!/\d/.test(printed) || isRight(truth, { value: printed, text: printed }));
}

describe('the papers', () => {
  const papers = LANGUAGES.flatMap((language) => readPapers(language));

  it('have names of their own', () => {
    const names = papers.map(({ id }) => basename(id));
    expect(names.length).toBeGreaterThan(1000);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z\d]+(-[a-z\d]+)*$/);
    for (const { id, html } of papers) expect(html, id).toContain(`"family":"${basename(id)}"`);
  });

  it('have questions that are well formed', () => {
    for (const { id, author, asked } of papers) {
      // Those of i are short.
      const fewest = author === 'i' ? 5 : 8;
      expect(asked.filter(({ truth }) => truth !== undefined).length, id).toBeGreaterThanOrEqual(fewest);
      expect(asked.filter(({ truth }) => truth === undefined).length, id).toBeGreaterThanOrEqual(2);
      expect(new Set(asked.map(({ name }) => name)).size, id).toBe(asked.length);
      expect(
        asked.filter((one) => !isWellFormed(one)),
        id,
      ).toEqual([]);
    }
  });

  it('have pages with their answers', () => {
    const missing: string[] = [];
    let answers = 0;
    for (const language of LANGUAGES) {
      const pages = readPages(language);
      expect([...pages.keys()]).toEqual(readPapers(language).map(({ id }) => id));
      for (const { id, asked } of papers.filter((one) => one.language === language)) {
        const text = bare(
          (pages.get(id) ?? []).flatMap(({ words }) => words.map((one) => one.text)).join(''),
        );
        for (const { name, truth } of asked) {
          if (truth === undefined) continue;
          answers++;
          if (!text.includes(bare(truth.printed))) missing.push(`${id} ${name} ${truth.printed}`);
        }
      }
    }
    expect(missing.length, missing.slice(0, 20).join('\n')).toBeLessThan(answers / 100);
  });
});

describe('questions for fitting', () => {
  it('have the right span among those of a paper, and none for what it has not', () => {
    const paper = readPapers('en').find(({ id }) => id === 'en/a1/plumbing-merchant-uk')!;
    const questions = questionsOfPaper(paper, readPages('en').get(paper.id)!);
    expect(questions.length).toBeGreaterThan(12);
    const right = questions.filter(({ isPresent, rights }) => isPresent && rights.includes(1));
    expect(right.length).toBeGreaterThan(9);
    expect(questions.filter(({ isPresent, rights }) => !isPresent && rights.includes(1))).toEqual([]);
    for (const { names, numbers, rights, texts } of questions) {
      expect(names).toBe(questions[0]!.names);
      expect(numbers.length).toBe(names.length * rights.length);
      expect(texts.length).toBe(rights.length);
    }
  });

  it('are made of documents of random layouts as well, the same each time', () => {
    const questions = questionsOfFamily(1000, 0.3);
    expect(questions.filter(({ rights }) => rights.includes(1)).length).toBeGreaterThan(3);
    expect(questionsOfFamily(1000, 0.3)).toEqual(questions);
  });

  it('are fitted to by a command', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'ranking-'));
    try {
      const { stdout } = await promisify(execFile)(process.execPath, [
        join(import.meta.dirname, '../fit.ts'),
        '--ranking',
        '--papers=en/a1/plumbing-merchant-uk,en/c2/shoe-repair-tag-us',
        '--aside=a',
        '--families=1',
        '--noisy=0',
        '--trees=2',
        `--out=${folder}`,
      ]);
      expect(stdout).toMatch(/en, papers of a: {"asked":1\d,/);
      const text = await readFile(join(folder, basename(RANKING_FILE)), 'utf8');
      expect(text).toMatch(/^# Fitted by npm run fit -- --ranking to \d+ questions about \d+ papers and 1 /);
      expect(readEnsemble(text).trees.length).toBe(2);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});

it('ranks by a file that names numbers of the evidence alone', async () => {
  const known = new Set(questionsOfFamily(1000)[0]!.names);
  const { trees } = readEnsemble(await readFile(RANKING_FILE, 'utf8'));
  expect(trees.length).toBeGreaterThan(50);
  expect(new Set(trees.flatMap(namesIn)).difference(known)).toEqual(new Set());
});
