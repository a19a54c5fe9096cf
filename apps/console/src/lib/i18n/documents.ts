import { defineMessages } from '#lib/i18n/messages.ts';

export const documentMessages = defineMessages({
  en: async () => (await import('#lib/i18n/documents.en.ts')).en,
  jp: async () => (await import('#lib/i18n/documents.jp.ts')).jp,
});
