import { defineMessages } from '#lib/i18n/messages.ts';

export const messages = defineMessages({
  en: async () => (await import('#features/templates/pointing/messages.en.ts')).en,
  jp: async () => (await import('#features/templates/pointing/messages.jp.ts')).jp,
});
