import type { DocumentView } from '../../document.ts';
import { isContrary } from '../../instruction/compare/contrary.ts';
import { isOtherSum } from '../../instruction/compare/money-heads.ts';
import { isOpposite } from '../../instruction/compare/opposites.ts';
import type { FieldQuery } from '../../instruction/field-query.ts';
import { CONCEPTS } from '../../lexicon/index.ts';
import type { Kind } from '../../lexicon/index.ts';
import { fold } from '../../text/fold.ts';
import { memoize } from '../../memoize.ts';
import { kindOfWording, readAsked, similarity } from '../../wordings/index.ts';
import type { Asked } from '../../wordings/index.ts';
import { tokensOf } from '../../wordings/tokens.ts';
import { ownLabels } from '../labels/own-labels.ts';
import type { OwnLabel } from '../labels/own-labels.ts';
import { spacedLabels } from '../labels/spaced-labels.ts';
import { rateEveryday } from './everyday.ts';
import { wordingsOfText } from './known-labels.ts';
import { commonKind } from '../../wordings/kinds.ts';
import { modelLanguageOf, nearness, vectorOf } from '../../wordings/model/label-model.ts';

/** A printed label with how well it fits what is asked (0 to 1; beside the label model up to 1.5), and the kind of value it has. */
export interface RatedLabel extends OwnLabel {
  readonly kind: Kind;
  readonly rate: number;
}

/** The same with whether everyday words of the question describe what is printed, whatever the lists have for it. */
export interface SaidLabel extends RatedLabel {
  readonly isSaid: boolean;
}

interface KnownLabel extends OwnLabel {
  readonly text: string;
  readonly tokens: ReadonlySet<string>;
  readonly wordings: readonly number[];
}

/** What words share counts a little less than what a list knows. */
const BY_WORDS = 0.9;
/** And what everyday words describe a little less again. */
const BY_EVERYDAY = 0.85;
/** A label that they fit less says another thing. */
const MIN_SAID = 0.65;

const knownLabels = memoize((view: DocumentView): KnownLabel[] => ownLabels(view).map(toKnown));

function toKnown(label: OwnLabel): KnownLabel {
  const text = label.name;
  return { ...label, text, tokens: tokensOf(text), wordings: wordingsOfText(text) };
}

/** A segment of more words is a sentence. */
const MAX_WORDS = 6;

