import { applyChange, effectOfChange, settingsIn } from '@ocr/billing';
import type { SettingsChange, SettingsEffect } from '@ocr/contract';
import type { Context } from '#platform/context.ts';
import type { PartnerCaller } from '#platform/access/caller.ts';
import { required } from '#platform/errors/required.ts';
import { billingDateAt, getValuesHistory } from '../billing-calendar.store.ts';
import { refuse } from './change-settings.ts';
import { selectCurrentUsage } from '../usage/usage.store.ts';

/**
 * What a change would do to every tenant, before it is made: this month's pages under the old values and under the
 * new ones. Refused as the change itself would be.
 */
export async function getSettingsEffect(
  deps: Pick<Context, 'db' | 'clock'>,
  caller: PartnerCaller,
  { version: _version, ...change }: SettingsChange,
): Promise<SettingsEffect> {
  return deps.db.withPartner(caller, async (trx) => {
    const history = await getValuesHistory(trx, caller);
    const { month } = billingDateAt(history, deps.clock.now());
    const settings = settingsIn(history, month);
    const applied = applyChange(settings, change);
    if (!applied.ok) throw refuse(applied.refusals);
    const tenants = await selectCurrentUsage(trx, caller, month);
    const effects = effectOfChange(
      tenants.map((tenant) => ({ ...tenant, tenantId: tenant.id })),
      settings[change.effective],
      applied.settings[change.effective],
    );
    return {
      tenants: effects.map((effect, index) => ({
        ...effect,
        companyName: required(tenants[index]).companyName,
      })),
    };
  });
}
