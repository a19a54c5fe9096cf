import { isRegistrationNumber } from '@ocr/billing';
import type { Issuer, IssuerChange } from '@ocr/contract';
import { auditedBy, recordAudit } from '#features/accounts/audit/audit.store.ts';
import type { Context } from '#platform/context.ts';
import type { PartnerScope } from '#platform/database/database.ts';
import { AppError, invalidField } from '#platform/errors/app-error.ts';
import type { PartnerCaller } from '#platform/access/caller.ts';
import { refreshDrafts } from '../invoices/drafts.store.ts';
import { getIssuer, lockIssuer, presentIssuer, storeIssuer } from './issuer.store.ts';

type Deps = Pick<Context, 'db' | 'clock'>;

/** A partner's issuer with its version. */
export async function readIssuer({ db }: Deps, caller: PartnerScope): Promise<Issuer> {
  return presentIssuer(await db.withPartner(caller, (trx) => getIssuer(trx, caller)));
}

/**
 * Changes the issuer of a partner's invoices and how tax is computed. Drafts follow; issued invoices keep what they state.
 * @throws AppError `FAILED` for a wrong registration number, `CHANGED_MEANWHILE` for a stale version
 */
export async function changeIssuer(
  { db, clock }: Deps,
  caller: PartnerCaller,
  { version, ...change }: IssuerChange,
): Promise<Issuer> {
  if (change.registrationNumber !== null && !isRegistrationNumber(change.registrationNumber))
    throw invalidField('registrationNumber', 'INVALID');
  return db.withPartner(caller, async (trx) => {
    const before = await lockIssuer(trx, caller);
    if (version !== undefined && version !== before.version) throw new AppError('CHANGED_MEANWHILE');
    const reminderDays = [...new Set(change.reminderDays)].toSorted((one, other) => one - other);
    const saved = { ...before, details: { ...change, reminderDays }, version: before.version + 1 };
    await storeIssuer(trx, caller, saved);
    await refreshDrafts(trx, caller, saved);
    await recordAudit(trx, {
      ...auditedBy(caller),
      tenantId: null,
      at: clock.now(),
      action: 'issuer.change',
      target: null,
      details: {
        registrationNumber: {
          from: before.details.registrationNumber,
          to: saved.details.registrationNumber,
        },
      },
    });
    return presentIssuer(saved);
  });
}
