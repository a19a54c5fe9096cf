import { makeDocument, makeLayoutFamily, pagesOf } from '../../../specimens/src/grammar/index.ts';
import { viewDocument } from '../../src/document.ts';
import { foundByRules } from '../../src/fields/find-field.ts';
import { optionsFor } from '../../src/fields/worded/choice/options.ts';
import type { Option } from '../../src/fields/worded/choice/options.ts';
import { understand } from '../../src/instruction/understand.ts';
import type { Page } from '../../src/types.ts';
import { drawPaper, isRight } from './drawn/drawn-paper.ts';
import type { Asked } from './drawn/drawn-paper.ts';
import type { ListedPaper } from './drawn/papers.ts';

/** A question on a drawn page with the values that may answer it, each right or not. */
export interface JudgedQuestion {
  readonly isPresent: boolean;
  /** How often it counts; once, where nothing is said. */
  readonly weight?: number;
  readonly options: readonly (Option & { readonly isRight: boolean })[];
}

/** The questions about a paper of the lists, drawn by a seed; with noise its pages are misread. */
export function questionsOfPaper(paper: ListedPaper, seed: number, noise = 0): JudgedQuestion[] {
  const { pages, asked } = drawPaper(paper, seed, noise);
  return judged(
    pages,
    asked.map((one) => ({ ...one, name: '' })),
  );
}

/** The questions about a document of the grammar of layouts, whose questions the rules know better. */
export function questionsOfFamily(seed: number, noise = 0): JudgedQuestion[] {
  const document = makeDocument(makeLayoutFamily(seed), 1);
  const asked = [
    ...document.fields.map((truth) => ({ name: truth.name, question: truth.instruction, truth })),
    ...document.absent.map(({ name, instruction }) => ({ name, question: instruction, truth: undefined })),
  ];
  return judged(pagesOf(document, { noise }), asked);
}

function judged(
  pages: readonly Page[],
  asked: readonly (Pick<Asked, 'question' | 'truth'> & { readonly name: string })[],
): JudgedQuestion[] {
  const view = viewDocument(pages);
  return asked.flatMap(({ name, question, truth }) => {
    const query = understand({ name, description: question });
    const found = foundByRules(query, view);
    if (found === undefined || query.isPlain || query.rate !== undefined) return [];
    const options = optionsFor(query, found, view).map((one) => ({ ...one, isRight: isRight(truth, one) }));
    return [{ isPresent: truth !== undefined, options }];
  });
}
