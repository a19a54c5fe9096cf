import type { DataOf, Template } from '@ocr/contract';
import { digestSet, selectSet, type SetRow } from '#features/requests/template-set/template-set.store.ts';
import { publishDraft } from '#features/templates/drafts/change-draft.ts';
import { findDraft, type DraftRow } from '#features/templates/drafts/drafts.store.ts';
import { asOwner, ownerOf } from '#features/templates/owner.ts';
import { presentTemplate } from '#features/templates/templates.present.ts';
import { getOwnTemplate } from '#features/templates/own-template.ts';
import { rollBackTemplate } from '#features/templates/roll-back-template.ts';
import { lockOwnTemplate, type TemplateRow } from '#features/templates/templates.store.ts';
import { tenantScope, type Caller, type TenantCaller } from '#platform/access/caller.ts';
import type { Context } from '#platform/context.ts';
import type { TenantScope, Trx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import type { Api, Call } from '#platform/http/route.ts';
import { findTrial, selectLosses, wantTrial, type LossRow, type TrialRow } from './trials.store.ts';

type Shown = DataOf<'getTrial'>;

/** Trying a template's draft on the tenant's checked documents, and putting it or an earlier version in force. */
export function registerTrials(api: Api, context: Context): void {
  const find = ({ caller, params }: { caller: Caller; params: { id: string } }) =>
    asOwner(context.db, ownerOf(caller), (trx) => getOwnTemplate(trx, ownerOf(caller), params.id));
  api.on('getTrial', {
    find,
    handle: ({ caller, found }) => showTrial(context, tenantScope(caller), found),
  });
  api.on('tryDraft', {
    find,
    handle: async ({ caller, found }) => {
      await startTrial(context, caller, found.id);
      return showTrial(context, tenantScope(caller), found);
    },
  });
  api.on('publishDraft', { find, handle: (call) => publish(context, call) });
  api.on('rollBackTemplate', { find, handle: (call) => rollBack(context, call) });
}

/** Wants the draft tried; a trial of it that is still to end is the one. @throws AppError `NOT_FOUND` without a draft */
async function startTrial(context: Context, caller: TenantCaller, templateId: string): Promise<void> {
  const scope = tenantScope(caller);
  await context.db.withTenant(scope, async (trx) => {
    const { version } = await lockOwnTemplate(trx, scope, templateId);
    const draft = await findDraft(trx, scope, templateId);
    if (draft === undefined) throw notFound();
    const known = await findTrial(trx, scope, templateId);
    const isUnderWay = known?.state === 'waiting' || known?.state === 'running';
    if (isUnderWay && isOf(known, draft.revision, version)) return;
    const want = newId();
    const documents = (await selectSet(trx, scope, templateId)).length;
    const at = context.clock.now();
    await wantTrial(trx, scope, { templateId, want, revision: draft.revision, version, documents, at });
    const payload = { templateId, want, tenantId: scope.tenantId, partnerId: scope.partnerId };
    await context.jobs.send(trx, 'try-draft', payload, { singletonKey: scope.tenantId });
  });
}

const isOf = (trial: TrialRow, revision: number, version: number): boolean =>
  trial.revision === revision && trial.version === version;

async function publish(
  context: Context,
  { caller, found, body }: Call<'publishDraft', TemplateRow>,
): Promise<Template> {
  const judge = async (trx: Trx, draft: DraftRow): Promise<number> => {
    // A partner has no documents: there is nothing to try its standard templates on.
    if (caller.tenantId === null) return 0;
    const scope = { tenantId: caller.tenantId, partnerId: caller.partnerId };
    return assertTried(trx, scope, draft, body?.acceptLosses ?? false);
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

/** Refuses a draft that was not tried as it is on the test set as it is, or that is known to lose values. Returns how many it loses. */
async function assertTried(
  trx: Trx,
  scope: TenantScope,
  draft: DraftRow,
  acceptLosses: boolean,
): Promise<number> {
  const set = await selectSet(trx, scope, draft.template_id);
  if (set.length === 0) return 0;
  const trial = await findTrial(trx, scope, draft.template_id);
  if (trial?.state !== 'done' || !isOf(trial, draft.revision, draft.version))
    throw new AppError('TRIAL_REQUIRED');
  if (!(await isOnSet(trx, scope, trial, set))) throw new AppError('TRIAL_REQUIRED');
  const lost = trial.lost ?? 0;
  if (lost > 0 && !acceptLosses) throw new AppError('LOSSES_NOT_CONFIRMED', { details: { lost } });
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

async function showTrial(context: Context, scope: TenantScope, template: TemplateRow): Promise<Shown> {
  return context.db.withTenant(scope, async (trx) => {
    const draft = await findDraft(trx, scope, template.id);
    const trial = await findTrial(trx, scope, template.id);
    if (draft === undefined || trial === undefined || !isOf(trial, draft.revision, template.version))
      return nothingTried;
    const set = trial.state === 'done' ? await selectSet(trx, scope, template.id) : undefined;
    const losses = Map.groupBy(await selectLosses(trx, scope, template.id), ({ place }) => place);
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
