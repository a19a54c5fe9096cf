import type { Month } from '@ocr/billing';

/** A month with the values in force in it. */
export interface MonthRates {
  readonly month: Month;
  readonly pagesPerBlock: number;
  readonly blocksPerPackage: number;
}
