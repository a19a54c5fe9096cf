import type { CandidateMaker } from '../candidate.ts';
import { addressedRoles } from './addressed-roles.ts';
import { cornerPeople } from './corner-names.ts';
import { accountHolders, addressedPeople, ownBank } from './holders.ts';
import { shopBranches } from './shop-branches.ts';
import { titledNames } from './titled-names.ts';
import { unlabelledNames } from './unlabelled-names.ts';

/** Names that no label of the lexicon is beside. */
export const NAME_MAKERS: readonly CandidateMaker[] = [
  unlabelledNames,
  accountHolders,
  addressedPeople,
  addressedRoles,
  ownBank,
  shopBranches,
  titledNames,
  cornerPeople,
];
