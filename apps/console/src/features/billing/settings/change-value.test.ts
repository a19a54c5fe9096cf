import type { Settings } from '@ocr/contract';
import { expect, it } from 'vitest';
import { isAnythingScheduled, nextAfter, violationOf } from './change-value.ts';

const settings: Settings = {
  pagesPerBlock: { current: 100, next: 100 },
  blocksPerPackage: { current: 10, next: 20 },
  packagesRegistered: { current: 2, next: 5 },
  blocksRegistered: { current: 0, next: 0 },
  paymentDay: 31,
  billDate: '2026-11-30',
  lastPaymentDate: null,
  timeZone: { current: 'Asia/Tokyo', next: 'Asia/Tokyo' },
  month: '2026-11',
  version: 1,
};

it.each([
  ['pagesPerBlock', 'current', undefined, 'required'],
  ['pagesPerBlock', 'current', 0, 'outOfRange'],
  ['pagesPerBlock', 'current', 1.5, 'outOfRange'],
  ['pagesPerBlock', 'current', Number.NaN, 'outOfRange'],
  ['pagesPerBlock', 'current', 100_001, 'outOfRange'],
  ['pagesPerBlock', 'current', 100, 'same'],
  ['pagesPerBlock', 'current', 50, undefined],
  ['packagesRegistered', 'current', 2, 'notGreater'],
  ['packagesRegistered', 'current', 3, undefined],
  ['packagesRegistered', 'next', 5, 'notGreater'],
  ['packagesRegistered', 'next', 6, undefined],
] as const)('%s, %s: %j → %s', (field, effective, value, violation) => {
  expect(violationOf(settings, { field, effective, value })).toBe(violation);
});

it('knows that a change of this month carries over unless something else is scheduled', () => {
  expect(nextAfter(settings, 'pagesPerBlock', 50)).toBe(50);
  expect(nextAfter(settings, 'blocksPerPackage', 15)).toBe(20);
});

it('raises a registered value that is scheduled lower', () => {
  expect(nextAfter(settings, 'packagesRegistered', 4)).toBe(5);
  expect(nextAfter(settings, 'packagesRegistered', 9)).toBe(9);
});

it('sees what is scheduled', () => {
  expect(isAnythingScheduled(settings)).toBe(true);
  const same = { current: 10, next: 10 };
  expect(isAnythingScheduled({ ...settings, blocksPerPackage: same, packagesRegistered: same })).toBe(false);
});
