import type { DocumentView } from '../../document.ts';
import type { FieldQuery } from '../../instruction/field-query.ts';
import { isInStrip } from '../../layout/strips.ts';
import type { Segment } from '../../layout/layout.ts';
import { NUMBERING } from '../../lexicon/labels.ts';
import type { ConceptId } from '../../lexicon/index.ts';
import { isPaymentMethod } from '../shapes/payment-methods.ts';

/** Kinds of values that are names of somebody. */
export const NAME_KINDS: ReadonlySet<string> = new Set(['company', 'person']);
/** Kinds of which a value is all that a label has beside it, not a number found in it. */
export const WHOLE_KINDS: ReadonlySet<string> = new Set(['text', 'company', 'person', 'address']);

/** What numbers a box of a form before its label. */
const BOX = /^\s*\d{1,2}[.)]?\s+(?=\p{L}{3})/u;

/** Two rows of a list of labels with their values: what is under a label is the next label. */
export function isListed(label: Segment, under: Segment): boolean {
  const [own, next] = [label.layout.rows[label.row]?.segments, under.layout.rows[under.row]?.segments];
  if (own?.length !== 2 || next?.length !== 2 || own[0] !== label || next[0] !== under) return false;
  const [value, other] = [own[1], next[1]];
  // "5. PARCEL" is the next box of a form.
  if (!value || !other || !/\d/.test(value.text.replace(BOX, '')) || !/\d/.test(other.text)) return false;
  const edge = label.layout.lineHeight;
  return (
    Math.abs(value.rect.left - other.rect.left) < edge || Math.abs(value.rect.right - other.rect.right) < edge
  );
}

/** What is asked for in words that are labels elsewhere: 現金 before what was given in cash, 普通預金 before an account's number. */
const VALUES_LIKE_LABELS: Readonly<Partial<Record<ConceptId, (text: string) => boolean>>> = {
  payment_method: isPaymentMethod,
  account_type: (text) => /^(?:普通|当座|貯蓄)(?:預金)?$/u.test(text),
};

/** A neighbour that begins with a label of its own contains that label's value. */
export function startsWithOtherLabel(segment: Segment, query: FieldQuery, view: DocumentView): boolean {
  if (segment.text.length <= 40 && /\p{L}.*[:：]\s*$/u.test(segment.text)) return true;
  if (query.concept && VALUES_LIKE_LABELS[query.concept]?.(segment.text.trim()) === true) return false;
  if (isLabelInStrip(segment, view)) return true;
  const hit = view.labelsIn.get(segment)?.[0];
  // "4. 弊社担当" is a label with its number; CUSTREF123 is a code, whatever label it begins like.
  const isNumbered = hit !== undefined && hit.from > 1 && NUMBERING.test(segment.text.slice(0, hit.from));
  if (isNumbered && hit.to === segment.text.length) return true;
  if (!hit || hit.from > 1 || /^[A-Z]{2,}\d+$/.test(segment.text)) return false;
  if (query.concept && hit.meanings.has(query.concept) && !hit.alone) return false;
  const closed = /^\s?[:：]/u.test(segment.text.slice(hit.to));
  return (
    hit.alone ||
    closed ||
    (hit.quality >= 0.95 && hit.to - hit.from >= 3 && !WHOLE_KINDS.has(query.kind)
      ? /\d/.test(segment.text.slice(hit.to))
      : false)
  );
}

/** A text that no list knows, in a row of labels over their values, is a label as its neighbours are. */
function isLabelInStrip(segment: Segment, view: DocumentView): boolean {
  if (!isInStrip(segment)) return false;
  const row = segment.layout.rows[segment.row]?.segments ?? [];
  const known = row.filter((one) => (view.labelsIn.get(one) ?? []).some((hit) => hit.alone));
  const below = segment.layout.rows[segment.row + 1]?.segments ?? [];
  return (
    known.length * 2 >= row.length &&
    !below.some((one) => (view.labelsIn.get(one) ?? []).some((hit) => hit.alone))
  );
}
