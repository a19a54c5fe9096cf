import type { DocumentView } from '../document.ts';
import { NOTHING, readingOf, toFound } from '../fields/candidate.ts';
import { memoize } from '../memoize.ts';
import { heightOf, middleY, overlapX, toRect, unite, widthOf } from '../layout/geometry.ts';
import { boxOfRange } from '../layout/layout.ts';
import { fold } from '../text/fold.ts';
import type { FieldResult, FoundValue, LessonSource } from '../types.ts';
import { fitPage } from './layouts/fit.ts';
import type { Fit } from './layouts/fit.ts';
import { marksOf } from './layouts/marks.ts';
import { formOf, isWhole } from './places.ts';
import { predictAt, expectedPlaceOf } from './predict.ts';
import { hasItsLabel, applyReread } from './apply-reread.ts';
import type { Rereads } from './reread-places.ts';
import type { Prediction, ExpectedPlace } from './predict.ts';
import { MIN_SCORE } from './layouts/recognise.ts';
import type { Match } from './layouts/recognise.ts';
import type { FieldLesson, LearntPlace, Lesson } from './types.ts';
import { withoutTail } from './tail.ts';
import { taughtField } from './taught-by.ts';
import { asPrinted } from './value-pattern.ts';

/** From this quality on memory fills what the rules left empty, and overrides what they found. */
const MIN_FILL = 0.5;
const MIN_OVERRIDE = 0.7;
/** From this quality on it overrides what the rules are not sure of. */
const MIN_OVERRIDE_DOUBTFUL = 0.4;
/** Below this confidence (percent) the rules are not sure. */
const SURE = 80;
/** What they are as sure of as this, and do not doubt, a single remembered document does not override. */
const CERTAIN = 95;
/** What was read worse than this (percent) overrides nothing. */
const MIN_READING = 45;
/** Two places whose votes are this close contradict each other. */
const CONTRADICTION = 0.75;
/** Edges this close, in fractions of the page's width, are the same. */
const SAME_EDGE = 0.012;
/** A value of the rules so close to a remembered place is the one that was there: in lines, and in fractions of the width. */
const CLOSE_LINES = 3;
const CLOSE_SIDEWAYS = 0.1;
/** Letters printed next to a value, in its own line, from which on it is part of a sentence. */
const SENTENCE = 16;
/** A document that looks less like the remembered one may be of a layout never seen: what is at other places there is not taken out. */
const MIN_EMPTYING = 0.25;
/** Pages of a new document on which the place of a later page is looked for. */
const MAX_PAGES = 8;

/** What one remembered document says of one field of the new one. */
interface Voice {
  readonly lesson: Lesson;
  /** How much the document looks like the remembered one; see `recognise`. */
  readonly score: number;
  readonly field: FieldLesson;
  readonly expectedPlaces: readonly ExpectedPlace[];
  readonly predictions: readonly Prediction[];
  /** Where a wrong value was read and rejected. */
  readonly rejected: ExpectedPlace | undefined;
}

/** A new document, the remembered ones that it looks like, and the places that were read again. */
interface MatchedDocument {
  readonly matches: readonly Match[];
  readonly view: DocumentView;
  readonly rereads: Rereads;
}

/** A field's value by the rules and by what is remembered of its layout. */
export function applyMemory(rules: FieldResult, { matches, view, rereads }: MatchedDocument): FieldResult {
  const voices = matches.flatMap((match) => {
    const field = match.lesson.fields.find(({ name }) => name === rules.name);
    return field ? [listen(match, field, view)] : [];
  });
  if (voices.length === 0) return rules;
  const found = combine(rules, voices);
  const first = voices.find(({ expectedPlaces }) => expectedPlaces.length > 0) ?? voices[0];
  const forms = new Set(voices.flatMap(({ field }) => field.form ?? []));
  const isKnown = first !== undefined && first.score >= MIN_EMPTYING;
  const source = first && taughtField(first.lesson, first.field);
  const remembered = first && source && { source, expectedPlaces: first.expectedPlaces, forms, isKnown };
  const reread = remembered ? applyReread(found, remembered, rereads, view) : found;
  const isRead = view.pages.some(({ page }) => page.number === reread.page && page.source === 'ocr');
  const patterns = voices.flatMap(({ field }) => field.pattern ?? []);
  return { name: rules.name, ...(isRead && source ? asPrinted(reread, patterns, source) : reread) };
}

function listen(match: Match, field: FieldLesson, view: DocumentView): Voice {
  const findExpected = (place: LearntPlace): ExpectedPlace | undefined => {
    const found = pageFit(match, place.page, view);
    return found && expectedPlaceOf(place, found.fit, found.layout);
  };
  const expectedPlaces = field.places.flatMap((place) => findExpected(place) ?? []);
  const predictions = expectedPlaces.flatMap((one) => predictAt(one, field.form, view).slice(0, 1));
  return {
    lesson: match.lesson,
    score: match.score,
    field,
    expectedPlaces,
    predictions,
    rejected: field.rejected ? findExpected(field.rejected) : undefined,
  };
}

