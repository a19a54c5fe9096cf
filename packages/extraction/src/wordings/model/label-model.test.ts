import { describe, expect, it } from 'vitest';
import { modelLanguageOf, nearness, vectorOf } from './label-model.ts';

/** Which of the labels is the nearest to a question. */
function nearest(question: string, labels: readonly string[]): string | undefined {
  const language = modelLanguageOf(question);
  const near = (label: string): number => nearness(vectorOf(question, language), vectorOf(label, language));
  return labels.toSorted((a, b) => near(b) - near(a))[0];
}

describe('the label model', () => {
  it('finds the label that answers a question in other words', () => {
    const job = ['Invoice date', 'Date attended', 'Engineer', 'Balance due', 'Deposit paid', 'Customer'];
    expect(nearest('day the plumber came out', job)).toBe('Date attended');
    expect(nearest('who did the work', job)).toBe('Engineer');
    expect(nearest('what we still have to pay', job)).toBe('Balance due');
    const rent = ['敷金', '賃料', '契約開始日', '貸主', '借主'];
    expect(nearest('部屋を借りる人', rent)).toBe('借主');
    expect(nearest('毎月払う家賃', rent)).toBe('賃料');
  });

  it('knows nothing of a text without known letters or words', () => {
    expect(vectorOf('', 'en')).toBeUndefined();
    expect(vectorOf('§§', 'ja')).toBeUndefined();
    expect(nearness(undefined, vectorOf('Total', 'en'))).toBe(0);
  });

  it('has vectors of length 1', () => {
    const vector = vectorOf('Amount due', 'en');
    expect(nearness(vector, vector)).toBeCloseTo(1, 5);
  });
});
