import { memoize } from '../../memoize.ts';
import type { DocumentView } from '../../document.ts';
import type { FieldQuery } from '../../instruction/field-query.ts';
import { firstLineOf } from '../../layout/wrapped-labels.ts';
import { withoutPlace } from '../../instruction/places.ts';
import { BETWEEN, TWO_SCRIPTS, isBilingual, isJapanese } from '../labels/bilingual.ts';
import { namesInLabel } from '../labels/label-parts.ts';
import { spacedLabels } from '../labels/spaced-labels.ts';
import type { SpacedLabel } from '../labels/spaced-labels.ts';
import { headingBeside } from './headings.ts';
import type { Segment } from '../../layout/layout.ts';
import { segmentsInCellBeside, restOfCell } from '../../layout/cells.ts';
import { heightOf } from '../../layout/geometry.ts';
import { segmentsBeside } from '../../layout/neighbours.ts';
import { isParted } from '../../layout/rules.ts';
import { fold } from '../../text/fold.ts';
import type { TextRange } from '../candidate.ts';

/** A label as it is printed, where in its segment, and folded in every form in which people write it down. */
export interface PrintedLabel {
  readonly segment: Segment;
  readonly from: number;
  readonly to: number;
  readonly forms: ReadonlySet<string>;
  /** Those that are one of two things which it may contain: 氏名 of 氏名又は名称. */
  readonly eitherOf: ReadonlySet<string>;
  /** What numbers it on a form: "1", "12a", "b". */
  readonly number: string | undefined;
  /** Where its value is, of a label of several lines, or one that nothing but a space or a bracket closes. */
  readonly within?: TextRange;
}

/** Letters of the longest label. */
const LONGEST = 48;
/** "1 Wages", "b Employer's name", "(3) 保険料", "12a", "■": what numbers or marks a box of a form. */
const NUMBER =
  /^\s*(?:[(（]?(?:\d{1,2}[a-z]?|[a-z])[)）.．:：]?\s+(?=\p{L}{2})|[\u2460-\u249b\u24ea-\u24ff\u2776-\u2793■□●○◆◇▼▽★☆※・*]\s*)/iu;
/** Whose it is says nothing where the paper is the reader's own: "Your balance", お名前. */
const WHOSE = /^(?:(?:your|our|my|the|this) (?=\p{L}{3})|[おご御](?=[\p{Script=Han}]{2}))/iu;
/** 入湯税（不課税）計 */
const INNER_BRACKETS = /[(（][^)）]*[)）](?=\p{Script=Han})/gu;
const BRACKETS = /\s*[(（[［][^)）\]］]*[)）\]］]\s*$/u;

/** The labels of a document's segments, each with its forms. */
export const printedLabels = memoize((view: DocumentView): PrintedLabel[] => [
  ...view.pages.flatMap(({ segments }) => segments.flatMap(labelOf)),
  ...spacedLabels(view).map(spacedLabelOf),
  ...view.pages.flatMap(({ segments }) => segments.flatMap(wrappedLabelOf)),
]);

/** 従事すべき業務の内 over 容 in one ruled cell, its value in the cell beside it: a label that its cell was too narrow for. */
function wrappedLabelOf(segment: Segment): PrintedLabel[] {
  const { text, rect, layout } = segment;
  const [first, ...more] = LABEL_LINE.test(text) ? restOfCell(segment, rect) : [];
  if (!first || more.length > 1 || first.rect.top - rect.bottom > heightOf(rect)) return [];
  const lines = [segment, first, ...more];
  const beside = segmentsBeside(segment)[0] ?? segmentsInCellBeside(segment, rect)[0];
  if (!beside || !isParted(layout.strokes, rect, beside.rect)) return [];
  if (
    !lines.every(
      (line) => LABEL_LINE.test(line.text) && Math.abs(line.rect.left - rect.left) < heightOf(rect),
    )
  )
    return [];
  const forms = formsOf(lines.map((line) => line.text).join(''));
  const within = { segment: beside, from: 0, to: beside.text.length };
  return [{ segment, from: 0, to: text.length, forms, eitherOf: NONE, number: undefined, within }];
}

