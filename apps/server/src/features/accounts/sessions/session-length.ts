/** How long a session lives: 8 hours, 30 days with Remember me. */
export const rememberedDays = 30;
const plainHours = 8;

export function endOfSession(from: Date, remember: boolean): Date {
  return new Date(from.getTime() + (remember ? rememberedDays * 24 : plainHours) * 3_600_000);
}
