import type { DocumentView } from '../document.ts';
import { heightOf, middleY } from '../layout/geometry.ts';
import type { PageLayout } from '../layout/layout.ts';
import type { ConceptId } from '../lexicon/index.ts';
import { isNear } from '../text/distance.ts';
import { fold, foldWithMap } from '../text/fold.ts';
import type { DocumentKind } from './kind.ts';
import { KINDS } from './kinds.ts';

/** How much a first page looks like one of a kind. */
export interface KindScore {
  readonly kind: DocumentKind;
  readonly score: number;
  /** The title by which it calls itself so, as printed; undefined where it does not. */
  readonly title: string | undefined;
}

/** A document is of a kind from this score, and this far before the next kind. */
const MIN_SCORE = 2.5;
const MIN_UNTITLED = 2.8;
const MIN_LEAD = 0.8;
/** What a title says, printed large or small; what words that go with a kind say. */
const LARGE_TITLE = 5;
const TITLE = 3.5;
const WORD = 1;
const MAX_SIGN_WORDS = 3;
/** Paper of a till's roll. */
const SLIP = 1;
const SLIP_SHAPE = 1.75;
const MAX_SLIP_WORDS = 300;
/** From here on a till's receipt is one, whatever heads it. */
const BORROWER = 3;
/** A label counts from this quality. */
const MIN_LABEL = 0.5;
const MAX_TITLE = 34;
/** How Japanese labels end, and titles do not: the month that is charged is no invoice. */
const OTHER_WORD = /[月日先者額名元数号]$/u;
/** From this length on a title is known with several letters misread, by the share of its pairs of letters. */
const LONG_TITLE = 11;
const SAME_PAIRS = 2 / 3;
const MIN_HEADER = 4;
/** A card has no room for more, and no sums. */
const MAX_CARD_WORDS = 70;

/** How much the first page looks like each kind, the likeliest first. */
export function kindsOf(view: DocumentView): KindScore[] {
  const [first] = view.pages;
  if (!first) return [];
  const signs = signsOf(view);
  const text = first.segments.map((segment) => segment.folded.text).join('\n');
  const titles = titlesOf(first);
  const unknown = new Set(titles.filter(isUnknown));
  const labels = new Set(view.labels.filter(isLikely).map(({ segment }) => segment.folded.text));
  const scores = KINDS.map((kind) => {
    const title = titles.find(
      (one) => isTitle(one, kind) || (unknown.has(one) && isMisread(one, kind, labels)),
    );
    let score = title ? title.weight : 0;
    for (const [concept, weight] of signs) score += weight * (kind.signs[concept] ?? 0);
    score += WORD * Math.min(MAX_SIGN_WORDS, countWords(kind, text));
    if (kind.id === 'receipt' && isSlip(first)) score += SLIP;
    if (kind.id === 'card') score = mayBeCard(first, signs) ? score + cardScore(first) : 0;
    return { kind, score, title: title?.text };
  });
  return scores.map((one) => withoutBorrowed(one, scores)).toSorted((a, b) => b.score - a.score);
}

/** The kind that a document clearly is of; a narrower and its wider kind do not contend. */
export function clearKind(view: DocumentView): KindScore | undefined {
  const [best, ...others] = kindsOf(view);
  if (!best || best.score < (best.title === undefined ? MIN_UNTITLED : MIN_SCORE)) return undefined;
  const { id, within } = best.kind;
  const next = others.find(({ kind }) => kind.id !== within && kind.within !== id);
  return best.score - (next?.score ?? 0) >= MIN_LEAD ? best : undefined;
}

/** The kinds of which a document may be by its title, one where that is clear; none where no title says it. */
export function kindsByTitle(view: DocumentView): string[] {
  const [best, ...others] = kindsOf(view);
  if (best?.title === undefined || best.score < MIN_SCORE) return [];
  return [best, ...others.filter(({ score }) => best.score - score < MIN_LEAD)].map(({ kind }) => kind.id);
}

/** Whether two documents call themselves different things, by `kindsByTitle`; not where one has no title that says what it is. */
export function areOtherPapers(some: readonly string[], others: readonly string[]): boolean {
  const isWithin = (one: string, other: string) =>
    KINDS.some(({ id, within }) => id === one && within === other);
  const areAlike = (one: string, other: string) =>
    one === other || isWithin(one, other) || isWithin(other, one);
  const isAlone = (one: string) => !others.some((other) => areAlike(one, other));
  return some.length > 0 && others.length > 0 && some.every(isAlone);
}

/** A till's receipt that is headed as an invoice is no invoice: what else it prints decides. */
function withoutBorrowed(one: KindScore, all: readonly KindScore[]): KindScore {
  const borrower = all.find(({ kind }) => kind.headedAs === one.kind.id);
  if (!borrower || one.title === undefined || borrower.score < BORROWER) return one;
  return { ...one, score: Math.max(0, one.score - LARGE_TITLE) };
}

