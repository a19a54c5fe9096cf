import type { BodyOf, TemplateChecking } from '@ocr/contract';
import { auditedBy, recordAudit } from '#features/accounts/audit/audit.store.ts';
import { countUsersOf } from '#features/accounts/users.store.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { tenantScope, type TenantCaller } from '#platform/access/caller.ts';
import type { Context } from '#platform/context.ts';
import type { Api } from '#platform/http/route.ts';
import { getReadableTemplate } from '../templates.store.ts';
import { findChecking, storeChecking } from './checking.store.ts';

/** A tenant's choice of how a template's results are checked: for its own templates and its partner's. */
export function registerChecking(api: Api, context: Context): void {
  const find = ({ caller, params }: { caller: TenantCaller; params: { id: string } }) =>
    context.db.withTenant(tenantScope(caller), (trx) =>
      getReadableTemplate(trx, tenantScope(caller), params.id),
    );
  api.on('getChecking', {
    find,
    handle: ({ caller, found }) => showChecking(context, caller, found.id),
  });
  api.on('changeChecking', {
    find,
    handle: async ({ caller, found, body }) => {
      await changeChecking(context, caller, found, body);
      return showChecking(context, caller, found.id);
    },
  });
}

const secondCheckActions = {
  off: 'template.second_check_off',
  seen: 'template.second_check_on',
  blind: 'template.second_check_blind',
} as const;

async function showChecking(
  { db }: Context,
  caller: TenantCaller,
  templateId: string,
): Promise<TemplateChecking> {
  const scope = tenantScope(caller);
  return db.withTenant(scope, async (trx) => ({
    ...(await findChecking(trx, scope, templateId)),
    people: await countUsersOf(trx, scope),
  }));
}

/**
 * Stores the tenant's choice; the audit log has the previous one. @throws AppError `OTHER_PERSON_REQUIRED`: a tenant with one user has no
 * second person
 */
async function changeChecking(
  context: Context,
  caller: TenantCaller,
  { id, number }: { readonly id: string; readonly number: string },
  asked: BodyOf<'changeChecking'>,
): Promise<void> {
  const scope = tenantScope(caller);
  await context.db.withTenant(scope, async (trx) => {
    const before = await findChecking(trx, scope, id);
    const { doubtBelow = before.doubtBelow, secondCheck = before.secondCheck } = asked;
    const isOn = secondCheck !== 'off' && before.secondCheck === 'off';
    if (isOn && (await countUsersOf(trx, scope)) < 2) throw new AppError('OTHER_PERSON_REQUIRED');
    await storeChecking(trx, scope, id, { doubtBelow, secondCheck });
    const entry = { ...auditedBy(caller), at: context.clock.now(), target: number };
    if (doubtBelow !== before.doubtBelow)
      await recordAudit(trx, {
        ...entry,
        action: 'template.doubt_below',
        details: { doubtBelow: { from: before.doubtBelow, to: doubtBelow } },
      });
    if (secondCheck !== before.secondCheck)
      await recordAudit(trx, {
        ...entry,
        action: secondCheckActions[secondCheck],
        details: {},
      });
  });
}
