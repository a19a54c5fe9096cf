import { findMemory } from '#features/requests/learning/lessons.store.ts';
import { digestSet, selectSet, type SetRow } from '#features/requests/template-set/template-set.store.ts';
import { findDraft } from '#features/templates/drafts/drafts.store.ts';
import { getReadableTemplate } from '#features/templates/templates.store.ts';
import { findVersion } from '#features/templates/versions.store.ts';
import type { TenantScope, Trx } from '#platform/database/database.ts';
import type { Payloads } from '#platform/jobs/queues.ts';
import type { Both } from './places.ts';
import { findTrialPair, type Pair } from './trials.store.ts';

/** The input of a trial: two definitions, the learned lessons, and the documents. */
export interface Trial extends Both {
  readonly memory: string | null;
  readonly set: readonly SetRow[];
  readonly setDigest: string;
}

/** The trial of a job; undefined if it was cancelled or replaced. */
export async function findTrialInput(
  trx: Trx,
  scope: TenantScope,
  job: Payloads['try-draft'],
): Promise<Trial | undefined> {
  const { templateId } = job;
  const pair = await findTrialPair(trx, scope, job);
  const both = pair && (await findBoth(trx, scope, templateId, pair));
  if (both === undefined) return undefined;
  const set = await selectSet(trx, scope, templateId);
  return {
    ...both,
    memory: await findMemory(trx, scope, templateId),
    set,
    // Computed before the documents are read, so that later changes make it a different set.
    setDigest: await digestSet(trx, scope, set),
  };
}

async function findBoth(
  trx: Trx,
  scope: TenantScope,
  templateId: string,
  pair: Pair,
): Promise<Both | undefined> {
  if (pair.kind === 'draft') {
    const draft = await findDraft(trx, scope, templateId);
    if (draft?.revision !== pair.other) return undefined;
    const { definition: from } = await getReadableTemplate(trx, scope, templateId);
    return { from, to: draft.definition };
  }
  const from = await findVersion(trx, scope, templateId, pair.version);
  const to = await findVersion(trx, scope, templateId, pair.other);
  return from && to && { from: from.definition, to: to.definition };
}
