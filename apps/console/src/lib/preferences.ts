/**
 * Language and theme, kept under `configs` in local storage and restored at start. `public/boot.js` reads the same
 * key before the first paint.
 */
export type Language = 'en' | 'jp';
export type Theme = 'light' | 'dark';
export interface Preferences {
  readonly language: Language;
  readonly theme: Theme;
}

export const preferencesKey = 'configs';
const defaults: Preferences = { language: 'en', theme: 'light' };

/** Reads the stored preferences; older upper-case languages (`EN`, `JP`) count, anything else is the default. */
export function parsePreferences(stored: string | null): Preferences {
  try {
    // oxlint-disable-next-line typescript/consistent-type-assertions -- each of them is compared below
    const raw = JSON.parse(stored ?? '{}') as Partial<Record<keyof Preferences, unknown>> | null;
    return {
      language: String(raw?.language).toLowerCase() === 'jp' ? 'jp' : defaults.language,
      theme: String(raw?.theme).toLowerCase() === 'dark' ? 'dark' : defaults.theme,
    };
  } catch {
    return defaults;
  }
}

/** Language and theme of this browser, defaults where nothing is kept. */
export function readPreferences(): Preferences {
  return parsePreferences(localStorage.getItem(preferencesKey));
}

/** Keeps a change of language or theme in this browser, beyond the session. */
export function savePreferences(change: Partial<Preferences>): void {
  localStorage.setItem(preferencesKey, JSON.stringify({ ...readPreferences(), ...change }));
}
