import { commonKind } from '../wordings/kinds.ts';
import { isJapanese } from '../text/script.ts';
import { kindOfLabel } from '../wordings/index.ts';
import { CONCEPTS, findMentions, meaningsOf } from '../lexicon/index.ts';
import type { ConceptMention, ConceptId, Kind } from '../lexicon/index.ts';
import { memoizeContent } from '../memoize.ts';
import { fold, tidy } from '../text/fold.ts';
import type { FieldInstruction } from '../types.ts';
import {
  findEdges,
  findHonorific,
  isAvoidable,
  isDayAndMore,
  isUnsigned,
  kindDespite,
  kindInBrackets,
  kindInForm,
  withoutForms,
} from './asked-form.ts';
import { kindInFormat } from './format-kind.ts';
import { asPrinted, findAnchors, isOnlyPlace } from './anchors.ts';
import { compose, fits, headOf } from './head.ts';
import type { Head } from './head.ts';
import { chooseKind } from './kind.ts';
import { withoutModifiers } from './modifiers.ts';
import { splitNegatives } from './negatives.ts';
import { findParty, findTrade } from './party.ts';
import { asksForOffice, partyAsked } from './party-questions.ts';
import { findPlace, withoutPlace } from './places.ts';
import { withoutCourtesy, withoutHints } from './plain.ts';
import { ownedThing } from './possessive.ts';
import { propertyAsked } from './property.ts';
import { findPick, findRate, findTax } from './stated/qualifiers.ts';
import type { FieldQuery } from './field-query.ts';

/** Reads an instruction as an office user writes it, in English or Japanese; the name alone serves where it is empty. */
export const understand = memoizeContent(readInstruction);

function readInstruction(instruction: FieldInstruction): FieldQuery {
  const name = tidy(instruction.name.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[_]/g, ' '));
  const description = tidy(instruction.description);
  // A printed label is no courtesy, whatever words it is made of: "Please pay".
  const label = withoutHints(description);
  const asLabel = description !== '' && meaningsOf(label) !== undefined;
  const request = description === '' ? name : asLabel ? label : withoutCourtesy(withoutForms(description));
  const { kept: wanted, avoided } = splitNegatives(request);
  const kept = withoutModifiers(wanted);
  const { anchors: named, rest } = findAnchors(kept);
  const { concept, kind } = whatIsAsked({ rest, kept, name, request }, instruction);
  const own = pickMention(rest);
  const anchors = [
    ...named.filter((anchor) => own !== concept || !isOnlyPlace(anchor, concept)),
    ...asPrinted(request, kind),
  ];
  const lower = kept.toLowerCase();
  return {
    name: instruction.name,
    kind,
    kindAsked: description === '' ? kind : whatIsAsked({ rest, kept, name: '', request }, instruction).kind,
    concept,
    folded: fold(kept),
    foldedLabel: fold(stripArticles(withoutPlace(kept))),
    foldedName: fold(name),
    asked: wanted,
    isPlain: [kept, rest, request, stripArticles(rest)].some((phrase) => exactConcept(phrase) !== undefined),
    anchors,
    avoided: avoided.flatMap((text) => conceptsIn(text)).filter((one) => one !== concept),
    avoidedTexts: avoided.map((text) => fold(stripArticles(text))).filter(isAvoidable),
    party: findParty(lower, concept),
    trade: findTrade(`${kept} ${name}`.toLowerCase()),
    ...findPlace(lower),
    pick: findPick(lower),
    rate: findRate(lower),
    tax: findTax(lower),
    honorific: findHonorific(lower),
    edges: findEdges(description),
    isUnsigned: isUnsigned(description),
    format: instruction.format,
  };
}

/** The concept and the kind of value that the parts of an instruction ask for. */
function whatIsAsked(
  { rest, kept, name, request }: Readonly<Record<'rest' | 'kept' | 'name' | 'request', string>>,
  { format, description }: FieldInstruction,
): Pick<FieldQuery, 'concept' | 'kind'> {
  const chosen = byRate(chooseConcept(rest, kept, name, request), kept);
  const owned = ownedThing(kept);
  if (owned !== undefined && (chosen === undefined || NAMED.has(CONCEPTS[chosen])))
    return { concept: exactConcept(owned.thing), kind: kindInFormat(owned.kind, format?.kind) };
  const despite = chosen === undefined ? undefined : kindDespite(kept, CONCEPTS[chosen]);
  if (despite !== undefined) return { concept: undefined, kind: kindInFormat(despite, format?.kind) };
  if (isDayAndMore(kept)) return { concept: undefined, kind: kindInFormat('text', format?.kind) };
  const printed = kindOfLabel(kept);
  // "Tax code" is no tax, and "NI number" no contribution.
  const isOtherKind =
    printed !== undefined && chosen !== undefined && commonKind(CONCEPTS[chosen], printed) === undefined;
  if (isOtherKind) return { concept: undefined, kind: kindInFormat(printed, format?.kind) };
  const isOther = chosen !== undefined && ['amount', 'person'].includes(CONCEPTS[chosen]);
  if ((isOther || chosen === undefined) && asksForOffice(kept))
    return { concept: undefined, kind: kindInFormat('company', format?.kind) };
  const guessed = chooseKind(chosen, rest, name);
  const isOpen = printed === undefined || guessed === 'text' || commonKind(guessed, printed) === undefined;
  const known = isOpen && chosen === undefined ? (printed ?? guessed) : guessed;
  const kind = kindInForm(known, chosen, description === '' ? name : description);
  if (chosen === 'period' && /\b(?:number of|how many) days\b/i.test(kept))
    return { concept: undefined, kind: kindInFormat('number', format?.kind) };
  const bracketed = kindInBrackets(description);
  // "Who are the goods going to (company name)?" is no place.
  if (bracketed !== undefined && kind === 'text' && (chosen === undefined || CONCEPTS[chosen] === 'text'))
    return { concept: undefined, kind: kindInFormat(bracketed, format?.kind) };
  return { concept: chosen, kind: kindInFormat(kind, format?.kind) };
}