interface PageFit {
  readonly fit: Fit;
  readonly layout: DocumentView['pages'][number];
}
const laterPages = memoize((_match: Match) => new Map<number, PageFit | undefined>());

/** The page of the new document on which a remembered page lies best. */
function pageFit(match: Match, number: number, view: DocumentView): PageFit | undefined {
  const { lesson, fit } = match;
  const [first] = view.pages;
  if (first && number === lesson.pages[0]?.number) return { fit, layout: first };
  const known = laterPages(match);
  if (known.has(number)) return known.get(number);
  const marks = lesson.pages.find((page) => page.number === number)?.marks ?? [];
  const fits = view.pages.slice(0, MAX_PAGES).flatMap((layout) => {
    const found = fitPage(marks, marksOf(layout), () => 1);
    return found && found.score >= MIN_SCORE ? [{ fit: found, layout }] : [];
  });
  const best = fits.sort((a, b) => b.fit.score - a.fit.score)[0];
  known.set(number, best);
  return best;
}

interface Vote {
  readonly value: string;
  readonly best: Prediction;
  readonly lesson: Lesson;
  readonly source: LessonSource;
  readonly weight: number;
  readonly voices: number;
}

function count(voices: readonly Voice[]): Vote[] {
  const votes = new Map<string, Vote>();
  for (const { lesson, predictions, field } of voices) {
    for (const one of predictions) {
      const key = fold(one.value);
      const known = votes.get(key);
      const weight = one.quality / Math.max(1, field.places.length);
      const better = !known || one.quality > known.best.quality;
      votes.set(key, {
        value: one.value,
        best: better ? one : known.best,
        lesson: better ? lesson : known.lesson,
        source: better ? taughtField(lesson, field) : known.source,
        weight: weight + (known?.weight ?? 0),
        voices: 1 + (known?.voices ?? 0),
      });
    }
  }
  return [...votes.values()].sort((a, b) => b.weight - a.weight || b.best.quality - a.best.quality);
}

function combine(rules: FoundValue, voices: readonly Voice[]): FoundValue {
  const votes = count(voices);
  const [first, second] = votes;
  if (!first) return withoutPrediction(rules, voices);
  const same = votes.find((vote) => agrees(vote, rules));
  if (second && second.weight >= CONTRADICTION * first.weight) {
    // Places that the same value was printed in are no contradiction: one of them was meant, the rules say which.
    if (same && rules.reason !== 'WEAK_LABEL' && same.weight >= CONTRADICTION * first.weight)
      return agree(rules, same);
    if (voices.length > 1 && first.lesson !== second.lesson)
      return { ...rules, reason: 'LEARNT_CONTRADICTION' };
    if (second.weight > 0.95 * first.weight) return rules;
  }
  if (agrees(first, rules) || isBetterCut(rules, first.best)) return agree(rules, first);
  const quality = Math.min(1, first.best.quality + 0.1 * (first.voices - 1));
  if (rules.value === null) return quality >= MIN_FILL ? found(first, quality, false) : rules;
  const enough = (rules.confidence ?? 0) < SURE ? MIN_OVERRIDE_DOUBTFUL : MIN_OVERRIDE;
  if ((rules.confidence ?? 0) >= CERTAIN && rules.reason === null && first.voices < 2)
    return quality >= enough ? { ...rules, reason: 'LEARNT_DIFFERS' } : rules;
  if (hasBetterForm(rules, first, voices)) return { ...rules, reason: 'LEARNT_DIFFERS' };
  if (quality >= enough && readingOf(first.best) >= MIN_READING) return found(first, quality, true);
  return isRejected(rules, voices) ? { ...NOTHING, reason: 'LEARNT_DIFFERS' } : rules;
}

const agrees = (vote: Vote, rules: FoundValue): boolean =>
  rules.value !== null && fold(vote.value) === fold(rules.value);

/**
 * Whether the rules read the same words as memory, and cut them better: their value starts where it should, and is
 * shorter. Of numbers and codes the rules know better where they end.
 */
