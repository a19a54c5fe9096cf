import PdfKit from 'pdfkit';

import { fontOf } from '../../draw/sheet.ts';
import type { Typeface, Weight } from '../../draw/sheet.ts';

let ruler: PDFKit.PDFDocument | undefined;
const widths = new Map<string, Map<string, number>>();

/** Widths of a face's characters for a size of one point, measured when first met. */
function widthsOf(face: Typeface, weight: Weight): Map<string, number> {
  const key = `${face} ${weight}`;
  const known = widths.get(key) ?? new Map<string, number>();
  widths.set(key, known);
  return known;
}

function measureCharacter(face: Typeface, weight: Weight, character: string): number {
  ruler ??= new PdfKit({ autoFirstPage: false });
  ruler.registerFont(`${face} ${weight}`, fontOf(face, weight));
  return ruler.font(`${face} ${weight}`).fontSize(1000).widthOfString(character) / 1000;
}

/** The width of a text in points; pairs of letters are not drawn together. */
export function widthOf(text: string, size: number, face: Typeface, weight: Weight): number {
  const known = widthsOf(face, weight);
  let width = 0;
  for (const character of text) {
    let one = known.get(character);
    if (one === undefined) known.set(character, (one = measureCharacter(face, weight, character)));
    width += one;
  }
  return width * size;
}
