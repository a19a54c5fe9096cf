import type { DocumentView } from '../../document.ts';
import { isTitledFor } from '../../document-type.ts';
import type { FieldQuery } from '../../instruction/field-query.ts';
import { CONCEPTS } from '../../lexicon/index.ts';
import type { ConceptId, Kind } from '../../lexicon/index.ts';

/** Labels of related concepts, used where the concept has none of its own: goods are delivered where the bill is sent. */
const RELATED: Readonly<Partial<Record<ConceptId, readonly (readonly [ConceptId, number])[]>>> = {
  customer: [['ship_to', 0.8]],
  ship_to: [['customer', 0.7]],
  delivery_place: [['ship_to', 0.8]],
  vat_number: [['registration_number', 0.9]],
  paid: [
    ['tendered', 0.84],
    ['total', 0.72],
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
  payment_date: [['pay_date', 0.8]],
  net_pay: [['total', 0.6]],
  tracking_number: [['reference', 0.7]],
  expiry_date: [
    ['valid_until', 0.9],
    ['contract_term', 0.85],
    ['period_end', 0.75],
  ],
  period_start: [
    ['effective_date', 0.9],
    ['contract_term', 0.8],
  ],
  period_end: [
    ['expiry_date', 0.9],
    ['contract_term', 0.8],
  ],
  effective_date: [
    ['contract_term', 0.85],
    ['period_start', 0.8],
  ],
  previous_balance: [['opening_balance', 0.9]],
  opening_balance: [['previous_balance', 0.9]],
  tax_due: [['tax', 0.8]],
  income_tax: [
    ['withholding', 0.9],
    ['tax', 0.9],
  ],
  withholding: [['income_tax', 0.85]],
  pension_insurance: [['employment_insurance', 0.5]],
  employment_insurance: [['pension_insurance', 0.5]],
  account_holder: [['beneficiary', 0.8]],
  invoice_date: [['document_date', 0.8]],
  event_date: [['document_date', 0.7]],
  visit_date: [['document_date', 0.6]],
  beneficiary: [['account_holder', 0.85]],
  policy_number: [['contract_number', 0.9]],
  deposit: [['paid', 0.8]],
  document_number: [
    ['invoice_number', 0.8],
    ['delivery_number', 0.8],
    ['receipt_number', 0.8],
    ['quote_number', 0.8],
    ['order_number', 0.8],
  ],
  document_date: [
    ['invoice_date', 0.85],
    ['order_date', 0.82],
    ['delivery_date', 0.75],
    ['quote_date', 0.75],
    ['purchase_date', 0.8],
  ],
};

/** Labels of an invoice that other documents print for their own number and date. */
const SHARED_LABELS: Readonly<Partial<Record<Kind, readonly (readonly [ConceptId, number])[]>>> = {
  date: [
    ['invoice_date', 0.85],
    ['purchase_date', 0.8],
    ['document_date', 0.85],
  ],
  code: [['document_number', 0.85]],
};

/** The concepts whose labels may replace another one's, each with how surely, 0 to 1. */
export function relatedTo(
  concept: ConceptId,
  { folded }: FieldQuery,
  view: DocumentView,
): readonly (readonly [ConceptId, number])[] {
  // "Total payable": all of it, also where what is left to pay has a label of its own.
  if (concept === 'amount_due' && /total|合計/.test(folded)) return [['total', 1]];
  const own = isTitledFor(concept, view.documentTypes) ? (SHARED_LABELS[CONCEPTS[concept]] ?? []) : [];
  return [...(RELATED[concept] ?? []), ...own];
}
