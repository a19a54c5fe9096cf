import type { DocumentView } from '../document.ts';
import type { Relation, Wish } from '../instruction/wish.ts';
import { heightOf } from '../layout/geometry.ts';
import { rectOfRange } from '../layout/layout.ts';
import type { Segment } from '../layout/layout.ts';
import {
  isRuledApart,
  pairedBelow,
  segmentsAbove,
  segmentsBelow,
  segmentsLeft,
  segmentsRight,
} from '../layout/neighbours.ts';
import { rateAddress } from '../values/names.ts';
import type { Candidate, Stretch } from './candidate.ts';
import { readKind } from './read-kind.ts';
import type { Reading } from './read-kind.ts';

/** A printed label that speaks for what is wanted: how strongly, and on which side the value is said to stand. */
export interface Lead {
  readonly segment: Segment;
  readonly from: number;
  readonly to: number;
  readonly strength: number;
  readonly relation: Relation;
}

const WHOLE_KINDS: ReadonlySet<string> = new Set(['text', 'company', 'person', 'address']);

/** Values beside a label: in its own cell, to its right, below it, or where the instruction says. */
export function candidatesAt(lead: Lead, wish: Wish, view: DocumentView): Candidate[] {
  switch (lead.relation) {
    case 'right':
      return [...inside(lead, wish, view), ...right(lead, wish, view)];
    case 'left':
      return [...before(lead, wish, view), ...left(lead, wish, view)];
    case 'below':
      return below(lead, wish, view, 0.98);
    case 'above':
      return above(lead, wish, view);
    case 'beside':
      break;
  }
  const own = inside(lead, wish, view);
  const beside = own.some((one) => one.score > 0.8 * lead.strength) ? [] : right(lead, wish, view);
  const near = [...own, ...beside];
  const best = Math.max(...near.map((one) => one.score), 0);
  return [...near, ...below(lead, wish, view, best > 0.75 * lead.strength ? 0.74 : 0.9)];
}

/** The value behind the label in the label's own segment, up to the next label. */
function inside(lead: Lead, wish: Wish, view: DocumentView): Candidate[] {
  const stretch = { segment: lead.segment, from: lead.to, to: nextLabelStart(lead.segment, lead.to, view) };
  if (WHOLE_KINDS.has(wish.kind) && /^\s*[(（][^)）]*[)）]\s*$/u.test(lead.segment.text.slice(lead.to)))
    return [];
  // "Patient pays" is a label of its own, not a patient's name.
  if (
    WHOLE_KINDS.has(wish.kind) &&
    /^ \p{Ll}[\p{Ll}']*(?: \p{Ll}[\p{Ll}']*)?\s*[:：]?\s*$/u.test(lead.segment.text.slice(lead.to))
  )
    return [];
  const gap = /^[)）\]】]?\s*[:：=＝]/u.test(lead.segment.text.slice(lead.to)) ? 1 : 0.97;
  const found = fromStretch(stretch, wish, view, lead.strength * gap);
  if (wish.kind !== 'amount' || wish.concept === 'tax_base') return found;
  return found.map((one) => ({ ...one, score: one.score * (isRemark(lead, one) ? 0.5 : 1) }));
}

/** A sum in brackets behind the label, or of the taxed goods: 消費税(10%対象 336,300円) 33,630. */
function isRemark(lead: Lead, candidate: Candidate): boolean {
  const before = lead.segment.text.slice(lead.to, candidate.stretches[0]?.from);
  const open = (before.match(/[(（]/gu)?.length ?? 0) > (before.match(/[)）]/gu)?.length ?? 0);
  if (/\b(?:on|of|for|from|at)\s*$/i.test(before)) return true;
  return (open && /[\p{L}%％]/u.test(before)) || /対象\s*[:：]?\s*$/u.test(before);
}

function before(lead: Lead, wish: Wish, view: DocumentView): Candidate[] {
  return fromStretch({ segment: lead.segment, from: 0, to: lead.from }, wish, view, lead.strength);
}

