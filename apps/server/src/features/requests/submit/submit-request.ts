import { stageObjects } from '#platform/storage/staged-objects.store.ts';
import { recordObjects, objectOf, assertStorageSpace } from '#platform/storage/stored-objects.store.ts';
import { getPinnedTemplate } from '#features/templates/templates.store.ts';
import type { Context } from '#platform/context.ts';
import { newId } from '#platform/database/ids.ts';
import { invalidField } from '#platform/errors/app-error.ts';
import type { ReceivedForm } from '#platform/http/upload.ts';
import { acceptRequest } from './accept-request.ts';
import { documentKey } from '../document-keys.ts';
import { submitOnce, type Submitter } from './idempotency.ts';
import { chooseForAll } from '../choosing/choose-for-all.ts';
import { assertValidFiles, chosenByItself, inspectFiles, refuseTooManyFiles } from './receive-files.ts';
import type { NewFile } from '../requests.store.ts';

/** The upload of a submission. */
export interface SubmittedForm {
  /** Receives the form, passes it to `work`, and removes its files in every case. */
  receive(work: (form: ReceivedForm) => Promise<string>): Promise<string>;
  /** Reads the upload to its end and throws it away. */
  discard(): Promise<void>;
}

/**
 * Creates a request from an uploaded form, once per idempotency key. The key is looked up before and after the upload is read, because the
 * same submission may have been accepted in the meantime. Returns the id of the request.
 */
export function submitRequest(context: Context, by: Submitter, form: SubmittedForm): Promise<string> {
  return submitOnce(
    context,
    by,
    () => form.receive((received) => submitOnce(context, by, () => submitForm(context, by, received))),
    () => form.discard(),
  );
}

async function submitForm(context: Context, by: Submitter, form: ReceivedForm): Promise<string> {
  refuseTooManyFiles(context, form);
  const templateId = form.fields.templateId ?? '';
  if (templateId === '') throw invalidField('templateId', 'REQUIRED');
  const { tenantStorageBytes } = context.config;
  const size = form.files.reduce((sum, file) => sum + file.size, 0);
  const named = await context.db.withTenant(by.scope, async (trx) => {
    const pinned =
      templateId === chosenByItself ? undefined : await getPinnedTemplate(trx, by.scope, templateId);
    await assertStorageSpace(trx, by.scope, size, tenantStorageBytes);
    return pinned;
  });
  const valid = assertValidFiles(
    await inspectFiles(context, by.scope, form),
    context.config.limits.maxRequestPages,
  );
  const template = named ?? (await chooseForAll(context, by.scope, valid));
  const requestId = newId();
  const files = valid.map((file): NewFile & { path: string } => {
    const id = newId();
    return { ...file, id, storageKey: documentKey(by.scope, requestId, id) };
  });
  // The documents must be stored before the request exists. They are staged, so the clean-up finds them if it never does.
  await stageObjects(context, files.map(objectOf));
  for (const file of files) await context.storage.putFile(file.storageKey, file.path);
  const objects = files.map((file) => ({
    key: objectOf(file),
    bytes: file.size,
    sha256: file.sha256,
  }));
  return acceptRequest(context, by, {
    id: requestId,
    template,
    files,
    keepDocuments: (trx) => recordObjects(trx, by.scope, objects, tenantStorageBytes),
  });
}
