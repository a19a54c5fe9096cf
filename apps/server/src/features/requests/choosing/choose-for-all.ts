import { getPinnedTemplate, type PinnedTemplate } from '#features/templates/templates.store.ts';
import type { Context } from '#platform/context.ts';
import type { TenantScope } from '#platform/database/database.ts';
import type { InspectedFile } from '#platform/documents/inspect-upload.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { chooseForFile } from './choose-template.ts';

/**
 * The one template that fits all files of a submission, because a request has one.
 * @throws AppError `TEMPLATE_NOT_CHOSEN` if a file's template is unclear or the files need different ones; its details name each file's
 */
export async function chooseForAll(
  context: Context,
  scope: TenantScope,
  files: readonly InspectedFile[],
): Promise<PinnedTemplate> {
  const chosen = await Promise.all(
    files.map(async (file) => (await chooseForFile(context, scope, file, { parts: false })).template),
  );
  const [first] = chosen;
  if (!first || chosen.some((one) => one?.id !== first.id)) {
    const details = files.map(({ name }, index) => ({
      field: `files[${index}]`,
      name,
      code: chosen[index] ? 'DIFFERENT' : 'NOT_SURE',
      template: chosen[index] ?? null,
    }));
    throw new AppError('TEMPLATE_NOT_CHOSEN', { details });
  }
  return context.db.withTenant(scope, (trx) => getPinnedTemplate(trx, scope, first.id));
}