function nextLabelStart(segment: Segment, from: number, view: DocumentView): number {
  const next = (view.labelsIn.get(segment) ?? []).find(
    (hit) => hit.from >= from + 1 && /^\s?[:：]/u.test(segment.text.slice(hit.to)) && hit.quality >= 0.7,
  );
  const wide = /[\s\u3000]{2,}\S/.exec(segment.text.slice(from + 2));
  return Math.min(next?.from ?? segment.text.length, wide ? segment.text.length : segment.text.length);
}

function fromStretch(stretch: Stretch, wish: Wish, view: DocumentView, strength: number): Candidate[] {
  if (stretch.to <= stretch.from) return [];
  const readings = readWish(stretch, wish, view);
  return readings.map((reading, index) =>
    toCandidate(reading, stretch.segment, strength * lateness(wish, readings, index)),
  );
}

/** What a stretch holds for a wish: of a range of dates the side that is asked for, of a reference all its words. */
function readWish(stretch: Stretch, wish: Wish, view: DocumentView): Reading[] {
  const readings = readKind(wish.kind, stretch, view);
  const { text } = stretch.segment;
  if (wish.concept === 'period_start')
    return readings.filter((one) => !RANGE_BEFORE.test(text.slice(stretch.from, one.from)));
  if (wish.concept === 'period_end')
    return readings.filter((one) => !RANGE_AFTER.test(text.slice(one.to, stretch.to)));
  if (wish.concept === 'reference' || wish.concept === 'payment_reference') {
    const whole = readKind('text', stretch, view).filter((one) =>
      /^(?=.*\p{L})[^:：]+(?:\s[^\s:：]+){1,5}$/u.test(one.value),
    );
    if (whole.length > 0) return whole;
  }
  return readings;
}

const RANGE_BEFORE = /\d[^\d]{0,4}\s*(?:[-–—~～〜]|to|until|bis|au|から)\s*$/iu;
const RANGE_AFTER = /^\s*(?:[-–—~～〜]|to|until|bis|au|から)\s*\S{0,4}\s?\d/iu;

/** The first value behind a label counts most, of amounts in one row the last: 小計 3点 1,200 . */
function lateness(wish: Wish, readings: readonly Reading[], index: number): number {
  if (wish.kind === 'amount')
    return 1 - 0.04 * (readings.length - 1 - index) - (readings.length - 1 - index > 0 ? 0.06 : 0);
  if (wish.concept === 'period_end' && readings.length > 1) return index === readings.length - 1 ? 1 : 0.6;
  return index === 0 ? 1 : 0.7 - 0.05 * index;
}

function toCandidate(reading: Reading, segment: Segment, strength: number): Candidate {
  return {
    value: reading.value,
    stretches: [{ segment, from: reading.from, to: reading.to }],
    score: strength * reading.fit,
    doubt: reading.doubt,
  };
}

function right(lead: Lead, wish: Wish, view: DocumentView): Candidate[] {
  const found: Candidate[] = [];
  const place = rectOfRange(lead.segment, lead.from, lead.to);
  let steps = 0;
  for (const segment of segmentsRight(lead.segment)) {
    if (/^[\s:：.…\-–¥$€£()（）RM]*$/u.test(segment.text)) continue;
    if (startsWithOtherLabel(segment, wish, view)) break;
    const gap = (segment.rect.left - place.right) / Math.max(heightOf(place), 1);
    const loose = WHOLE_KINDS.has(wish.kind) && !/^\s*[:：]/u.test(lead.segment.text.slice(lead.to));
    const nearness = loose
      ? Math.max(0.6, 1 - 0.018 * Math.max(0, gap - 3))
      : Math.max(0.82, 1 - 0.004 * gap);
    const crowded = wish.kind === 'amount' || wish.kind === 'number' ? 1 : 1 - 0.25 * steps;
    found.push(
      ...fromStretch(
        { segment, from: 0, to: endBeforeLabel(segment, view) },
        wish,
        view,
        lead.strength * nearness * crowded,
      ),
    );
    steps++;
    if (steps > 5 || (found.length > 0 && wish.kind !== 'amount')) break;
  }
  if (wish.kind !== 'amount') return found;
  return found.map((one, index) => ({ ...one, score: one.score * (1 - 0.05 * (found.length - 1 - index)) }));
}

function endBeforeLabel(segment: Segment, view: DocumentView): number {
  return nextLabelStart(segment, 0, view);
}

