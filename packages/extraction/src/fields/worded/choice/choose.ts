import type { DocumentView } from '../../../document.ts';
import type { FieldQuery } from '../../../instruction/field-query.ts';
import type { FoundValue } from '../../../types.ts';
import { readingOf, toFound } from '../../candidate.ts';
import { nothingFor } from '../../nothing.ts';
import { crossings } from '../../printed/crossings.ts';
import { finish } from '../../ranking/finish.ts';
import { cellCandidates } from '../cells.ts';
import { isFamiliar } from '../find-worded.ts';
import { likelihood } from './ensemble.ts';
import { choice } from './fitted.ts';
import { optionsFor } from './options.ts';
import type { Option } from './options.ts';

/** What is less likely right is not shown; the rules know more of a question than the evidence says. */
const MIN_LIKELY = { rules: 0.1, label: 0.38, clause: 0.25 };
/** In percent: where the rules know what is asked for, and are surer of their value, it is shown, however unlikely the evidence finds it: a bank is known by its name alone. */
const MAX_EMPTIED = 50;
/** Nor is this at a label where the rules know what is asked for, and find none of its labels. */
const MIN_UNFOUND = 0.48;
/** What the rules found stays unless another value is likelier right by more than this. */
const LEAD = 0.1;
/** A value that is shown as sure, at 90 percent or more, is as likely right as this; of a picture less is asked: there half of the right values are to be sure. */
const SURE = { text: 0.9, picture: 0.86 };
/** Where the rules know the question, and are as sure as this, in percent, likelier right than not is enough: so subtotals and totals of usual papers are. */
const SUREST = 97;
/** Any other one has at most this, in percent. */
const MAX_UNSURE = 84;
/** And one that is hardly likelier right than wrong is doubted, and has at most this. */
const HARDLY = 0.5;
const MAX_HARDLY = 64;

/** Where the lists know a question so well, and the labels that they have for it fit it better than all that are printed by this, it is asked for what is not printed. */
const KNOWN = { withMeaning: 0.85, without: 0.95 };
const MIN_UNLISTED = 0.3;

/** The instruction says that no label has the value. */
const IN_SENTENCES = /文中|文章|本文|\b(?:running text|sentences?|in the text)\b/iu;

/** A value with how likely it is right, 0 to 1. */
interface RatedOption extends Option {
  readonly likely: number;
}

/** The values that may answer a question, each with how likely it is right. */
const ratedOptions = (query: FieldQuery, found: FoundValue, view: DocumentView): RatedOption[] =>
  optionsFor(query, found, view).map((one) => ({
    ...one,
    likely: likelihood(choice()[one.from], one.evidence),
  }));

/** Of what the rules found and what the label model answers the value that is likelier right; nothing where none is likely. */
export function chooseAnswer(query: FieldQuery, found: FoundValue, view: DocumentView): FoundValue {
  // What an instruction names by its row and its column is meant.
  const cells = [...cellCandidates(query, view), ...crossings(query, view)];
  if (found.value !== null && cells.some(({ value }) => value === found.value)) return found;
  const options = ratedOptions(query, found, view).filter((one) => mayBeChosen(one, query));
  const [best] = options.toSorted((a, b) => rankOf(b) - rankOf(a));
  const isUnfound = found.value === null && query.concept !== undefined && best?.from === 'label';
  if (best === undefined || best.likely < (isUnfound ? MIN_UNFOUND : MIN_LIKELY[best.from])) {
    const isKnown = isWellKnown(query, view) && (found.confidence ?? 0) > MAX_EMPTIED;
    if (found.value === null) return found;
    return isKnown ? asLikely(found, 0, query, view) : nothingFor(query, view);
  }
  return best.answer === undefined
    ? asLikely(found, best.likely, query, view)
    : answered(best.answer, best.likely, query);
}

function mayBeChosen({ from, evidence }: Option, { rate, anchors, concept, asked }: FieldQuery): boolean {
  if (from === 'rules') return true;
  if (from === 'label' && IN_SENTENCES.test(asked)) return false;
  // Where the value is, the instruction says: below "Job".
  if (anchors.some(({ relation, weight }) => weight === 1 && relation !== 'beside')) return false;
  const { familiar = 0, unlisted = 0 } = evidence;
  const known = concept === undefined ? KNOWN.without : KNOWN.withMeaning;
  return rate === undefined && !(from === 'label' && familiar >= known && unlisted >= MIN_UNLISTED);
}

const rankOf = ({ from, likely }: RatedOption): number => likely + (from === 'rules' ? LEAD : 0);

/** An answer of the label model as a value; it is always doubted. */
function answered(answer: NonNullable<Option['answer']>, likely: number, query: FieldQuery): FoundValue {
  const { ranges, score, value } = finish(answer, { ...query, kind: answer.kind });
  const confidence = Math.min(MAX_UNSURE, likely * readingOf({ ranges }));
  return toFound({ ranges, score, value }, confidence, 'WEAK_LABEL');
}

/** Whether the rules know what is asked for, in words that people usually ask for it. */
const isWellKnown = (query: FieldQuery, view: DocumentView): boolean =>
  query.concept !== undefined && isFamiliar(query, view);

/** A value of the rules, no surer than it deserves. */
function asLikely(found: FoundValue, likely: number, query: FieldQuery, view: DocumentView): FoundValue {
  const confidence = found.confidence ?? 0;
  if (confidence >= SUREST && likely >= HARDLY && isWellKnown(query, view)) return found;
  const page = view.pages.find((one) => one.page.number === found.page)?.page;
  if (likely >= (page?.source === 'text' ? SURE.text : SURE.picture)) return found;
  if (likely >= HARDLY) return { ...found, confidence: Math.min(MAX_UNSURE, confidence) };
  return {
    ...found,
    confidence: Math.min(MAX_HARDLY, confidence),
    reason: found.reason ?? 'WEAK_LABEL',
  };
}
