import type { DocumentView } from '../document.ts';
import type { Relation, FieldQuery } from '../instruction/field-query.ts';
import { heightOf } from '../layout/geometry.ts';
import { restOfCell, segmentsInCell, segmentsInCellBeside } from '../layout/cells.ts';
import { rectOfRange } from '../layout/layout.ts';
import { meaningsOf } from '../lexicon/index.ts';
import type { ConceptId } from '../lexicon/index.ts';
import type { Segment } from '../layout/layout.ts';
import {
  isRuledApart,
  pairedBelow,
  segmentsAbove,
  segmentsBelow,
  segmentsLeft,
  segmentsBeside,
} from '../layout/neighbours.ts';
import { isParted } from '../layout/rules.ts';
import { isOverSum } from '../layout/strips.ts';
import { isOverValue } from '../layout/over-values.ts';
import { rateAddress } from '../values/names.ts';
import type { Candidate, TextRange } from './candidate.ts';
import { TWO_SCRIPTS } from './labels/bilingual.ts';
import { isFactor, isRemark } from './labels/factors.ts';
import { isHead } from './labels/heads.ts';
import { isListed, startsWithOtherLabel, WHOLE_KINDS } from './labels/other-labels.ts';
import { readQuery } from './labels/read-query.ts';
import { readKind } from './read-kind.ts';
import type { Reading } from './read-kind.ts';

/** A printed label that matches a query: how strongly, and on which side of it the value is expected. */
export interface LabelMatch {
  readonly segment: Segment;
  readonly from: number;
  readonly to: number;
  readonly strength: number;
  readonly relation: Relation;
}

/** Values beside a label: in its own cell, to its right, below it, or where the instruction says. */
export function candidatesAt(match: LabelMatch, query: FieldQuery, view: DocumentView): Candidate[] {
  switch (match.relation) {
    case 'right':
      return [...inside(match, query, view), ...right(match, query, view)];
    case 'left':
      return [...before(match, query, view), ...left(match, query, view)];
    case 'below':
      return below(match, query, view, 0.98);
    case 'above':
      return above(match, query, view);
    case 'beside':
      break;
  }
  // 貸主の指定口座へ: inside a sentence the label is no label.
  if (WHOLE_KINDS.has(query.kind) && PARTICLE.test(match.segment.text.slice(match.to))) return [];
  const own = inside(match, query, view);
  // TERMS | F.O.B. | SHIP VIA over NET 45 | DESTINATION | BEST WAY: what is beside is the next column's head.
  if (
    own.length === 0 &&
    ((WHOLE_KINDS.has(query.kind) && (isHead(match.segment, view) || isOverSum(match.segment))) ||
      isOverValue(match.segment))
  )
    return below(match, query, view, 0.98);
  // A form's cell with its label over its value: what is beside is another cell.
  if (own.length === 0 && isAloneOverValue(match, query, view)) return below(match, query, view, 0.98);
  const beside = own.some((one) => one.score > 0.8 * match.strength) ? [] : right(match, query, view);
  const near = [...own, ...beside];
  const best = Math.max(...near.map((one) => one.score), 0);
  return [...near, ...below(match, query, view, best > 0.75 * match.strength ? 0.74 : 0.9)];
}

/** Whether a label ends its line in a ruled cell that goes on under it; on pictures, whose rules are not all seen, only where the value is of the kind. */
function isAloneOverValue(
  { segment, from, to }: LabelMatch,
  { kind }: FieldQuery,
  view: DocumentView,
): boolean {
  const [next] = segmentsBeside(segment);
  if (next && !isParted(segment.layout.strokes, segment.rect, next.rect)) return false;
  const [under] = restOfCell(segment, rectOfRange(segment, from, to));
  if (!under || segment.layout.page.source === 'text') return under !== undefined;
  const hasValue = (one: Segment): boolean =>
    readKind(kind, { segment: one, from: 0, to: one.text.length }, view).some(({ fit }) => fit > 0.9);
  return !WHOLE_KINDS.has(kind) && hasValue(under) && !(next && hasValue(next));
}

