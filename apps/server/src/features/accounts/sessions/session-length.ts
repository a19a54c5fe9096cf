/** How long a session lives: 8 hours, 30 days with Remember me. */
export const rememberedDays = 30;
const plainHours = 8;

/** When a session ends: after 8 hours, or 30 days if remembered. */
export function endOfSession(from: Date, remember: boolean): Date {
  return new Date(from.getTime() + (remember ? rememberedDays * 24 : plainHours) * 3_600_000);
}

/** How long a session may go unused, by whether it is remembered. */
export interface IdleLimits {
  readonly idleMs: number;
  readonly rememberedIdleMs: number;
}

/** Whether a session has been unused for longer than allowed. Uses are recorded to the minute. */
export function isUnused(
  session: { readonly last_seen_at: Date; readonly remembered: boolean },
  limits: IdleLimits,
  now: Date,
): boolean {
  const limit = session.remembered ? limits.rememberedIdleMs : limits.idleMs;
  return now.getTime() - session.last_seen_at.getTime() >= limit;
}
