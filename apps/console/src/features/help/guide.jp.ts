import { billingChapters } from '#features/help/guide-billing.jp.ts';
import { documentChapters } from '#features/help/guide-documents.jp.ts';
import { startChapters } from '#features/help/guide-start.jp.ts';
import { templateChapters } from '#features/help/guide-templates.jp.ts';
import { troubleChapters } from '#features/help/guide-trouble.jp.ts';
import type { Guide } from '#features/help/guide.ts';

/** The whole guide. */
export const guide: Guide = {
  ...startChapters,
  ...documentChapters,
  ...templateChapters,
  ...billingChapters,
  ...troubleChapters,
};
