import { readPreferences, type Language } from '#lib/preferences.ts';

const tags = { en: 'en', jp: 'ja' } as const;

/** The standard's tag for a console language. `Intl` silently falls back to English for `jp`, so everything passes here. */
function languageTagOf(language: Language): 'en' | 'ja' {
  return tags[language];
}

/** The language of this page. Changing it reloads, so it is read once. */
export const currentLanguage: Language = readPreferences().language;
export const currentLanguageTag = languageTagOf(currentLanguage);
