import { describe, expect, it } from 'vitest';
import { bare, drawPaper, isRight } from './drawn-paper.ts';
import { parsePaper } from './papers.ts';
import type { ListedPaper } from './papers.ts';

const SORTS = [
  'amount',
  'date',
  'time',
  'period',
  'number',
  'percent',
  'code',
  'text',
  'person',
  'company',
  'address',
  'phone',
  'email',
  'url',
  'account',
];
const paperIn = (labels: string): ListedPaper => ({
  name: 'paper',
  sector: 'sector',
  ...parsePaper(
    SORTS.flatMap((sort) =>
      [1, 2].map((at) => `${sort} | ${labels} ${sort} ${at}; ${sort} | first ask; second ask`),
    ).join('\n'),
  ),
});

describe.each(['Label', '項目'])('a paper drawn with %s', (labels) => {
  const paper = paperIn(labels);

  it('is the same for the same seed, and another for another', () => {
    expect(drawPaper(paper, 1)).toEqual(drawPaper(paper, 1));
    expect(drawPaper(paper, 1).pages).not.toEqual(drawPaper(paper, 2).pages);
  });

  it('prints what answers its questions', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const { pages, asked } = drawPaper(paper, seed);
      const letters = bare(pages.flatMap(({ words }) => words.map(({ text }) => text)).join(''));
      const truths = asked.flatMap(({ truth }) => truth ?? []);
      expect(truths.filter(({ printed }) => !letters.includes(bare(printed)))).toEqual([]);
    }
  });
});

it('an answer is right by its value or by what is printed', () => {
  const truth = { value: '2026-03-05', printed: '5 March 2026' };
  expect(isRight(truth, { value: '2026-03-05', text: '05/03/2026' })).toBe(true);
  expect(isRight(truth, { value: '5 March 2026', text: null })).toBe(true);
  expect(isRight(truth, { value: '2026-03-06', text: '6 March 2026' })).toBe(false);
  expect(isRight(undefined, { value: '2026-03-05', text: null })).toBe(false);
});
