import {
  applyChange,
  nextBillDate,
  nextMonth,
  resetPaymentDay as resetTo,
  settingsIn,
  withdrawNext,
  type Settings as SettingsSlots,
  type SettingsRefusal,
  type ValueChange,
} from '@ocr/billing';
import type { Settings, SettingsChange } from '@ocr/contract';
import { auditedBy, recordAudit } from '#features/accounts/audit/audit.store.ts';
import type { Context } from '#platform/context.ts';
import type { PartnerScope, Trx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { PartnerCaller } from '#platform/access/caller.ts';
import { billingDateAt, getValuesHistory, type ValuesHistory } from '../billing-calendar.store.ts';
import {
  getBillingProfile,
  insertSettingsChanges,
  lockBillingProfile,
  incrementVersion,
  storePaymentDay,
  storeValues,
  type BillingProfile,
} from './settings.store.ts';

type Deps = Pick<Context, 'db' | 'clock'>;

/** A partner's values of this month and the next, with time zone and payment day. */
export async function getSettings(deps: Deps, caller: PartnerScope): Promise<Settings> {
  return deps.db.withPartner(caller, async (trx) => {
    const history = await getValuesHistory(trx, caller);
    return present(history, await getBillingProfile(trx, caller), deps.clock.now());
  });
}

/**
 * Changes values of the running month or of the next one on.
 * @throws AppError `CHANGED_MEANWHILE` for a stale version, `VALUE_NOT_GREATER`, or `FAILED` for an unknown time zone
 */
export function changeSettings(deps: Deps, caller: PartnerCaller, change: SettingsChange): Promise<Settings> {
  return rewrite(deps, caller, change, (settings, profile) => {
    if (change.version !== undefined && change.version !== profile.version)
      throw new AppError('CHANGED_MEANWHILE');
    const { version: _version, paymentDay: _paymentDay, ...values } = change;
    const applied = applyChange(settings, values);
    if (applied.ok) return applied;
    throw refuse(applied.refusals);
  });
}

/** All refusals of a change as one error; values that are not greater come first, because the screens have a message for them. */
export function refuse(refusals: readonly SettingsRefusal[]): AppError {
  const notGreater = refusals.filter((refusal) => refusal.code === 'VALUE_NOT_GREATER');
  const details = (notGreater.length > 0 ? notGreater : refusals).map(({ field, code }) => ({
    field,
    code: code === 'VALUE_NOT_GREATER' ? code : code === 'UNKNOWN_TIME_ZONE' ? 'INVALID' : 'OUT_OF_RANGE',
  }));
  return new AppError(notGreater.length > 0 ? 'VALUE_NOT_GREATER' : 'FAILED', { details });
}

/** Takes back everything that is scheduled for the next month. */
export function withdrawNextSettings(deps: Deps, caller: PartnerCaller): Promise<Settings> {
  return rewrite(deps, caller, { effective: 'next' }, withdrawNext);
}

/** Makes today the last payment date, and its day of the month the payment day. */
export async function resetPaymentDay(deps: Deps, caller: PartnerCaller): Promise<Settings> {
  return deps.db.withPartner(caller, async (trx) => {
    const at = deps.clock.now();
    const profile = await lockBillingProfile(trx, caller);
    const history = await getValuesHistory(trx, caller);
    const { month, day } = billingDateAt(history, at);
    const action = 'settings.reset_payment_day';
    await changePaymentDay(trx, caller, { at, month, from: profile, to: resetTo(day), action });
    return present(history, await getBillingProfile(trx, caller), at);
  });
}

/** Stores another payment day, its entry in the history of settings, and the one in the audit log. */
async function changePaymentDay(
  trx: Trx,
  caller: PartnerCaller,
  change: {
    at: Date;
    month: string;
    from: BillingProfile;
    to: { paymentDay: number; lastPaymentDate: string | null };
    action: 'settings.reset_payment_day' | 'settings.change_payment_day';
  },
): Promise<void> {
  const { at, month, action } = change;
  const [from, to] = [change.from.payment_day, change.to.paymentDay];
  await storePaymentDay(trx, caller, change.to);
  await incrementVersion(trx, caller);
  const entry = { field: 'paymentDay', slot: 'current', from: String(from), to: String(to) } as const;
  await insertSettingsChanges(trx, caller, { at, month, changes: [entry] });
  await recordAudit(trx, { ...auditedBy(caller), at, action, target: null, details: { from, to } });
}

async function rewrite(
  deps: Deps,
  caller: PartnerCaller,
  { effective, paymentDay }: Pick<SettingsChange, 'effective' | 'paymentDay'>,
  change: (
    settings: SettingsSlots,
    profile: BillingProfile,
  ) => { settings: SettingsSlots; changes: ValueChange[] },
): Promise<Settings> {
  return deps.db.withPartner(caller, async (trx) => {
    const at = deps.clock.now();
    const profile = await lockBillingProfile(trx, caller);
    const history = await getValuesHistory(trx, caller);
    const { month } = billingDateAt(history, at);
    const { settings, changes } = change(settingsIn(history, month), profile);
    if (changes.length > 0) await store(trx, caller, { at, month, effective, settings, changes });
    if (paymentDay !== undefined && paymentDay !== profile.payment_day) {
      await changePaymentDay(trx, caller, {
        at,
        month,
        from: profile,
        to: { paymentDay, lastPaymentDate: profile.last_payment_date },
        action: 'settings.change_payment_day',
      });
    }
    const stored = await getValuesHistory(trx, caller);
    return present(stored, await getBillingProfile(trx, caller), at);
  });
}

async function store(
  trx: Trx,
  caller: PartnerCaller,
  change: {
    at: Date;
    month: string;
    effective: 'current' | 'next';
    settings: SettingsSlots;
    changes: ValueChange[];
  },
): Promise<void> {
  const { at, month, effective, settings, changes } = change;
  await storeValues(trx, caller, month, settings.current);
  await storeValues(trx, caller, nextMonth(month), settings.next);
  await incrementVersion(trx, caller);
  const entries = changes.map(({ from, to, ...change }) => ({
    ...change,
    from: String(from),
    to: String(to),
  }));
  await insertSettingsChanges(trx, caller, { at, month, changes: entries });
  await recordAudit(trx, {
    ...auditedBy(caller),
    at,
    action: 'settings.change',
    target: null,
    details: { effective, changes },
  });
}

function present(history: ValuesHistory, profile: BillingProfile, at: Date): Settings {
  const { month, day } = billingDateAt(history, at);
  const { current, next } = settingsIn(history, month);
  const slots = <Key extends keyof typeof current>(key: Key) => ({ current: current[key], next: next[key] });
  return {
    pagesPerBlock: slots('pagesPerBlock'),
    blocksPerPackage: slots('blocksPerPackage'),
    packagesRegistered: slots('packagesRegistered'),
    blocksRegistered: slots('blocksRegistered'),
    timeZone: slots('timeZone'),
    paymentDay: profile.payment_day,
    billDate: nextBillDate(day, profile.payment_day),
    lastPaymentDate: profile.last_payment_date,
    month,
    version: profile.version,
  };
}
