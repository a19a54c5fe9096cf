import { dayRange } from '@ocr/billing';

// Years are counted with four digits: the last day has no day after it.
const lastDay = '9999-12-31';

/** The instants of a list's filter from one day to another, both included, as a time zone's days. */
export function instantsOfDays(
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
  timeZone: string,
): { from: Date | undefined; to: Date | undefined } {
  return {
    from: from === undefined ? undefined : startOf(from, timeZone),
    to: to === undefined || to === lastDay ? undefined : dayRange(to, timeZone).end,
  };
}

function startOf(day: string, timeZone: string): Date {
  return day === lastDay ? new Date(lastDay) : dayRange(day, timeZone).start;
}
