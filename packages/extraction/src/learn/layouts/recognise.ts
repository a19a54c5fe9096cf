import type { DocumentView } from '../../document.ts';
import { memoize } from '../../memoize.ts';
import { fitPage } from './fit.ts';
import type { Fit, MarkWeight } from './fit.ts';
import { identityOf, marksOf } from './marks.ts';
import type { Lesson, Memory } from '../types.ts';

/** From this score a document counts as printed by the same hand (fitted on 26 layouts, see `docs/benchmarks/learning.md`). */
export const MIN_SCORE = 0.128;
/** What of the score of a second document of the same layout is added: two that both fit a little say more than one. */
const SECOND = 0.15;
/** What a registration number, telephone or domain in common adds to the score. */
const SAME_ISSUER = 0.1;
/** Without a common look, a common issuer is only another of its forms. */
const MIN_LOOK = 0.07;
/** Documents that fit much worse than the best one are of a neighbouring layout. */
const MIN_SHARE = 0.55;
/** One that was counted to another layout must fit nearly as well: layouts of one look may have been taken for two. */
const MIN_SHARE_OTHER = 0.85;
const MIN_WEIGHT = 0.15;

/** A remembered document that the new one looks like. */
export interface Match {
  readonly lesson: Lesson;
  readonly score: number;
  /** How its first page lies on the new first page. */
  readonly fit: Fit;
}

/** What marks count in a memory: those that many layouts have say little about which it is. */
const weightsOf = memoize((memory: Memory): MarkWeight => {
  const layoutsOf = new Map<string, Set<string>>();
  for (const lesson of memory.lessons) {
    for (const [text] of lesson.pages[0]?.marks ?? []) {
      const layouts = layoutsOf.get(text) ?? new Set();
      layoutsOf.set(text, layouts.add(lesson.layout));
    }
  }
  const all = Math.log(new Set(memory.lessons.map((lesson) => lesson.layout)).size);
  // By how many layouts have it: a logarithm for each mark of each document would be most of the work.
  const weights: number[] = [];
  return (text) => {
    const count = layoutsOf.get(text)?.size ?? 1;
    return (weights[count] ??= all === 0 ? 1 : Math.max(MIN_WEIGHT, 1 - Math.log(count) / all));
  };
});

/** Identities that one layout alone has: what is in several is the addressee's. */
const ownIdentities = memoize((memory: Memory): ReadonlyMap<string, string> => {
  const owners = new Map<string, string>();
  for (const { identity, layout } of memory.lessons)
    for (const one of identity) owners.set(one, owners.has(one) && owners.get(one) !== layout ? '' : layout);
  return owners;
});

/** The remembered documents of the layout that a document has, the best first; none where it is not known. */
export function recognise(view: DocumentView, memory: Memory): Match[] {
  const [first] = view.pages;
  if (!first || memory.lessons.length === 0) return [];
  const marks = marksOf(first);
  const weigh = weightsOf(memory);
  const identity = new Set(identityOf(view));
  const owners = ownIdentities(memory);
  const fits: Match[] = [];
  for (const lesson of memory.lessons) {
    const fit = fitPage(lesson.pages[0]?.marks ?? [], marks, weigh);
    if (!fit) continue;
    const same = lesson.identity.some((one) => identity.has(one) && owners.get(one) === lesson.layout);
    const score = fit.score + (same && fit.score >= MIN_LOOK ? SAME_ISSUER : 0);
    fits.push({ lesson, score, fit });
  }
  const matches = withSecond(fits).filter(({ score }) => score >= MIN_SCORE);
  matches.sort((a, b) => b.score - a.score || (a.lesson.source.document < b.lesson.source.document ? -1 : 1));
  const best = matches[0];
  if (!best) return [];
  const { layout } = best.lesson;
  return matches.filter(
    ({ lesson, score }) => score >= (lesson.layout === layout ? MIN_SHARE : MIN_SHARE_OTHER) * best.score,
  );
}

/** Each match with what another document of its layout adds. */
function withSecond(matches: readonly Match[]): Match[] {
  return [...Map.groupBy(matches, ({ lesson }) => lesson.layout).values()].flatMap((all) => {
    const [best = 0, second = 0] = all.map(({ score }) => score).toSorted((a, b) => b - a);
    return all.map((match) => ({
      ...match,
      score: match.score + SECOND * (match.score === best ? second : best),
    }));
  });
}
