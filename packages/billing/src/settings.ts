import { nextMonth, type Month } from './months.ts';
import { isTimeZone } from './time-zones.ts';
import { isWholeWithin } from './whole.ts';

/** The four counts of the billing configuration. */
export type BillingValues = {
  pagesPerBlock: number;
  blocksPerPackage: number;
  packagesRegistered: number;
  blocksRegistered: number;
};

/** All settings that are stored per month. */
export type SettingsValues = BillingValues & { timeZone: string };

export type SettingsField = keyof SettingsValues;

/** The values of the running month, and those from the next month on. */
export type Settings = { current: SettingsValues; next: SettingsValues };

/** Values that apply from a month on, until a later entry replaces them. */
export type MonthlyValues<Values> = { month: Month; values: Values };

/** What a partner asks to change, and from when on. The time zone always changes from the next month on. */
export type SettingsChange = { effective: 'current' | 'next' } & {
  [Field in SettingsField]?: SettingsValues[Field] | undefined;
};

/** One changed value, for the history. */
export type ValueChange = {
  field: SettingsField;
  slot: 'current' | 'next';
  from: number | string;
  to: number | string;
};

/** Why a value is refused. For `VALUE_NOT_GREATER`, `than` is the value that it has to exceed. */
export type SettingsRefusal =
  | { code: 'VALUE_NOT_GREATER'; field: SettingsField; than: number }
  | { code: 'VALUE_OUT_OF_RANGE'; field: SettingsField; min: number; max: number }
  | { code: 'UNKNOWN_TIME_ZONE'; field: 'timeZone' };

export type AppliedChange =
  | { ok: true; settings: Settings; changes: ValueChange[] }
  | { ok: false; refusals: SettingsRefusal[] };

/** Allowed range of each value, both ends included. */
export const VALUE_RANGES: Readonly<Record<keyof BillingValues, { min: number; max: number }>> = {
  pagesPerBlock: { min: 1, max: 100_000 },
  blocksPerPackage: { min: 1, max: 100_000 },
  packagesRegistered: { min: 0, max: 100_000 },
  blocksRegistered: { min: 0, max: 100_000 },
};

/** Default values of a new partner. */
export const DEFAULT_VALUES: Readonly<SettingsValues> = {
  pagesPerBlock: 100,
  blocksPerPackage: 10,
  packagesRegistered: 0,
  blocksRegistered: 0,
  timeZone: 'Asia/Tokyo',
};

// oxlint-disable-next-line typescript/consistent-type-assertions -- a constant with these names and no others
const COUNTS = Object.keys(VALUE_RANGES) as (keyof BillingValues)[];
const FIELDS: readonly SettingsField[] = [...COUNTS, 'timeZone'];

/** A registered value is a commitment: it may only grow. */
const isRegistered = (field: SettingsField): boolean =>
  field === 'packagesRegistered' || field === 'blocksRegistered';

/**
 * The values in force in a month: those of the latest entry that is not after it; before the first entry, the first.
 * An ended month therefore keeps its values as long as changes only write the running month and later ones.
 * @throws RangeError when there is no entry at all.
 */
export function valuesInForce<Values>(history: readonly MonthlyValues<Values>[], month: Month): Values {
  const [first, ...rest] = history;
  if (!first) throw new RangeError('A partner has values from its first month on, but there are none');
  let found = first;
  for (const entry of rest) {
    const isLater = entry.month > found.month;
    if (entry.month <= month ? isLater || found.month > month : !isLater) found = entry;
  }
  return found.values;
}

/** The running month's values and the next month's, from the history. */
export function settingsIn(history: readonly MonthlyValues<SettingsValues>[], month: Month): Settings {
  return { current: valuesInForce(history, month), next: valuesInForce(history, nextMonth(month)) };
}

/**
 * Applies a partner's change, or says why each wrong value is refused; then nothing is changed.
 * - `effective: 'next'` sets the next month's value.
 * - `effective: 'current'` sets the running month's, and the next month's too where that was the same as the old one, or
 *   (registered values) would be lower than the new one.
 * - A registered value must be greater than the one it replaces, in either slot; the others may also shrink.
 * Source: glossary, "billing configuration". Store `current` for the running month and `next` for the month after.
 */
export function applyChange(settings: Settings, change: SettingsChange): AppliedChange {
  const refusals = FIELDS.flatMap((field) => refusalOf(settings, change, field));
  if (refusals.length > 0) return { ok: false, refusals };
  const changed: Settings = { current: { ...settings.current }, next: { ...settings.next } };
  for (const field of COUNTS) {
    const value = change[field];
    if (value === undefined) continue;
    if (change.effective === 'current') changed.current[field] = value;
    if (change.effective === 'next' || nextFollows(settings, field, value)) changed.next[field] = value;
  }
  if (change.timeZone !== undefined) changed.next.timeZone = change.timeZone;
  return { ok: true, settings: changed, changes: changesBetween(settings, changed) };
}

/** Cancels a scheduled change: the next month gets the running month's values, including the time zone. */
export function withdrawNext(settings: Settings): { settings: Settings; changes: ValueChange[] } {
  const withdrawn: Settings = { current: { ...settings.current }, next: { ...settings.current } };
  return { settings: withdrawn, changes: changesBetween(settings, withdrawn) };
}

function nextFollows({ current, next }: Settings, field: keyof BillingValues, value: number): boolean {
  return next[field] === current[field] || (isRegistered(field) && next[field] < value);
}

function refusalOf(settings: Settings, change: SettingsChange, field: SettingsField): SettingsRefusal[] {
  if (field === 'timeZone') {
    const isGood = change.timeZone === undefined || isTimeZone(change.timeZone);
    return isGood ? [] : [{ code: 'UNKNOWN_TIME_ZONE', field }];
  }
  const value = change[field];
  if (value === undefined) return [];
  const range = VALUE_RANGES[field];
  if (!isWholeWithin(value, range)) return [{ code: 'VALUE_OUT_OF_RANGE', field, ...range }];
  const replaced = settings[change.effective][field];
  return isRegistered(field) && value <= replaced
    ? [{ code: 'VALUE_NOT_GREATER', field, than: replaced }]
    : [];
}

function changesBetween(before: Settings, after: Settings): ValueChange[] {
  return (['current', 'next'] as const).flatMap((slot) =>
    FIELDS.filter((field) => before[slot][field] !== after[slot][field]).map((field) => ({
      field,
      slot,
      from: before[slot][field],
      to: after[slot][field],
    })),
  );
}