function conceptsIn(text: string): ConceptId[] {
  const exact = meaningsOf(text);
  if (exact) return [...exact].filter(([, weight]) => weight > 0.9).map(([concept]) => concept);
  return findMentions(text).map((asked) => asked.concept);
}

/**
 * The concept asked for. An instruction that is itself a label decides; else the longest way of asking in the text
 * without its hints; then the name. In Japanese the thing itself comes last (発行元の電話番号), in English first.
 */
function chooseConcept(rest: string, kept: string, name: string, request: string): ConceptId | undefined {
  for (const phrase of [kept, rest, request, stripArticles(rest)]) {
    const exact = exactConcept(phrase);
    if (exact) return exact;
  }
  const whole =
    partyAsked(rest.toLowerCase()) ??
    partyAsked(kept.toLowerCase()) ??
    propertyAsked(rest.toLowerCase()) ??
    propertyAsked(kept.toLowerCase());
  if (whole) return whole;
  const head = headOf(rest.toLowerCase()) ?? headOf(kept.toLowerCase());
  const asked = pickMention(rest, head) ?? pickMention(kept, head) ?? compose(head, kept.toLowerCase());
  const named = SAYS_LITTLE.test(name) ? undefined : (exactConcept(name) ?? pickMention(name.toLowerCase()));
  const isNamed = named !== undefined && besides(named, head) !== undefined;
  if (isNamed && (!asked || isMoreSpecific(named, asked, name))) return named;
  const who = ASKS_WHO.test(kept.toLowerCase()) ? 'who' : head;
  return asked ?? besides(pickMention(rest), who) ?? besides(pickMention(kept), who);
}

/** Names of fields that say no more than the kind of value: "Amount" heads columns of what was paid as well. */
const SAYS_LITTLE = /^(?:amount|sum|value|金額|額)$/i;

/** "Whom to ring about the account" is no account. */
const ASKS_WHO = /^(?:by |to |for |from |with )?who(?:m|se name)?\b/;

/** How much is covered is nobody who is, and no day: where a sum or a day is asked for, neither a person, a company, a number nor the other of the two is meant; where a number is, no sum. */
function besides(concept: ConceptId | undefined, head: Head | 'who' | undefined): ConceptId | undefined {
  if (
    concept === undefined ||
    (head === 'number' && ['amount', 'company', 'person'].includes(CONCEPTS[concept]))
  )
    return undefined;
  if (head === 'who') return NAMED.has(CONCEPTS[concept]) ? concept : undefined;
  if (head !== 'amount' && head !== 'date') return concept;
  const other: Kind = head === 'amount' ? 'date' : 'amount';
  const clashing: readonly Kind[] = ['person', 'company', 'code', 'account', other];
  return clashing.includes(CONCEPTS[concept]) ? undefined : concept;
}

/** Kinds of which a value may be somebody. */
const NAMED: ReadonlySet<Kind> = new Set<Kind>(['person', 'company', 'text', 'address']);

/** Whether a field's name says more than its instruction: "Delivery date" more than "the date on which it is wanted". */
function isMoreSpecific(named: ConceptId, asked: ConceptId, name: string): boolean {
  if (named === asked || GENERAL.has(named) || OWNERS.has(named) || VAGUE_NAMES.has(named)) return false;
  if (GENERAL.has(asked)) return CONCEPTS[named] === CONCEPTS[asked] || CONCEPTS[asked] === 'text';
  return CONCEPTS[named] === CONCEPTS[asked] && exactConcept(name) === named;
}

/** 8%対象の税抜金額: a total that belongs to one tax rate is the base of that tax. */
function byRate(concept: ConceptId | undefined, text: string): ConceptId | undefined {
  const rated = /\d ?(?:%|percent|パーセント)/i.test(text);
  return rated && (concept === 'subtotal' || concept === 'total') ? 'tax_base' : concept;
}

