import { inspectUpload, type InspectedFile } from '#platform/documents/inspect-upload.ts';
import type { TenantScope } from '#platform/database/database.ts';
import { AppError, invalidField } from '#platform/errors/app-error.ts';
import type { ReceivedForm } from '#platform/http/upload.ts';
import type { Context } from '#platform/context.ts';

const partName = 'files';
/** In place of a template's id: the one that fits is chosen. */
export const chosenByItself = 'auto';

/** Checked before the rest of the form: the parts after the last allowed file were not read. */
export function refuseTooManyFiles(context: Pick<Context, 'config'>, form: ReceivedForm): void {
  const { maxFiles } = context.config.limits;
  if (form.tooManyFiles || form.files.length > maxFiles)
    throw new AppError('TOO_MANY_FILES', { details: { maxFiles } });
}

/** Inspects every file of a submission separately, so that one bad file never hides problems of another. */
export async function inspectFiles(
  context: Context,
  { tenantId }: TenantScope,
  form: ReceivedForm,
): Promise<InspectedFile[]> {
  refuseTooManyFiles(context, form);
  const files = form.files.filter((file) => file.part === partName);
  if (files.length === 0) throw invalidField(partName, 'REQUIRED');
  return Promise.all(files.map((file) => inspectUpload(file, context, tenantId)));
}

export interface ValidFile extends InspectedFile {
  readonly kind: NonNullable<InspectedFile['kind']>;
  readonly pages: number;
}

const isValid = (file: InspectedFile): file is ValidFile => file.error === null;

/** Every file valid and all of them together within the page limit, or a refusal with the reason per file. */
export function assertValidFiles(files: readonly InspectedFile[], maxRequestPages: number): ValidFile[] {
  const broken = files.flatMap((file, index) =>
    file.error === null ? [] : [{ field: `files[${index}]`, name: file.name, code: file.error }],
  );
  if (broken.length > 0) {
    const onlyPages = broken.every((entry) => entry.code === 'TOO_MANY_PAGES');
    throw new AppError(onlyPages ? 'TOO_MANY_PAGES' : 'INVALID_FILE', { details: broken });
  }
  const valid = files.filter(isValid);
  const pages = valid.reduce((sum, file) => sum + file.pages, 0);
  if (pages > maxRequestPages) throw new AppError('TOO_MANY_PAGES', { details: { pages, maxRequestPages } });
  return [...valid];
}
