import { expect, test } from 'vitest';
import { linePath, stepPath } from '#features/billing/usage/chart-paths.ts';

test('a line goes from middle to middle, and is broken where there is no value', () => {
  expect(linePath([10, 20, null, 5, 6.005])).toBe('M0.5 10L1.5 20M3.5 5L4.5 6.01');
  expect(linePath([null, null])).toBe('');
});

test('steps are level over each period', () => {
  expect(stepPath([10, 20, null, 5])).toBe('M0 10H1L1 20H2M3 5H4');
});
