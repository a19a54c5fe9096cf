import { expect, it } from 'vitest';
import { writeDetails } from './details.ts';

it('writes details in one line, nested ones in brackets', () => {
  expect(writeDetails({})).toBe('');
  expect(writeDetails({ paymentDate: '2026-10-25', remember: false, target: null })).toBe(
    'paymentDate: 2026-10-25, remember: false, target: –',
  );
  expect(writeDetails({ changes: [{ field: 'pagesPerBlock', from: 100, to: 50 }] })).toBe(
    'changes: (field: pagesPerBlock, from: 100, to: 50)',
  );
});
