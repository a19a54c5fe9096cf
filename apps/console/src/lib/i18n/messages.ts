import { currentLanguage, currentLanguageTag } from '#lib/i18n/language.ts';
import type { Language } from '#lib/preferences.ts';

/** The words of one part of the console, loaded in the current language only. */
export interface Messages<Content> {
  /** Loads the messages; the router awaits this in parallel with the page's code. */
  readonly load: () => Promise<Content>;
  /** The loaded words. Throws when nothing has loaded them: give the messages to the page's entry in `app/routes`. */
  readonly get: () => Content;
  /** The words where they are loaded: for what also runs on pages that have no use for them. */
  readonly find: () => Content | undefined;
}

/**
 * Joins the two languages of one part. A language change reloads the page, so nothing here needs to react to one.
 * The Japanese module is typed against the English one (`export const jp: typeof en`), so a gap fails the compiler.
 */
export function defineMessages<Content>(
  languages: Readonly<Record<Language, () => Promise<Content>>>,
): Messages<Content> {
  let loaded: Content | undefined;
  return {
    async load() {
      loaded ??= await languages[currentLanguage]();
      return loaded;
    },
    get() {
      if (loaded === undefined) throw new Error('These messages are not loaded: name them at the route.');
      return loaded;
    },
    find: () => loaded,
  };
}

const pluralRules = new Intl.PluralRules(currentLanguageTag);

/** English needs "1 page" and "2 pages"; give both forms, the rule of the language chooses. */
export function plural(count: number, one: string, other: string): string {
  return pluralRules.select(count) === 'one' ? one : other;
}
