import { applyChange, VALUE_RANGES } from '@ocr/billing';
import type { Settings, SettingsChange } from '@ocr/contract';

/** The four counts, in the order of the screen. */
export const countFields = [
  'pagesPerBlock',
  'blocksPerPackage',
  'packagesRegistered',
  'blocksRegistered',
] as const;
export type CountField = (typeof countFields)[number];
export type Effective = SettingsChange['effective'];

/** Why a typed value cannot be taken; `undefined` when it can. */
export type Violation = 'required' | 'outOfRange' | 'notGreater' | 'same';

/** Registered values are commitments: they may only grow. */
export const isRegistered = (field: CountField): boolean =>
  field === 'packagesRegistered' || field === 'blocksRegistered';

/** The rules of a new value, by those that the server applies; a value that changes nothing is refused here only. */
export function violationOf(
  settings: Settings,
  { field, effective, value }: { field: CountField; effective: Effective; value: number | undefined },
): Violation | undefined {
  if (value === undefined) return 'required';
  const { min, max } = VALUE_RANGES[field];
  if (!Number.isInteger(value) || value < min || value > max) return 'outOfRange';
  const replaced = settings[field][effective];
  if (isRegistered(field) && value <= replaced) return 'notGreater';
  return value === replaced ? 'same' : undefined;
}

/** What will apply from the next month on after a change of this month. */
export function nextAfter(settings: Settings, field: CountField, value: number): number {
  const slot = (name: 'current' | 'next') => ({
    pagesPerBlock: settings.pagesPerBlock[name],
    blocksPerPackage: settings.blocksPerPackage[name],
    packagesRegistered: settings.packagesRegistered[name],
    blocksRegistered: settings.blocksRegistered[name],
    timeZone: settings.timeZone[name],
  });
  const applied = applyChange(
    { current: slot('current'), next: slot('next') },
    { effective: 'current', [field]: value },
  );
  return applied.ok ? applied.settings.next[field] : settings[field].next;
}

/** Whether anything is scheduled for the next month. */
export function isAnythingScheduled(settings: Settings): boolean {
  return [...countFields, 'timeZone' as const].some(
    (field) => settings[field].current !== settings[field].next,
  );
}
