import type { DocumentView } from '../../document.ts';
import type { FieldQuery } from '../../instruction/field-query.ts';
import type { ConceptId } from '../../lexicon/index.ts';
import type { Candidate } from '../candidate.ts';
import { issuerNames } from '../issuer.ts';
import { findLabelMatches } from '../label-matches.ts';
import { namesOf } from '../parties.ts';

/** An account's holder is whom the statement is addressed to, where no label names another. */
export function accountHolders(query: FieldQuery, view: DocumentView): Candidate[] {
  const isOwner = query.concept === 'holder' && OF_ACCOUNT.test(query.asked);
  if (query.concept !== 'account_holder' && !isOwner) return [];
  const isStatement = view.documentTypes.has('statement') || isBankPaper(view);
  const addressed = namesOf('customer', view);
  const isAddressed = isStatement && addressed.some(({ score }) => score > SHOWN);
  const others = isAddressed
    ? []
    : issuerNames(view, []).filter((one) => !/\bbank\b|銀行|金庫/i.test(one.value));
  return [...addressed, ...others].map((one) => ({
    ...one,
    score: one.score * (isAddressed ? 0.9 : isStatement ? 0.8 : 0.65),
    doubt: 'WEAK_LABEL',
  }));
}

/** This surely a statement shows whom it is addressed to, whose account it is. */
const SHOWN = 0.6;
/** Who holds an account, and no certificate. */
const OF_ACCOUNT = /\baccount\b|口座/i;

/** Whom a paper is addressed to is its policyholder, tenant or taxpayer, where no label names another. */
export function addressedPeople(query: FieldQuery, view: DocumentView): Candidate[] {
  if (query.kind !== 'person' || !ADDRESSED.has(query.concept)) return [];
  if (query.party !== 'customer' && query.concept !== 'member') return [];
  if (findLabelMatches(query, view).some(({ strength }) => strength > LABELLED)) return [];
  return namesOf('customer', view).map((one) => ({ ...one, score: one.score * 0.85, doubt: 'WEAK_LABEL' }));
}

/** Whom papers are addressed to; a beneficiary, a driver or a guarantor is another person. */
const ADDRESSED: ReadonlySet<ConceptId | undefined> = new Set<ConceptId | undefined>([
  undefined,
  'insured',
  'patient',
  'guest',
  'student',
  'member',
  'holder',
  'person',
]);

/** A label this strong says where the value is, if there is one. */
const LABELLED = 0.7;

/** A bank's own statement: who issued it, where no other bank is named. */
export function ownBank(query: FieldQuery, view: DocumentView): Candidate[] {
  if (query.concept !== 'bank' || !view.documentTypes.has('statement')) return [];
  if (!isBankPaper(view)) return [];
  return issuerNames(view, []).map((one) => ({ ...one, score: one.score * 0.85, doubt: 'WEAK_LABEL' }));
}

const isBankPaper = (view: DocumentView): boolean =>
  BANK_LABELS.some((concept) => (view.labelsOf.get(concept) ?? []).length > 0);

/** What only a bank's statement sums up. */
const BANK_LABELS = ['money_in', 'money_out', 'overdraft', 'opening_balance'] as const;
