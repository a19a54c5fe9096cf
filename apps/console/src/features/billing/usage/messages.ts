import { defineMessages } from '#lib/i18n/messages.ts';

export const messages = defineMessages({
  en: async () => (await import('#features/billing/usage/messages.en.ts')).en,
  jp: async () => (await import('#features/billing/usage/messages.jp.ts')).jp,
});
