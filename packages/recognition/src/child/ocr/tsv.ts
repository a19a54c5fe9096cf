import type { RawWord } from '../geometry.ts';

/** Words of Tesseract's TSV: level, page, block, paragraph, line, word, left, top, width, height, confidence, text. */
export function parseTsv(tsv: string): RawWord[] {
  return [...parsePages(tsv).values()].flat();
}

/** The words of each page of an output, by the page's number. */
export function parsePages(tsv: string): Map<number, RawWord[]> {
  const pages = new Map<number, RawWord[]>();
  for (const row of tsv.split('\n')) {
    const cells = row.split('\t');
    if (cells[0] !== '5') continue;
    const text = (cells[11] ?? '').trim();
    const [left = 0, top = 0, width = 0, height = 0, confidence = 0] = cells.slice(6, 11).map(Number);
    if (text === '' || confidence < 0) continue;
    const words = pages.get(Number(cells[1])) ?? [];
    pages.set(Number(cells[1]), words);
    words.push({ text, rect: { left, top, right: left + width, bottom: top + height }, confidence });
  }
  return pages;
}
