import { defineMessages } from '#lib/i18n/messages.ts';

export const messages = defineMessages({
  en: async () => (await import('#features/requests/submit/choosing/messages.en.ts')).en,
  jp: async () => (await import('#features/requests/submit/choosing/messages.jp.ts')).jp,
});
