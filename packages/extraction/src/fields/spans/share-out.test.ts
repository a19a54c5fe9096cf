import { assert, constantFrom, double, property, record, array } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { understand } from '../../instruction/understand.ts';
import { buildPage } from '../../testing/page-builder.ts';
import { viewDocument } from '../../document.ts';
import { NOTHING } from '../candidate.ts';
import type { WeighedQuestion } from './choose.ts';
import { shareOut } from './share-out.ts';
import { spansOf } from './spans.ts';

const TEXTS = ['PO-7714', 'INV-31866', '7 March 2025'] as const;
type Text = (typeof TEXTS)[number];
const spans = spansOf(viewDocument([buildPage(TEXTS.map((text, at) => ({ x: 50, y: 50 + 40 * at, text })))]));

/** A question that texts answer as likely as that. */
function question(asked: string, likely: Partial<Record<Text, number>>): WeighedQuestion {
  const options = Object.entries(likely).map(([text, likelihood]) => ({
    span: spans.find((one) => one.text === text)!,
    likely: likelihood,
    isOfRules: false,
  }));
  return { query: understand({ name: '', description: asked }), found: NOTHING, options, isSettled: false };
}

const likelihoods = (questions: readonly WeighedQuestion[]): Record<string, number>[] =>
  shareOut(questions).map(({ options }) =>
    Object.fromEntries(options.map(({ span, likely }) => [span.text, likely])),
  );

describe('questions about one document', () => {
  const ours = question('Our invoice number', { 'INV-31866': 0.9, 'PO-7714': 0.05 });
  const theirs = question('What the customer calls the order', { 'INV-31866': 0.5, 'PO-7714': 0.3 });

  it('leave a value to the one that it answers best, and the others get what is left', () => {
    const [first, second] = likelihoods([ours, theirs]);
    expect(first!['INV-31866']).toBeGreaterThanOrEqual(0.9);
    expect(second!['INV-31866']).toBeLessThan(0.3);
    expect(second!['PO-7714']).toBeGreaterThan(0.4);
  });

  it('are the same in any order', () => {
    expect(likelihoods([theirs, ours])).toEqual(likelihoods([ours, theirs]).toReversed());
  });

  it('share what answers them equally, and what is asked for twice in other words', () => {
    const again = question('Number of our bill', { 'INV-31866': 0.9, 'PO-7714': 0.05 });
    expect(likelihoods([ours, again])[1]!['INV-31866']).toBeCloseTo(0.9, 5);
    const [total, amount] = ['Invoice date', 'Date of the invoice'].map((asked, at) =>
      question(asked, { '7 March 2025': at === 0 ? 0.9 : 0.6 }),
    );
    expect(total!.query.concept).toBe(amount!.query.concept);
    expect(likelihoods([total!, amount!])[1]!['7 March 2025']).toBeCloseTo(0.6, 5);
  });

  it('give way to what rules are sure of, which itself stays as it is', () => {
    const found = { ...NOTHING, value: 'INV-31866', text: 'INV-31866', confidence: 99 };
    const settled: WeighedQuestion = {
      ...question('Invoice no.', { 'INV-31866': 0.2 }),
      found,
      isSettled: true,
    };
    const [first, second] = likelihoods([settled, theirs]);
    expect(first!['INV-31866']).toBe(0.2);
    expect(second!['INV-31866']).toBeLessThan(0.3);
  });

  it('never have a likelier "none" by more than what they lost, and no likelihood out of 0 to 1', () => {
    const some = record({
      asked: constantFrom('Invoice no.', 'Order of the customer', 'When was it sent?'),
      parts: array(double({ min: 0, max: 1, noNaN: true }), { minLength: 3, maxLength: 3 }),
    });
    assert(
      property(array(some, { minLength: 1, maxLength: 5 }), (all) => {
        const questions = all.map(({ asked, parts }) => {
          const whole = Math.max(1, parts[0]! + parts[1]! + parts[2]!);
          return question(asked, Object.fromEntries(TEXTS.map((text, at) => [text, parts[at]! / whole])));
        });
        for (const one of likelihoods(questions)) {
          const values = Object.values(one);
          for (const value of values) expect(value).toBeGreaterThanOrEqual(0);
          expect(values.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(1 + 1e-9);
        }
      }),
    );
  });
});
