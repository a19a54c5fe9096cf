import { defineMessages } from '#lib/i18n/messages.ts';

export const messages = defineMessages({
  en: async () => (await import('#app/shell/messages.en.ts')).en,
  jp: async () => (await import('#app/shell/messages.jp.ts')).jp,
});
