import { defineMessages } from '#lib/i18n/messages.ts';

/** Loaded before the first screen, so `common.get()` is safe everywhere in components. */
export const common = defineMessages({
  en: async () => (await import('#lib/i18n/common.en.ts')).en,
  jp: async () => (await import('#lib/i18n/common.jp.ts')).jp,
});
