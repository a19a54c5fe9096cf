import type { DocumentView } from '../../document.ts';
import type { FieldQuery } from '../../instruction/field-query.ts';
import { joinStackedName } from './stacked-names.ts';
import { completeName } from '../blocks/broken-names.ts';
import type { Candidate, CandidateMaker } from '../candidate.ts';
import { isNoValue } from '../labels/not-values.ts';
import { partyNames } from '../parties.ts';
import { definedTerms } from '../sentences/defined-terms.ts';
import { cornerNames, withoutMonogram } from './corner-names.ts';
import { operatorNames, registeredNames } from './registered-names.ts';

const MAKERS: readonly CandidateMaker[] = [definedTerms, partyNames, registeredNames, cornerNames];

/** Names of companies that may be the one asked for. */
export function companyNames(query: FieldQuery, view: DocumentView): Candidate[] {
  // Whose registration is printed runs the place; what is printed larger is the place itself.
  const operators = operatorNames(query, view);
  return (operators.length > 0 ? operators : MAKERS.flatMap((find) => find(query, view)))
    .map(withoutMonogram)
    .filter((one) => !isNoValue(one, query, view))
    .map((one) => joinStackedName(completeName(one, view)));
}
