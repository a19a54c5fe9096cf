import type { DocumentView } from '../document.ts';
import { NOTHING, trimText } from '../fields/candidate.ts';
import { readText } from '../fields/read-kind.ts';
import { heightOf, toBox, toRect, widthOf } from '../layout/geometry.ts';
import type { Rect } from '../layout/geometry.ts';
import { fold, isCjk, tidy } from '../text/fold.ts';
import type { Box, FoundValue, LessonSource, RereadPlace, PlaceToReread } from '../types.ts';
import { isRegistrationNumber } from '../values/registration.ts';
import type { Kind } from '../lexicon/index.ts';
import { formOf, isMisread, isWhole, labelBeside, rangesIn } from './places.ts';
import { compareLabels } from './predict.ts';
import type { Rereads } from './reread-places.ts';
import type { ExpectedPlace } from './predict.ts';

/** What is added above and below a value's box, and at its sides, in heights of the box: boxes of words are tight. */
const SLACK = 0.15;
const SIDE_SLACK = 0.05;
/** Half the height of a remembered place that no words were found at, in lines, and what is added at its sides. */
const HALF_PLACE = 0.7;
const BESIDE_PLACE = 0.5;
/** Of what readers read differently this share of the confidence stays. */
const DISAGREED = 0.6;
/** Read with less confidence than this, a reading speaks neither for nor against a value. */
const MIN_READING = 60;
/** One reader alone fills an empty field from this confidence on. */
const ALONE = 80;
/** Below this confidence the rules are not sure. */
const SURE = 80;
/** What is believed at most of a value that nothing but its remembered place speaks for. */
const ONLY_PLACE = 85;

/** What is remembered of a field, to read its place again. */
export interface Remembered {
  readonly source: LessonSource;
  /** The place on the new page; more than one where the value was printed in several places. */
  readonly expectedPlaces: readonly ExpectedPlace[];
  readonly forms: ReadonlySet<string>;
  /** The document looks so much like the remembered one that a value elsewhere cannot be the one asked for. */
  readonly isKnown: boolean;
}

/**
 * A value after its place was read again from the page's pixels; as it was where that says nothing, and where the place has not been read again yet: then it is
 * requested. What the readers read is compared with the value and with the form that it has in checked documents.
 */
export function applyReread(
  found: FoundValue,
  remembered: Remembered,
  rereads: Rereads,
  view: DocumentView,
): FoundValue {
  const [expected] = remembered.expectedPlaces;
  if (!expected || expected.layout.page.source !== 'ocr') return found;
  const letters = lettersOf(remembered.forms);
  const { page } = expected.layout;
  const own = remembered.expectedPlaces.find((one) => isAtPlace(found, one));
  if (own && found.box) {
    const reread = rereads.at(page.number, grown(found.box, own), letters);
    if (!reread) return found;
    const heard = readingsOf(reread, own, remembered, view);
    return compare(found, comparableTo(found.value ?? '', own.place.kind, heard), remembered);
  }
  // Where several places are expected, an empty reading does not say which of them applies.
  if (remembered.expectedPlaces.length > 1) return found;
  const box = boxOf(expected);
  const reread = rereads.at(page.number, box, letters);
  if (!reread) return found;
  if (!reread.ink) return emptied(found, expected, remembered.isKnown);
  return filled(found, reread, expected, remembered, view);
}

/** Figures and signs alone where all known forms contain no letter. */
function lettersOf(forms: ReadonlySet<string>): PlaceToReread['letters'] {
  const all = [...forms].join('');
  if (all === '' || all.includes('字')) return 'all';
  return /[Aa]/.test(all) ? 'english' : 'digits';
}

function isAtPlace({ value, box, page }: FoundValue, { layout, left, right, line }: ExpectedPlace): boolean {
  if (value === null || !box || page !== layout.page.number) return false;
  const rect = toRect(box, layout.page);
  const { width } = layout.page;
  const middle = (left.y + right.y) / 2;
  const isBeside = rect.right / width < left.x - 2 * line || rect.left / width > right.x + 2 * line;
  return !isBeside && rect.top / width < middle + line && rect.bottom / width > middle - line;
}