/** A line of a label: letters, and no sentence. */
const LABEL_LINE = /^[\p{L}ー・、／/()（）]{1,16}$/u;

function spacedLabelOf({ segment, from, to, value, end }: SpacedLabel): PrintedLabel {
  const forms = formsOf(segment.text.slice(from, to));
  return {
    segment,
    from,
    to,
    forms,
    eitherOf: NONE,
    number: undefined,
    within: { segment, from: value, to: end },
  };
}

const NONE: ReadonlySet<string> = new Set();

function labelOf(segment: Segment): PrintedLabel[] {
  const { text } = segment;
  const framed = FRAMED.exec(text);
  const from = framed ? (framed[1]?.length ?? 1) : 0;
  const to = framed ? from + (framed[2]?.length ?? 0) : endOf(text);
  if (to === 0) return [];
  const first = framed ? undefined : firstLineOf(segment);
  const whole = first === undefined ? '' : `${first.text} `;
  const forms = formsOf(whole + text.slice(from, to));
  const parent = headingBeside(segment);
  const all = new Set([...forms, ...(parent === undefined ? [] : [...forms].map((form) => parent + form))]);
  const number = /[\da-z]+/iu.exec(NUMBER.exec(text)?.[0] ?? '')?.[0].toLowerCase();
  const label = { segment, from, to: framed ? to + 1 : to, forms: all, number };
  return /\p{L}{2}/u.test(text) ? [{ ...label, eitherOf: eitherOf(text.slice(from, to)) }] : [];
}

const FRAMED = /^(\s*[【[［〔<＜(（])([^】\]］〕>＞)）]{2,20})[】\]］〕>＞)）]/u;

/** 納車日 2026年10月14日, 入湯税（不課税）計 ¥300: a Japanese label, a space and a figure. */
const SPACED =
  /^((?:[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー・]|[(（][^)）\d]{1,8}[)）]){2,14})[ 　]+(?=[¥￥△▲(（-]?\d|(?:令和|平成|昭和)|[RHS]\d)/u;

/** Where a segment's label ends: at its colon, or with the segment where that is short. */
function endOf(text: string): number {
  const colon = /[:：]/u.exec(text);
  if (colon && colon.index > 0 && colon.index <= LONGEST) return colon.index;
  const spaced = SPACED.exec(text);
  if (spaced) return spaced[1]?.length ?? 0;
  return text.length <= LONGEST ? text.length : 0;
}

/** A text folded as a label: whole, without its number, without brackets behind it, each half of "A / B" and A又はB, with and without "your" and お. */
function formsOf(text: string): ReadonlySet<string> {
  const numberless = text.replace(NUMBER, '');
  const bare = numberless.replace(BRACKETS, '');
  const scripts = TWO_SCRIPTS.exec(bare)?.groups;
  const halves = scripts
    ? [scripts.ja ?? '', scripts.en ?? '']
    : isBilingual(bare)
      ? bare.split(BETWEEN)
      : bare.split(OR);
  const forms = new Set<string>();
  const whose = /^(.{2,24}\bby),/iu.exec(bare)?.[1] ?? bare;
  const unbracketed = bare.replace(INNER_BRACKETS, '');
  for (const form of [text, numberless, bare, unbracketed, whose, ...halves, ...namesInLabel(text)])
    for (const one of [form, form.trim().replace(WHOSE, '')]) {
      const folded = fold(one);
      if (!isLong(folded)) continue;
      forms.add(folded);
      // "B/L No." and B/L番号 are the same label.
      const numbered = folded.replace(/(?:番号|number|no|nr)$/u, '');
      if (numbered !== folded && numbered.length >= 2) forms.add(`${numbered}#`);
    }
  return forms;
}

function eitherOf(text: string): ReadonlySet<string> {
  const parts = text.replace(NUMBER, '').replace(BRACKETS, '').split(OR);
  return new Set(parts.length > 1 ? parts.map((part) => fold(part)) : []);
}

const OR = /又は|または|及び|および|\s+(?:or|and)\s+/u;

/** Single letters and numbers label nothing. */
const isLong = (folded: string): boolean =>
  folded.length >= (isJapanese(folded) ? 2 : 3) && !/^\d+$/.test(folded);

/** What an instruction asks for where it is a label itself: in the words of the instruction, or in others of the same meaning. */
export interface AskedForms {
  readonly exact: ReadonlySet<string>;
  readonly near: ReadonlySet<string>;
  /** The number of a box. */
  readonly number: string | undefined;
}

export const askedForms = memoize(({ asked, folded, foldedLabel }: FieldQuery): AskedForms => {
  const plain = withoutPlace(asked.replace(REMARK, ''))
    .replace(EXCEPT, '')
    .replace(MANNER, '')
    .replace(ASKS, '');
  const exact = new Set([...formsOf(plain), ...[folded, foldedLabel].filter(isLong)]);
  const near = new Set([...otherWords(plain), ...withInitials(plain)].flatMap((text) => [...formsOf(text)]));
  const number = /^(?:the )?(?:box|line|item|field)(?: no\.?| number)? ?([\da-z]{1,3})\b/i.exec(plain)?.[1];
  return { exact, near, number: number?.toLowerCase() };
});

/** A remark in brackets at the end, what is not meant, and how much of the value is wanted. */
const REMARK = /\s*[(（][^)）]*[)）]\s*$/u;
const EXCEPT = /[。.]\s*[^。.]*(?:含まない|除く|ではない|でない|以外)[。.]?$/u;
/** 試用期間はどのくらいか asks for 試用期間. */
const ASKS = /は(?:いつ|何|なに|どこ|だれ|誰|どのくらい|どれくらい|どれだけ)(?:です)?か?[?？]?$/u;
const MANNER =
  /(?:\s*,\s*|\s+)(?:as (?:written|printed|shown)|(?:name |digits |numbers? |(?:the )?first line )?only|without the address)$/i;

