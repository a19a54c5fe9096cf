import { nextMonth, previousMonth, type Day, type Month } from './months.ts';
import { valuesInForce, type MonthlyValues } from './settings.ts';
import { dayWithin, findMonth, startOfMonth, type InstantRange } from './time-zones.ts';

/**
 * The billing calendar of a partner, whose time zone may change from one month to the next.
 * A month ends when it ends in the time zone in force for it, and the next month begins at that very instant, so that
 * every instant belongs to one month, and no change of the next month's time zone moves the end of the running one.
 * Moved west, the new zone still shows the old month's last day for some hours: these count as the first of the new month.
 */
type Zones = readonly MonthlyValues<{ timeZone: string }>[];

/** The billing month of an instant. */
export function billingMonthAt(instant: Date, zones: Zones): Month {
  return findMonth(instant, (month) => startOfBillingMonth(month, zones));
}

/** The billing day of an instant, always a day of its billing month; it never goes back. */
export function billingDayAt(instant: Date, zones: Zones): Day {
  const month = billingMonthAt(instant, zones);
  return dayWithin(instant, month, valuesInForce(zones, month).timeZone);
}

/** The instants of a billing month. */
export function billingMonthRange(month: Month, zones: Zones): InstantRange {
  return {
    start: new Date(startOfBillingMonth(month, zones)),
    end: new Date(startOfMonth(nextMonth(month), valuesInForce(zones, month).timeZone)),
  };
}

function startOfBillingMonth(month: Month, zones: Zones): number {
  return startOfMonth(month, valuesInForce(zones, previousMonth(month)).timeZone);
}
