import type { CandidateMaker } from '../candidate.ts';
import { appositions } from './appositions.ts';
import { clauseCandidates } from './clauses.ts';
import { definedTerms } from './defined-terms.ts';
import { saidOfEmployment } from './employment.ts';
import { saidInLetters } from './letters.ts';
import { saidInSentences } from './said.ts';
import { greeted } from './salutations.ts';
import { signatures } from './signatures.ts';
import { saidOfTenancy } from './tenancy.ts';

/** What sentences say. */
export const SENTENCE_MAKERS: readonly CandidateMaker[] = [
  saidInSentences,
  saidInLetters,
  saidOfEmployment,
  saidOfTenancy,
  greeted,
  clauseCandidates,
  signatures,
  definedTerms,
  appositions,
];
