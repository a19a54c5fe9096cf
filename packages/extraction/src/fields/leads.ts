import type { DocumentView } from '../document.ts';
import type { Wish } from '../instruction/wish.ts';
import { endsWord, startsWord, rateLabel } from '../lexicon/labels.ts';
import { CONCEPTS } from '../lexicon/index.ts';
import type { ConceptId, Kind, LabelHit } from '../lexicon/index.ts';
import { isNamedFor, isOwn } from '../paper.ts';
import { segmentsLeft } from '../layout/neighbours.ts';
import { fold } from '../text/fold.ts';
import { remember } from '../memo.ts';
import type { Segment } from '../layout/layout.ts';
import type { Lead } from './label-candidates.ts';

/** More labels than any document has; a bound for pages that repeat one thousands of times. */
const MOST_LEADS = 300;

/** The printed labels that speak for a wish: those the instruction names, those of its concept, those its words contain. */
export function findLeads(wish: Wish, view: DocumentView): Lead[] {
  const leads: Lead[] = [];
  for (const anchor of wish.anchors) {
    const folded = fold(anchor.text);
    if (folded === '') continue;
    for (const page of view.pages) {
      for (const segment of page.segments)
        addPhrase(leads, segment, folded, anchor.weight, anchor.relation, view);
    }
  }
  addConcept(leads, wish, view);
  addSpoken(leads, wish, view);
  const strongest =
    leads.length > MOST_LEADS
      ? leads.toSorted((a, b) => b.strength - a.strength).slice(0, MOST_LEADS)
      : leads;
  return strongest.filter((lead) => !isAvoided(lead, wish, view));
}

function addPhrase(
  leads: Lead[],
  segment: Segment,
  folded: string,
  weight: number,
  relation: Lead['relation'],
  view: DocumentView,
): void {
  const start = segment.folded.text.indexOf(folded);
  if (start < 0) return;
  const end = start + folded.length;
  if (!startsWord(segment.folded, start) || !endsWord(segment.folded, end)) return;
  const from = segment.folded.at[start] ?? 0;
  const to = (segment.folded.at[end - 1] ?? 0) + 1;
  const longer = (view.labelsIn.get(segment) ?? []).some(
    (hit) => hit.from <= from && hit.to >= to && hit.to - hit.from > to - from + 1,
  );
  const quality = 0.45 + 0.55 * rateLabel(segment.text, from, to);
  leads.push({ segment, from, to, relation, strength: weight * quality * (longer ? 0.75 : 1) });
}

/** Labels of a neighbouring concept, which serve where none of its own stands: goods go where the bill goes. */
const RELATED: Readonly<Partial<Record<ConceptId, readonly (readonly [ConceptId, number])[]>>> = {
  customer: [['ship_to', 0.8]],
  ship_to: [['customer', 0.7]],
  delivery_place: [['ship_to', 0.8]],
  vat_number: [['registration_number', 0.9]],
  paid: [
    ['total', 0.72],
    ['tendered', 0.6],
  ],
  employee: [['person', 0.95]],
  patient: [
    ['person', 0.9],
    ['customer', 0.85],
  ],
  insured: [
    ['person', 0.85],
    ['customer', 0.85],
  ],
  guest: [
    ['person', 0.85],
    ['customer', 0.9],
  ],
  applicant: [['person', 0.85]],
  approver: [['contact', 0.7]],
  attention: [['contact', 0.8]],
  contact: [
    ['attention', 0.85],
    ['packed_by', 0.6],
  ],
  sender: [['issuer', 0.8]],
  pay_date: [['payment_date', 0.85]],
  net_pay: [['total', 0.6]],
  tracking_number: [['reference', 0.7]],
  expiry_date: [['valid_until', 0.9]],
  policy_number: [['contract_number', 0.9]],
  deposit: [['paid', 0.8]],
  document_number: [
    ['invoice_number', 0.8],
    ['delivery_number', 0.8],
    ['receipt_number', 0.8],
    ['quote_number', 0.8],
  ],
  document_date: [
    ['invoice_date', 0.85],
    ['delivery_date', 0.75],
    ['quote_date', 0.75],
    ['purchase_date', 0.8],
  ],
};

/** Labels of an invoice that other papers print for their own number and date. */
const OF_ALL_PAPERS: Readonly<Partial<Record<Kind, readonly (readonly [ConceptId, number])[]>>> = {
  date: [
    ['invoice_date', 0.85],
    ['purchase_date', 0.8],
    ['document_date', 0.85],
  ],
  code: [['document_number', 0.85]],
};

function relatedTo(concept: ConceptId, view: DocumentView): readonly (readonly [ConceptId, number])[] {
  const own = isNamedFor(concept, view.papers) ? (OF_ALL_PAPERS[CONCEPTS[concept]] ?? []) : [];
  return [...(RELATED[concept] ?? []), ...own];
}

