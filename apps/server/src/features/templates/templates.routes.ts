import { parseSort } from '#platform/database/lists.ts';
import { newTemplate, templateChange, type Template } from '@ocr/contract';
import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { Caller } from '#platform/access/caller.ts';
import type { Api, Call } from '#platform/http/route.ts';
import { limitUploads } from '#platform/http/rate-limit.ts';
import { withEitherBody, type ReceivedBody } from '#platform/http/upload.ts';
import { asOwner, ownerOf } from './owner.ts';
import { receiveTemplate, templateUpload } from './receive-template.ts';
import { findSampleOf, inspectSample, type NewSample } from './sample-document.ts';
import { rollBackTemplate } from './roll-back-template.ts';
import { changeTemplate, createTemplate, deleteTemplate } from './save-template.ts';
import { presentTemplate, presentTemplateItem, typeOf, writeVersions } from './templates.present.ts';
import {
  countTemplates,
  getReadableTemplate,
  selectTemplateNames,
  selectTemplates,
  selectVersions,
  type TemplateRow,
  type TemplateSort,
} from './templates.store.ts';

const versionsShown = 20;

/** Routes of templates and their samples. */
export function registerTemplates(api: Api, context: Context): void {
  const find = ({ caller, params }: { caller: Caller; params: { id: string } }) =>
    asOwner(context.db, ownerOf(caller), (trx) => getReadableTemplate(trx, ownerOf(caller), params.id));
  const findOwn = async (call: { caller: Caller; params: { id: string } }): Promise<TemplateRow> => {
    const row = await find(call);
    // A tenant may read its partner's standard templates, so the answer is that it may not change them, not that they do not exist.
    if (row.tenant_id !== call.caller.tenantId) throw new AppError('USER_NOT_PERMISSION');
    return row;
  };
  api.on('listTemplates', { handle: (call) => listTemplates(context, call) });
  api.on('listTemplateNames', { handle: ({ caller }) => listNames(context, caller) });
  api.on('createTemplate', {
    handle: ({ caller, request }) =>
      withEitherBody(context, request, templateUpload, (body) => addTemplate(context, caller, body)),
  });
  api.on('getTemplate', { find, handle: async ({ found }) => presentTemplate(found) });
  api.on('updateTemplate', {
    find: findOwn,
    handle: ({ caller, found, request }) =>
      withEitherBody(context, request, templateUpload, (body) =>
        updateTemplate(context, caller, found.id, body),
      ),
  });
  api.on('rollBackTemplate', {
    find: findOwn,
    handle: async ({ caller, found, body }) =>
      presentTemplate(await rollBackTemplate(context, caller, { id: found.id, version: body.version })),
  });
  api.on('listTemplateVersions', {
    find: findOwn,
    handle: ({ caller, found }) => listVersions(context, caller, found.id),
  });
  api.on('deleteTemplate', {
    find: findOwn,
    handle: async ({ caller, found }) => {
      await deleteTemplate(context, caller, found.id);
      return null;
    },
  });
}

async function addTemplate(context: Context, caller: Caller, body: ReceivedBody): Promise<Template> {
  const { input, document } = await receiveTemplate(body, newTemplate);
  const create = async (sample: NewSample | undefined) =>
    presentTemplate(await createTemplate(context, caller, { input, sample }));
  const owner = ownerOf(caller);
  if (document !== undefined) return create({ upload: await inspectSample(context, owner, document) });
  if (input.sampleOf === undefined) return create(undefined);
  // A form is counted before it is read.
  if ('json' in body) await limitUploads(context, caller);
  return create(await findSampleOf(context, owner, input.sampleOf));
}

async function updateTemplate(
  context: Context,
  caller: Caller,
  id: string,
  body: ReceivedBody,
): Promise<Template> {
  const { input, document } = await receiveTemplate(body, templateChange);
  const sample = document && { upload: await inspectSample(context, ownerOf(caller), document) };
  const removeDocument = input.document === null;
  return presentTemplate(await changeTemplate(context, caller, { id, input, sample, removeDocument }));
}

async function listNames(context: Context, caller: Caller) {
  const owner = ownerOf(caller);
  const rows = await asOwner(context.db, owner, (trx) => selectTemplateNames(trx, owner));
  return rows.map((row) => ({ id: row.id, name: row.name, type: typeOf(row) }));
}

async function listVersions(context: Context, caller: Caller, id: string) {
  const owner = ownerOf(caller);
  const rows = await asOwner(context.db, owner, (trx) => selectVersions(trx, owner, id, versionsShown));
  return writeVersions(rows);
}

async function listTemplates(context: Context, { caller, query }: Call<'listTemplates'>) {
  const owner = ownerOf(caller);
  const { page, size, sort = '-createdDate' } = query;
  const { by, descending } = parseSort<TemplateSort>(sort);
  const filter = { type: query.type, search: query.search };
  const window = {
    sort: by,
    descending,
    offset: (page - 1) * size,
    limit: size,
  };
  return asOwner(context.db, owner, async (trx) => ({
    items: (await selectTemplates(trx, owner, filter, window)).map(presentTemplateItem),
    total: await countTemplates(trx, owner, filter),
    page,
    size,
  }));
}
