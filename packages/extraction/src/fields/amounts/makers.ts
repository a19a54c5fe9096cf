import type { CandidateMaker } from '../candidate.ts';
import { currencies } from './currencies.ts';
import { inlineRates } from './inline-rates.ts';
import { instalments } from './instalments.ts';
import { netSums } from './net-sums.ts';
import { onlySum } from './only-sum.ts';
import { rateRows } from './rate-rows.ts';
import { paidCandidates } from './sums.ts';

/** Sums and rates that no label of the lexicon is beside. */
export const AMOUNT_MAKERS: readonly CandidateMaker[] = [
  paidCandidates,
  inlineRates,
  rateRows,
  instalments,
  netSums,
  currencies,
  onlySum,
];
