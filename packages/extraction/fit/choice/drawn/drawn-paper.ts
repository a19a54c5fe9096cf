import { makeDay } from '../../../../specimens/src/content/calendar.ts';
import { drawCertificate } from '../../../../specimens/src/grammar/page/certificate-form.ts';
import { drawGridForm } from '../../../../specimens/src/grammar/page/grid-form.ts';
import { drawLetter } from '../../../../specimens/src/grammar/page/letter-form.ts';
import { Pen } from '../../../../specimens/src/grammar/page/pen.ts';
import { drawSheet } from '../../../../specimens/src/grammar/page/sheet-form.ts';
import { makeLayoutFamily, FIRST_JUDGING_SEED } from '../../../../specimens/src/grammar/family.ts';
import { pagesOf } from '../../../../specimens/src/grammar/pages.ts';
import type { LayoutFamily, Scene } from '../../../../specimens/src/grammar/types.ts';
import { createRandom } from '../../../../specimens/src/random.ts';
import type { Random } from '../../../../specimens/src/random.ts';
import type { Page } from '../../../src/types.ts';
import { makeContent } from './content.ts';
import type { DrawnContent } from './content.ts';
import type { ListedPaper, ListedValue } from './papers.ts';

/** A question about a drawn paper, and what answers it. */
export interface Asked {
  readonly question: string;
  readonly sort: string;
  /** None where it is not on the page. */
  readonly truth: { readonly value: string; readonly printed: string } | undefined;
}

export interface DrawnPaper {
  readonly paper: ListedPaper;
  readonly pages: readonly Page[];
  readonly asked: readonly Asked[];
}

const FORMS = [drawSheet, drawSheet, drawGridForm, drawGridForm, drawLetter, drawCertificate];

/** A paper of the lists on pages of its own, with made values, in a layout of the seed; and questions about it. The same seed gives the same. With noise the pages are misread, as a picture is. */
export function drawPaper(paper: ListedPaper, seed: number, noise = 0): DrawnPaper {
  const random = createRandom(`paper ${paper.sector} ${paper.name} ${seed}`);
  const family: LayoutFamily = {
    ...makeLayoutFamily(random.int(1, FIRST_JUDGING_SEED - 1)),
    language: paper.language,
    kind: 'invoice',
  };
  const scene: Scene = { family, random, day: makeDay(random), amounts: new Map() };
  const made = makeContent(paper, scene);
  const pen = new Pen(
    { width: 595.28, height: 841.89, margin: random.pick([32, 40, 48, 56]), roll: false },
    paper.language === 'ja' ? 'noto' : random.pick(['sans', 'serif', 'noto', 'lato']),
    random.pick([8, 8.5, 9, 9.5, 10]),
    '#111111',
  );
  random.pick(FORMS)(pen, family, made.content);
  const document = { id: `${paper.name} ${seed}`, pages: pen.pages() };
  const asked = questionsOf(made, pagesOf(document), random);
  return { paper, pages: pagesOf(document, { noise }), asked };
}

/** Questions in other words for most of what is printed, some by its label; and some for what is not. */
function questionsOf({ drawn, left, blank }: DrawnContent, pages: readonly Page[], random: Random): Asked[] {
  const letters = bare(pages.flatMap(({ words }) => words.map(({ text }) => text)).join(''));
  const printed = drawn
    .filter((one) => letters.includes(bare(one.printed)))
    .flatMap(({ listed, value, printed }) =>
      asksOf(listed, random).map((question) => ({ question, sort: listed.sort, truth: { value, printed } })),
    );
  const absent = [...blank, ...random.sample(left, Math.ceil(printed.length / 10))].flatMap((listed) =>
    asksOf(listed, random)
      .slice(0, 2)
      .map((question) => ({ question, sort: listed.sort, truth: undefined })),
  );
  return [...printed, ...absent];
}

const asksOf = ({ asks, labels }: ListedValue, random: Random): string[] => [
  ...random.sample(asks, random.int(1, 2)),
  ...(random.chance(0.25) ? [random.pick(labels)] : []),
];

/** Letters and digits alone. */
export const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Whether an answer is what is printed: by its normalised value, or by its letters and digits. */
export function isRight(
  truth: Asked['truth'],
  { value, text }: { readonly value: string | null; readonly text: string | null },
): boolean {
  if (truth === undefined || value === null) return false;
  if (value === truth.value) return true;
  const given = [value, text ?? ''].map(bare);
  return [truth.value, truth.printed].some((one) => bare(one) !== '' && given.includes(bare(one)));
}
