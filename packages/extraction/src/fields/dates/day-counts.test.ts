import { expect, test } from 'vitest';
import { valueOf } from '../../testing/ask.ts';
import { buildPage } from '../../testing/page-builder.ts';

test('the days of a period are the number that is counted behind it', () => {
  const bill = buildPage([
    { x: 50, y: 60, text: 'Service period 03/02/2026 to 04/05/2026 (91 days)' },
    { x: 50, y: 90, text: 'Call us within 28 days.' },
  ]);
  expect(valueOf(bill, 'Number of days in the service period')).toBe('91');
});
