import type { DataOf, Template } from '@ocr/contract';
import { digestSet, selectSet, type SetRow } from '#features/requests/template-set/template-set.store.ts';
import { publishDraft } from '#features/templates/drafts/change-draft.ts';
import { findDraft, type DraftRow } from '#features/templates/drafts/drafts.store.ts';
import { asOwner, ownerOf } from '#features/templates/owner.ts';
import { presentTemplate } from '#features/templates/templates.present.ts';
import { getOwnTemplate } from '#features/templates/own-template.ts';
import { rollBackTemplate } from '#features/templates/roll-back-template.ts';
import {
  getReadableTemplate,
  lockOwnTemplate,
  type TemplateRow,
} from '#features/templates/templates.store.ts';
import { findVersion } from '#features/templates/versions.store.ts';
import { tenantScope, type Caller, type TenantCaller } from '#platform/access/caller.ts';
import type { Context } from '#platform/context.ts';
import type { TenantScope, Trx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import type { Api, Call } from '#platform/http/route.ts';
import {
  findTrial,
  recordLossesShown,
  selectLosses,
  requestTrial,
  wereLossesShown,
  type LossRow,
  type Pair,
  type TrialRow,
} from './trials.store.ts';

type Shown = DataOf<'getTrial'>;

/** Trying a template's draft, or two of its versions, on the tenant's checked documents, and putting the draft or an earlier version in force. */
export function registerTrials(api: Api, context: Context): void {
  const find = ({ caller, params }: { caller: Caller; params: { id: string } }) =>
    asOwner(context.db, ownerOf(caller), (trx) => getOwnTemplate(trx, ownerOf(caller), params.id));
  api.on('getTrial', {
    find,
    handle: ({ caller, found }) => showTrial(context, tenantScope(caller), found.id, findDraftPair),
  });
  api.on('tryDraft', {
    find,
    handle: ({ caller, found }) => startTrial(context, caller, found.id, findDraftPair),
  });
  api.on('getComparison', {
    find,
    handle: ({ caller, found, params }) =>
      showTrial(context, tenantScope(caller), found.id, findVersions(params)),
  });
  api.on('compareVersions', {
    find,
    handle: ({ caller, found, params }) => startTrial(context, caller, found.id, findVersions(params)),
  });
  api.on('publishDraft', { find, handle: (call) => publish(context, call) });
  api.on('rollBackTemplate', { find, handle: (call) => rollBack(context, call) });
}

/** What is to be compared; undefined without a draft. @throws AppError `NOT_FOUND` without such a version */
type FindPair = (trx: Trx, scope: TenantScope, templateId: string) => Promise<Pair | undefined>;

const findDraftPair: FindPair = async (trx, scope, templateId) => {
  const draft = await findDraft(trx, scope, templateId);
  if (draft === undefined) return undefined;
  const { version } = await getReadableTemplate(trx, scope, templateId);
  return { kind: 'draft', version, other: draft.revision };
};

const findVersions =
  ({ version, other }: { readonly version: number; readonly other: number }): FindPair =>
  async (trx, scope, templateId) => {
    for (const one of [version, other])
      if ((await findVersion(trx, scope, templateId, one)) === undefined) throw notFound();
    return { kind: 'versions', version, other };
  };

/** Wants a pair tried; a trial of it that is still to end is the one. @throws AppError `NOT_FOUND` without a draft, or such a version */
async function startTrial(
  context: Context,
  caller: TenantCaller,
  templateId: string,
  findPair: FindPair,
): Promise<Shown> {
  const scope = tenantScope(caller);
  await context.db.withTenant(scope, async (trx) => {
    await lockOwnTemplate(trx, scope, templateId);
    const pair = await findPair(trx, scope, templateId);
    if (pair === undefined) throw notFound();
    const known = await findTrial(trx, scope, templateId, pair);
    if (known?.state === 'waiting' || known?.state === 'running') return;
    const want = newId();
    const documents = (await selectSet(trx, scope, templateId)).length;
    await requestTrial(trx, scope, { pair, templateId, want, documents, at: context.clock.now() });
    const { kind } = pair;
    const payload = { kind, templateId, want, tenantId: scope.tenantId, partnerId: scope.partnerId };
    await context.jobs.send(trx, 'try-draft', payload, { singletonKey: scope.tenantId });
  });
  return showTrial(context, scope, templateId, findPair);
}

async function publish(
  context: Context,
  { caller, found, body }: Call<'publishDraft', TemplateRow>,
): Promise<Template> {
  const judge = async (trx: Trx, draft: DraftRow): Promise<number> => {
    // A partner has no documents: there is nothing to try its standard templates on.
    if (caller.tenantId === null) return 0;
    const scope = { tenantId: caller.tenantId, partnerId: caller.partnerId };
    return assertTried(trx, scope, draft, body?.acceptLosses);
  };
  const wanted = { templateId: found.id, revision: body?.revision };
  return presentTemplate(await publishDraft(context, caller, wanted, judge));
}

async function rollBack(
  context: Context,
  { caller, found, body }: Call<'rollBackTemplate', TemplateRow>,
): Promise<Template> {
  const countSet = async (trx: Trx): Promise<number> => {
    const { tenantId, partnerId } = caller;
    return tenantId === null ? 0 : (await selectSet(trx, { tenantId, partnerId }, found.id)).length;
  };
  const wanted = { id: found.id, version: body.version };
  return presentTemplate(await rollBackTemplate(context, caller, wanted, countSet));
}

/** Whether a trial ran on the documents that are in the set now, as they are checked now. */
const isOnSet = async (
  trx: Trx,
  scope: TenantScope,
  trial: TrialRow,
  set: readonly SetRow[],
): Promise<boolean> => trial.set_digest === (await digestSet(trx, scope, set));

/** Refuses a draft that was not tried as it is on the test set as it is, or that loses values nobody was shown, unless the caller accepts them. Returns how many it loses. */
async function assertTried(
  trx: Trx,
  scope: TenantScope,
  draft: DraftRow,
  acceptLosses: boolean | undefined,
): Promise<number> {
  const set = await selectSet(trx, scope, draft.template_id);
  if (set.length === 0) return 0;
  const { version, revision: other } = draft;
  const trial = await findTrial(trx, scope, draft.template_id, { kind: 'draft', version, other });
  if (trial?.state !== 'done') throw new AppError('TRIAL_REQUIRED');
  if (!(await isOnSet(trx, scope, trial, set))) throw new AppError('TRIAL_REQUIRED');
  const lost = trial.lost ?? 0;
  const isAccepted = lost === 0 || (acceptLosses ?? (await wereLossesShown(trx, scope, draft.template_id)));
  if (!isAccepted) throw new AppError('LOSSES_NOT_CONFIRMED', { details: { lost } });
  return lost;
}

const nothingTried: Shown = {
  state: 'none',
  documents: 0,
  done: 0,
  lostValues: 0,
  setChanged: false,
  unseenPlaces: 0,
  endedDate: null,
  fields: [],
};

/** The trial of a draft as it is, or of two versions. @throws AppError `NOT_FOUND` without such a version; without a draft there is no trial */
async function showTrial(
  context: Context,
  scope: TenantScope,
  templateId: string,
  findPair: FindPair,
): Promise<Shown> {
  return context.db.withTenant(scope, async (trx) => {
    const pair = await findPair(trx, scope, templateId);
    if (pair === undefined) return nothingTried;
    const trial = await findTrial(trx, scope, templateId, pair);
    if (trial === undefined) return nothingTried;
    if (pair.kind === 'draft' && trial.state === 'done')
      await recordLossesShown(trx, scope, { templateId, want: trial.want, at: context.clock.now() });
    const set = trial.state === 'done' ? await selectSet(trx, scope, templateId) : undefined;
    const losses = Map.groupBy(await selectLosses(trx, scope, templateId, pair.kind), ({ place }) => place);
    return {
      state: trial.state,
      documents: trial.documents,
      done: trial.state === 'done' ? trial.documents : trial.done,
      lostValues: trial.lost ?? 0,
      setChanged: set !== undefined && !(await isOnSet(trx, scope, trial, set)),
      unseenPlaces: trial.unseen ?? 0,
      endedDate: trial.ended_at?.toISOString() ?? null,
      fields: (trial.places ?? []).map(({ lost, ...place }, index) => ({
        ...place,
        lostValues: lost,
        lost: (losses.get(index) ?? []).map(presentLoss),
      })),
    };
  });
}

function presentLoss(row: LossRow): Shown['fields'][number]['lost'][number] {
  return {
    fileId: row.file_id,
    fileName: row.file_name,
    requestId: row.request_id,
    requestNumber: row.request_number,
    page: row.page,
    values: row.values_lost,
    expected: row.expected,
    found: row.found,
  };
}
