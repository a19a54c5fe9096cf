import { defineMessages } from '#lib/i18n/messages.ts';

export const messages = defineMessages({
  en: async () => (await import('#features/billing/prices/messages.en.ts')).en,
  jp: async () => (await import('#features/billing/prices/messages.jp.ts')).jp,
});
