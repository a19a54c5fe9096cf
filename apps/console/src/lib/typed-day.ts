import { currentLanguageTag } from '#lib/i18n/language.ts';

/** How days are typed and shown in fields, for one language: Japan writes 2026/12/24. */
export function createTypedDays(tag: 'en' | 'ja') {
  const separator = tag === 'ja' ? '/' : '-';
  return {
    /** As a placeholder, and as the calendar library's format. */
    pattern: `YYYY${separator}MM${separator}DD`,
    /** `2026-12-24` as a field shows it. */
    write: (day: string): string => day.replaceAll('-', separator),
  };
}

/** For this page's language. */
export const typedDays = createTypedDays(currentLanguageTag);
