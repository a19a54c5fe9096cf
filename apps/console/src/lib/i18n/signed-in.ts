import { defineMessages } from '#lib/i18n/messages.ts';

/** Loaded with the shell, so `signedInMessages.get()` is safe on every signed-in page. */
export const signedInMessages = defineMessages({
  en: async () => (await import('#lib/i18n/signed-in.en.ts')).en,
  jp: async () => (await import('#lib/i18n/signed-in.jp.ts')).jp,
});
