import { describe, expect, it } from 'vitest';
import { viewDocument } from '../../document.ts';
import { understand } from '../../instruction/understand.ts';
import { labelList } from '../../testing/page-builder.ts';
import { isContested } from './contested.ts';

describe('a value that another label contests', () => {
  const view = viewDocument([
    labelList('Statement', [
      ['Engineer', 'Ines Falk'],
      ['Invoice date', '14 October 2026'],
      ['Date attended', '12 October 2026'],
      ['Invoice total', '£240.00'],
      ['Balance due', '£75.00'],
    ]),
  ]);
  const contested = (description: string, value: string): boolean =>
    isContested(understand({ name: 'field', description }), value, view);

  it('is one whose label is not the nearest to the question', () => {
    expect(contested('date of the visit', '2026-10-14')).toBe(true);
    expect(contested('what we still have to pay', '240')).toBe(true);
  });

  it('is none at the nearest label, and none where no label is near', () => {
    expect(contested('date of the visit', '2026-10-12')).toBe(false);
    expect(contested('what we still have to pay', '75')).toBe(false);
    expect(contested('number of seats', '3')).toBe(false);
  });
});
