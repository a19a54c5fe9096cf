import { expect, test } from 'vitest';
import { valueOf } from '../../testing/ask.ts';
import { buildPage } from '../../testing/page-builder.ts';

const lease = buildPage([
  {
    x: 50,
    y: 60,
    text: 'THIS LEASE is made on 3rd May 2026 between Harbour Estates Limited (company number 0012345)',
  },
  { x: 50, y: 74, text: '("the Landlord") of the one part and Jane Moore ("the Tenant") of the other part.' },
  {
    x: 50,
    y: 120,
    text: 'The letting is for a fixed term of thirty months beginning on 1st June 2026 and ending on 30th',
  },
  {
    x: 50,
    y: 134,
    text: 'November 2028. The Tenant may end it earlier by giving two months notice in writing.',
  },
]);

test.each([
  ['Landlord', 'Harbour Estates Limited'],
  ['Length of the fixed term (as written)', 'thirty months'],
  ['when the tenancy begins', '2026-06-01'],
  ['last day of the tenancy', '2028-11-30'],
])('a lease says in its sentences: %s', (instruction, value) => {
  expect(valueOf(lease, instruction)).toBe(value);
});
