import { parseSort } from '#platform/database/lists.ts';
import { draftInput, newTemplate, templateChange, type Template, type TemplateDraft } from '@ocr/contract';
import type { Context } from '#platform/context.ts';
import { notFound } from '#platform/errors/app-error.ts';
import type { Caller } from '#platform/access/caller.ts';
import type { Api, Call } from '#platform/http/route.ts';
import { limitUploads } from '#platform/http/rate-limit.ts';
import { withEitherBody, type ReceivedBody, type ReceivedFile } from '#platform/http/upload.ts';
import { asOwner, ownerOf } from './owner.ts';
import { discardDraft, presentDraft, saveDraft } from './drafts/change-draft.ts';
import { findDraft } from './drafts/drafts.store.ts';
import { getOwnTemplate } from './own-template.ts';
import { receiveTemplate, templateUpload } from './receive-template.ts';
import { findSampleOf, inspectSample, type NewSample } from './sample-document.ts';
import { changeTemplate, createTemplate, deleteTemplate } from './save-template.ts';
import {
  presentTemplate,
  presentTemplateItem,
  typeOf,
  writeVersion,
  writeVersions,
} from './templates.present.ts';
import {
  countTemplates,
  getReadableTemplate,
  selectTemplateNames,
  selectTemplates,
  type TemplateRow,
  type TemplateSort,
} from './templates.store.ts';
import { findVersionRow, selectVersions } from './versions.store.ts';

const versionsShown = 20;

/** Routes of templates and their samples. */
export function registerTemplates(api: Api, context: Context): void {
  const find = ({ caller, params }: { caller: Caller; params: { id: string } }) =>
    asOwner(context.db, ownerOf(caller), (trx) => getReadableTemplate(trx, ownerOf(caller), params.id));
  const findOwn = ({ caller, params }: { caller: Caller; params: { id: string } }) =>
    asOwner(context.db, ownerOf(caller), (trx) => getOwnTemplate(trx, ownerOf(caller), params.id));
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
  api.on('listTemplateVersions', {
    find: findOwn,
    handle: ({ caller, found }) => listVersions(context, caller, found.id),
  });
  api.on('getTemplateVersion', {
    find: findOwn,
    handle: ({ caller, found, params }) => showVersion(context, caller, found.id, params.version),
  });
  registerDrafts(api, context, findOwn);
  api.on('deleteTemplate', {
    find: findOwn,
    handle: async ({ caller, found }) => {
      await deleteTemplate(context, caller, found.id);
      return null;
    },
  });
}

/** What a template is to ask for next; trying and publishing it is of the results. */
function registerDrafts(
  api: Api,
  context: Context,
  find: (call: { caller: Caller; params: { id: string } }) => Promise<TemplateRow>,
): void {
  api.on('getDraft', {
    find,
    handle: async ({ caller, found }) => {
      const owner = ownerOf(caller);
      const draft = await asOwner(context.db, owner, (trx) => findDraft(trx, owner, found.id));
      return draft === undefined ? null : presentDraft(draft);
    },
  });
  api.on('saveDraft', {
    find,
    handle: ({ caller, found, request }) =>
      withEitherBody(context, request, templateUpload, (body) =>
        receiveDraft(context, caller, found.id, body),
      ),
  });
  api.on('discardDraft', {
    find,
    handle: async ({ caller, found }) => {
      await discardDraft(context, caller, found.id);
      return null;
    },
  });
}

async function addTemplate(context: Context, caller: Caller, body: ReceivedBody): Promise<Template> {
  const { input, document } = await receiveTemplate(body, newTemplate);
  const sample = await receiveSample(context, caller, body, { document, sampleOf: input.sampleOf });
  return presentTemplate(await createTemplate(context, caller, { input, sample }));
}

async function receiveDraft(
  context: Context,
  caller: Caller,
  templateId: string,
  body: ReceivedBody,
): Promise<TemplateDraft> {
  const { input, document } = await receiveTemplate(body, draftInput);
  const sample = await receiveSample(context, caller, body, { document, sampleOf: input.sampleOf });
  const removeDocument = input.document === null;
  return presentDraft(
    await saveDraft(context, caller, { templateId, change: input, sample, removeDocument }),
  );
}

/** The sample that comes with a template: sent with it, or that of another template that it names. */
async function receiveSample(
  context: Context,
  caller: Caller,
  body: ReceivedBody,
  {
    document,
    sampleOf,
  }: { readonly document: ReceivedFile | undefined; readonly sampleOf: string | undefined },
): Promise<NewSample | undefined> {
  const owner = ownerOf(caller);
  if (document !== undefined) return { upload: await inspectSample(context, owner, document) };
  if (sampleOf === undefined) return undefined;
  // A form is counted before it is read.
  if ('json' in body) await limitUploads(context, caller);
  return findSampleOf(context, owner, sampleOf);
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
  const rows = await asOwner(context.db, owner, (trx) => selectTemplateNames(trx, owner), { atOnce: true });
  return rows.map((row) => ({ id: row.id, name: row.name, type: typeOf(row) }));
}

async function listVersions(context: Context, caller: Caller, id: string) {
  const owner = ownerOf(caller);
  const rows = await asOwner(context.db, owner, (trx) => selectVersions(trx, owner, id, versionsShown));
  return writeVersions(rows);
}

async function showVersion(context: Context, caller: Caller, id: string, version: number) {
  const owner = ownerOf(caller);
  const row = await asOwner(context.db, owner, (trx) => findVersionRow(trx, owner, id, version));
  if (row === undefined) throw notFound();
  return writeVersion(row);
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
