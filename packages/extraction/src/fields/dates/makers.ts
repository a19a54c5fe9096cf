import type { CandidateMaker } from '../candidate.ts';
import { actionDates } from './action-dates.ts';
import { betweenDays } from './between-days.ts';
import { dayCounts } from './day-counts.ts';
import { followedDays } from './followed-days.ts';
import { nextDays } from './next-days.ts';
import { periodEnds } from './period-ends.ts';
import { referenceDates } from './reference-dates.ts';
import { yearsOfPaper } from './years.ts';

/** Days, years and periods that no label of the lexicon is beside. */
export const DATE_MAKERS: readonly CandidateMaker[] = [
  periodEnds,
  actionDates,
  referenceDates,
  followedDays,
  nextDays,
  betweenDays,
  yearsOfPaper,
  dayCounts,
];