function isBetterCut(rules: FoundValue, { ranges, expected }: Prediction): boolean {
  const { page } = expected.layout;
  if (!rules.box || rules.page !== page.number) return false;
  const box = toRect(rules.box, page);
  const rect = unite(ranges.map((range) => boxOfRange(range.segment, range.from, range.to)));
  const isSame =
    overlapX(box, rect) > 0.3 * Math.min(widthOf(box), widthOf(rect)) &&
    Math.min(box.bottom, rect.bottom) - Math.max(box.top, rect.top) >
      0.3 * Math.min(heightOf(box), heightOf(rect));
  if (!isSame) return false;
  if (!isWhole(expected.place.kind)) return true;
  const [ours, theirs] = [box, rect].map((one) => Math.abs(one.left / page.width - expected.left.x));
  if (Math.abs((ours ?? 0) - (theirs ?? 0)) > SAME_EDGE) return (ours ?? 0) < (theirs ?? 0);
  return widthOf(box) <= widthOf(rect) && heightOf(box) <= 1.3 * heightOf(rect);
}

/** What rules and memory both find is surer than by the rules alone. */
function agree(rules: FoundValue, vote: Vote): FoundValue {
  const reading = readingOf(vote.best);
  const settled = rules.reason === 'AMBIGUOUS' || rules.reason === 'WEAK_LABEL';
  const isFirm = vote.best.quality >= MIN_OVERRIDE;
  const { place, layout } = vote.best.expected;
  const isPicture = layout.page.source === 'ocr';
  return {
    ...(isWhole(place.kind) ? withoutTail(rules, place.after, isPicture) : rules),
    confidence: isFirm ? Math.max(rules.confidence ?? 0, Math.round(0.92 * reading)) : rules.confidence,
    reason: isFirm && settled ? null : rules.reason,
    learnedFrom: vote.source,
  };
}

function found(vote: Vote, quality: number, differs: boolean): FoundValue {
  const reading = readingOf(vote.best);
  const candidate = { value: vote.best.value, ranges: vote.best.ranges, score: quality };
  const confidence = Math.min(95, 35 + 60 * quality) * (reading / 100);
  const reason = differs ? 'LEARNT_DIFFERS' : reading < 75 ? 'LOW_OCR_CONFIDENCE' : null;
  return { ...toFound(candidate, confidence, reason), learnedFrom: vote.source };
}

/** Nothing is at the remembered places: what the rules are not sure of is another thing. */
function withoutPrediction(rules: FoundValue, voices: readonly Voice[]): FoundValue {
  if (rules.value === null) return rules;
  const isUnsure = (rules.confidence ?? 0) < SURE;
  const isFirm = voices.some(
    ({ expectedPlaces, score }) =>
      score >= MIN_EMPTYING &&
      expectedPlaces.length > 0 &&
      expectedPlaces.every((expected) => expected.left.near && !isInSentence(expected.place)),
  );
  const isClose = voices.some(({ expectedPlaces }) =>
    expectedPlaces.some(
      (expected) => isAt(rules, expected, CLOSE_LINES, CLOSE_SIDEWAYS) || hasItsLabel(rules, expected),
    ),
  );
  if (isRejected(rules, voices) || (isFirm && isUnsure && !isClose))
    return { ...NOTHING, reason: 'LEARNT_DIFFERS' };
  const absent = voices.filter(({ field }) => field.absent).length;
  if (absent < voices.length) return rules;
  return absent > 1 && isUnsure
    ? { ...NOTHING, reason: 'LEARNT_DIFFERS' }
    : { ...rules, reason: rules.reason ?? 'LEARNT_DIFFERS' };
}

/** Whether a value was printed between other words, which are others in each document and move it. */
const isInSentence = ({ before, after }: LearntPlace): boolean => before.length + after.length >= SENTENCE;

/** Whether the rules' value has the shape of the checked ones, or digits as all of them have, and what memory found has not. */
function hasBetterForm(rules: FoundValue, { best }: Vote, voices: readonly Voice[]): boolean {
  const forms = voices.flatMap(({ field }) => field.form ?? []);
  const [ours, theirs] = [rules.value ?? '', best.value].map(formOf);
  const isBetter = (fits: (form: string | undefined) => boolean): boolean => fits(ours) && !fits(theirs);
  if (forms.length === 0 || !forms.every((form) => form.includes('9'))) return false;
  return isBetter((form) => forms.includes(form ?? '')) || isBetter((form) => form?.includes('9') === true);
}

/** Whether the rules found what was at the same place before and was rejected there. */
function isRejected(rules: FoundValue, voices: readonly Voice[]): boolean {
  return voices.some(({ rejected }) => rejected !== undefined && isAt(rules, rejected, 1, 0.03));
}

/** Whether a value is at a remembered place, up to so many lines and so much sideways. */
function isAt(found: FoundValue, expected: ExpectedPlace, lines: number, sideways: number): boolean {
  const { page } = expected.layout;
  if (!found.box || found.page !== page.number) return false;
  const rect = toRect(found.box, page);
  const off = Math.min(
    Math.abs(rect.left / page.width - expected.left.x),
    Math.abs(rect.right / page.width - expected.right.x),
  );
  return Math.abs(middleY(rect) / page.width - expected.left.y) < lines * expected.line && off < sideways;
}
