import type { DocumentView } from '../document.ts';
import type { FieldQuery } from '../instruction/field-query.ts';
import { heightOf } from '../layout/geometry.ts';
import { restOfCell, segmentsInCell, segmentsInCellBeside } from '../layout/cells.ts';
import { rectOfRange } from '../layout/layout.ts';
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
import { captioned } from '../layout/captions.ts';
import { isRunningBalance } from '../layout/running-balance.ts';
import { isOverValue } from '../layout/over-values.ts';
import { isBesideSum } from '../layout/sum-lists.ts';
import { secondLineOf } from '../layout/wrapped-labels.ts';
import { rateAddress } from '../values/names.ts';
import { cleanText } from './candidate.ts';
import type { Candidate } from './candidate.ts';
import { fromRange, nextLabelStart } from './labels/from-range.ts';
import { isHead } from './labels/heads.ts';
import { insideLabel } from './labels/inside-label.ts';
import { pairListLabels } from './labels/pair-lists.ts';
import { isListed, startsWithOtherLabel, WHOLE_KINDS } from './labels/other-labels.ts';
import { readKind } from './read-kind.ts';
import type { LabelMatch } from './labels/label-match.ts';

/** Values beside a label: in its own cell, to its right, below it, or where the instruction says. */
export function candidatesAt(match: LabelMatch, query: FieldQuery, view: DocumentView): Candidate[] {
  switch (match.relation) {
    case 'right':
      return [...insideLabel(match, query, view), ...right(match, query, view)];
    case 'left':
      return [...before(match, query, view), ...left(match, query, view)];
    case 'below':
      return below(match, query, view, 0.98);
    case 'above':
      return above(match, query, view);
    case 'beside':
      break;
  }
  const second = secondLineOf(match.segment);
  if (second)
    return candidatesAt({ ...match, segment: second, from: 0, to: second.text.length }, query, view);
  const captionOf = captioned(match.segment);
  if (captionOf.length > 0) return overCaption(captionOf, match, query, view);
  // 貸主の指定口座へ: inside a sentence the label is no label.
  if (WHOLE_KINDS.has(query.kind) && PARTICLE.test(match.segment.text.slice(match.to))) return [];
  const own = insideLabel(match, query, view);
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
  const isListed = pairListLabels(view).has(match.segment) || isBesideSum(match.segment);
  if (WHOLE_KINDS.has(query.kind) && isListed) return near;
  const best = Math.max(...near.map((one) => one.score), 0);
  return [...near, ...below(match, query, view, best > 0.75 * match.strength ? 0.74 : 0.9)];
}

/** What joins a noun to the next word of its sentence. */
const PARTICLE = /^(?:[のがをにへと]|から|より|まで)(?=[\p{Script=Han}\p{Script=Katakana}])/u;

/** Whether a label ends its line in a ruled cell that continues under it; on pictures, whose rules are not all seen, only where the value is of the kind. */
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

function before(match: LabelMatch, query: FieldQuery, view: DocumentView): Candidate[] {
  return fromRange({ segment: match.segment, from: 0, to: match.from }, query, view, match.strength);
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
    const isColonless =
      WHOLE_KINDS.has(query.kind) &&
      !isBesideSum(match.segment) &&
      !/^\s*[:：]/u.test(match.segment.text.slice(match.to));
    const nearness = isColonless
      ? Math.max(0.6, 1 - 0.018 * Math.max(0, gap - 3))
      : Math.max(0.82, 1 - 0.004 * gap);
    const pair = placeInPair(match, segment, view);
    if (query.kind === 'amount' && found.length > 0 && isBalanceOfAnother(segment, query)) continue;
    const crowded = query.kind === 'amount' || query.kind === 'number' ? 1 : 1 - 0.25 * steps;
    found.push(
      ...fromRange(
        { segment, from: 0, to: nextLabelStart(segment, 0, view) },
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

/** "Payment | 1,040.40 | 762.48": what is left after an entry is not the entry. */
const isBalanceOfAnother = (segment: Segment, { asked }: FieldQuery): boolean =>
  !/balance|残高/iu.test(asked) && isRunningBalance(segment);

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
    const found = fromRange(
      { segment, from: 0, to: nextLabelStart(segment, 0, view) },
      query,
      view,
      strength,
    );
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
  const next = segmentsBelow(first, first.rect, 3.2)[0];
  const isWide = [head, row, next?.layout.rows[next.row]].every((one) => (one?.segments.length ?? 0) >= 3);
  if (!isWide && !(next && [first, next].every(isNamedSum))) return false;
  return (
    next !== undefined &&
    // "4 State tax" is the next box of a form.
    !/^\s*\d{1,2}[a-z]?[.)]?\s+\p{L}{3}/u.test(next.text) &&
    readKind('amount', { segment: next, from: 0, to: next.text.length }, view).length > 0
  );
}

/** "Plan review | $142.00": a sum of a list, with what it is for beside it. */
function isNamedSum(sum: Segment): boolean {
  const [name, ...more] = segmentsLeft(sum);
  return name !== undefined && more.length === 0 && !/\d|[:：]\s*$/u.test(name.text);
}

/** The value that a caption is printed below: all its lines where all that is printed is the value. */
function overCaption(
  lines: readonly Segment[],
  { strength }: LabelMatch,
  query: FieldQuery,
  view: DocumentView,
): Candidate[] {
  const found = lines.map((segment) =>
    fromRange({ segment, from: 0, to: segment.text.length }, query, view, strength),
  );
  const [first] = found;
  if (!WHOLE_KINDS.has(query.kind) || found.length < 2 || !first) return found.flat();
  const last = found.at(-1)?.[0]?.ranges ?? [];
  const ranges = [
    ...lines.slice(0, -1).map((segment) => ({ segment, from: 0, to: segment.text.length })),
    ...last,
  ];
  return first.map((one) => ({ ...one, value: cleanText(ranges), ranges }));
}

function above(match: LabelMatch, query: FieldQuery, view: DocumentView): Candidate[] {
  const place = rectOfRange(match.segment, match.from, match.to);
  for (const segment of segmentsAbove(match.segment, place, 3)) {
    const found = fromRange({ segment, from: 0, to: segment.text.length }, query, view, match.strength);
    if (found.length > 0) return found;
  }
  return [];
}