/** Words before the number that they name, in one segment without a colon: License CSLB 1047716, 証券番号 A7714-208853. */
const BEFORE_NUMBER: readonly RegExp[] = [
  /^\p{Lu}[\p{L}'’ .&/-]{2,38}?(?=\s+(?:[A-Z]{1,4}[ -]?){0,2}[A-Z]*\d)/u,
  /^[\p{Script=Han}\p{Script=Katakana}ー々の・]{2,14}(?=\s*(?!No\b)[\dA-Z￥¥])/u,
];

/** Groups of figures are no words: "IBAN DE27 6029 0044 0711 5520 08" has one. */
const isWord = ({ words, text }: OwnLabel['segment'], at: number): boolean =>
  !/^[A-Z]{0,3}\d+$/.test(text.slice(words[at]?.from, words[at]?.to));

const labelsBeforeNumbers = memoize((view: DocumentView): KnownLabel[] => [
  ...view.pages.flatMap(({ segments }) =>
    segments.flatMap((segment) => {
      if (segment.words.filter((_, at) => isWord(segment, at)).length > MAX_WORDS) return [];
      const words = BEFORE_NUMBER.map((pattern) => pattern.exec(segment.text)?.[0]).find(
        (found) => found !== undefined,
      );
      return words === undefined
        ? []
        : [toKnown({ segment, from: 0, to: words.length, name: words, label: fold(words) })];
    }),
  ),
  ...spacedLabels(view)
    .filter(
      ({ from, value, to, segment }) =>
        (from > 0 || value > to + 1) && !/[(（]/u.test(segment.text[to] ?? ''),
    )
    .map(({ segment, from, to }) =>
      toKnown({
        segment,
        from,
        to,
        name: segment.text.slice(from, to),
        label: fold(segment.text.slice(from, to)),
      }),
    ),
]);

/** How well a label fits what is asked, by the lists or by its own words, and of which kind its value is. */
export function rateLabelText(
  { tokens, wordings }: Pick<KnownLabel, 'tokens' | 'wordings'>,
  asked: Asked,
  kind: Kind,
): { readonly rate: number; readonly kind: Kind } {
  let best = { rate: BY_WORDS * similarity(asked.tokens, tokens), kind };
  for (const wording of wordings) {
    const rate = asked.rates.get(wording) ?? 0;
    const common = commonKind(kind, kindOfWording(wording));
    if (common !== undefined && rate > best.rate) best = { rate, kind: common };
  }
  return best;
}

/** How well an instruction fits the wording that it fits best, whatever is printed; 0 to 1. */
export const bestRate = (query: FieldQuery): number => Math.max(0, ...askedIn(query).rates.values());

/** What an instruction asks for in its own words. */
export const askedIn = memoize((query: FieldQuery): Asked => readAsked(tokensOf(query.asked)));

/** A document's labels by how well they fit what is asked, the best first. */
export const ratedLabels = (query: FieldQuery, view: DocumentView): readonly SaidLabel[] =>
  ratedLabelsOf(view)(query);

const ratedLabelsOf = memoize((view: DocumentView) =>
  memoize((query: FieldQuery) => rateLabels(query, view)),
);

function rateLabels(query: FieldQuery, view: DocumentView): SaidLabel[] {
  const asked = askedIn(query);
  return knownLabels(view)
    .filter((label) => !isOfOtherKind(label, query.kind, view) && isAskable(label, query.asked))
    .map((label) => {
      const known = rateLabelText(label, asked, query.kind);
      const said = BY_EVERYDAY * rateEveryday(query, label.text, view);
      const isSaid = said >= MIN_SAID;
      return {
        ...label,
        ...(isSaid && said > known.rate ? { rate: said, kind: query.kind } : known),
        isSaid,
      };
    })
    .toSorted((a, b) => b.rate - a.rate);
}

/** How much the lists count beside the label model, where that judges first. */
const BY_LISTS = 0.5;

/** A document's labels by the label model first and by the lists (up to 1.5), also those without a colon, but none of what the question leaves out; the nearest first. */
export function labelsByModel(query: FieldQuery, view: DocumentView): RatedLabel[] {
  const near = nearnessTo(query, view);
  const isExcluded = exclusionOf(query.asked, view);
  const labels = [...knownLabels(view), ...labelsBeforeNumbers(view)];
  return labels
    .filter((label) => !isExcluded(label, near(label)) && isAskable(label, query.asked))
    .map((label) => {
      const { rate, kind } = rateLabelText(label, askedIn(query), 'text');
      return { ...label, kind, rate: near(label) + BY_LISTS * rate };
    })
    .toSorted((a, b) => b.rate - a.rate);
}

/** The vectors of a document's labels by language and text, made when a question needs them. */
const vectorsOf = memoize((_view: DocumentView) => ({
  en: new Map<string, Float32Array | undefined>(),
  ja: new Map<string, Float32Array | undefined>(),
}));

/** "7 Deliver not later than": forms number their boxes. */
const NUMBERED = /^\s*\d{1,2}[.)]?\s+(?=\p{L})/u;

/** How near a document's labels are to what is asked, by the label model. */
function nearnessTo(
  { asked }: Pick<FieldQuery, 'asked'>,
  view: DocumentView,
): (label: Pick<KnownLabel, 'text'>) => number {
  const language = modelLanguageOf(asked);
  const wanted = vectorOf(asked, language);
  const known = vectorsOf(view)[language];
  return ({ text }) => {
    if (!known.has(text)) known.set(text, vectorOf(text.replace(NUMBERED, ''), language));
    return nearness(wanted, known.get(text));
  };
}

/** "Total without the balance brought forward", 消費税を除いた金額: what follows, or goes before, is left out of what is asked for. */
const EXCLUSIONS: readonly RegExp[] = [
  /(?<=\w[\s,(]+)\b(?:without|excluding|excl\.?|before|less|net of|except|apart from)\s(.+)$/i,
  /([^、（(の]{1,8})(?:を除[いくき]|抜き(?![取打出])|を引く前|を含まない)/u,
];

/** Whether a label is nearer to what a question leaves out than to all of it. */
export function exclusionOf(
  asked: string,
  view: DocumentView,
): (label: Pick<KnownLabel, 'text'>, near: number) => boolean {
  const excluded = EXCLUSIONS.map((pattern) => pattern.exec(asked)?.[1]).find((text) => text !== undefined);
  if (excluded === undefined) return () => false;
  const near = nearnessTo({ asked: excluded }, view);
  return (label, whole) => near(label) > whole;
}

/** Whether what is printed can name what is asked for: it says neither the contrary nor another means. */
export const isAsked = (asked: string, printed: string): boolean =>
  !namesNoFax(asked, printed) &&
  !namesNoNext(asked, printed) &&
  !isContrary(asked, printed) &&
  !isOtherSum(asked, printed) &&
  !isOpposite(asked, printed);

const isAskable = ({ text, segment }: KnownLabel, asked: string): boolean =>
  !namesNoCheque(asked, segment.text) && isAsked(asked, text);

/** The number of a cheque is on its label; a payment's own number is another one. */
const namesNoCheque = (asked: string, label: string): boolean =>
  /\b(?:cheque|check) (?:no\b|number)/i.test(asked) && !/\bche(?:que|ck)|\bchq/i.test(label);

/** 次の診察日 is printed at 次回, and nowhere else. */
const namesNoNext = (asked: string, label: string): boolean =>
  /^次(?:の|回)/u.test(asked) && !/次/u.test(label);

/** A telephone's label names no fax. */
const namesNoFax = (asked: string, label: string): boolean =>
  /fax|ファク?ッ?クス/i.test(asked) && /\b(?:tel|phone)|電話|☎/i.test(label) && !/fax|ファ/i.test(label);

/** 数量 is no number of an order, whatever letters the two share. */
function isOfOtherKind({ segment, to }: OwnLabel, kind: Kind, view: DocumentView): boolean {
  const hit = (view.labelsIn.get(segment) ?? []).find(
    (one) => one.from <= 1 && one.to >= to - 1 && one.quality >= 0.85,
  );
  if (hit === undefined || kind === 'text') return false;
  return [...hit.meanings.keys()].every((concept) => commonKind(kind, CONCEPTS[concept]) === undefined);
}
