import type { DocumentView } from '../../document.ts';
import type { Segment } from '../../layout/layout.ts';
import { memoize } from '../../memoize.ts';
import { TWO_SCRIPTS } from './bilingual.ts';

/** A Japanese label with nothing but a space between it and its value: where it begins, and where it ends with the same in English. */
export interface SpacedLabel {
  readonly segment: Segment;
  readonly from: number;
  readonly to: number;
  /** Where its value begins and ends. */
  readonly value: number;
  readonly end: number;
}

/** ・, ①, (2), 4 and 三 before a label of a list. */
const MARK =
  /^\s*(?:[・･●■◆○◇※•]\s*|[\u2460-\u249b\u24ea-\u24ff\u2776-\u2793]\s*|[(（]\d{1,2}[)）]\s*|\d{1,2}[.．)）]?\s+(?=[\p{Script=Han}\p{Script=Katakana}])|[一二三四五六七八九十]{1,2}[.．、 　]\s*(?=\p{Script=Han}))/u;
const LABEL =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々・]{2,14}(?:[（(][^()（）\d]{1,8}[)）])?/u;
/** 会計係 Cashier, 予約番号 Confirmation No. */
export const GLOSS = /^[ 　]+[A-Z][a-z]+(?:[ ](?:of|No\.?|Date|Name|Number|Total|Amount))*(?=[ 　]+\S)/;
/** 始業（8時30分）: the value of a label is in brackets behind it. */
const IN_BRACKETS =
  /(?<=^|[\s　・、])(?<label>[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]{2,10})[（(](?<value>[^()（）]*\d[^()（）]*)[)）](?=$|[\s　、。])/gu;
/** What a space and a name, or another part of an address, continue with. */
const NO_VALUE = /^(?:様|殿|御中|さま|氏|行|宛)(?:$|[ 　])/u;
/** So many labels at least are printed in both languages where any is taken for one. */
const GLOSSED = 4;
const LONGEST = 60;
/** Letters of a label that neither a mark nor another language shows to be one. */
const SHORTEST = 3;

/** The labels of a document that are closed by a space only, 4 賃金締切日 毎月15日, and those before brackets. */
export const spacedLabels = memoize((view: DocumentView): SpacedLabel[] => {
  const isGlossed = hasGlosses(view);
  return view.pages.flatMap(({ segments }) =>
    segments.flatMap((segment) => [
      ...(isLabelToTheEnd(segment, view) ? [] : spacedIn(segment, isGlossed)),
      ...bracketedIn(segment),
    ]),
  );
});

/** 荷受人 ヶ Consignee: what is behind the label is a label, too. */
const isLabelToTheEnd = (segment: Segment, view: DocumentView): boolean =>
  (view.labelsIn.get(segment) ?? []).some(({ from, to }) => from > 1 && to === segment.text.trimEnd().length);

function spacedIn(segment: Segment, isGlossed: boolean): SpacedLabel[] {
  const { text } = segment;
  if (text.length > LONGEST || /[。:：]/u.test(text)) return [];
  const from = MARK.exec(text)?.[0].length ?? 0;
  const label = LABEL.exec(text.slice(from))?.[0];
  if (label === undefined) return [];
  const gloss = isGlossed ? (GLOSS.exec(text.slice(from + label.length))?.[0] ?? '') : '';
  const to = from + label.length + gloss.length;
  // ご出発 Departure: all of it is the label.
  if (isGlossed && gloss === '' && TWO_SCRIPTS.test(text)) return [];
  const space = /^[ 　]+(?=\S)/u.exec(text.slice(to))?.[0];
  if (space === undefined || NO_VALUE.test(text.slice(to + space.length))) return [];
  if (from === 0 && gloss === '' && label.length < SHORTEST) return [];
  return [{ segment, from, to, value: to + space.length, end: text.length }];
}

function bracketedIn(segment: Segment): SpacedLabel[] {
  if (segment.text.length > LONGEST) return [];
  return [...segment.text.matchAll(IN_BRACKETS)].map((match) => {
    const { label = '', value = '' } = match.groups ?? {};
    const to = match.index + label.length;
    return { segment, from: match.index, to, value: to + 1, end: to + 1 + value.length };
  });
}

/** Whether a paper prints its labels in Japanese and English, one behind the other: 客室 Room 1207. */
export const hasGlosses = memoize(
  (view: DocumentView): boolean =>
    view.pages
      .flatMap(({ segments }) => segments)
      .filter(({ text }) =>
        /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{2,10}[ 　][A-Z][a-z]+(?:$|[ 　])/u.test(
          text,
        ),
      ).length >= GLOSSED,
);
