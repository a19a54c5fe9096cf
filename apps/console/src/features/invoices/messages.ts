import { defineMessages } from '#lib/i18n/messages.ts';

export const messages = defineMessages({
  en: async () => (await import('#features/invoices/messages.en.ts')).en,
  jp: async () => (await import('#features/invoices/messages.jp.ts')).jp,
});
