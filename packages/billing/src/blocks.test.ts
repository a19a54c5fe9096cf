import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blocksUsed, packagesUsed } from './blocks.ts';
import { divideRoundingUp } from './whole.ts';

const pages = fc.nat({ max: 10_000_000_000 });
const size = fc.integer({ min: 1, max: 100_000 });

describe('blocks and packages', () => {
  it.each([
    [0, 100, 0],
    [1, 100, 1],
    [99, 100, 1],
    [100, 100, 1],
    [101, 100, 2],
    [5, 1, 5],
  ])('%i pages in blocks of %i are %i blocks', (used, perBlock, blocks) => {
    expect(blocksUsed(used, perBlock)).toBe(blocks);
  });

  it.each([
    [0, 10, 0],
    [1, 10, 1],
    [10, 10, 1],
    [11, 10, 2],
  ])('%i blocks in packages of %i are %i packages', (used, perPackage, packages) => {
    expect(packagesUsed(used, perPackage)).toBe(packages);
  });

  it('cover all pages with less than one block to spare', () => {
    fc.assert(
      fc.property(pages, size, (used, perBlock) => {
        const blocks = blocksUsed(used, perBlock);
        expect(blocks * perBlock).toBeGreaterThanOrEqual(used);
        expect((blocks - 1) * perBlock).toBeLessThan(Math.max(used, 1));
      }),
    );
  });

  it('never shrink when more pages are used, and never grow when blocks or packages are larger', () => {
    fc.assert(
      fc.property(
        pages,
        fc.nat({ max: 1000 }),
        size,
        size,
        fc.nat({ max: 1000 }),
        (used, more, block, pack, larger) => {
          expect(blocksUsed(used + more, block)).toBeGreaterThanOrEqual(blocksUsed(used, block));
          expect(blocksUsed(used, block + larger)).toBeLessThanOrEqual(blocksUsed(used, block));
          const blocks = blocksUsed(used, block);
          expect(packagesUsed(blocks + more, pack)).toBeGreaterThanOrEqual(packagesUsed(blocks, pack));
          expect(packagesUsed(blocks, pack + larger)).toBeLessThanOrEqual(packagesUsed(blocks, pack));
        },
      ),
    );
  });

  it('round twice to what rounding once by pages per package gives', () => {
    fc.assert(
      fc.property(pages, size, size, (used, block, pack) => {
        expect(packagesUsed(blocksUsed(used, block), pack)).toBe(divideRoundingUp(used, block * pack));
      }),
    );
  });

  it('are exact for every safe integer', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), size, (dividend, divisor) => {
        const exact = (BigInt(dividend) + BigInt(divisor) - 1n) / BigInt(divisor);
        expect(BigInt(divideRoundingUp(dividend, divisor))).toBe(exact);
      }),
    );
  });

  it.each([
    [-1, 100],
    [1.5, 100],
    [NaN, 100],
    [Infinity, 100],
    [1, 0],
    [1, -1],
    [1, 0.5],
  ])('refuse %d by %d instead of billing nonsense', (used, per) => {
    expect(() => blocksUsed(used, per)).toThrow(RangeError);
    expect(() => packagesUsed(used, per)).toThrow(RangeError);
  });
});
