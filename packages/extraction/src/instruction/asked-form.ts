import { CONCEPTS } from '../lexicon/index.ts';
import type { ConceptId, Kind } from '../lexicon/index.ts';
import type { ValueEdges } from './field-query.ts';
import { unitAsked } from './stated/units.ts';

/** Texts that are a number with its unit. */
const NUMBERED: ReadonlySet<ConceptId> = new Set([
  'mileage',
  'usage',
  'weight',
  'volume',
  'fuel_volume',
  'contract_capacity',
]);
/** Whether what is asked for is measured, and no money: the total of the weights. */
export const isMeasure = (concept: ConceptId): boolean => NUMBERED.has(concept);

const NUMBER_ONLY =
  /\b(?:numbers?|digits?|figures?) only\b|\b(?:just|only) the (?:number|digits?|figure)\b|\bwithout (?:the |its )?units?\b/i;

/** The kind of value where an instruction says in which form it is wanted: of a distance the number only; in brackets its unit, without which it is then wanted. */
export function kindInForm(kind: Kind, concept: ConceptId | undefined, description: string): Kind {
  const isMoney = concept !== undefined && CONCEPTS[concept] === 'amount';
  if ((kind === 'text' || (kind === 'amount' && !isMoney)) && unitAsked(description) !== undefined)
    return 'number';
  const isNumber = kind === 'text' && concept !== undefined && NUMBERED.has(concept);
  return isNumber && NUMBER_ONLY.test(description) ? 'number' : kind;
}

/** What a bracket says of the value's kind, and how many letters it has: "(dollar amount)", "(number)", "(three letters)". */
const FORMS: readonly (readonly [Kind | undefined, RegExp])[] = [
  ['amount', /^(?:(?:the |in )?(?:dollar|euro|money|cash)? ?(?:amount|sum|dollars|euros?|pounds))$/i],
  ['code', /^(?:the |its |reference |order |invoice )?(?:number|no\.?|code)$/i],
  ['company', /^(?:the )?(?:company|firm|business)(?: name)?$/i],
  ['date', /^(?:the )?date$/i],
  [undefined, /^(?:\w+|\d+)[ -](?:letters?|digits?|characters?)(?: code)?$/i],
];
const BRACKETS = /\s*\(\s*([^()]{2,60}?)(?:,?\s+(?:not|no|without)\b[^()]*)?\s*\)/g;

/** An instruction without the brackets that only say of what kind the value is. */
export function withoutForms(text: string): string {
  const plain = text.replace(BRACKETS, (whole, inner: string) =>
    FORMS.some(([, form]) => form.test(inner)) ? '' : whole,
  );
  return plain.trim() === '' ? text : plain;
}

/** The kind of value that such a bracket names. */
export function kindInBrackets(text: string): Kind | undefined {
  return [...text.matchAll(BRACKETS)]
    .map(([, inner = '']) => FORMS.find(([, form]) => form.test(inner))?.[0])
    .find((kind) => kind !== undefined);
}

/** "Arriving flight": what carries somebody is no day. */
const CARRIER =
  /\b(?:flight|train|ferry|vessel|ship|airline|carrier|vehicle|truck)(?: (?:no\.?|number|name))?$/i;
/** "Interest percentage for purchases": a share is no sum, whatever it is of. */
const SHARE = /\bpercent(?:age)?(?! of)\b/i;

/** The kind of value where an instruction says that it is none of the kind that its words usually mean. */
export function kindDespite(text: string, usual: Kind): Kind | undefined {
  if (usual === 'date' && CARRIER.test(text)) return 'text';
  return usual === 'amount' && SHARE.test(text) ? 'percent' : undefined;
}

/** "Flight / day": a label of two things, of which the second alone is a day. */
export const isDayAndMore = (text: string): boolean =>
  /^(?!date|day)[a-z]+ ?\/ ?(?:date|day)$/i.test(text.trim());

/** What is not wanted, folded: words of some length, and the titles that "(no Mr)" leaves out of a name. */
export const isAvoidable = (text: string): boolean => text.length > 2 || /^(?:mr|ms|dr)$/.test(text);

/** 「御中」の前の会社: what is printed behind the value. */
export function findHonorific(lower: string): string | undefined {
  const said =
    /(?:before|preced|in front of|followed by|ahead of)[^,.;]*(御中|様|殿)|(御中|様|殿)」?(?:の(?:前|左|上)|がつ|が付)/.exec(
      lower,
    );
  return /御中|様|殿/.exec(said?.[0] ?? '')?.[0];
}

const UNSIGNED =
  /\bwithout (?:the |its |a )?minus(?: sign)?\b|\(?\b(?:as a )?positive(?: number| amount| figure)?\)?$|\b(?:held|kept|knocked) (?:back|off)\b|マイナス(?:記号|符号)?(?:なし|は不要|を除)|差し?引かれ(?:る|た|ている)|天引きされ|(?:控除|徴収)され(?:る|た|ている)|値?引き?(?:いて|して)?(?:もらった|くれた)|(?:受け?取|受領)(?:った|り?済)/iu;

/** Whether an instruction asks for a sum without its minus: what was taken off, "(without minus)", "held back". */
export const isUnsigned = (description: string): boolean => UNSIGNED.test(description);

/** 「店」で終わる部分, "the code starting with "AB"": quoted letters that are part of the value and no label of it. */
const ENDS_JA = /^[」』"”]?(?:で終わ|でおわ)/u;
const STARTS_JA = /^[」』"”]?(?:で始ま|から始ま|ではじま|からはじま)/u;
const ENDS_EN = /\b(?:ends?|ending) (?:in|with)\s*$/i;
const STARTS_EN = /\b(?:starts?|starting|begins?|beginning) with\s*$/i;
const QUOTED = /"([^"]{1,12})"|「([^」]{1,12})」|『([^』]{1,12})』/g;

/** Whether a text in quotes is only how the value begins or ends. */
export const isEdge = (text: string, match: RegExpMatchArray): boolean => edgeOf(text, match) !== undefined;

/** How an instruction says that the value begins and ends. */
export function findEdges(text: string): ValueEdges {
  return Object.fromEntries(
    [...text.matchAll(QUOTED)].flatMap((match) => {
      const edge = edgeOf(text, match);
      const letters = match.slice(1).find((part) => part !== undefined);
      return edge && letters ? [[edge, letters]] : [];
    }),
  );
}

function edgeOf(text: string, { index = 0, 0: whole }: RegExpMatchArray): keyof ValueEdges | undefined {
  const [before, after] = [text.slice(0, index), text.slice(index + whole.length)];
  if (ENDS_JA.test(after) || ENDS_EN.test(before)) return 'end';
  return STARTS_JA.test(after) || STARTS_EN.test(before) ? 'start' : undefined;
}
