import type { Page } from '@ocr/extraction';

/** Thousands of labels and amounts in one row after the other: seconds of work for the rules. */
export function hostilePage(): Page {
  const words = Array.from({ length: 40_000 }, (_, index) => ({
    text: index % 2 === 0 ? 'Total' : '1,000',
    box: { x: (index % 100) / 100, y: Math.floor(index / 100) / 400, width: 0.008, height: 0.002 },
    confidence: 100,
    line: Math.floor(index / 100),
  }));
  const lines = Array.from({ length: 400 }, (_, line) => ({
    box: { x: 0, y: line / 400, width: 1, height: 0.002 },
    words: Array.from({ length: 100 }, (_unused, index) => line * 100 + index),
  }));
  return { number: 1, width: 600, height: 800, words, lines, rules: [], source: 'text' };
}
