import { MIN_CONFIDENCE, type PlaceReading } from '@ocr/contract';
import type { PlaceReading as Readings } from '@ocr/recognition';

/** The result of several readers: the most trusted text, and whether all of them agree. */
export function chooseReading(readings: Readings['readings']): PlaceReading {
  const read = readings.map(({ text, confidence }) => ({ text: asPrinted(text), confidence }));
  const [first, ...others] = read.toSorted((one, other) => other.confidence - one.confidence);
  if (first === undefined) return { text: null, agreed: false, readings: read };
  const agreed = others.length > 0 && others.every(({ text }) => isSame(text, first.text));
  // A single reader may see letters in a stain.
  const isTrusted = agreed || first.confidence >= MIN_CONFIDENCE;
  return { text: isTrusted ? first.text : null, agreed, readings: read };
}

const wide = String.raw`[\u3000-\u30ff\u3400-\u9fff\uf900-\ufaff\uff00-\uffef]`;
const gaps = new RegExp(`(?<=${wide})\\s+(?=${wide})`, 'gu');

/** Readers separate Japanese words with spaces, which are not printed. */
const asPrinted = (text: string): string => text.replaceAll(gaps, '').trim();

/** Compares two readings, ignoring spaces, character width and kinds of dash, which differ between readers. */
function isSame(one: string, other: string): boolean {
  const plain = (text: string): string =>
    text
      .normalize('NFKC')
      .replaceAll(/\s+/gu, '')
      .replaceAll(/[‐‑‒–—―−]/gu, '-');
  return plain(one) === plain(other);
}
