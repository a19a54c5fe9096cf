import { describe, expect, test, vi } from 'vitest';
import { MemoryStorage } from '#lib/testing/memory-storage.ts';

vi.stubGlobal('localStorage', new MemoryStorage());
const { createTypedDays } = await import('#lib/typed-day.ts');

describe('a day in a field', () => {
  test('is shown as the language writes it', () => {
    expect(createTypedDays('en')).toMatchObject({ pattern: 'YYYY-MM-DD' });
    expect(createTypedDays('en').write('2026-12-24')).toBe('2026-12-24');
    expect(createTypedDays('ja')).toMatchObject({ pattern: 'YYYY/MM/DD' });
    expect(createTypedDays('ja').write('2026-12-24')).toBe('2026/12/24');
  });
});
