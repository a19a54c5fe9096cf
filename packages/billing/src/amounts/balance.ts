/** The open amount of an invoice: negative if it was overpaid, and on a credit note until it is settled. */
export function balanceOf({ total, paid }: { total: number; paid: number }): number {
  return total - paid;
}

/** Whether the payments cover the total. Nothing remains to be paid on a credit note, nor on an invoice over zero. */
export function isPaidInFull({ total, paid }: { total: number; paid: number }): boolean {
  return paid >= total;
}

/** How many days an amount may be overdue for each column of the list of receivables (売掛金年齢表); the last column has no end. */
export const RECEIVABLE_AGES = [0, 30, 60, 90] as const;

/** The column of an open amount: 0 while it is not overdue, then 1 to 4 for up to 30, 60, 90 and more days. */
export function ageColumn(daysOverdue: number): number {
  const column = RECEIVABLE_AGES.findIndex((days) => daysOverdue <= days);
  return column === -1 ? RECEIVABLE_AGES.length : column;
}

/**
 * What moves from a voided invoice to its new credit note: all that is open of it, negative where more was paid than its total. The invoice is
 * settled then, and the credit note has open what was paid, to be refunded or deducted from the next invoice.
 */
export function offsetOfVoid(voided: { total: number; paid: number }): number {
  return balanceOf(voided);
}

/** How much of an invoice's open amount a credit note settles: no more than is open of the credit note. */
export function offsetBetween(
  owed: { total: number; paid: number },
  credit: { total: number; paid: number },
): number {
  return Math.max(0, Math.min(balanceOf(owed), -balanceOf(credit)));
}
