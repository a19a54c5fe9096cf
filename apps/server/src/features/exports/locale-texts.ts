/** A date without time, `YYYY-MM-DD`, as a document writes it: `2026年12月24日`, `December 24, 2026`. */
export function dayText(day: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/** A month, `YYYY-MM`, as a document writes it: `2026年12月`, `December 2026`. */
export function monthText(month: string, locale: string): string {
  const options = { year: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(locale, options).format(new Date(`${month}-01T00:00:00Z`));
}

/** Formats counts with thousands separators. */
export function numberText(locale: string): (value: number) => string {
  const format = new Intl.NumberFormat(locale);
  return (value) => format.format(value);
}
