import { isDay } from '@ocr/contract/rules';
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

/** The day that was typed, with hyphens or slashes and in any width: `2026/1/5` is `2026-01-05`. `undefined` while it is none. */
export function readTypedDay(text: string): string | undefined {
  const [, year, month = '', day = ''] =
    /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/.exec(text.normalize('NFKC').trim()) ?? [];
  const plain = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(plain) ? plain : undefined;
}

/** For this page's language. */
export const typedDays = createTypedDays(currentLanguageTag);