function left(lead: Lead, wish: Wish, view: DocumentView): Candidate[] {
  for (const segment of segmentsLeft(lead.segment)) {
    const found = fromStretch({ segment, from: 0, to: segment.text.length }, wish, view, lead.strength);
    if (found.length > 0) return found;
  }
  return [];
}

function below(lead: Lead, wish: Wish, view: DocumentView, factor: number): Candidate[] {
  const place = rectOfRange(lead.segment, lead.from, lead.to);
  const paired = pairedBelow(lead.segment);
  const under = segmentsBelow(lead.segment, place, 3.2);
  let step = 0;
  for (const segment of paired && !under.includes(paired) ? [paired, ...under] : under) {
    if (startsWithOtherLabel(segment, wish, view)) {
      if (WHOLE_KINDS.has(wish.kind) || step > 0) break;
      step++;
      continue;
    }
    if (wish.kind === 'code' && rateAddress(segment.text) >= 0.6) break;
    const ruled = isRuledApart(lead.segment, segment) ? 0.98 : 1;
    const listed = WHOLE_KINDS.has(wish.kind) && isListed(lead.segment, segment) ? 0.55 : 1;
    const strength = lead.strength * factor * ruled * listed * (1 - 0.08 * step);
    const found = fromStretch({ segment, from: 0, to: endBeforeLabel(segment, view) }, wish, view, strength);
    if (found.length > 0)
      return inColumn(segment, lead, wish, view)
        ? found.map((one) => ({ ...one, score: one.score * 0.6 }))
        : found;
    step++;
    if (step > 2) break;
  }
  return [];
}

/** Two rows of a list of labels with their values: what stands under a label is the next label. */
function isListed(label: Segment, under: Segment): boolean {
  const [own, next] = [label.layout.rows[label.row]?.segments, under.layout.rows[under.row]?.segments];
  if (own?.length !== 2 || next?.length !== 2 || own[0] !== label || next[0] !== under) return false;
  const [value, other] = [own[1], next[1]];
  if (!value || !other || !/\d/.test(value.text) || !/\d/.test(other.text)) return false;
  const edge = label.layout.lineHeight;
  return (
    Math.abs(value.rect.left - other.rect.left) < edge || Math.abs(value.rect.right - other.rect.right) < edge
  );
}

/** A label over a column of sums heads a table; the first of them is an item's, not the document's. */
function inColumn(first: Segment, lead: Lead, wish: Wish, view: DocumentView): boolean {
  if (wish.kind !== 'amount') return false;
  const head = lead.segment.layout.rows[lead.segment.row];
  const row = first.layout.rows[first.row];
  if ((head?.segments.length ?? 0) < 3 || (row?.segments.length ?? 0) < 3) return false;
  const next = segmentsBelow(first, first.rect, 3.2)[0];
  if ((next?.layout.rows[next.row]?.segments.length ?? 0) < 3) return false;
  return (
    next !== undefined &&
    readKind('amount', { segment: next, from: 0, to: next.text.length }, view).length > 0
  );
}

function above(lead: Lead, wish: Wish, view: DocumentView): Candidate[] {
  const place = rectOfRange(lead.segment, lead.from, lead.to);
  for (const segment of segmentsAbove(lead.segment, place, 3)) {
    const found = fromStretch({ segment, from: 0, to: segment.text.length }, wish, view, lead.strength);
    if (found.length > 0) return found;
  }
  return [];
}

/** A neighbour that begins with a label of its own holds that label's value. */
function startsWithOtherLabel(segment: Segment, wish: Wish, view: DocumentView): boolean {
  if (segment.text.length <= 40 && /\p{L}.*[:：]\s*$/u.test(segment.text)) return true;
  const hit = view.labelsIn.get(segment)?.[0];
  if (!hit || hit.from > 1) return false;
  if (wish.concept && hit.meanings.has(wish.concept) && !hit.alone) return false;
  const closed = /^\s?[:：]/u.test(segment.text.slice(hit.to));
  return (
    hit.alone ||
    closed ||
    (hit.quality >= 0.95 && hit.to - hit.from >= 3 && !WHOLE_KINDS.has(wish.kind)
      ? /\d/.test(segment.text.slice(hit.to))
      : false)
  );
}