/** What labels of the page speak of, with the quality of the best label of each. */
function signsOf(view: DocumentView): ReadonlyMap<ConceptId, number> {
  const signs = new Map<ConceptId, number>();
  for (const { segment, meanings, quality } of view.labels) {
    if (segment.layout !== view.pages[0]) continue;
    for (const [concept, weight] of meanings) {
      const value = quality * weight;
      // A label that only may mean something says nothing of the kind.
      if (value >= MIN_LABEL && weight > 0.9 && value > (signs.get(concept) ?? 0)) signs.set(concept, value);
    }
  }
  return signs;
}

/** A title begins with a word. */
function isTitle({ text, folded }: Title, { titles }: DocumentKind): boolean {
  const match = titles.exec(folded);
  return match !== null && (match.index === 0 || foldWithMap(text).starts[match.index] === true);
}

/** How many different words of a kind are printed. */
const countWords = ({ words }: DocumentKind, text: string): number =>
  words ? new Set(text.match(words)).size : 0;

const isSlip = ({ page: { width, height, words } }: PageLayout): boolean =>
  height > SLIP_SHAPE * width && words.length <= MAX_SLIP_WORDS;

/** What is neither a title of some kind nor named like a label: one letter away from a title, it is a word of its own. */
const isUnknown = (title: Title): boolean =>
  !OTHER_WORD.test(title.folded) && !KINDS.some((kind) => isTitle(title, kind));

const isLikely = ({ quality }: DocumentView['labels'][number]): boolean => quality >= MIN_LABEL;

/** A title with letters misread. */
function isMisread(
  { folded, isRead }: Title,
  { usual = [] }: DocumentKind,
  labels: ReadonlySet<string>,
): boolean {
  if (!isRead) return false;
  const bare = folded.replace(/^[お御ご]/u, '');
  return usual.some(
    (title) =>
      (title.length > 3 && (isNear(folded, title) || isNear(bare, title))) ||
      // A delivery date has most of its letters in common with a delivery note.
      (!labels.has(folded) && sharesPairs(folded, title)),
  );
}

/** Whether two long texts have most of their pairs of letters in common, and neither is the other with something around it. */
function sharesPairs(text: string, title: string): boolean {
  const longer = Math.max(text.length, title.length);
  if (title.length < LONG_TITLE || longer - Math.min(text.length, title.length) > 2) return false;
  if (text.includes(title) || title.includes(text)) return false;
  const pairs = Array.from({ length: title.length - 1 }, (_, at) => title.slice(at, at + 2));
  return pairs.filter((pair) => text.includes(pair)).length >= SAME_PAIRS * (longer - 1);
}

/** What a card has without labels: ways to reach a person. */
function cardScore(layout: PageLayout): number {
  const texts = layout.segments.map(({ text }) => text);
  const has = (pattern: RegExp): boolean => texts.some((text) => pattern.test(text));
  return (
    (has(/[\w.-]+\s?[@＠]\s?[\w-]+[.．]/u) ? 1.5 : 0) +
    (has(/(?:\+|\(?0)[\d() -]{8,}/u) ? 1 : 0) +
    (has(/https?:|www\./iu) ? 0.8 : 0) +
    (has(/〒|〔/u) ? 0.5 : 0)
  );
}

interface Title {
  readonly text: string;
  readonly folded: string;
  readonly weight: number;
  /** Its letters were read from a picture. */
  readonly isRead: boolean;
}

/** Short lines of the upper half, which may be titles; letters printed far apart are joined. */
function titlesOf(layout: PageLayout): Title[] {
  const isRead = layout.page.source !== 'text';
  return layout.rows.flatMap((row) => {
    if (middleY(row.rect) > layout.page.height * 0.5) return [];
    const whole = row.segments.map((segment) => segment.text).join(' ');
    const spaced = row.segments.length > 1 && row.segments.every(({ folded }) => folded.text.length <= 2);
    const texts = spaced ? [whole] : row.segments.map((segment) => segment.text);
    return texts.flatMap((text) => {
      const folded = fold(text);
      if (folded.length > MAX_TITLE || /[:：]\s*\S|[#:：]\s*$/.test(text)) return [];
      const isLarge = heightOf(row.rect) > 1.25 * layout.lineHeight;
      // A row of many short texts heads a table.
      if (!isLarge && texts.length >= MIN_HEADER) return [];
      return [{ text: text.trim(), folded, weight: isLarge ? LARGE_TITLE : TITLE, isRead }];
    });
  });
}

/** What no card states. */
const NO_CARD: readonly ConceptId[] = [
  'tracking_number',
  'packages',
  'weight',
  'order_number',
  'due_date',
  'tendered',
];
const SUM = /[¥￥$€£]\s?\d|\d円|(?<![\d-])\d{1,3}(?:,\d{3})+(?!\d)|(?<![\d.])\d+\.\d{2}(?![\d.])/u;

function mayBeCard(layout: PageLayout, signs: ReadonlyMap<ConceptId, number>): boolean {
  return (
    layout.page.words.length <= MAX_CARD_WORDS &&
    !NO_CARD.some((concept) => signs.has(concept)) &&
    !layout.segments.some(({ text }) => SUM.test(text))
  );
}
