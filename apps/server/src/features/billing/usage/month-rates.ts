import { valuesInForce, type Month } from '@ocr/billing';
import { endOfMonth, type ValuesHistory } from '../billing-calendar.store.ts';

/** A month with the values in force in it. */
export interface MonthRates {
  readonly month: Month;
  readonly pagesPerBlock: number;
  readonly blocksPerPackage: number;
  /** The first instant after it. */
  readonly end: Date;
}

/** What a partner's history says of a month. */
export function ratesOf(history: ValuesHistory, month: Month): MonthRates {
  const { pagesPerBlock, blocksPerPackage } = valuesInForce(history, month);
  return { month, pagesPerBlock, blocksPerPackage, end: endOfMonth(history, month) };
}