/** "Number of the account" is printed as "Account number", 口座の名義 as 口座名義, 入湯税の合計 as 入湯税. */
function otherWords(text: string): string[] {
  const english = /^(.+?) (?:of|for|on) (?:the |an? |our |your )?(.+)$/i.exec(text);
  if (english?.[1] !== undefined && english[2] !== undefined && !isJapanese(text)) {
    const [, asked, whose] = english;
    const what = asked.replace(/ (?:used|given|assigned|allotted|applied)$/i, '');
    const bare = /^(?:the )?(?:name|total|amount|sum|value|date|number)$/i.test(what) ? [whose] : [];
    const all = ALL_OF.test(what) ? [`total ${whose.replace(/^all (?:the )?/i, '')}`] : [];
    return [`${whose}'s ${what}`, `${whose} ${what}`, ...bare, ...all];
  }
  const japanese = /^(.+)の(.+?)$/u.exec(text);
  if (japanese?.[1] === undefined || japanese[2] === undefined) return [];
  const [, whose, what] = japanese;
  const bare =
    /^(?:合計|合計額|総額|金額|額|値|数|数字|料金|名前|名称|氏名|名|日付|日|時刻|時間|内容)$/u.test(what)
      ? [whose]
      : [];
  return [whose + what, ...bare];
}

/** "Sum of all charges" is printed as "Total charges". */
const ALL_OF = /^(?:the )?(?:sum|total)(?: amount)?$/i;

/** Words of a question of which the initials are looked at. */
const MAX_WORDS = 8;

/** "National Insurance number" is printed as "NI number", "date of birth" as DOB: each run of words by its initials. */
function withInitials(text: string): string[] {
  const words = /^[a-z' -]+$/i.test(text) ? text.split(/\s+/).slice(0, MAX_WORDS) : [];
  return words.flatMap((_, from) =>
    words.slice(from + 1).flatMap((end, index) => {
      const to = from + index + 2;
      const initials = words.slice(from, to).map(([first = '']) => first);
      const isName = ![words[from], end].some((word) => JOINS.test(word ?? ''));
      return isName && initials.length <= 4
        ? [[...words.slice(0, from), initials.join(''), ...words.slice(to)].join(' ')]
        : [];
    }),
  );
}

/** What no name of several words begins or ends with. */
const JOINS = /^(?:the|a|an|of|for|on|in|at|by|to|from|with|and|or|our|your|their|its|number|no|code|date)$/i;
