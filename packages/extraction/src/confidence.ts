/** Exponents fitted on documents of both kinds, so that of values shown with p, about p in 100 are right. */
const TEXT_LAYER = 1.2;
const OCR = 1.3;

/**
 * A score (how well label, place and kind fit, 0 to 1) and how surely the words were read (0 to 100) as a
 * probability of being right, 5 to 99. Scores by themselves are too careful: what passes the threshold is mostly right.
 */
export function toProbability(score: number, reading: number): number {
  const raw = Math.max(0, Math.min(1, (score * reading) / 100));
  const fitted = 1 - (1 - raw) ** (reading >= 100 ? TEXT_LAYER : OCR);
  return Math.max(5, Math.min(99, fitted * 100));
}
