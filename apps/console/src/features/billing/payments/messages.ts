import { defineMessages } from '#lib/i18n/messages.ts';

export const messages = defineMessages({
  en: async () => (await import('#features/billing/payments/messages.en.ts')).en,
  jp: async () => (await import('#features/billing/payments/messages.jp.ts')).jp,
});
