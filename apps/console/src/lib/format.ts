import { currentLanguageTag } from '#lib/i18n/language.ts';

/** The time zone that this browser's clocks show: all instants are in it. */
export const readersZone: string = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A missing value is a dash and zero is 0, so that "none" differs from "not known". */
export const nothing = '–';

type Missing = null | undefined;
const isMissing = (value: unknown): value is Missing => value === null || value === undefined;

/** Every format of the console for one language tag and, for instants, one time zone (the reader's own by default). */
export function createFormats(tag: string, timeZone?: string) {
  const zone = timeZone === undefined ? {} : { timeZone };
  const number = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 });
  const oneDecimal = new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const date = new Intl.DateTimeFormat(tag, { year: 'numeric', month: 'short', day: 'numeric', ...zone });
  const dateTime = new Intl.DateTimeFormat(tag, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...zone,
  });
  const plainDay = new Intl.DateTimeFormat(tag, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
  const weekday = new Intl.DateTimeFormat(tag, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    weekday: 'short',
    timeZone: 'UTC',
  });
  const shortDay = new Intl.DateTimeFormat(tag, { month: 'short', day: 'numeric', timeZone: 'UTC' });
  const shortMonth = new Intl.DateTimeFormat(tag, { year: 'numeric', month: 'short', timeZone: 'UTC' });
  const month = new Intl.DateTimeFormat(tag, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  return {
    /** 12345.678 → 12,345.68 */
    number: (value: number | Missing) => (isMissing(value) ? nothing : number.format(value)),
    /** A percentage given as 0 to 100 → 97.3%. */
    percent: (value: number | Missing) => (isMissing(value) ? nothing : `${oneDecimal.format(value)}%`),
    /** The calendar day of an instant. */
    date: (instant: string | Missing) => (instant ? date.format(new Date(instant)) : nothing),
    /** Day and time of an instant. */
    dateTime: (instant: string | Missing) => (instant ? dateTime.format(new Date(instant)) : nothing),
    /** A date without time, `YYYY-MM-DD`: no time zone may move it. */
    day: (day: string | Missing) => (day ? plainDay.format(new Date(`${day}T00:00:00Z`)) : nothing),
    /** A date without time, with its day of the week. */
    weekday: (day: string) => weekday.format(new Date(`${day}T00:00:00Z`)),
    /** A date without time and year, for axes. */
    shortDay: (day: string | Missing) => (day ? shortDay.format(new Date(`${day}T00:00:00Z`)) : nothing),
    /** A month, `YYYY-MM`. */
    month: (value: string | Missing) => (value ? month.format(new Date(`${value}-01T00:00:00Z`)) : nothing),
    /** A month where room is short, as in a table. */
    shortMonth: (value: string | Missing) =>
      value ? shortMonth.format(new Date(`${value}-01T00:00:00Z`)) : nothing,
    /** Bytes in the unit a person would say. */
    bytes: (value: number | Missing) => (isMissing(value) ? nothing : formatBytes(value, tag)),
  };
}

function formatBytes(value: number, tag: string): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
  const step = Math.min(units.length - 1, value < 1000 ? 0 : Math.floor(Math.log10(value) / 3));
  const amount = value / 1000 ** step;
  return new Intl.NumberFormat(tag, {
    style: 'unit',
    unit: units[step] ?? 'byte',
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: amount < 10 && step > 0 ? 1 : 0,
  }).format(amount);
}

/** The formats of this page's language. */
export const format = createFormats(currentLanguageTag);
