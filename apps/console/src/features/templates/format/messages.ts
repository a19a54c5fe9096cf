import { defineMessages } from '#lib/i18n/messages.ts';

export const messages = defineMessages({
  en: async () => (await import('#features/templates/format/messages.en.ts')).en,
  jp: async () => (await import('#features/templates/format/messages.jp.ts')).jp,
});
