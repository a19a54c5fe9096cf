import type { RawWord } from '../geometry.ts';

/** Words of Tesseract's TSV: level, page, block, paragraph, line, word, left, top, width, height, confidence, text. */
export function parseTsv(tsv: string): RawWord[] {
  const words: RawWord[] = [];
  for (const row of tsv.split('\n')) {
    const cells = row.split('\t');
    if (cells[0] !== '5') continue;
    const text = (cells[11] ?? '').trim();
    const [left = 0, top = 0, width = 0, height = 0, confidence = 0] = cells.slice(6, 11).map(Number);
    if (text === '' || confidence < 0) continue;
    words.push({ text, rect: { left, top, right: left + width, bottom: top + height }, confidence });
  }
  return words;
}
