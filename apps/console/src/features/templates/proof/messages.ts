import { defineMessages } from '#lib/i18n/messages.ts';

/** Words of a template's test set and draft. */
export const messages = defineMessages({
  en: async () => (await import('#features/templates/proof/messages.en.ts')).en,
  jp: async () => (await import('#features/templates/proof/messages.jp.ts')).jp,
});
