/** Instants: from inclusive, to exclusive; open if missing. */
export interface Span {
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

const dayMs = 86_400_000;

/** The beginning of an instant's day (UTC), shifted by this many days. */
export function startOfDay(at: Date, days = 0): Date {
  return new Date((Math.floor(at.getTime() / dayMs) + days) * dayMs);
}

/**
 * The whole days (UTC) of a span, undefined if there are none, and the rest of it at its ends. `until`, the beginning of a day: later days
 * are part of the rest.
 */
export function splitDays(
  { from, to }: Span,
  until?: Date,
): { readonly days: Span | undefined; readonly parts: readonly Span[] } {
  const first = from && new Date(Math.ceil(from.getTime() / dayMs) * dayMs);
  const last = to && startOfDay(to);
  const end = last && until ? (last < until ? last : until) : (last ?? until);
  if (from && first && end && first >= end) return { days: undefined, parts: [{ from, to }] };
  const parts: Span[] = [];
  if (from && first && from < first) parts.push({ from, to: first });
  if (end && (to === undefined || end < to)) parts.push({ from: end, to });
  return { days: { from: first, to: end }, parts };
}