function stripArticles(text: string): string {
  return text.replace(/^(?:what(?:'s| is| are)\s+)?(?:the|a|an|this|our|your|its)\s+/i, '');
}

function exactConcept(phrase: string): ConceptId | undefined {
  const meanings = meaningsOf(phrase);
  if (!meanings) return undefined;
  const best = [...meanings].sort((a, b) => b[1] - a[1]);
  const [first, second] = best;
  if (!first || first[1] < 0.9) return undefined;
  if (!second || second[1] < first[1]) return first[0];
  // Of meanings as good as each other the one that the words ask for; another concept is none of them.
  const asked = findMentions(phrase).filter((one) => meanings.get(one.concept) === first[1]);
  return asked.toSorted((a, b) => b.to - b.from - (a.to - a.from))[0]?.concept ?? first[0];
}

/** Concepts that only say whose or what for another one is (the phone of the issuer, the date of the order). */
const OWNERS: ReadonlySet<ConceptId> = new Set([
  'issuer',
  'customer',
  'ship_to',
  'contact',
  'bank',
  'document_date',
  'sender',
]);
const GENERAL: ReadonlySet<ConceptId> = new Set([
  'document_date',
  'document_number',
  'reference',
  'contact',
  'subject',
  'notes',
  'total',
  'phone',
]);

/** Names that say little by themselves: the holder of a card, of an account or of a certificate; "pay by" of a tax or of a rent. */
const VAGUE_NAMES: ReadonlySet<ConceptId> = new Set(['holder', 'member', 'time', 'instalment_date']);

/** What a text asks for; of the sort that `head` says, where it says one. */
function pickMention(text: string, head?: Head): ConceptId | undefined {
  const all = findMentions(text);
  const composed = compose(head, text.toLowerCase());
  const asked = dropOverruled(all, text, head).filter(
    (one) =>
      fits(one.concept, head) &&
      (composed === undefined || composed === one.concept || !GENERAL.has(one.concept)),
  );
  if (asked.length === 0) return undefined;
  const japanese = isJapanese(text);
  const score = (one: (typeof asked)[number]): number => {
    let points = one.to - one.from + (GENERAL.has(one.concept) ? 0 : 3);
    points += japanese ? one.to * 0.6 : -one.from * 0.35;
    if (isQualifier(text, one.from)) points -= 40;
    // The patient's birthday is no patient.
    if (/^['’]s\s/.test(text.slice(one.to))) points -= 30;
    if (OWNERS.has(one.concept)) points -= ownsOther(one, asked, text) ? 30 : 0;
    return points;
  };
  return asked.sort((a, b) => score(b) - score(a))[0]?.concept;
}

/** What is measured has a total that is no sum of money. */
const TOTAL_MEASURE = /\btotal (?:gross |net )?(?:weight|volume|mileage|usage)\b/i;

const PARTIES: ReadonlySet<ConceptId> = new Set(['issuer', 'customer', 'ship_to']);

/** Without what only qualifies or owns the thing asked for: the tax of "with all taxes", the company of its contact. */
function dropOverruled(
  all: readonly ConceptMention[],
  text: string,
  head: Head | undefined,
): ConceptMention[] {
  const kept = head === undefined ? all : all.filter((one) => !isQualifier(text, one.from));
  const has = (test: (concept: ConceptId) => boolean): boolean => kept.some((one) => test(one.concept));
  const sum = has((one) => CONCEPTS[one] === 'amount' && one !== 'total' && one !== 'amount_due');
  const contact = has((one) => one === 'contact');
  const party = has((one) => PARTIES.has(one));
  return kept.filter(({ concept }) => {
    if (concept === 'total') return !sum && !TOTAL_MEASURE.test(text);
    if (concept === 'person') return !party && !has((one) => one !== 'person' && CONCEPTS[one] === 'person');
    return !(contact && PARTIES.has(concept));
  });
}

/** "The total including tax and after rounding": tax and rounding only qualify the total. */
function isQualifier(text: string, from: number): boolean {
  const before = text.slice(0, from).toLowerCase();
  return /\b(?:including|incl\.?|excluding|excl\.?|with|without|after|before|plus|less|minus|net of)(?<=[a-z.])(?=\s|$)(?: (?:the|any|all|both|of|and|or|tax|vat|gst|taxes|discounts?|rounding|shipping|,))*\s*$/.test(
    before,
  );
}

/** "IBAN of the seller", 発行元の電話番号: the party is only the owner of what is asked. */
function ownsOther(
  owner: { concept: ConceptId; from: number; to: number },
  all: readonly { concept: ConceptId; from: number; to: number }[],
  text: string,
): boolean {
  if (/^(?:の)(?:会社)?(?:名|名前|氏名|社名)/.test(text.slice(owner.to))) return false;
  return all.some(
    (other) =>
      !OWNERS.has(other.concept) &&
      CONCEPTS[other.concept] !== 'company' &&
      (other.from >= owner.to || other.to <= owner.from) &&
      !/\bname of\b|の(会社)?(名前|名)/.test(text),
  );
}
