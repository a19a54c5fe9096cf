import { defineMessages } from '#lib/i18n/messages.ts';

export const messages = defineMessages({
  en: async () => (await import('#features/billing-config/messages.en.ts')).en,
  jp: async () => (await import('#features/billing-config/messages.jp.ts')).jp,
});
