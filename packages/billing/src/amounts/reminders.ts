import { daysApart, type Day } from '../months.ts';

/** The hour of the day from which reminders are sent, so that none is sent at night. */
export const REMINDER_HOUR = 9;

/** For how many days after its day a reminder may still be sent. */
export const REMINDER_GRACE_DAYS = 7;

/**
 * Which of the chosen days after the due date an invoice is reminded of today: the last one that has come. None where that is long ago,
 * so that days chosen today send nothing for what is overdue since last year.
 */
export function reminderDayOn(today: Day, dueDate: Day, chosen: readonly number[]): number | undefined {
  const overdue = daysApart(dueDate, today);
  const last = Math.max(...chosen.filter((day) => day <= overdue));
  return overdue - last <= REMINDER_GRACE_DAYS ? last : undefined;
}
