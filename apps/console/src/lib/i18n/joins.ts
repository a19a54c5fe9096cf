import { currentLanguageTag } from '#lib/i18n/language.ts';

/**
 * How a language joins texts. Japanese has no space after 。, parts names with 、 and ends a label with ：;
 * a place that joins texts itself would write English punctuation into Japanese.
 */
export function createJoins(tag: 'en' | 'ja') {
  const isJapanese = tag === 'ja';
  return {
    /**
     * Joins whole sentences; missing ones are left out. Some texts of the specification end without a full stop, which is added before
     * another sentence.
     */
    sentences: (...texts: readonly (string | false | undefined)[]): string =>
      texts
        .filter((text) => typeof text === 'string' && text !== '')
        .map((text, index, all) =>
          index === all.length - 1 || /[.!?…。！？]$/.test(String(text))
            ? text
            : `${text}${isJapanese ? '。' : '.'}`,
        )
        .join(isJapanese ? '' : ' '),
    /** Names: `A, B`, `A、B`. */
    list: (names: readonly string[]): string => names.join(isJapanese ? '、' : ', '),
    /** A label and its value: `Label: value`, `項目：値`. */
    labelled: (label: string, value: string): string => `${label}${isJapanese ? '：' : ': '}${value}`,
    /** Between a number and its unit: `14 pages`, `14ページ`. */
    unitGap: isJapanese ? '' : ' ',
    /** A range of numbers: `1–3`, `1～3`. */
    range: (first: string, last: string): string => `${first}${isJapanese ? '～' : '–'}${last}`,
  };
}

/** The joins of this page's language. */
export const joins = createJoins(currentLanguageTag);
