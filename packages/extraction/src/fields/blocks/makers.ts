import type { CandidateMaker } from '../candidate.ts';
import { addressParts } from './address-parts.ts';
import { peopleOfParty } from './party-people.ts';

/** Values in the block of a party. */
export const BLOCK_MAKERS: readonly CandidateMaker[] = [addressParts, peopleOfParty];
