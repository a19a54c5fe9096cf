import { columnAbove } from './neighbours.ts';
import type { Segment } from './layout.ts';

/** Rows over a sum in which its column's head is looked for. */
const HEAD_ROWS = 40;
const BALANCE = /^(?:running |closing |account )?balance(?: ?[(（].*)?$|^(?:差引)?残高(?: ?[(（].*)?$/iu;

/** Whether a sum is in the column of a statement that says what is left after each of its entries: it is no entry itself. */
export const isRunningBalance = (segment: Segment): boolean => {
  const head = columnAbove(segment, HEAD_ROWS).find(({ text }) => !/\d/.test(text));
  return head !== undefined && BALANCE.test(head.text.trim());
};
