import { understand } from './instruction/understand.ts';
import { CONCEPTS, type ConceptId } from './lexicon/index.ts';
import { fold, tidy } from './text/fold.ts';
import type { Instruction } from './types.ts';
import { parseNumber } from './values/whole-amount.ts';
import { parseDate } from './values/date.ts';

/** What identifies a business document: who issued it, under which number, on which day, over how much. */
export interface DocumentIdentity<Value> {
  readonly supplier: Value;
  readonly number: Value;
  readonly date: Value;
  readonly amount: Value;
}

// The document's own first; what it refers to (the order of a delivery note) only where it has none of its own.
const SUPPLIERS: readonly ConceptId[] = ['issuer', 'registration_number', 'vat_number'];
const NUMBERS: readonly ConceptId[] = [
  'invoice_number',
  'receipt_number',
  'delivery_number',
  'quote_number',
  'document_number',
  'order_number',
];
const DATES: readonly ConceptId[] = [
  'invoice_date',
  'purchase_date',
  'quote_date',
  'document_date',
  'order_date',
  'delivery_date',
];
const AMOUNTS: readonly ConceptId[] = ['total', 'amount_due'];

/**
 * The fields of a template that contain a document's identity, by their names: of a standard template's and of one's own, whatever they are called.
 * Null where one of the four is not asked for: such documents cannot be compared by their values.
 */
export function identityFields(fields: readonly Instruction[]): DocumentIdentity<string> | null {
  const byConcept = new Map<ConceptId, string>();
  for (const field of fields) {
    const { concept, kind } = understand(field);
    // An issuer's address is not the issuer.
    if (concept === undefined || kind !== CONCEPTS[concept]) continue;
    if (!byConcept.has(concept)) byConcept.set(concept, field.name);
  }
  const first = (concepts: readonly ConceptId[]): string | undefined =>
    concepts.flatMap((concept) => byConcept.get(concept) ?? [])[0];
  const supplier = first(SUPPLIERS);
  const number = first(NUMBERS);
  const date = first(DATES);
  const amount = first(AMOUNTS);
  if (supplier === undefined || number === undefined || date === undefined || amount === undefined)
    return null;
  return { supplier, number, date, amount };
}

/**
 * The same text for the same document, however its values are written: widths, spaces, signs and the company's form do not count. Null where one of
 * the values is missing or cannot be read as what it is.
 */
export function identityOf(values: DocumentIdentity<string | null>): string | null {
  const supplier = foldCompany(values.supplier ?? '');
  const number = fold(values.number ?? '');
  const date = parseDate(values.date ?? '');
  const amount = parseNumber(values.amount ?? '');
  if (supplier === '' || number === '' || date === null || amount === null) return null;
  return [supplier, number, date, amount.includes('.') ? amount.replace(/\.?0+$/, '') : amount].join('\n');
}

/** ㈱山田商店 and 株式会社 山田商店 are one. */
function foldCompany(name: string): string {
  return fold(
    tidy(name)
      .replace(/\((?:株|有|合)\)/g, '')
      .replace(/株式会社|有限会社|合同会社/g, ''),
  );
}
