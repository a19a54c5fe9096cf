import { describe, expect, it } from 'vitest';
import { termsOf } from '../../wordings/model/label-model.ts';
import { coverOf } from './cover.ts';

const cover = (asked: string, ...texts: string[]) =>
  coverOf(
    asked,
    texts.map((text) => termsOf(text, 'en')),
    'en',
  );

describe('a question and a text, word by word', () => {
  it('say the same where all words are the same', () => {
    const { ofText, ofAsked } = cover('invoice number', 'Invoice number', 'Number of the invoice');
    expect(ofText[0]).toBeCloseTo(1, 5);
    expect(ofAsked[0]).toBeCloseTo(1, 5);
    expect(ofAsked[1]).toBeCloseTo(1, 5);
    expect(ofText[1]).toBeLessThan(1);
  });

  it('are compared whatever else the question says', () => {
    const { ofText } = cover(
      'How much is to be taken off if we pay within ten days, number only',
      'Discount',
      'Driver',
    );
    expect(ofText[0]).toBeGreaterThan(ofText[1]!);
    const row = cover('NET in the row of the load cells', 'Load cells NET', 'Load cells GROSS');
    expect(row.ofAsked[0]).toBeGreaterThan(row.ofAsked[1]!);
  });

  it('have nothing to do with each other where one has no known word', () => {
    expect([...cover('invoice number', '', '§§').ofText]).toEqual([0, 0]);
    expect(cover('', 'Invoice').ofAsked[0]).toBe(0);
  });
});
