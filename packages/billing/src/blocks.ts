import { assertWhole, divideRoundingUp } from './whole.ts';

/**
 * Blocks that a month's pages come to: `ceil(pagesUsed / pagesPerBlock)`, a started block counts whole, no page is no block.
 * Source: glossary, "block". Derived at the values in force, never stored for a running month.
 * @throws RangeError when a count is not whole, `pagesUsed` is negative or `pagesPerBlock` is below 1.
 */
export function blocksUsed(pagesUsed: number, pagesPerBlock: number): number {
  assertWhole('pagesUsed', pagesUsed);
  assertWhole('pagesPerBlock', pagesPerBlock, 1);
  return divideRoundingUp(pagesUsed, pagesPerBlock);
}

/**
 * Packages that a month's blocks come to: `ceil(blocksUsed / blocksPerPackage)`. Source: glossary, "package".
 * @throws RangeError when a count is not whole, `blocksUsed` is negative or `blocksPerPackage` is below 1.
 */
export function packagesUsed(blocksUsed: number, blocksPerPackage: number): number {
  assertWhole('blocksUsed', blocksUsed);
  assertWhole('blocksPerPackage', blocksPerPackage, 1);
  return divideRoundingUp(blocksUsed, blocksPerPackage);
}
