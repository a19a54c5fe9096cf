import type { DataOf } from '@ocr/contract';
import { messages } from '#features/requests/submit/choosing/messages.ts';
import type { PlannedRequest } from '#features/requests/submit/plan-requests.ts';
import { format } from '#lib/format.ts';
import { joins } from '#lib/i18n/joins.ts';

/** The templates of the requests, each with how many files it reads. */
export function chosenText(requests: readonly PlannedRequest[], names: DataOf<'listTemplateNames'>): string {
  const counts = new Map<string, number>();
  for (const { templateId = '', files } of requests)
    counts.set(templateId, (counts.get(templateId) ?? 0) + files.length);
  const t = messages.get();
  return joins.list(
    [...counts].map(([templateId, count]) =>
      t.templateCount(names.find(({ id }) => id === templateId)?.name ?? '–', format.number(count)),
    ),
  );
}
