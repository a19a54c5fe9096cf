import { array, assert, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stripsOf } from './text-map.ts';

const STEP = 32;

describe('the strips of a block', () => {
  it('take each row once, from a strip that sees rows beyond it, and are no higher than allowed', () => {
    const blocks = record({
      top: integer({ min: 0, max: 900 }),
      steps: integer({ min: 1, max: 60 }),
      most: integer({ min: 4, max: 13 }).map((steps) => steps * STEP),
      print: array(integer({ min: 0, max: 40 }), { maxLength: 3000 }),
    });
    assert(
      property(blocks, ({ top, steps, most, print }) => {
        const bottom = top + steps * STEP;
        const strips = stripsOf(Uint32Array.from(print), { top, bottom }, most);
        expect(strips[0]).toMatchObject({ top, from: top });
        expect(strips.at(-1)).toMatchObject({ bottom, to: bottom });
        strips.forEach((strip, index) => {
          expect((strip.bottom - strip.top) % STEP).toBe(0);
          expect(strip.bottom - strip.top).toBeLessThanOrEqual(most);
          const next = strips[index + 1];
          if (next === undefined) return;
          expect(next.from).toBe(strip.to);
          expect(strip.to).toBeGreaterThan(strip.from);
          expect(strip.bottom - strip.to).toBeGreaterThanOrEqual(16);
          expect(next.from - next.top).toBeGreaterThanOrEqual(16);
        });
      }),
    );
  });

  it('are cut between lines of text', () => {
    const print = Uint32Array.from({ length: 640 }, (_, row) => (row % 40 < 24 ? 30 : 0));
    const cuts = stripsOf(print, { top: 0, bottom: 640 }, 256)
      .slice(0, -1)
      .map(({ to }) => to);
    expect(cuts.length).toBeGreaterThan(1);
    for (const cut of cuts) expect(cut % 40).toBeGreaterThan(24);
  });
});
