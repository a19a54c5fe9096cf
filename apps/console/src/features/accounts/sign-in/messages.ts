import { defineMessages } from '#lib/i18n/messages.ts';

export const messages = defineMessages({
  en: async () => (await import('#features/accounts/sign-in/messages.en.ts')).en,
  jp: async () => (await import('#features/accounts/sign-in/messages.jp.ts')).jp,
});