function grown(box: Box, { layout }: ExpectedPlace): Box {
  const rect = toRect(box, layout.page);
  const height = Math.min(heightOf(rect), widthOf(rect));
  const [up, out] = [SLACK * height, SIDE_SLACK * height];
  return toBox(
    { left: rect.left - out, right: rect.right + out, top: rect.top - up, bottom: rect.bottom + up },
    layout.page,
  );
}

function boxOf({ layout, left, right, line, place }: ExpectedPlace): Box {
  const { width } = layout.page;
  const y = (left.y + right.y) / 2;
  const rect: Rect = {
    left: (left.x - BESIDE_PLACE * line) * width,
    right: (Math.max(right.x, left.x + line) + BESIDE_PLACE * line) * width,
    top: (y - HALF_PLACE * line) * width,
    bottom: (y + (HALF_PLACE + 1.5 * (place.lines - 1)) * line) * width,
  };
  return toBox(rect, layout.page);
}

interface Heard {
  readonly value: string;
  readonly text: string;
  readonly confidence: number;
  /** Whether it has a form that the field has in checked documents. */
  readonly isFormed: boolean;
}

/** What the readers' texts are as values of the field's kind. */
function readingsOf(
  reread: RereadPlace,
  expected: ExpectedPlace,
  { forms }: Remembered,
  view: DocumentView,
): Heard[] {
  const { kind } = expected.place;
  return reread.readings.flatMap(({ text: read, confidence }) => {
    const text = joined(read);
    if (isWhole(kind)) {
      const whole = trimText(text);
      const value = whole ? tidy(text.slice(whole.from, whole.to)) : '';
      return value === '' ? [] : [{ value, text: value, confidence, isFormed: forms.has(formOf(value)) }];
    }
    const values = readText(kind, text, view).map(({ value, from, to }) => ({
      value,
      text: text.slice(from, to),
      confidence,
      isFormed: forms.has(formOf(text.slice(from, to))),
    }));
    const best = values.find(({ isFormed }) => isFormed) ?? values[0];
    return best ? [best] : [];
  });
}

/** Readers insert spaces into Japanese text where none is printed. */
function joined(text: string): string {
  return text.replace(/\s+/g, (space, at: number) =>
    isCjk(text[at - 1] ?? '') || isCjk(text[at + space.length] ?? '') ? '' : ' ',
  );
}

/** What can speak for or against a value. */
function comparableTo(value: string, kind: Kind, heard: readonly Heard[]): Heard[] {
  const whole = heard.map((one) => (holds(kind, one.value, value) ? { ...one, value } : one));
  // A text that continues is not the same words read otherwise.
  return whole.filter((one) =>
    isWhole(kind) ? isMisread(one.value, value) : !isCutOff(kind, one.value, value),
  );
}

const isSame = (one: string, other: string): boolean => fold(one) === fold(other);

/** Whether a reading has a text with what is printed next to it, as its label or a title. */
const holds = (kind: Kind, reading: string, value: string): boolean =>
  isWhole(kind) && fold(reading).includes(fold(value));

/** Whether a reading has fewer of a number's figures: its edge was cut off. */
function isCutOff(kind: Kind, reading: string, value: string): boolean {
  const [few, all] = [reading, value].map((one) => one.replaceAll(/\D/g, ''));
  return !isWhole(kind) && (few ?? '').length < (all ?? '').length && (all ?? '').includes(few ?? '');
}

