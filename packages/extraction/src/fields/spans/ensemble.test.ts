import { array, assert, double, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { likelihoods, readEnsemble, reasonsOf, scoreOf } from './ensemble.ts';
import { ranking } from './fitted.ts';

describe('an ensemble of trees', () => {
  const ensemble = readEnsemble('# how it was fitted\n0\nfit 0.5 -2 gap 0.1 0 2\nsure 0.7 -1 1');

  it.each([
    [{ fit: 0.4, gap: 0.5, sure: 0.9 }, -1],
    [{ fit: 0.5, gap: 0, sure: 0.9 }, 1],
    [{ fit: 0.5, gap: 0.1, sure: 0.7 }, 3],
    // What there is no evidence of counts as 0.
    [{}, -3],
  ])('adds up what its trees say: %j', (evidence, sum) => {
    expect(scoreOf(ensemble, evidence)).toBe(sum);
  });

  it('says which numbers moved a score', () => {
    expect(reasonsOf(ensemble, { fit: 0.5, gap: 0.1, sure: 0.7 }, 2)).toEqual([
      ['fit', 1.5],
      ['gap', 1],
    ]);
  });
});

describe('how likely spans are', () => {
  it('is no more than certain for all together, in the order of their scores, however large these are', () => {
    assert(
      property(array(double({ min: -900, max: 900, noNaN: true }), { maxLength: 20 }), (scores) => {
        const likely = likelihoods(scores);
        expect(likely.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(1 + 1e-9);
        const inOrder = scores
          .map((score, at) => [score, likely[at] ?? 0] as const)
          .toSorted(([a], [b]) => a - b);
        expect(inOrder.map(([, one]) => one)).toEqual(likely.toSorted((a, b) => a - b));
      }),
    );
  });

  it('is little where each has less than nothing to say for it', () => {
    expect(likelihoods([-3, -5])[0]).toBeCloseTo(Math.exp(-3) / (1 + Math.exp(-3) + Math.exp(-5)));
  });
});

it('what is fitted reads as trees of numbers that the evidence has', () => {
  expect(ranking().trees.length).toBeGreaterThan(100);
  expect(Number.isFinite(scoreOf(ranking(), {}))).toBe(true);
});
