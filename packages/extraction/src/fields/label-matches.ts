import type { DocumentView } from '../document.ts';
import type { FieldQuery } from '../instruction/field-query.ts';
import { endsWord, startsWord, rateLabel } from '../lexicon/labels.ts';
import type { ConceptId, LabelHit } from '../lexicon/index.ts';
import { isOtherSum } from '../instruction/compare/money-heads.ts';
import { isOtherTaxed } from '../instruction/stated/qualifiers.ts';
import { isTitledFor, isOwn } from '../document-type.ts';
import { segmentsLeft } from '../layout/neighbours.ts';
import { fold } from '../text/fold.ts';
import type { Segment } from '../layout/layout.ts';
import { preferAsAsked } from './labels/as-asked.ts';
import { ownLabels } from './labels/own-labels.ts';
import { relatedTo } from './labels/related.ts';
import type { LabelMatch } from './labels/label-match.ts';

/** More labels than any document has; a bound for pages that repeat one thousands of times. */
const MAX_LABEL_MATCHES = 300;

/** As strong as a label in quotes is that is printed by itself. */
const QUOTED = 0.96;
/** What is left of other labels beside one in quotes. */
const BESIDE_QUOTED = 0.7;

/** The printed labels that match a query: those the instruction names, those of its concept, those its words contain. */
export function findLabelMatches(query: FieldQuery, view: DocumentView): LabelMatch[] {
  const matches: LabelMatch[] = [];
  for (const anchor of query.anchors) {
    const folded = fold(anchor.text);
    if (folded === '') continue;
    for (const page of view.pages) {
      for (const segment of page.segments)
        addPhrase(matches, segment, folded, anchor.weight, anchor.relation, view);
    }
  }
  const quoted = matches.some(({ strength, relation }) => strength >= QUOTED && relation === 'beside');
  const named = matches.length;
  addConcept(matches, query, view);
  addUnlistedLabels(matches, query, view);
  // A label in quotes that is printed just so is meant, not another one of its meaning.
  if (quoted)
    matches.forEach((match, index) => {
      if (index >= named) matches[index] = { ...match, strength: match.strength * BESIDE_QUOTED };
    });
  const ranked = preferAsAsked(matches, query);
  const strongest =
    ranked.length > MAX_LABEL_MATCHES
      ? ranked.toSorted((a, b) => b.strength - a.strength).slice(0, MAX_LABEL_MATCHES)
      : ranked;
  return strongest.filter((match) => !isAvoided(match, query, view));
}

