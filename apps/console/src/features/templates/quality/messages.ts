import { defineMessages } from '#lib/i18n/messages.ts';

/** Words of how well a template reads. */
export const messages = defineMessages({
  en: async () => (await import('#features/templates/quality/messages.en.ts')).en,
  jp: async () => (await import('#features/templates/quality/messages.jp.ts')).jp,
});