/** The value behind the label in the label's own segment, up to the next label. */
function inside(match: LabelMatch, query: FieldQuery, view: DocumentView): Candidate[] {
  const start = endOfBilingual(match, view);
  const range = { segment: match.segment, from: start, to: nextLabelStart(match.segment, start, view) };
  const aside = /^\s*[(（]([^)）]*)[)）]\s*[:：]?\s*$/u.exec(match.segment.text.slice(match.to))?.[1];
  // Behind a label brackets hold a remark, 下4桁, unless they hold a number.
  if (
    aside !== undefined &&
    (WHOLE_KINDS.has(query.kind) || (query.kind === 'code' && /\p{L}/u.test(aside) && !/\d{3}/.test(aside)))
  )
    return [];
  // 氏名又は名称: the second half of a label.
  if (
    WHOLE_KINDS.has(query.kind) &&
    /^\s*(?:又は|または|及び|および|・|or |and )/iu.test(match.segment.text.slice(match.to))
  )
    return [];
  // "Sender's signature" is no sender.
  if (/^['’]s\b/u.test(match.segment.text.slice(match.to))) return [];
  // 本船名／航海番号 VESSEL / VOY.: all of it is a label, in two scripts.
  if (match.from <= 1 && isAllLabel(match.segment, view)) return [];
  // 建物名称 is another label than 建物名, with 称 behind it no value.
  if (WHOLE_KINDS.has(query.kind) && isEndOfLabel(match)) return [];
  // "Patient pays" is a label of its own, not a patient's name.
  if (
    WHOLE_KINDS.has(query.kind) &&
    /^ \p{Ll}[\p{Ll}']*(?: \p{Ll}[\p{Ll}']*)?\s*[:：]?\s*$/u.test(match.segment.text.slice(match.to))
  )
    return [];
  // "BUYER CONTACT" is another label than "BUYER", with CONTACT behind it no value.
  if (WHOLE_KINDS.has(query.kind) && isLabel(match.segment.text.slice(match.to))) return [];
  // "Usage over 12 months" is a heading.
  if (
    WHOLE_KINDS.has(query.kind) &&
    /^ (?:over|of|for|in|on|by|at|with|and|per|during|since) \S/.test(match.segment.text.slice(match.to))
  )
    return [];
  const gap = /^[)）\]】]?\s*[:：=＝]/u.test(match.segment.text.slice(match.to)) ? 1 : 0.97;
  const found = fromRange(range, query, view, match.strength * gap);
  if (query.kind !== 'amount' || query.concept === 'tax_base') return found;
  return found.map((one) => ({
    ...one,
    score: one.score * (isRemark(match, one) || isFactor(match, one) ? 0.5 : 1),
  }));
}

/** A label in two scripts and nothing behind it: of 通貨 Currency USD the end is a value. */
const isAllLabel = (segment: Segment, view: DocumentView): boolean =>
  TWO_SCRIPTS.test(segment.text) &&
  !(view.labelsIn.get(segment) ?? []).some(
    ({ from, to }) =>
      from > 1 && !isJapanese(segment.text[from]) && /^\s+[^\s/／]/u.test(segment.text.slice(to)),
  );

/** What joins a noun to the next word of its sentence. */
const PARTICLE = /^(?:[のがをにへと]|から|より|まで)(?=[\p{Script=Han}\p{Script=Katakana}])/u;

/** A letter or two set right behind a label, and nothing else, end a longer one. */
const isEndOfLabel = ({ segment, to }: LabelMatch): boolean =>
  /^[\p{Script=Han}\p{Script=Katakana}]{1,2}\s*[:：]?\s*$/u.test(segment.text.slice(to)) &&
  /[\p{Script=Han}\p{Script=Katakana}]/u.test(segment.text[to - 1] ?? '');

/** Another word of a label in capitals or small letters, as a whole and surely one. */
const isLabel = (text: string): boolean =>
  /^ [a-z]/i.test(text) && [...(meaningsOf(text) ?? [])].some(([, weight]) => weight > 0.9);

/** 通貨 / Currency USD: the value begins behind the label in the other language. */
function endOfBilingual({ segment, to }: LabelMatch, view: DocumentView): number {
  const hits = view.labelsIn.get(segment) ?? [];
  // 荷受人 CONSIGNEE: the same in the other script.
  if (isAllLabel(segment, view)) return segment.text.length;
  const next = hits.find((hit) => hit.from > to);
  if (next === undefined) return to;
  const between = segment.text.slice(to, next.from);
  if (/^\s*[/／]\s*$/u.test(between)) return next.to;
  // 乙（借主） 三宅: the meaning of the first word is in brackets.
  if (/^\s*[(（]\s*$/u.test(between) && /^\s*[)）]/u.test(segment.text.slice(next.to))) return next.to + 1;
  // On pictures the stroke is lost or read as something else: what means the same in the other script is its other half.
  if (segment.layout.page.source === 'text' || !/^\s*[|ノヶケlI1]?\s+$/u.test(between)) return to;
  const own = hits.find((hit) => hit.to === to);
  const isSame = own !== undefined && [...own.meanings.keys()].some((concept) => next.meanings.has(concept));
  return isSame && isJapanese(segment.text[own.from]) && !isJapanese(segment.text[next.from]) ? next.to : to;
}

