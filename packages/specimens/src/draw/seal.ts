import type { Sheet } from './sheet.ts';

/** The part of the font behind pdfkit that gives outlines. */
interface OutlineFont {
  readonly unitsPerEm: number;
  layout(text: string): { readonly glyphs: readonly { readonly path: { toSVG(): string } }[] };
}

/** Where a seal is, in points: its middle and the length of its side. */
export interface SealPlace {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

const red = '#c8322b';

/**
 * Presses a company's square seal. Its characters are outlines, so a PDF reader finds no text there,
 * as on a document with a scanned seal.
 */
export function drawSeal(sheet: Sheet, name: string, { x, y, side }: SealPlace): void {
  const characters = Array.from(`${name.replace(/株式会社|有限会社|合同会社/, '')}之印`);
  const rows = Math.ceil(Math.sqrt(characters.length));
  const columns = Math.ceil(characters.length / rows);
  const { _font: bold } = sheet.pdf.font('bold') as unknown as { _font: { font: OutlineFont } };
  const { font } = bold;
  const { pdf } = sheet;
  pdf.save().opacity(0.82).translate(x, y).rotate(-2);
  pdf
    .roundedRect(-side / 2, -side / 2, side, side, 2)
    .lineWidth(1.6)
    .strokeColor(red)
    .stroke();
  const room = side - 5;
  const cellWidth = room / columns;
  characters.forEach((character, index) => {
    const column = Math.floor(index / rows);
    const cellHeight = room / Math.min(rows, characters.length - column * rows);
    const centreX = room / 2 - (column + 0.5) * cellWidth;
    const centreY = -room / 2 + ((index % rows) + 0.5) * cellHeight;
    pdf.save().translate(centreX, centreY);
    if (character === 'ー') pdf.rotate(90);
    pdf
      .scale(cellWidth / font.unitsPerEm, -cellHeight / font.unitsPerEm)
      .translate(-font.unitsPerEm / 2, -font.unitsPerEm * 0.38);
    const [glyph] = font.layout(character).glyphs;
    if (glyph) pdf.path(glyph.path.toSVG()).fill(red);
    pdf.restore();
  });
  pdf.restore();
}
