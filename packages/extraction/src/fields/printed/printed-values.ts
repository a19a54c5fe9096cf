import type { DocumentView } from '../../document.ts';
import type { FieldQuery } from '../../instruction/field-query.ts';
import { guessKind } from '../../instruction/kind.ts';
import { isDayWithoutDate } from '../../instruction/other-meanings.ts';
import type { Kind } from '../../lexicon/index.ts';
import { overlapX } from '../../layout/geometry.ts';
import { captioned } from '../../layout/captions.ts';
import type { Segment } from '../../layout/layout.ts';
import { segmentsLeft, segmentsRight } from '../../layout/neighbours.ts';
import type { Candidate } from '../candidate.ts';
import { textOf } from '../candidate.ts';
import { fold } from '../../text/fold.ts';
import { rateAddress } from '../../values/names.ts';
import { candidatesAt } from '../label-candidates.ts';
import { fromRange } from '../labels/from-range.ts';
import { isBilingual } from '../labels/bilingual.ts';
import { isNoValue } from '../labels/not-values.ts';
import { readText } from '../read-kind.ts';
import { crossings } from './crossings.ts';
import { askedForms, printedLabels } from './label-forms.ts';
import type { AskedForms, PrintedLabel } from './label-forms.ts';

/** How surely a label is what is asked for: word for word or by its number, or in other words. */
const EXACT = 0.95;
const NEAR = 0.85;
/** What all of a text is of where it is not the kind that was expected, the most special first. */
const SPECIAL: readonly Kind[] = ['date', 'percent', 'amount', 'number', 'email', 'phone'];

/** A value at a label that the instruction says, and whether it is all that is printed there of another kind than was expected. */
export interface PrintedValue extends Candidate {
  readonly isWhole: boolean;
  /** Whether the label has the instruction's own words. */
  readonly isExact: boolean;
  /** What it was read as. */
  readonly kind: Kind;
}

/** Values at the labels that are printed just as the instruction says, the best first; what is printed there but can be no value has a score of 0. */
export function printedValues(query: FieldQuery, view: DocumentView): PrintedValue[] {
  const asked = {
    ...askedForms(query),
    own: ownLabelsAsked(query, view),
    isOpen: /又は|または|及び|および|\b(?:or|and)\b/iu.test(query.asked),
  };
  const inTables = crossings(query, view).map((one) => ({
    ...one,
    isExact: true,
    isWhole: false,
    kind: query.kindAsked,
  }));
  const atLabels = printedLabels(view).flatMap((label) => {
    const strength = strengthOf(label, asked);
    return strength === 0 || headsTable(label, view) ? [] : valuesAt(label, strength, query, view);
  });
  return [...inTables, ...atLabels].toSorted((a, b) => b.score - a.score);
}

function strengthOf(
  { forms, eitherOf, number, segment }: PrintedLabel,
  asked: AskedForms & { readonly own: ReadonlySet<string>; readonly isOpen: boolean },
): number {
  if (asked.number !== undefined) return number === asked.number ? EXACT : 0;
  if (asked.own.has(segment.folded.text)) return NEAR;
  const all = [...forms];
  return all.some((form) => asked.exact.has(form) && (asked.isOpen || !eitherOf.has(form)))
    ? EXACT
    : all.some((form) => asked.near.has(form) || asked.exact.has(form))
      ? NEAR
      : 0;
}

const NUMBERS = ['no', 'number', 'nr', '番号'];
const DATES = ['date', 'dated', '日付', '発行日'];

/** "Pro-forma no." on what calls itself a proforma invoice is its "No.", and its date is "Dated". */
function ownLabelsAsked({ asked }: FieldQuery, { pages: [first] }: DocumentView): ReadonlySet<string> {
  const match = /^(?:the )?(?<what>.{3,30}?)(?:'s)?(?:の| )?(?<of>no\.?|number|#|番号|date|日付)$/iu.exec(
    asked.trim(),
  );
  const what = fold(match?.groups?.what ?? '');
  const isTitled = first?.segments.some(
    ({ folded, rect }) =>
      rect.top < TITLE * first.page.height &&
      folded.text.length <= 30 &&
      folded.text.startsWith(what) &&
      !/(?:no|number|番号|date|日付|日)$/u.test(folded.text) &&
      folded.text !== what + fold(match?.groups?.of ?? ''),
  );
  if (what.length < 2 || isTitled !== true) return NONE;
  return new Set(/date|日付/iu.test(match?.groups?.of ?? '') ? DATES : NUMBERS);
}

const NONE: ReadonlySet<string> = new Set();
/** Share of the first page's height in which its title is. */
const TITLE = 0.4;

