import { expect, it } from 'vitest';
import { FORM_AT_END, FORM_BEFORE_NAME } from './forms-of-address.ts';

it.each(['Mr. Shanavas Koya', 'Hajiya Rakiya Lamorde', 'Dr Inger Solvang', 'Mme Arcand'])(
  '%s begins with a form of address',
  (name) => expect(name).toMatch(FORM_BEFORE_NAME),
);

it.each(['Marek Havel', 'Drago Milić', 'Ingvild Rauset', 'Srinivas Rao', 'Mr'])(
  '%s begins with none',
  (name) => expect(name).not.toMatch(FORM_BEFORE_NAME),
);

it('what is before a name ends with a form of address', () => {
  expect('Kind attention: Ms. ').toMatch(FORM_AT_END);
  expect('Kind attention: ').not.toMatch(FORM_AT_END);
  expect('Herms ').not.toMatch(FORM_AT_END);
});
