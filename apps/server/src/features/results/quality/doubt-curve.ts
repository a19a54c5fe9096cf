import type { DoubtCurve } from '@ocr/contract';

/** Thresholds that a tenant may choose, in percent. */
const LOWEST = 50;
const HIGHEST = 99;

/** Checked values that were read alike. */
export interface ReadAlike {
  /** In whole percent, rounded down; null where nothing was read. */
  readonly confidence: number | null;
  /** Whether a rule objected: such values are flagged at any threshold. */
  readonly objected: boolean;
  readonly values: number;
  /** Of them, those that a person corrected. */
  readonly wrong: number;
}

/** For each threshold, how many values are flagged below it, and how many are wrong without being flagged. */
export function drawDoubtCurve(read: readonly ReadAlike[]): Omit<DoubtCurve, 'documents'> {
  const points = Array.from({ length: HIGHEST - LOWEST + 1 }, (_, step) => {
    const below = LOWEST + step;
    const isFlagged = ({ confidence, objected }: ReadAlike): boolean =>
      objected || (confidence !== null && confidence < below);
    return {
      below,
      toCheck: sum(read, (one) => (isFlagged(one) ? one.values : 0)),
      unseen: sum(read, (one) => (isFlagged(one) ? 0 : one.wrong)),
    };
  });
  return { values: sum(read, ({ values }) => values), wrong: sum(read, ({ wrong }) => wrong), points };
}

function sum(read: readonly ReadAlike[], count: (one: ReadAlike) => number): number {
  return read.reduce((total, one) => total + count(one), 0);
}
