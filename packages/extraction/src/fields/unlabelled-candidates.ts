import type { DocumentView } from '../document.ts';
import type { FieldQuery } from '../instruction/field-query.ts';
import { segmentsLeft } from '../layout/neighbours.ts';
import { CONCEPTS } from '../lexicon/index.ts';
import type { ConceptId, Kind } from '../lexicon/index.ts';
import { isOwn, isTitledFor } from '../document-type.ts';
import { IS_DATED } from './sentences/letters.ts';
import { rateAddress } from '../values/names.ts';
import { memoize } from '../memoize.ts';
import { narrow } from '../text/narrow.ts';
import { heightOf } from '../layout/geometry.ts';
import { findAmounts } from '../values/amount.ts';
import type { Candidate } from './candidate.ts';
import { tornPhones } from './blocks/torn.ts';
import { readKind } from './read-kind.ts';

/** How surely a value without a label is the one asked for, by how specific its shape is. */
const BY_SHAPE: Readonly<Partial<Record<Kind, number>>> = {
  registration: 0.9,
  email: 0.85,
  iban: 0.88,
  url: 0.8,
  phone: 0.6,
  postal: 0.6,
  vat: 0.72,
  bic: 0.4,
  date: 0.5,
};

/** Values that need no label: their shape says what they are. */
export function unlabelledCandidates(query: FieldQuery, view: DocumentView): readonly Candidate[] {
  if (query.concept === 'total' || query.concept === 'amount_due') return largePrint(view);
  // Where accounts have an IBAN, it is their number.
  const kind = query.concept === 'account_number' ? 'iban' : query.kind;
  const base = BY_SHAPE[kind];
  if (base === undefined) return [];
  const known = byKind(view);
  const held = known.get(kind) ?? [...findUnlabelled(kind, base, view), ...torn(kind, base, view)];
  known.set(kind, held);
  if (query.concept === 'fax' || query.concept === 'mobile') return [];
  if (query.kind === 'bic') return held.map(asNamedBic);
  if (query.kind === 'phone') return held.filter(isBarePhone);
  if (query.kind !== 'date') return held;
  if (query.concept === 'due_date') return held.filter(isDeadline).map((one) => ({ ...one, score: 0.6 }));
  if (!isOwn(query.concept, view.documentTypes)) return [];
  if (query.concept && !UNLABELLED_DATES.has(query.concept)) return [];
  return held
    .filter((one) => !hasOtherLabel(one, query, view) && !isOfOtherPaper(one))
    .map((one) => (isHeadDate(one, query, view) ? { ...one, score: HEAD_DATE } : one));
}

/** A sum of money set apart in large print is what is to be paid: ￥58,300- on a receipt. */
function largePrint(view: DocumentView): Candidate[] {
  const first = view.pages[0];
  return (first?.segments ?? []).flatMap((segment) => {
    if (!first || heightOf(segment.rect) < 1.35 * first.lineHeight) return [];
    const amounts = findAmounts(segment.text);
    const amount = amounts[0];
    const printed = narrow(segment.text);
    const alone = /^[\s\d¥$€£,.円()税込金也-]*(?:USD|EUR|GBP)?[\s※*-]*$/u.test(printed);
    // ￥58,300- is closed at both ends; of ￥ a picture often leaves nothing.
    const closed =
      amount?.formatted === true && /[-※*也]\s*$/u.test(printed) && view.documentTypes.has('receipt');
    if (!amount || amounts.length > 1 || !(amount.currency || closed) || !alone) return [];
    const ranges = [{ segment, from: amount.from, to: amount.to }];
    const score = view.documentTypes.has('receipt') ? 0.68 : 0.56;
    return [{ value: amount.value, ranges, score, doubt: 'WEAK_LABEL' as const }];
  });
}

/** "by Sep 18, 2025", 2025年9月18日までに: a day that something is to be done by, in a box of its own. */
function isDeadline({ ranges: [range] }: Candidate): boolean {
  if (!range) return false;
  const { text } = range.segment;
  const [before, after] = [text.slice(0, range.from), text.slice(range.to)];
  return /^\W*(?:please )?(?:(?:pay(?:able|ment)?|due)(?: date)? )?(?:by|before|until|no later than|due)\W*$/i.test(
    before,
  )
    ? /^\W*$/.test(after)
    : /^\W*$/u.test(before) && /^\s*(?:まで|迄)(?:に)?(?:お?支払|お?振込|ご?入金)?\S{0,8}$/u.test(after);
}

