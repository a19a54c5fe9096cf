import { BETWEEN_SENTENCES } from '../sentences/sentence-ends.ts';
import type { DocumentView } from '../../document.ts';
import type { FieldQuery } from '../../instruction/field-query.ts';
import type { Kind } from '../../lexicon/index.ts';
import { memoize } from '../../memoize.ts';
import { modelLanguageOf, nearness, vectorOf } from '../../wordings/model/label-model.ts';
import type { ModelLanguage } from '../../wordings/model/label-model.ts';
import type { Candidate } from '../candidate.ts';
import { readText } from '../read-kind.ts';
import { paragraphsOf } from '../sentences/sentences.ts';
import type { Sentence } from '../sentences/sentences.ts';
import { BY_KIND, likelyKinds } from './answer-kinds.ts';
import { isAsked } from './labels.ts';
import { mayAnswer } from './may-answer.ts';

/** Kinds of values that are found in the middle of a sentence; a plain number there is as often a part of a day or a telephone's. */
const IN_CLAUSES: readonly Kind[] = ['date', 'amount', 'percent', 'phone'];
/** Letters behind a value that may still say what it is. */
const BEHIND = 40;
/** What an answer counts; it is always doubted. */
const SCORE = 0.55;

/** A value in a sentence, with how near its own clause is to the question: up to 1. */
export interface ClauseAnswer extends Candidate {
  readonly kind: Kind;
  readonly fit: number;
}

/** A value that a sentence holds, with the words that say what it is: before it, behind it, and both. */
interface Clause extends Candidate {
  readonly words: readonly string[];
}

/** The values of sentences by how well their own clauses say what is asked for, the best first. */
export function clauseAnswers(query: FieldQuery, view: DocumentView): ClauseAnswer[] {
  const language = modelLanguageOf(query.asked);
  const wanted = vectorOf(query.asked, language);
  return likelyKinds(query)
    .filter(({ kind }) => IN_CLAUSES.includes(kind))
    .flatMap(({ kind, share }) =>
      clausesOf(view)(kind, language)
        .filter(
          ({ clause }) => mayAnswer(clause, kind, query) && isAsked(query.asked, clause.words.join(' ')),
        )
        .map(({ clause, vectors }) => ({
          ...clause,
          kind,
          fit: Math.max(...vectors.map((one) => nearness(wanted, one))) + BY_KIND * Math.log(share),
        })),
    )
    .toSorted((a, b) => b.fit - a.fit);
}

interface ClauseVectors {
  readonly clause: Clause;
  readonly vectors: readonly (Float32Array | undefined)[];
}

/** The clauses of a document's values of a kind, made when a question needs them. */
const clausesOf = memoize((view: DocumentView) => {
  const known = new Map<string, ClauseVectors[]>();
  return (kind: Kind, language: ModelLanguage): ClauseVectors[] => {
    const key = `${kind} ${language}`;
    const held = known.get(key);
    if (held) return held;
    const made = paragraphsOf(view)
      .flatMap((paragraph) => clausesIn(paragraph, kind, view))
      .map((clause) => ({ clause, vectors: clause.words.map((words) => vectorOf(words, language)) }));
    known.set(key, made);
    return made;
  };
});

/** What is behind the next comma, or behind "and", belongs to another value. */
const CLAUSE_END = /[,;.()。、]|\b(?:and|less|plus|by|to|from|on)\b/u;

function clausesIn({ text, rangesOf }: Sentence, kind: Kind, view: DocumentView): Clause[] {
  const readings = readText(kind, text, view).filter(({ fit }) => fit > 0.6);
  return readings.map(({ value, from, to }, index) => {
    const own = text.slice(0, from).split(BETWEEN_SENTENCES).at(-1) ?? '';
    const before = text.slice(Math.max(from - own.length, readings[index - 1]?.to ?? 0), from);
    const end = Math.min(to + BEHIND, readings[index + 1]?.from ?? text.length);
    const after = text.slice(to, end).split(CLAUSE_END)[0] ?? '';
    const words = [before, after, `${before} ${after}`];
    return { value, ranges: rangesOf(from, to), score: SCORE, doubt: 'WEAK_LABEL', words };
  });
}
