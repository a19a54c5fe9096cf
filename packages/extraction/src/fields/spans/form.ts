import type { DocumentView } from '../../document.ts';
import { rectOfRange } from '../../layout/layout.ts';
import { segmentsAbove, segmentsBelow, segmentsLeft, segmentsRight } from '../../layout/neighbours.ts';
import { memoize } from '../../memoize.ts';
import { fold } from '../../text/fold.ts';
import { mayBePerson } from '../../values/name-shapes.ts';
import { isContactLine, isSentence, isTitle, rateAddress, rateCompany } from '../../values/names.ts';
import { wordingsOfText } from '../worded/known-labels.ts';
import { FORM_AT_END, FORM_BEFORE_NAME } from './forms-of-address.ts';
import type { Span } from './span.ts';

/** Numbers that describe a span whatever is asked for, by name. */
export type Numbers = Readonly<Record<string, number>>;

const LATIN_PERSON =
  /^(?:\p{Lu}[\p{L}.'’-]*|de|van|von|der|la|al|bin)(?: (?:\p{Lu}[\p{L}.'’-]*|de|van|von|der|la|al|bin)){1,4}$/u;
const JAPANESE_PERSON =
  /^[\p{Script=Han}々ヶノ]{1,4}[\s\u3000]?[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]{1,5}$/u;
const HONORIFIC = /(?:様|御中|殿|先生)$/u;
const HONORIFIC_BEHIND = /^\s?(?:様|御中|殿)/u;
/** Where nothing is, it is as far as this, in line heights. */
const NO_GAP = { left: 50, above: 9 };
const MAX_GAP = 40;
/** How far up what is over a span is looked for, in line heights. */
const REACH = 3.2;

/** How far up and down a column goes, in line heights. */
const COLUMN = 12;
const isFigures = ({ text }: { readonly text: string }): boolean =>
  /^[\p{Sc}円A-Z\s.,\d%()−▲△-]*\d[\d.,%円\s)-]*$/u.test(text);

/** 1 for what is so, 0 for what is not: evidence is numbers alone. */
export const flag = (is: boolean): number => (is ? 1 : 0);

/** How a span looks, where it is, and what kinds of values it can be. */
export function formOf(span: Span, view: DocumentView): Numbers {
  return { ...lettersOf(span), ...cutOf(span, view), ...placeOf(span), ...kindsOf(span) };
}

function lettersOf({ text, ranges }: Span): Numbers {
  const digits = text.replaceAll(/\P{Nd}/gu, '').length;
  const lines = ranges.reduce((sum, { segment }) => sum + segment.text.length, 0);
  return {
    length: Math.min(80, text.length),
    digits: digits / Math.max(1, text.length),
    figures: Math.min(20, digits),
    words: Math.min(12, text.split(/\s+/).length),
    letters: text.replaceAll(/\P{L}/gu, '').length / Math.max(1, text.length),
    lines: ranges.length,
    lineLength: Math.min(150, ranges[0]?.segment.text.length ?? 0),
    ofLine: text.length / Math.max(1, lines),
    titled: flag(FORM_BEFORE_NAME.test(text)),
    honorific: flag(HONORIFIC.test(text)),
    brackets: flag(/[(（]/.test(text)),
    punctuated: flag(/[。.,、]$/u.test(text)),
    small: flag(/^\p{Ll}/u.test(text)),
    currency: flag(/[¥￥$€£円]/u.test(text)),
    unit: flag(/\d\s?\p{L}{1,4}$/u.test(text)),
    capitals: flag(/\p{L}{2}/u.test(text) && text === text.toUpperCase()),
  };
}

/** How often each line's text is printed. */
const countsOf = memoize((view: DocumentView) => {
  const counts = new Map<string, number>();
  for (const { segments } of view.pages)
    for (const { text } of segments) counts.set(fold(text), (counts.get(fold(text)) ?? 0) + 1);
  return counts;
});

function cutOf({ text, folded, ranges, cuts }: Span, view: DocumentView): Numbers {
  const [first] = ranges;
  const last = ranges.at(-1);
  if (first === undefined || last === undefined) return {};
  const before = first.segment.text.slice(0, first.from);
  const after = last.segment.text.slice(last.to);
  return {
    startsLine: flag(before === ''),
    endsLine: flag(after === ''),
    signBefore: flag(/[−▲△-]\s?$/u.test(before)),
    signed: flag(/^[−▲△-]/u.test(text)),
    titleBefore: flag(FORM_AT_END.test(before)),
    behindColon: flag(/[:：]\s*$/u.test(before)),
    inBrackets: flag(/[(（]\s*$/u.test(before)),
    beforeColon: flag(/^\s*[:：]/u.test(after)),
    beforeHonorific: flag(HONORIFIC_BEHIND.test(after)),
    label: flag((view.labelsIn.get(first.segment) ?? []).some(({ alone }) => alone)),
    wording: flag(wordingsOfText(text).length > 0),
    printed: Math.min(5, countsOf(view).get(folded) ?? 0),
    cutAtWords: flag(cuts.has('words')),
    cutByScript: flag(cuts.has('script')),
    cutAsName: flag(cuts.has('name')),
    cutAsAddressed: flag(cuts.has('honorific')),
    cutAtPunctuation: flag(cuts.has('part')),
    cutByRules: flag(cuts.has('rules')),
  };
}

function placeOf({ ranges }: Span): Numbers {
  const [first] = ranges;
  const last = ranges.at(-1);
  if (first === undefined || last === undefined) return {};
  const { segment } = first;
  const { page, lineHeight } = segment.layout;
  const rect = rectOfRange(segment, first.from, first.to);
  const lefts = segmentsLeft(segment);
  const [above] = segmentsAbove(segment, rect, REACH);
  const [left] = lefts;
  return {
    page: page.number,
    x: rect.left / page.width,
    right: rect.right / page.width,
    y: rect.top / page.height,
    height: (rect.bottom - rect.top) / lineHeight,
    leftGap: left ? Math.min(MAX_GAP, (segment.rect.left - left.rect.right) / lineHeight) : NO_GAP.left,
    aboveGap: above ? (segment.rect.top - above.rect.bottom) / lineHeight : NO_GAP.above,
    leftFigures: left ? flag(/\d/.test(left.text)) : 0.5,
    aboveFigures: above ? flag(/\d/.test(above.text)) : 0.5,
    atLeft: Math.min(6, lefts.length),
    atRight: Math.min(6, segmentsRight(last.segment).length),
    valuesAbove: Math.min(8, segmentsAbove(segment, rect, COLUMN).filter(isFigures).length),
    valuesBelow: Math.min(
      8,
      segmentsBelow(last.segment, rectOfRange(last.segment, last.from, last.to), COLUMN).filter(isFigures)
        .length,
    ),
    picture: flag(page.source !== 'text'),
  };
}

function kindsOf({ text, kinds }: Span): Numbers {
  return {
    person: flag(LATIN_PERSON.test(text) || JAPANESE_PERSON.test(text)),
    maybePerson: flag(mayBePerson(text)),
    company: rateCompany(text),
    address: rateAddress(text),
    sentence: flag(isSentence(text)),
    title: flag(isTitle(text)),
    contact: flag(isContactLine(text)),
    isDate: flag(kinds.has('date')),
    isAmount: flag(kinds.has('amount')),
    isNumber: flag(kinds.has('number')),
    isPercent: flag(kinds.has('percent')),
    isCode: flag(kinds.has('code')),
    isPhone: flag(kinds.has('phone')),
    isNetAddress: flag(kinds.has('email') || kinds.has('url')),
    isText: flag(kinds.has('text')),
  };
}
