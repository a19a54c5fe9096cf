import { defineMessages } from '#lib/i18n/messages.ts';

export const messages = defineMessages({
  en: async () => (await import('#features/accounts/second-factor/messages.en.ts')).en,
  jp: async () => (await import('#features/accounts/second-factor/messages.jp.ts')).jp,
});