/** Eight capitals may be any word, unless BIC or SWIFT is before them. */
function asNamedBic(candidate: Candidate): Candidate {
  const range = candidate.ranges[0];
  const named = range && /(?:BIC|SWIFT)[\s/:.A-Za-z-]{0,12}$/i.test(range.segment.text.slice(0, range.from));
  return named ? { ...candidate, score: 0.88 } : candidate;
}

/** A phone number without a label begins with 0, + or a bracket, or is set 3-3-4; and no fax is named before it. */
function isBarePhone(candidate: Candidate): boolean {
  const range = candidate.ranges[0];
  if (!range) return false;
  const before = range.segment.text.slice(0, range.from);
  if (
    /(?:fax|facsimile|ファ(?:ッ)?クス|ＦＡＸ|no|nr|hrb|number|番号|id|siret|rcs|abn|\bF)\W{0,4}$/iu.test(
      before,
    )
  )
    return false;
  return (
    /^[0+(０＋（]|^1[-. ]\(?8\d\d\)?[-. ]/u.test(candidate.value) ||
    /^\d{3}[-. ]\d{3}[-. ]\d{4}$/.test(candidate.value)
  );
}

/** Dates that documents print without a label; no other date is ever meant by one that has none. */
const UNLABELLED_DATES: ReadonlySet<ConceptId> = new Set([
  'purchase_date',
  'invoice_date',
  'document_date',
  'quote_date',
  'order_date',
  'delivery_date',
  'payment_date',
]);

/** How surely a day by itself at the head of a page is the document's own. */
const HEAD_DATE = 0.62;
const HEAD = 0.3;

/** 令和7年4月18日 by itself at the head of a letter or form is its own date. */
function isHeadDate({ ranges: [range] }: Candidate, { concept }: FieldQuery, view: DocumentView): boolean {
  if (!range || (concept !== 'document_date' && !isTitledFor(concept, view.documentTypes))) return false;
  const { text, rect, layout } = range.segment;
  const alone = text.slice(0, range.from).trim() === '' && text.slice(range.to).trim() === '';
  const written = /年|^\s*(?:19|20)\d{2}[-/.]/u.test(text);
  return alone && written && layout === view.pages[0] && rect.top < HEAD * layout.page.height;
}

/** 注文書（4月15日付）: the day of another paper. */
const isOfOtherPaper = ({ ranges: [range] }: Candidate): boolean =>
  range !== undefined && IS_DATED.test(range.segment.text.slice(range.to));

/** Whether the label before a date says that it is another one. */
function hasOtherLabel(candidate: Candidate, query: FieldQuery, view: DocumentView): boolean {
  const range = candidate.ranges[0];
  if (!range || !query.concept) return false;
  const left = segmentsLeft(range.segment)[0];
  const own = (view.labelsIn.get(range.segment) ?? []).filter((hit) => hit.to <= range.from).at(-1);
  const beside = left && (view.labelsIn.get(left) ?? []).find((hit) => hit.alone);
  const label = own ?? (range.from === 0 ? beside : undefined);
  return (
    label !== undefined &&
    !label.meanings.has(query.concept) &&
    [...label.meanings.keys()].some((concept) => CONCEPTS[concept] === 'date')
  );
}

const byKind = memoize<DocumentView, Map<Kind, readonly Candidate[]>>(() => new Map());

const torn = (kind: Kind, base: number, view: DocumentView): Candidate[] =>
  kind === 'phone' ? view.pages.flatMap((page) => tornPhones(page.segments, base)) : [];

function findUnlabelled(kind: Kind, base: number, view: DocumentView): Candidate[] {
  return view.pages.flatMap((page) =>
    page.segments.flatMap((segment) =>
      readKind(kind, { segment, from: 0, to: segment.text.length }, view)
        .filter(
          (reading) =>
            reading.fit >= 0.9 && !(kind === 'date' && reading.fit < 1 && rateAddress(segment.text) >= 0.6),
        )
        .map((reading) => ({
          value: reading.value,
          ranges: [{ segment, from: reading.from, to: reading.to }],
          score: base * reading.fit,
          doubt: reading.doubt ?? (kind === 'date' ? ('WEAK_LABEL' as const) : undefined),
        })),
    ),
  );
}