function addPhrase(
  matches: LabelMatch[],
  segment: Segment,
  folded: string,
  weight: number,
  relation: LabelMatch['relation'],
  view: DocumentView,
): void {
  const start = segment.folded.text.indexOf(folded);
  if (start < 0) return;
  const end = start + folded.length;
  if (!startsWord(segment.folded, start) || !endsWord(segment.folded, end)) return;
  const from = segment.folded.at[start] ?? 0;
  const to = (segment.folded.at[end - 1] ?? 0) + 1;
  // "Sender's signature" is not what "Sender" asks for.
  if (/^['’]s\b/u.test(segment.text.slice(to))) return;
  const longer = (view.labelsIn.get(segment) ?? []).some(
    (hit) => hit.from <= from && hit.to >= to && hit.to - hit.from > to - from + 1,
  );
  const quality = 0.45 + 0.55 * rateLabel(segment.text, from, to);
  matches.push({ segment, from, to, relation, strength: weight * quality * (longer ? 0.75 : 1) });
}

/** 元の請求書の番号, 対応する請求書: another paper's, not this one's own. */
const OF_ANOTHER = /^(?:元|もと|対応する|該当する|関連する|参照)の?.{0,6}書/u;

function addConcept(matches: LabelMatch[], query: FieldQuery, view: DocumentView): void {
  if (!query.concept) return;
  const own = isOwn(query.concept, view.documentTypes) && !OF_ANOTHER.test(query.asked);
  const hasOwnLabel = (view.labelsOf.get(query.concept) ?? []).some(
    (hit) => hit.quality >= 0.85 && (hit.meanings.get(query.concept ?? 'total') ?? 0) > 0.9,
  );
  for (const [concept, share] of relatedTo(query.concept, query, view)) {
    const factor = hasOwnLabel ? 0.75 * share : share;
    for (const hit of view.labelsOf.get(concept) ?? []) {
      if (hit.meanings.has(query.concept) && !isTitledFor(query.concept, view.documentTypes)) continue;
      // On an invoice 納期 and the delivery date say when goods come, never of when the paper is.
      const isDelivery =
        hit.meanings.has('lead_time') || (concept === 'delivery_date' && !isOwn(concept, view.documentTypes));
      if (query.concept === 'document_date' && isDelivery) continue;
      const strength = factor * (hit.meanings.get(concept) ?? 0) * hit.quality;
      matches.push({ segment: hit.segment, from: hit.from, to: hit.to, relation: 'beside', strength });
    }
  }
  for (const hit of labelsFor(query.concept, view)) {
    const weight = weighLabel(hit, query.concept, own, view);
    matches.push({
      segment: hit.segment,
      from: hit.from,
      to: hit.to,
      relation: 'beside',
      strength:
        0.95 *
        weight *
        hit.quality *
        ambiguityFactor(hit, query) *
        taxFactor(hit, query) *
        namedFactor(hit, query),
    });
  }
}

/** How far a label speaks for a concept: a plain "Date" belongs to the number beside it, else to the document itself. */
function weighLabel(hit: LabelHit, concept: ConceptId, own: boolean, view: DocumentView): number {
  const weight = hit.meanings.get(concept) ?? 0;
  const heir = hit.meanings.has('document_date') ? dateBeside(hit, view) : undefined;
  if (heir !== undefined) return heir === concept ? 0.96 : 0.5 * weight;
  return own || isSpecific(hit, concept) ? weight : 0.4 * weight;
}

/** A concept's labels, and for a date the plain ones ("Dated") too: they may be beside its number. */
function labelsFor(concept: ConceptId, view: DocumentView): readonly LabelHit[] {
  const labels = view.labelsOf.get(concept) ?? [];
  if (!Object.values(DATE_OF).includes(concept)) return labels;
  const plain = view.labelsOf.get('document_date') ?? [];
  return [...labels, ...plain.filter((hit) => !hit.meanings.has(concept))];
}

const DATE_OF: Readonly<Partial<Record<ConceptId, ConceptId>>> = {
  invoice_number: 'invoice_date',
  order_number: 'order_date',
  delivery_number: 'delivery_date',
  quote_number: 'quote_date',
};

/** "Order No. | Dated": the date that a plain label means by the number whose label is to its left. */
function dateBeside(hit: LabelHit, view: DocumentView): ConceptId | undefined {
  const left = hit.from <= 1 ? segmentsLeft(hit.segment)[0] : undefined;
  const label = left && (view.labelsIn.get(left) ?? []).at(-1);
  if (!label || label.quality < 0.6) return undefined;
  const [concept] = [...label.meanings].toSorted((a, b) => b[1] - a[1])[0] ?? [];
  return concept && DATE_OF[concept];
}

/** Whether a label says more than "No." or "Date", which any document has for its own. */
function isSpecific(hit: LabelHit, concept: ConceptId): boolean {
  return (
    (hit.meanings.get(concept) ?? 0) > 0.9 &&
    !hit.meanings.has('document_number') &&
    !hit.meanings.has('document_date')
  );
}

const EXCLUDED =
  /^[\s([（]*(?:gst |vat |tax )?(?:excl|ex\.|before|without|税抜|税別|本体|hors|netto|net of|h\.?t\b)/iu;

/** "Total (excl. VAT)" is a subtotal, whatever its first word says. */
function taxFactor(hit: LabelHit, query: FieldQuery): number {
  if (query.kind !== 'amount' || (query.concept !== 'total' && query.concept !== 'amount_due')) return 1;
  return EXCLUDED.test(hit.segment.text.slice(hit.to)) ? 0.5 : 1;
}

/** Concepts of which each label is another thing: an exit fee is no daily charge, a state's tax no city's. */
const NAMED_EACH: ReadonlySet<ConceptId> = new Set(['fee', 'resident_tax']);

/** What is left of a label that says which of several such things it is, where the instruction names another one. */
function namedFactor(hit: LabelHit, { concept, asked }: FieldQuery): number {
  const which = /^(?:the )?(\w+)(?: \w+)? (?:fee|charge|tax)s?$/i.exec(asked)?.[1]?.toLowerCase();
  if (concept === undefined || which === undefined || !NAMED_EACH.has(concept)) return 1;
  const printed = hit.segment.text.slice(hit.from, hit.to).toLowerCase();
  // "State tax" is the local tax of many payslips, but its income tax is not the city's.
  const isSame = concept === 'resident_tax' && !/income/i.test(asked);
  return isSame || printed.includes(which) || !/\w \w/.test(printed) ? 1 : 0.4;
}

/** A label that means something else just as well counts a little less. */
function ambiguityFactor(hit: LabelHit, query: FieldQuery): number {
  return [...hit.meanings].some(
    ([concept, weight]) =>
      concept !== query.concept && weight > (hit.meanings.get(query.concept ?? concept) ?? 0),
  )
    ? 0.9
    : 1;
}

/** What a label counts at least that is asked for in no other words. */
const WORD_FOR_WORD = 0.85;

/** Labels that no lexicon knows, by the words of the instruction or the field's name: "Incoterm", "Numéro de ligne". */
function addUnlistedLabels(matches: LabelMatch[], query: FieldQuery, view: DocumentView): void {
  for (const { segment, from, to, label } of ownLabels(view)) {
    const share = labelSimilarity(label, query);
    // What an item of small print is called is meant where all of it is asked for.
    if (share > (from > 0 ? WORD_FOR_WORD : 0))
      matches.push({ segment, from, to, relation: 'beside', strength: share });
  }
  if (query.foldedLabel.length < MIN_PREFIX || /\d/.test(query.foldedLabel) || query.isPlain) return;
  for (const { segment, to } of labelsBefore(query.foldedLabel, view))
    matches.push({ segment, from: 0, to, relation: 'beside', strength: 0.95 });
}

/** Letters that a label has at least which is found without a colon or a gap behind it. */
const MIN_PREFIX = 6;

/** Texts that begin with a label that no list knows and continue with its value: "Cost centre LIB-620". */
function labelsBefore(label: string, view: DocumentView): Pick<LabelMatch, 'segment' | 'to'>[] {
  return view.pages.flatMap(({ segments }) =>
    segments.flatMap((segment) => {
      const { text, at } = segment.folded;
      if (!text.startsWith(label) || text.length === label.length || !endsWord(segment.folded, label.length))
        return [];
      const to = (at[label.length - 1] ?? 0) + 1;
      return /^\s+(?:[^\p{Ll}\s:：]|[\p{L}]*\d)/u.test(segment.text.slice(to)) ? [{ segment, to }] : [];
    }),
  );
}

function labelSimilarity(label: string, query: FieldQuery): number {
  const asked = [query.folded, query.foldedLabel, query.foldedName];
  if (asked.includes(label)) return 0.97;
  if (asked.some((text) => isNumberOf(label, text))) return 0.9;
  if (isValueOf(label, query)) return 0.95;
  const enough = /[a-z]/.test(label) ? label.length >= 5 : label.length >= 2;
  if (!enough) return 0;
  if (query.folded.includes(label))
    return 0.55 + 0.3 * Math.min(1, label.length / Math.max(query.folded.length, 1));
  if (query.folded.length >= 5 && label.includes(query.folded)) return 0.6;
  return 0;
}

/** 検査の点数, 送料の金額: the number that belongs to a label of the page, which is none of the words behind it. */
function isValueOf(label: string, { kind, folded }: FieldQuery): boolean {
  if (kind !== 'amount' && kind !== 'number') return false;
  return (
    label.length >= 2 && folded.startsWith(`${label}の`) && VALUE_WORDS.test(folded.slice(label.length + 1))
  );
}
const VALUE_WORDS = /^(?:金?額|点数|料金|代金|数|数量|数値|値|回数|個数|枚数|単価|価格|値段|費用)$/u;

const NUMBERS = ['number', '番号', 'ナンバー'];

/** "Room No." is what "Room" and "Room number" ask for. */
function isNumberOf(label: string, asked: string): boolean {
  const stem = /^(.{3,}?|\p{Script=Han}{2})(?:no|number|nr|番号)$/u.exec(label)?.[1];
  return (
    stem !== undefined &&
    (asked === stem || NUMBERS.some((number) => asked.includes(`${stem}${number}`)) || asked === `${stem}no`)
  );
}

/** Whether a label names another sort of sum than the instruction, or the same with its tax and not without it. */
const isOtherAmount = ({ asked, tax }: FieldQuery, label: string): boolean =>
  isOtherSum(asked, label) || isOtherTaxed(tax, label);

/** All of the words that a label is a part of, without the figures behind them. */
const labelAround = ({ segment: { text }, from, to }: LabelMatch): string =>
  text.slice(0, to) + (/^[^\d:：]*/u.exec(from === 0 ? text.slice(to) : '')?.[0] ?? '');

function isAvoided(match: LabelMatch, query: FieldQuery, view: DocumentView): boolean {
  const printed = fold(match.segment.text.slice(match.from, match.to));
  if (query.kind === 'date' && /^次(?:の|回)/u.test(query.asked) && !printed.includes('次')) return true;
  if (query.avoidedTexts.some((text) => printed === text)) return true;
  if (query.kind === 'amount' && isOtherAmount(query, labelAround(match))) return true;
  const hit = (view.labelsIn.get(match.segment) ?? []).find(
    (one) => one.from <= match.from && one.to >= match.to,
  );
  if (!hit) return false;
  return query.avoided.some(
    (concept) =>
      (hit.meanings.get(concept) ?? 0) > 0.9 &&
      (!query.concept || (hit.meanings.get(query.concept) ?? 0) < 0.9),
  );
}
