import type { CandidateMaker } from '../candidate.ts';
import { bankLines } from './bank-line.ts';
import { codedShapes } from './coded-shapes.ts';
import { cornerCodes } from './corner-codes.ts';
import { countedNumbers } from './counted.ts';
import { documentNumbers } from './document-numbers.ts';
import { extensions } from './extensions.ts';
import { labelledCodes } from './labelled-codes.ts';
import { paymentMethods } from './payment-methods.ts';
import { tickedCandidates } from './ticked.ts';
import { titleNumbers } from './title-numbers.ts';

/** Values known by their own form or words. */
export const SHAPE_MAKERS: readonly CandidateMaker[] = [
  bankLines,
  paymentMethods,
  countedNumbers,
  codedShapes,
  extensions,
  labelledCodes,
  documentNumbers,
  tickedCandidates,
  cornerCodes,
  titleNumbers,
];