const isJapanese = (letter = ''): boolean =>
  /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]/u.test(letter);

function before(match: LabelMatch, query: FieldQuery, view: DocumentView): Candidate[] {
  return fromRange({ segment: match.segment, from: 0, to: match.from }, query, view, match.strength);
}

function nextLabelStart(segment: Segment, from: number, view: DocumentView): number {
  const next = (view.labelsIn.get(segment) ?? []).find(
    (hit) => hit.from >= from + 1 && /^\s?[:：]/u.test(segment.text.slice(hit.to)) && hit.quality >= 0.7,
  );
  return next?.from ?? segment.text.length;
}

function fromRange(range: TextRange, query: FieldQuery, view: DocumentView, strength: number): Candidate[] {
  if (range.to <= range.from) return [];
  const all = readQuery(range, query, view);
  const plain = all.filter((reading) => !isAside(range, reading));
  // 金 221,936円也（うち消費税 20,176円）: what is in the brackets is part of the sum before them.
  const readings = WHOLE_SUMS.has(query.concept) && plain.length > 0 ? plain : all;
  return readings.map((reading, index) =>
    toCandidate(reading, range.segment, strength * orderFactor(query, readings, index)),
  );
}

const WHOLE_SUMS: ReadonlySet<ConceptId | undefined> = new Set<ConceptId>([
  'total',
  'amount_due',
  'subtotal',
]);

/** In brackets that name what it is. */
const isAside = ({ segment, from }: TextRange, reading: Reading): boolean =>
  /[(（][^)）]*\p{L}[^)）]*$/u.test(segment.text.slice(from, reading.from));

/** The first value behind a label counts most, of amounts in one row the last: 小計 3点 1,200 . */
function orderFactor(query: FieldQuery, readings: readonly Reading[], index: number): number {
  if (query.kind === 'amount')
    return 1 - 0.04 * (readings.length - 1 - index) - (readings.length - 1 - index > 0 ? 0.06 : 0);
  if ((query.concept === 'period_end' || query.concept === 'expiry_date') && readings.length > 1)
    return index === readings.length - 1 ? 1 : 0.6;
  return index === 0 ? 1 : 0.7 - 0.05 * index;
}

function toCandidate(reading: Reading, segment: Segment, strength: number): Candidate {
  return {
    value: reading.value,
    ranges: [{ segment, from: reading.from, to: reading.to }],
    score: strength * reading.fit,
    doubt: reading.doubt,
  };
}

function right(match: LabelMatch, query: FieldQuery, view: DocumentView): Candidate[] {
  const found: Candidate[] = [];
  const place = rectOfRange(match.segment, match.from, match.to);
  let steps = 0;
  const beside = segmentsBeside(match.segment);
  for (const segment of beside.length > 0 ? beside : segmentsInCellBeside(match.segment, place)) {
    if (WHOLE_KINDS.has(query.kind) && FURIGANA.test(segment.text)) continue;
    if (/^[\s:：.…\-–¥$€£()（）RM]*$/u.test(segment.text)) continue;
    if (startsWithOtherLabel(segment, query, view)) break;
    const gap = (segment.rect.left - place.right) / Math.max(heightOf(place), 1);
    const loose = WHOLE_KINDS.has(query.kind) && !/^\s*[:：]/u.test(match.segment.text.slice(match.to));
    const nearness = loose
      ? Math.max(0.6, 1 - 0.018 * Math.max(0, gap - 3))
      : Math.max(0.82, 1 - 0.004 * gap);
    const pair = placeInPair(match, segment, view);
    const crowded = query.kind === 'amount' || query.kind === 'number' ? 1 : 1 - 0.25 * steps;
    found.push(
      ...fromRange(
        { segment, from: 0, to: endBeforeLabel(segment, view) },
        query,
        view,
        match.strength * nearness * crowded,
      ).map((one, index) => ({
        ...one,
        score:
          one.score *
          (pair === undefined || pair === index ? 1 : 0.6) *
          (query.kind === 'date' && hasOwnWords(one) ? 0.75 : 1),
      })),
    );
    steps++;
    if (steps > 5 || (found.length > 0 && query.kind !== 'amount')) break;
  }
  if (query.kind !== 'amount') return found;
  // 10%対象 336,300 消費税 33,630: the taxed sum is printed before its tax; other sums are the last of their row.
  const before = query.concept === 'tax_base';
  return found.map((one, index) => ({
    ...one,
    score: one.score * (1 - 0.05 * (before ? index : found.length - 1 - index)),
  }));
}