function addConcept(leads: Lead[], wish: Wish, view: DocumentView): void {
  if (!wish.concept) return;
  const own = isOwn(wish.concept, view.papers);
  const told = (view.labelsOf.get(wish.concept) ?? []).some(
    (hit) => hit.quality >= 0.85 && (hit.meanings.get(wish.concept ?? 'total') ?? 0) > 0.9,
  );
  for (const [concept, share] of relatedTo(wish.concept, view)) {
    const factor = told ? 0.75 * share : share;
    for (const hit of view.labelsOf.get(concept) ?? []) {
      if (hit.meanings.has(wish.concept) && !isNamedFor(wish.concept, view.papers)) continue;
      const strength = factor * (hit.meanings.get(concept) ?? 0) * hit.quality;
      leads.push({ segment: hit.segment, from: hit.from, to: hit.to, relation: 'beside', strength });
    }
  }
  for (const hit of labelsFor(wish.concept, view)) {
    const weight = weighLabel(hit, wish.concept, own, view);
    leads.push({
      segment: hit.segment,
      from: hit.from,
      to: hit.to,
      relation: 'beside',
      strength: 0.95 * weight * hit.quality * rival(hit, wish) * taxFactor(hit, wish),
    });
  }
}

/** How far a label speaks for a concept: a plain "Date" belongs to the number beside it, else to the paper itself. */
function weighLabel(hit: LabelHit, concept: ConceptId, own: boolean, view: DocumentView): number {
  const weight = hit.meanings.get(concept) ?? 0;
  const heir = hit.meanings.has('document_date') ? dateBeside(hit, view) : undefined;
  if (heir !== undefined) return heir === concept ? 0.96 : 0.5 * weight;
  return own || isSpecific(hit, concept) ? weight : 0.4 * weight;
}

/** A concept's labels, and for a date the plain ones ("Dated") too: they may stand beside its number. */
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

/** "Order No. | Dated": the date that a plain label means by the number whose label stands to its left. */
function dateBeside(hit: LabelHit, view: DocumentView): ConceptId | undefined {
  const left = hit.from <= 1 ? segmentsLeft(hit.segment)[0] : undefined;
  const label = left && (view.labelsIn.get(left) ?? []).at(-1);
  if (!label || label.quality < 0.6) return undefined;
  const [concept] = [...label.meanings].toSorted((a, b) => b[1] - a[1])[0] ?? [];
  return concept && DATE_OF[concept];
}

/** Whether a label says more than "No." or "Date", which any paper has for its own. */
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
function taxFactor(hit: LabelHit, wish: Wish): number {
  if (wish.kind !== 'amount' || (wish.concept !== 'total' && wish.concept !== 'amount_due')) return 1;
  return EXCLUDED.test(hit.segment.text.slice(hit.to)) ? 0.5 : 1;
}

/** A label that means something else just as well counts a little less. */
function rival(hit: LabelHit, wish: Wish): number {
  return [...hit.meanings].some(
    ([concept, weight]) =>
      concept !== wish.concept && weight > (hit.meanings.get(wish.concept ?? concept) ?? 0),
  )
    ? 0.9
    : 1;
}

/** Labels that no lexicon knows, by the words of the instruction or the field's name: "Incoterm", "Numéro de ligne". */
function addSpoken(leads: Lead[], wish: Wish, view: DocumentView): void {
  for (const { segment, to, label } of ownLabels(view)) {
    const share = spokenShare(label, wish);
    if (share > 0) leads.push({ segment, from: 0, to, relation: 'beside', strength: share });
  }
}

interface OwnLabel {
  readonly segment: Segment;
  readonly to: number;
  readonly label: string;
}

/** What each segment of a document would be called by, folded. */
const ownLabels = remember((view: DocumentView): OwnLabel[] =>
  view.pages.flatMap((page) =>
    page.segments.flatMap((segment) => {
      const to = labelEnd(segment.text);
      const label = to === 0 ? '' : fold(segment.text.slice(0, to));
      return label.length < 2 || label.length > 40 || /^\d+$/.test(label) ? [] : [{ segment, to, label }];
    }),
  ),
);

/** Where a segment's own label ends: at its colon, or at its end when it is short. */
function labelEnd(text: string): number {
  const colon = /[:：]/u.exec(text);
  if (colon && colon.index > 0 && colon.index <= 40) return colon.index;
  return text.length <= 30 ? text.length : 0;
}

function spokenShare(label: string, wish: Wish): number {
  if (label === wish.folded || label === wish.foldedName) return 0.97;
  if (isNumberOf(label, wish.folded) || isNumberOf(label, wish.foldedName)) return 0.9;
  const enough = /[a-z]/.test(label) ? label.length >= 5 : label.length >= 2;
  if (!enough) return 0;
  if (wish.folded.includes(label))
    return 0.55 + 0.3 * Math.min(1, label.length / Math.max(wish.folded.length, 1));
  if (wish.folded.length >= 5 && label.includes(wish.folded)) return 0.6;
  return 0;
}

/** "Room No." is what "Room" and "Room number" ask for. */
function isNumberOf(label: string, asked: string): boolean {
  const stem = /^(.{3,}?)(?:no|number|nr|番号)$/.exec(label)?.[1];
  return (
    stem !== undefined && (asked === stem || asked.includes(`${stem}number`) || asked.includes(`${stem}番号`))
  );
}

function isAvoided(lead: Lead, wish: Wish, view: DocumentView): boolean {
  const printed = fold(lead.segment.text.slice(lead.from, lead.to));
  if (wish.avoidedTexts.some((text) => printed === text)) return true;
  const hit = (view.labelsIn.get(lead.segment) ?? []).find(
    (one) => one.from <= lead.from && one.to >= lead.to,
  );
  if (!hit) return false;
  return wish.avoided.some(
    (concept) =>
      (hit.meanings.get(concept) ?? 0) > 0.9 &&
      (!wish.concept || (hit.meanings.get(wish.concept) ?? 0) < 0.9),
  );
}
