import { assert, constantFrom, dictionary, double, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { likelihood, readEnsemble } from './ensemble.ts';
import type { Evidence } from './evidence.ts';
import { choice } from './fitted.ts';

describe('an ensemble of trees', () => {
  const ensemble = readEnsemble('0\nfit 0.5 -2 gap 0.1 0 2\nsure 0.7 -1 1');

  it.each([
    [{ fit: 0.4, gap: 0.5, sure: 0.9 }, -1],
    [{ fit: 0.5, gap: 0, sure: 0.9 }, 1],
    [{ fit: 0.5, gap: 0.1, sure: 0.7 }, 3],
    // What there is no evidence of counts as 0.
    [{}, -3],
  ])('adds up what its trees say: %j', (evidence, logarithm) => {
    expect(likelihood(ensemble, evidence)).toBeCloseTo(1 / (1 + Math.exp(-logarithm)), 10);
  });
});

describe('what is fitted for labels', () => {
  const evidence = dictionary(
    constantFrom('fit', 'near', 'gap', 'empty', 'sure', 'share', 'overOwn', 'confidence', 'answer', 'asked'),
    double({ min: -1, max: 2, noNaN: true }),
  );
  const more = (given: Evidence, name: string, by: number): Evidence => ({
    ...given,
    [name]: (given[name] ?? 0) + by,
  });

  it('finds a value no less likely whose label fits better, and no likelier where the rules are surer', () => {
    assert(
      property(evidence, double({ min: 0, max: 1, noNaN: true }), (given, by) => {
        const { label } = choice();
        const before = likelihood(label, given);
        for (const name of ['fit', 'near', 'gap', 'sure', 'share', 'overOwn'])
          expect(likelihood(label, more(given, name, by)), name).toBeGreaterThanOrEqual(before - 1e-12);
        expect(likelihood(label, more(given, 'confidence', 50 * by))).toBeLessThanOrEqual(before + 1e-12);
        expect(likelihood(label, more(given, 'empty', by))).toBeLessThanOrEqual(before + 1e-12);
      }),
    );
  });
});
