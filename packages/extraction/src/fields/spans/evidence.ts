import type { DocumentView } from '../../document.ts';
import type { FieldQuery } from '../../instruction/field-query.ts';
import type { FoundValue } from '../../types.ts';
import { partyOfLines } from '../blocks/party-blocks.ts';
import { crossings } from '../printed/crossings.ts';
import { isInForm, isPossible } from '../ranking/possible.ts';
import { cellCandidates } from '../worded/cells.ts';
import { askedIn, exclusionOf, isAsked, labelsByModel, rateLabelText } from '../worded/labels.ts';
import { askedFor } from './asked.ts';
import type { Cover } from './cover.ts';
import { flag } from './form.ts';
import type { Numbers } from './form.ts';
import { kindFits, kindOf } from './kind-fit.ts';
import { foundRival, isSame, rivalsOf, spanOfRival } from './rivals.ts';
import type { Rival, Rivals } from './rivals.ts';
import { BY_KIND, shortlist } from './shortlist.ts';
import type { ListedSpan } from './shortlist.ts';
import type { Span } from './span.ts';
import { NEXT_TO, PLACES } from './surroundings.ts';
import type { Place } from './surroundings.ts';
import { place, placedSpans } from './texts.ts';
import type { PlacedSpan, Texts } from './texts.ts';

/** A span that may answer a question, with the numbers that speak for and against it. */
export interface WeighedSpan {
  readonly span: Span;
  readonly evidence: Numbers;
}

/** What is not there is as far from a question as this. */
const NONE = -0.5;
/** The rank of a value that the rules or the label model do not have. */
export const UNRANKED = 20;
/** Of what the rules and the label model have, so many are always weighed. */
const WEIGHED = { rules: 6, labels: 6, clauses: 3 };
/** Places whose text is also compared with the lists of wordings, and those of them that name a value by themselves. */
const LISTED: readonly Place[] = [
  'before',
  'left',
  'above',
  'columnHead',
  'rowHead',
  'heading',
  'overBlock',
  'after',
];
const NAMING: readonly Place[] = ['before', 'left', 'above', 'columnHead', 'rowHead'];
/** Places whose text is also compared with the question word by word. */
const COVERED: readonly Place[] = [
  'before',
  'clause',
  'after',
  'left',
  'above',
  'columnHead',
  'rowHead',
  'bothSides',
  'rowAndColumn',
  'blockAndLabel',
  'headingAndLabel',
];
/** What the lists count beside a near text. */
const BY_LISTS = 0.5;
/** Numbers that are also given as how far they are behind the best one. */
const COMPARED = [
  'best',
  'next',
  'kind',
  'self',
  'mixed',
  'near_before',
  'near_left',
  'near_above',
  'near_clause',
  'near_columnHead',
];

/** The spans of a document that may answer a question, with the evidence for each. */
export function weighSpans(query: FieldQuery, found: FoundValue, view: DocumentView): WeighedSpan[] {
  const { texts, spans, titles } = placedSpans(view);
  const labels = labelsByModel(query, view);
  const rivals = rivalsOf(query, view, labels);
  const rules = foundRival(found, view);
  const fits = kindFits(query);
  const always = [...(rules ? [rules] : []), ...alwaysWeighed(rivals)];
  const all = [...spans, ...unlisted(always, spans).map((one) => place(one, texts, view))];
  const near = texts.nearTo(query.asked);
  const isHeld = ({ span }: PlacedSpan): boolean => always.some((one) => isSame(span, one));
  const listed = shortlist(all, near, (one) => fits(one), isHeld);
  const ranks = ranksOf(rivals, rules, found.value !== null && isInNamedCell(query, found.value, view));
  const question = {
    query,
    texts,
    near: askedNear(query, near, texts),
    cover: texts.coverOf(query.asked),
    view,
  };
  const isLeftOut = leftOut(query, near, texts, view);
  const shared = {
    ...askedFor(query, found, labels[0]?.rate ?? NONE),
    ...ofTitles(titles, near, question.cover),
  };
  const weighed = listed.map((one) => ({
    span: one.span,
    evidence: {
      ...one.form,
      ...ofWords(one, question),
      ...ofPlace(one, question),
      ...ranks(one.span),
      leftOut: flag(isLeftOut(one)),
    },
  }));
  return compared(weighed, shared);
}

/** How near what a document calls itself is to the question: the number of an invoice is asked for elsewhere than on a receipt. */
const ofTitles = (titles: readonly number[], near: Float32Array, { ofText }: Cover): Numbers => ({
  nearTitle: Math.max(NONE, ...titles.map((one) => near[one] ?? NONE)),
  saidByTitle: Math.max(0, ...titles.map((one) => ofText[one] ?? 0)),
});

const alwaysWeighed = ({ rules, labels, clauses }: Rivals): Rival[] => [
  ...rules.slice(0, WEIGHED.rules),
  ...labels.slice(0, WEIGHED.labels),
  ...clauses.slice(0, WEIGHED.clauses),
];

/** What the rules and the label model have that is no span of the document. */
function unlisted(always: readonly Rival[], spans: readonly PlacedSpan[]): Span[] {
  const missing = new Map<string, Span>();
  for (const one of always)
    if (one.ranges.length > 0 && !spans.some(({ span }) => isSame(span, one)))
      missing.set(one.value, spanOfRival(one));
  return [...missing.values()];
}

interface Question {
  readonly query: FieldQuery;
  readonly texts: Texts;
  /** How near a text is to the question by its number. */
  readonly near: (number: number) => number;
  /** How far each text and the question have the same to say, word by word. */
  readonly cover: Cover;
  readonly view: DocumentView;
}

