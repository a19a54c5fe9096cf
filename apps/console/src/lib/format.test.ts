import { describe, expect, it, vi } from 'vitest';
import { MemoryStorage } from './testing/memory-storage.ts';

vi.stubGlobal('localStorage', new MemoryStorage());
const { createFormats } = await import('./format.ts');

it('distinguishes zero from nothing', () => {
  const { number, percent } = createFormats('en');
  expect(number(0)).toBe('0');
  expect(number(null)).toBe('–');
  expect(number(1_234_567.891)).toBe('1,234,567.89');
  expect(percent(97)).toBe('97.0%');
  expect(createFormats('ja').percent(97)).toBe('97.0%');
});

describe.each(['America/Los_Angeles', 'Asia/Tokyo', 'Pacific/Kiritimati'])('in %s', (timeZone) => {
  it('never moves a date without time', () => {
    expect(createFormats('en', timeZone).day('2026-03-01')).toBe('Mar 1, 2026');
    expect(createFormats('ja', timeZone).day('2026-03-01')).toBe('2026年3月1日');
    expect(createFormats('ja', timeZone).month('2026-01')).toBe('2026年1月');
    expect(createFormats('en', timeZone).shortMonth('2026-01')).toBe('Jan 2026');
  });
});

it('shows an instant where the reader is', () => {
  const instant = '2026-11-20T16:30:00Z';
  expect(createFormats('ja', 'Asia/Tokyo').dateTime(instant)).toBe('2026年11月21日 01:30');
  expect(createFormats('en', 'America/New_York').dateTime(instant)).toBe('Nov 20, 2026, 11:30');
  expect(createFormats('en', 'Asia/Tokyo').dateTime('2026-11-20T15:05:00Z')).toBe('Nov 21, 2026, 00:05');
});

it('says sizes as a person would', () => {
  const { bytes } = createFormats('en');
  expect(bytes(20_000_000)).toBe('20 MB');
  expect(bytes(1_530_000)).toBe('1.5 MB');
  expect(bytes(999)).toBe('999 bytes');
});
