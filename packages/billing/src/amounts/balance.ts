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
 * How a credit note and the invoice that it voids offset each other: the open amount of the invoice is deducted from the credit note. What was
 * paid before stays open on the credit note, to be refunded or deducted from the next invoice.
 */
export function offsetBetween(
  owed: { total: number; paid: number },
  credit: { total: number; paid: number },
): number {
  return Math.max(0, Math.min(balanceOf(owed), -balanceOf(credit)));
}
