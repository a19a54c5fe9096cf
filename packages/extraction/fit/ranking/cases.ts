import { makeDocument, makeLayoutFamily, pagesOf } from '../../../specimens/src/grammar/index.ts';
import { viewDocument } from '../../src/document.ts';
import type { DocumentView } from '../../src/document.ts';
import { foundByRules } from '../../src/fields/find-field.ts';
import { weighSpans } from '../../src/fields/spans/evidence.ts';
import type { WeighedSpan } from '../../src/fields/spans/evidence.ts';
import { understand } from '../../src/instruction/understand.ts';
import { fold } from '../../src/text/fold.ts';
import type { Page } from '../../src/types.ts';
import type { ModelLanguage } from '../../src/wordings/model/label-model.ts';
import type { Asked, Paper } from '../papers/papers.ts';
import { isRight } from './is-right.ts';
import type { Question } from './question.ts';

/** What a question about a paper or about a document of the grammar counts. */
const WEIGHT = 1;

/** The questions about a paper, with the spans of its pages. */
export const questionsOfPaper = ({ language, asked }: Paper, pages: readonly Page[]): Question[] =>
  questionsOf(asked, viewDocument(pages), language);

/** The questions about a document of the grammar of layouts, whose questions the rules know better; with noise its pages are misread. */
export function questionsOfFamily(seed: number, noise = 0): Question[] {
  const document = makeDocument(makeLayoutFamily(seed), 1);
  const asked: Asked[] = [
    ...document.fields.map(({ name, instruction, type, value, printed }) => ({
      name,
      question: instruction,
      truth: { type, value, printed },
    })),
    ...document.absent.map(({ name, instruction }) => ({ name, question: instruction, truth: undefined })),
  ];
  return questionsOf(asked, viewDocument(pagesOf(document, { noise })), document.family.language);
}

function questionsOf(asked: readonly Asked[], view: DocumentView, language: ModelLanguage): Question[] {
  return asked.flatMap(({ name, question, truth }): Question[] => {
    const query = understand({ name, description: question });
    const found = foundByRules(query, view);
    // What is printed and has no value is answered by nothing: spans are never asked for it.
    if (found === undefined) return [];
    const weighed = weighSpans(query, found, view);
    if (weighed.length === 0) return [];
    const rights = weighed.map(({ span }) => (truth !== undefined && isRight(truth, span) ? 1 : 0));
    return [
      {
        language,
        isPresent: truth !== undefined,
        weight: WEIGHT,
        ...numbersOf(weighed),
        rights: Uint8Array.from(rights),
        texts: weighed.map(({ span }) => fold(span.text)),
      },
    ];
  });
}

/** Names once met: all questions share one list. */
let known: readonly string[] = [];

/** The numbers of all spans in one array: a hundred of them, of a million spans. */
function numbersOf(weighed: readonly WeighedSpan[]): Pick<Question, 'names' | 'numbers'> {
  const names = Object.keys(weighed[0]?.evidence ?? {});
  if (names.join(' ') !== known.join(' ')) known = names;
  const numbers = new Float32Array(weighed.length * names.length);
  weighed.forEach(({ evidence }, row) => {
    if (Object.keys(evidence).length !== names.length) throw new Error('spans have different numbers');
    names.forEach((name, column) => {
      const number = evidence[name];
      if (number === undefined || !Number.isFinite(number)) throw new Error(`${name} is ${number}`);
      numbers[row * names.length + column] = number;
    });
  });
  return { names: known, numbers };
}
