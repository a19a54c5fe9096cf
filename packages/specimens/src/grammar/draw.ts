import { drawLogo } from '../draw/logo.ts';
import { drawSeal } from '../draw/seal.ts';
import { Sheet } from '../draw/sheet.ts';
import { createRandom } from '../random.ts';
import type { GrammarDocument, Mark, PageSketch } from './types.ts';

/** The document as a PDF with a text layer. */
export async function drawPdf({ id, day, pages }: GrammarDocument): Promise<Buffer> {
  const [first] = pages as [PageSketch];
  const text = first.marks.find((mark) => mark.kind === 'text');
  const typeface = text?.face ?? 'noto';
  const sheet = new Sheet({ size: [first.width, first.height], typeface, day, title: id });
  pages.forEach(({ marks }, index) => {
    if (index > 0) sheet.addPage();
    for (const mark of marks) drawMark(sheet, mark);
  });
  return await sheet.finish();
}

function drawMark(sheet: Sheet, mark: Mark): void {
  switch (mark.kind) {
    case 'text': {
      const { text, x, y, size, weight, color } = mark;
      sheet.text(text, { x, y, size, weight, color });
      return;
    }
    case 'rule': {
      const { x1, y1, x2, y2, line, color, dash } = mark;
      if (dash !== undefined) sheet.pdf.dash(dash, { space: dash });
      sheet.rule(x1, y1, x2, y2, line, color);
      if (dash !== undefined) sheet.pdf.undash();
      return;
    }
    case 'box': {
      const { area, fill, stroke, line, radius } = mark;
      sheet.box(area.x, area.y, area.width, area.height, {
        ...(fill !== undefined && { fill }),
        ...(stroke !== undefined && { stroke }),
        ...(line !== undefined && { line }),
        ...(radius !== undefined && { radius }),
      });
      return;
    }
    case 'seal':
      drawSeal(sheet, mark.name, mark);
      return;
    case 'logo':
      drawLogo(sheet, mark);
      return;
    case 'bars':
      drawBars(sheet, mark);
  }
}

/** A barcode: bars of random widths. */
function drawBars(sheet: Sheet, { area, seed }: Extract<Mark, { kind: 'bars' }>): void {
  const random = createRandom(`bars ${seed}`);
  for (let x = area.x; x < area.x + area.width;) {
    const width = random.int(1, 3) * 0.7;
    sheet.box(x, area.y, width, area.height, { fill: '#000000' });
    x += width + random.int(1, 3) * 0.7;
  }
}
