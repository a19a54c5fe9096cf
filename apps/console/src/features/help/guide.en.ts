import { billingChapters } from '#features/help/guide-billing.en.ts';
import { documentChapters } from '#features/help/guide-documents.en.ts';
import { startChapters } from '#features/help/guide-start.en.ts';
import { templateChapters } from '#features/help/guide-templates.en.ts';
import { troubleChapters } from '#features/help/guide-trouble.en.ts';
import type { Guide } from '#features/help/guide.ts';

/** The whole guide. */
export const guide: Guide = {
  ...startChapters,
  ...documentChapters,
  ...templateChapters,
  ...billingChapters,
  ...troubleChapters,
};