/** How a name is read, over the name. */
const FURIGANA = /^\s*[(（]?(?:フリガナ|ふりがな|カナ)[)）]?/u;

/** "Previous bill (06 Feb 2026)": what is beside words of its own belongs to them. */
const hasOwnWords = ({ ranges: [first] }: Candidate): boolean =>
  first !== undefined && /\p{L}{3,}\s+\p{L}{3,}\W*$/u.test(first.segment.text.slice(0, first.from));

/** 税抜計・消費税 | 127,170 / 12,717: which of as many values as labels is this label's. */
function placeInPair({ segment, from }: LabelMatch, values: Segment, view: DocumentView): number | undefined {
  const labels = view.labelsIn.get(segment) ?? [];
  if (labels.length < 2 || labels.length !== values.text.split(/\s*[/／]\s*(?=[\d¥￥$€£])/u).length)
    return undefined;
  const place = labels.findIndex((hit) => hit.from <= from && from < hit.to);
  return place < 0 ? undefined : place;
}

function endBeforeLabel(segment: Segment, view: DocumentView): number {
  return nextLabelStart(segment, 0, view);
}

function left(match: LabelMatch, query: FieldQuery, view: DocumentView): Candidate[] {
  for (const segment of segmentsLeft(match.segment)) {
    const found = fromRange({ segment, from: 0, to: segment.text.length }, query, view, match.strength);
    if (found.length > 0) return found;
  }
  return [];
}

function below(match: LabelMatch, query: FieldQuery, view: DocumentView, factor: number): Candidate[] {
  const place = rectOfRange(match.segment, match.from, match.to);
  const paired = pairedBelow(match.segment);
  const near = segmentsBelow(match.segment, place, 3.2);
  const inCell = segmentsInCell(match.segment, place).filter((one) => one !== paired && !near.includes(one));
  const under = [...near, ...inCell];
  let step = 0;
  for (const segment of paired && !under.includes(paired) ? [paired, ...under] : under) {
    if (query.kind === 'amount' && UNIT.test(segment.text)) continue;
    if (startsWithOtherLabel(segment, query, view)) {
      if (WHOLE_KINDS.has(query.kind) || step > 0) break;
      step++;
      continue;
    }
    if (query.kind === 'code' && rateAddress(segment.text) >= 0.6) break;
    const ruled = isRuledApart(match.segment, segment) ? 0.98 : 1;
    const listed = WHOLE_KINDS.has(query.kind) && isListed(match.segment, segment) ? 0.55 : 1;
    const strength = match.strength * factor * ruled * listed * (1 - 0.08 * step);
    const found = fromRange({ segment, from: 0, to: endBeforeLabel(segment, view) }, query, view, strength);
    if (found.length > 0)
      return inColumn(segment, match, query, view)
        ? found.map((one) => ({ ...one, score: one.score * 0.6 }))
        : found;
    step++;
    if (step > 2) break;
  }
  return [];
}

/** 円, "USD", %: what the values of a column are counted in, printed over them. */
const UNIT = /^[(（]?(?:千?円|[¥￥$€£%％]|単位|JPY|USD|EUR|GBP)[)）]?$/u;

/** A label over a column of sums heads a table; the first of them is an item's, not the document's. */
function inColumn(first: Segment, match: LabelMatch, query: FieldQuery, view: DocumentView): boolean {
  if (query.kind !== 'amount') return false;
  const head = match.segment.layout.rows[match.segment.row];
  const row = first.layout.rows[first.row];
  if ((head?.segments.length ?? 0) < 3 || (row?.segments.length ?? 0) < 3) return false;
  const next = segmentsBelow(first, first.rect, 3.2)[0];
  if ((next?.layout.rows[next.row]?.segments.length ?? 0) < 3) return false;
  return (
    next !== undefined &&
    // "4 State tax" is the next box of a form.
    !/^\s*\d{1,2}[a-z]?[.)]?\s+\p{L}{3}/u.test(next.text) &&
    readKind('amount', { segment: next, from: 0, to: next.text.length }, view).length > 0
  );
}

function above(match: LabelMatch, query: FieldQuery, view: DocumentView): Candidate[] {
  const place = rectOfRange(match.segment, match.from, match.to);
  for (const segment of segmentsAbove(match.segment, place, 3)) {
    const found = fromRange({ segment, from: 0, to: segment.text.length }, query, view, match.strength);
    if (found.length > 0) return found;
  }
  return [];
}