/** A value against what was read at its own place. */
function compare(found: FoundValue, heard: readonly Heard[], { forms, source }: Remembered): FoundValue {
  const value = found.value ?? '';
  const sure = heard.filter(({ confidence }) => confidence >= MIN_READING);
  const agreeing = sure.filter((one) => isSame(one.value, value));
  const [best, ...others] = sure.toSorted((a, b) => b.confidence - a.confidence);
  if (!best) return found;
  if (agreeing.length === sure.length)
    return confirmed(found, Math.max(...sure.map((one) => one.confidence)));
  if (agreeing.length > 0) return found;
  const isFormed = forms.has(formOf(found.text ?? value));
  const agreed = others.length > 0 && others.every((one) => isSame(one.value, best.value));
  const formed = sure.find((one) => one.isFormed);
  const proven = sure.find((one) => isRegistrationNumber(one.value) && !isRegistrationNumber(value));
  const better = proven ?? (agreed && (best.isFormed || !isFormed) ? best : !isFormed ? formed : undefined);
  if (better) {
    const confidence = Math.round((proven ? 0.95 : DISAGREED) * better.confidence);
    return {
      ...found,
      value: better.value,
      text: better.text,
      confidence,
      reason: proven ? null : 'READERS_DISAGREE',
      ...(proven ? {} : { otherReading: value }),
      learnedFrom: source,
    };
  }
  if (!/\d/.test(best.value + value) || !best.isFormed) return found;
  return {
    ...found,
    confidence: Math.round(DISAGREED * (found.confidence ?? 0)),
    reason: found.reason ?? 'READERS_DISAGREE',
    otherReading: found.otherReading ?? best.value,
  };
}

/** Every reader reads the same again: poor print is no doubt any more. */
function confirmed(found: FoundValue, reading: number): FoundValue {
  const { otherReading: _, ...rest } = found;
  const settled = found.reason === 'LOW_OCR_CONFIDENCE' || found.reason === 'READERS_DISAGREE';
  return {
    ...(settled ? rest : found),
    confidence: Math.max(found.confidence ?? 0, Math.round(0.92 * reading)),
    reason: settled ? null : found.reason,
  };
}

/** Nothing is printed at the remembered place: what was found elsewhere is another thing, unless its label has moved with it. */
function emptied(found: FoundValue, expected: ExpectedPlace, isKnown: boolean): FoundValue {
  if (!expected.left.near) return found;
  if (found.value === null) {
    if (found.reason === 'LABEL_WITHOUT_VALUE') return { ...found, reason: null };
    return found.reason === 'LEARNT_DIFFERS' ? { ...found, reason: 'LEARNT_PLACE_EMPTY' } : found;
  }
  return hasItsLabel(found, expected) || !isKnown ? found : { ...NOTHING, reason: 'LEARNT_PLACE_EMPTY' };
}

/** Whether a value is printed behind the label that is remembered of a place. */
export function hasItsLabel({ box, page }: FoundValue, { layout, place }: ExpectedPlace): boolean {
  const [range] = box && page === layout.page.number ? rangesIn(layout, box) : [];
  return range !== undefined && compareLabels(place.label, labelBeside(range)) === 'same';
}

/** A place at which the page's reading found no value, and the readers do now. */
function filled(
  found: FoundValue,
  reread: RereadPlace,
  expected: ExpectedPlace,
  remembered: Remembered,
  view: DocumentView,
): FoundValue {
  if (!expected.left.near || (found.value !== null && (found.confidence ?? 0) >= SURE)) return found;
  // Only the page's words show where in its line the value begins.
  if (isWhole(expected.place.kind) && expected.place.before + expected.place.after !== '') return found;
  const heard = readingsOf(reread, expected, remembered, view).filter(
    ({ confidence, isFormed }) => confidence >= MIN_READING && isFormed,
  );
  const best = heard.toSorted((a, b) => b.confidence - a.confidence)[0];
  const agreed = heard.length > 1 && heard.every((one) => isSame(one.value, heard[0]?.value ?? ''));
  const isEnough = agreed || (heard.length === 1 && found.value === null && (best?.confidence ?? 0) >= ALONE);
  if (!best || !isEnough) return found;
  if (found.value !== null && isSame(found.value, best.value)) return found;
  return {
    value: best.value,
    text: best.text,
    confidence: Math.round(Math.min(ONLY_PLACE, (agreed ? 0.85 : DISAGREED) * best.confidence)),
    page: expected.layout.page.number,
    box: reread.box,
    reason: found.value !== null ? 'LEARNT_DIFFERS' : agreed ? null : 'LOW_OCR_CONFIDENCE',
    learnedFrom: remembered.source,
  };
}