/** How near texts are to a question; far where one says the contrary of what is asked for. */
function askedNear(query: FieldQuery, near: Float32Array, texts: Texts): (number: number) => number {
  const known = new Map<number, number>([[0, NONE]]);
  return (number) => {
    const held = known.get(number);
    if (held !== undefined) return held;
    const value = isAsked(query.asked, texts.textOf(number)) ? (near[number] ?? 0) : NONE;
    known.set(number, value);
    return value;
  };
}

/** Whether a span is at a label that the question leaves out: "total without the balance brought forward". */
function leftOut(
  query: FieldQuery,
  near: Float32Array,
  texts: Texts,
  view: DocumentView,
): (span: PlacedSpan) => boolean {
  const isExcluded = exclusionOf(query.asked, view);
  const places = NEXT_TO.map((name) => PLACES.indexOf(name));
  return ({ around }) =>
    places.some((at) => {
      const number = around[at] ?? 0;
      return number > 0 && isExcluded({ text: texts.textOf(number) }, near[number] ?? 0);
    });
}

/** How near the texts around a span, and its own, are to the question. */
function ofWords(
  { own, around, kindFit, form }: ListedSpan,
  { query, texts, near, cover }: Question,
): Numbers {
  const asked = askedIn(query);
  const nears = PLACES.map((name, at) => [`near_${name}`, near(around[at] ?? 0)] as const);
  const lists = LISTED.map((name) => {
    const number = around[PLACES.indexOf(name)] ?? 0;
    const rate = number === 0 ? 0 : rateLabelText(texts.wordingOf(number), asked, 'text').rate;
    return [`list_${name}`, rate] as const;
  });
  const numbers: Record<string, number> = Object.fromEntries([...nears, ...lists]);
  const [best = NONE, second = NONE] = nears.map(([, value]) => value).toSorted((a, b) => b - a);
  const named = Math.max(...NAMING.map((name) => numbers[`list_${name}`] ?? 0));
  return {
    ...numbers,
    best,
    second,
    next: Math.max(...NEXT_TO.map((name) => numbers[`near_${name}`] ?? NONE)),
    named,
    self: near(own),
    kind: kindFit,
    kindAsked: kindOf({ form }, query.kind),
    mixed: best + BY_KIND * kindFit + BY_LISTS * named,
    ...coverNumbers(around, cover),
  };
}

/** How far the texts around a span are asked for, and say what is asked. */
const coverNumbers = (around: Uint32Array, { ofText, ofAsked }: Cover): Numbers =>
  Object.fromEntries(
    COVERED.flatMap((name) => {
      const number = around[PLACES.indexOf(name)] ?? 0;
      return [
        [`said_${name}`, ofText[number] ?? 0] as const,
        [`answered_${name}`, ofAsked[number] ?? 0] as const,
      ];
    }),
  );

/** Whether a span is of the party and at the side of the page that are asked for. */
function ofPlace({ span, form }: ListedSpan, { query, view }: Question): Numbers {
  const party = span.ranges[0] && partyOfLines(view).get(span.ranges[0].segment);
  const { x = 0, right = 0, y = 0 } = form;
  return {
    party: query.party === undefined || party === undefined ? 0 : party === query.party ? 1 : -1,
    ofIssuer: flag(party === 'issuer'),
    ofCustomer: flag(party === 'customer'),
    side:
      (query.top ? 1 - 2 * y : 0) +
      (query.bottom ? 2 * y - 1 : 0) +
      (query.left ? 1 - 2 * x : 0) +
      (query.right ? 2 * right - 1 : 0),
    possible: flag(isPossible({ ...span, score: 0 }, query) && isInForm(span, query)),
  };
}

/** What the rules and the label model think of a span. */
function ranksOf(
  { rules, labels, clauses }: Rivals,
  found: Rival | undefined,
  isNamed: boolean,
): (span: Span) => Numbers {
  const rank = (list: readonly Rival[], span: Span) => list.findIndex((one) => isSame(span, one));
  return (span) => {
    const [byRules, byLabels, byClauses] = [rules, labels, clauses].map((list) => rank(list, span));
    const isFound = found !== undefined && isSame(span, found);
    return {
      byRules: flag(isFound),
      cell: flag(isFound && isNamed),
      rankRules: at(byRules),
      fitRules: rules[byRules ?? -1]?.fit ?? 0,
      rankLabels: at(byLabels),
      fitLabels: labels[byLabels ?? -1]?.fit ?? NONE,
      rankClauses: at(byClauses),
      fitClauses: clauses[byClauses ?? -1]?.fit ?? NONE,
    };
  };
}

/** Whether a value is in the cell of a table that the instruction names by its row and its column. */
export const isInNamedCell = (query: FieldQuery, value: string, view: DocumentView): boolean =>
  [...cellCandidates(query, view), ...crossings(query, view)].some((cell) => cell.value === value);

const at = (rank: number | undefined): number => (rank === undefined || rank < 0 ? UNRANKED : rank);

/** The same with how far each number is behind the best of all spans, and what all of them share. */
function compared(weighed: readonly WeighedSpan[], shared: Numbers): WeighedSpan[] {
  const best = COMPARED.map((name) => Math.max(...weighed.map(({ evidence }) => evidence[name] ?? NONE)));
  return weighed.map(({ span, evidence }) => {
    const behind = COMPARED.map((name, index) => [
      `behind_${name}`,
      (best[index] ?? 0) - (evidence[name] ?? NONE),
    ]);
    return { span, evidence: { ...evidence, ...Object.fromEntries(behind), ...shared } };
  });
}
