import type { Prices, TenantPricing } from '@ocr/contract';
import { expect, test, vi } from 'vitest';
import { MemoryStorage } from '#lib/testing/memory-storage.ts';

vi.stubGlobal('localStorage', new MemoryStorage());
const { common } = await import('#lib/i18n/common.ts');
const { messages } = await import('./messages.ts');
await common.load();
await messages.load();
const { endedWith, violationsOfPricing, toPricingChange, toPricingValues } =
  await import('./tenant-pricing-values.ts');

const shared: Prices = { current: null, next: null, month: '2026-11', version: 1 };
const pricing = (discount: TenantPricing['discount']): TenantPricing => ({
  prices: null,
  discount,
  delivery: 'console',
  recipient: '',
  billingAddress: '',
  version: 3,
});

test('free months that have ended are no discount any more, and nothing of them hinders saving the rest', () => {
  const ended = pricing({ percent: 100, until: '2026-10' });
  const values = toPricingValues(ended, shared);
  expect(endedWith(ended, shared)).toBe('2026-10');
  expect(values).toMatchObject({ discountKind: 'none', until: '' });
  expect(violationsOfPricing({ ...values, recipient: '経理部' }, shared)).toEqual({});
  expect(toPricingChange(values, { shared, version: 3 })).toMatchObject({ discount: null });
});

test('free months that end with the running one still apply', () => {
  const free = pricing({ percent: 100, until: '2026-11' });
  const values = toPricingValues(free, shared);
  expect(endedWith(free, shared)).toBeUndefined();
  expect(values).toMatchObject({ discountKind: 'free', until: '2026-11' });
  expect(toPricingChange(values, { shared, version: 3 }).discount).toEqual({
    percent: 100,
    until: '2026-11',
  });
});
