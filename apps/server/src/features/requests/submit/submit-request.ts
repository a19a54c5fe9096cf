import { stageObjects } from '#platform/storage/staged-objects.store.ts';
import { getPinnedTemplate } from '#features/templates/templates.store.ts';
import type { Context } from '#platform/context.ts';
import { newId } from '#platform/database/ids.ts';
import { invalidField } from '#platform/errors/app-error.ts';
import type { ReceivedForm } from '#platform/http/upload.ts';
import { limits } from '@ocr/contract';
import { acceptRequest } from './accept-request.ts';
import { documentKey } from '../document-keys.ts';
import { keyLifetimeMs, type Submitter } from './submitter.ts';
import { inspectFiles, assertValidFiles } from './receive-files.ts';
import { findKeyedRequest, type NewFile } from '../requests.store.ts';

/** The id of the request that this submission made, or that an earlier one with the same key made. */
export async function submitRequest(context: Context, by: Submitter, form: ReceivedForm): Promise<string> {
  const repeated = await findRepeated(context, by);
  if (repeated !== undefined) return repeated;
  const templateId = form.fields.templateId ?? '';
  if (templateId === '') throw invalidField('templateId', 'REQUIRED');
  const template = await context.db.withTenant(by.scope, (trx) =>
    getPinnedTemplate(trx, by.scope, templateId),
  );
  const valid = assertValidFiles(await inspectFiles(context, form), context.config.limits.maxRequestPages);
  const requestId = newId();
  const files = valid.map((file): NewFile & { path: string } => {
    const id = newId();
    return { ...file, id, storageKey: documentKey(by.scope, requestId, id) };
  });
  // The documents must lie safely before the request exists; the intent lets a sweep find them if it never does.
  await stageObjects(
    context,
    files.map((file) => file.storageKey),
  );
  for (const file of files) await context.storage.putFile(file.storageKey, file.path);
  return acceptRequest(context, by, { id: requestId, template, files });
}

/** The request of an earlier submission with the same `Idempotency-Key`, kept for 24 hours. */
export async function findRepeated(context: Context, by: Submitter): Promise<string | undefined> {
  const { idempotencyKey: key, scope } = by;
  if (key === undefined) return undefined;
  if (key === '' || key.length > limits.idempotencyKey || /[^\x20-\x7e]/.test(key)) {
    throw invalidField('Idempotency-Key', 'INVALID');
  }
  const since = new Date(context.clock.now().getTime() - keyLifetimeMs);
  return context.db.withTenant(scope, (trx) => findKeyedRequest(trx, scope, key, since));
}