function valuesAt(
  label: PrintedLabel,
  strength: number,
  query: FieldQuery,
  view: DocumentView,
): PrintedValue[] {
  const match = { ...label, strength, relation: 'beside' as const };
  const isExact = strength === EXACT;
  const plain: FieldQuery = { ...query, kind: query.kindAsked, concept: undefined };
  const readAs = (one: FieldQuery): Candidate[] =>
    label.within === undefined
      ? candidatesAt(match, one, view)
      : fromRange(label.within, one, view, strength);
  const expected = readAs(plain).map((one) => ({
    ...one,
    isExact,
    isWhole: false,
    kind: plain.kind,
    score: isValue(one, query, view) ? one.score : 0,
  }));
  if (
    plain.kind === 'person' &&
    SIGNED.test(label.segment.text) &&
    !expected.some(({ score }) => score > 0.5)
  )
    return candidatesAt({ ...match, relation: 'above' }, plain, view)
      .filter((one) => isValue(one, query, view))
      .map((one) => ({ ...one, isExact, isWhole: false, kind: plain.kind }));
  const isSure =
    plain.kind === 'text' || expected.some((one) => one.score >= 0.65 * strength && !isTimeSpan(one, plain));
  if (isSure || !isExact) return expected;
  const isDay = plain.kind === 'date' && expected.length === 0;
  if (guessKind(query.asked) === plain.kind && !isDay) return expected;
  const isWanted = (one: Candidate): boolean =>
    guessKind(query.asked) !== plain.kind || isDayWithoutDate(one.value);
  return readAs({ ...plain, kind: 'text' })
    .filter((one) => isWanted(one) && isValue(one, query, view) && !startsAsLabel(one, label))
    .map((one) => ({ ...asWhatItIs(one, view), isExact, isWhole: true }));
}

/** The name of who signs is printed over the label: "Examined by, Inspector Grade 2". */
const SIGNED = /\bby\b|\bsign|署名|記名/iu;

/** "9 years" is no sum, whatever its label is called. */
const isTimeSpan = ({ ranges: [range] }: Candidate, { kind }: FieldQuery): boolean =>
  kind === 'amount' &&
  range !== undefined &&
  /^\s?(?:years?|months?|weeks?|days?|nights?|hours?|年|[かヶカケヵ箇]月|週間|日間|時間|泊)(?!\p{L})/iu.test(
    range.segment.text.slice(range.to),
  );

const startsAsLabel = ({ value }: Candidate, { forms }: PrintedLabel): boolean =>
  [...forms].some((form) => fold(value).startsWith(form));

/** Another label is no value, known or not; a name is no address and no number. */
function isValue(candidate: Candidate, query: FieldQuery, view: DocumentView): boolean {
  if (isNoValue(candidate, query, view) || hasOwnValue(candidate, view)) return false;
  if (query.kind !== 'company' && query.kind !== 'person') return true;
  return !/^[〒\d]|\d{3}-?\d{4}/u.test(candidate.value) && rateAddress(candidate.value) < 0.5;
}

/** 代 表 者 with a name beside it: the next label, with its own value. */
function hasOwnValue({ ranges: [range] }: Candidate, view: DocumentView): boolean {
  const hit = range && view.labelsIn.get(range.segment)?.find(({ alone }) => alone);
  return hit !== undefined && segmentsRight(hit.segment).length > 0 && segmentsLeft(hit.segment).length === 0;
}

/** A text that is a day or a sum as a whole, as such. */
function asWhatItIs(candidate: Candidate, view: DocumentView): Candidate & Pick<PrintedValue, 'kind'> {
  const text = textOf(candidate);
  for (const kind of SPECIAL) {
    const [reading, ...more] = readText(kind, text, view);
    if (reading && more.length === 0 && reading.to - reading.from === text.length)
      return { ...candidate, value: reading.value, kind };
  }
  return { ...candidate, kind: 'text' };
}

/** Over two or more rows of at least three, a label heads a table's column; what it contains is each row's. */
function headsTable({ segment }: PrintedLabel, view: DocumentView): boolean {
  const { rows } = segment.layout;
  if ((rows[segment.row]?.segments.length ?? 0) < 3 || captioned(segment).length > 0) return false;
  const under = rows.slice(segment.row + 1, segment.row + 5).flatMap(({ segments }) => {
    const one = segments.find(({ rect }) => overlapX(rect, segment.rect) > 0);
    return one && segments.length >= 3 ? [one] : [];
  });
  const [first, second] = under;
  // Forms have labels and values in turns.
  return (
    first !== undefined &&
    second !== undefined &&
    hasDigits(first) === hasDigits(second) &&
    ![first, second].some((one) => isLabel(one, view))
  );
}

const hasDigits = ({ text }: Segment): boolean => /\d/.test(text);
/** "3 Social security wages", of which only the number is one; ご到着 / Arrival; and what is known as a label. */
const isLabel = (one: Segment, view: DocumentView): boolean =>
  /^\s*[(（]?\d{1,2}[a-z]?[)）.]?\s+\p{L}[\p{L}\s,'’]+$/u.test(one.text) ||
  isBilingual(one.text) ||
  (view.labelsIn.get(one) ?? []).some((hit) => hit.alone);
