import type { Sheet } from './sheet.ts';

/** A made-up company's mark in a square of `side` points: `shape` picks one of five. Nothing in it is text. */
export function drawLogo(
  { pdf }: Sheet,
  { x, y, side, color, shape }: { x: number; y: number; side: number; color: string; shape: number },
): void {
  const half = side / 2;
  pdf.save().translate(x + half, y + half);
  if (shape === 0)
    pdf
      .circle(0, 0, half)
      .fill(color)
      .circle(0, 0, half * 0.45)
      .fill('#ffffff');
  if (shape === 1) pdf.polygon([-half, half], [0, -half], [half, half]).fill(color);
  if (shape === 2)
    for (const part of [0, 1, 2])
      pdf
        .rect(-half + (part * side) / 3, half - ((part + 1) * side) / 3, side / 4, ((part + 1) * side) / 3)
        .fill(color);
  if (shape === 3)
    pdf
      .roundedRect(-half, -half, side, side, side / 5)
      .fill(color)
      .rotate(45)
      .rect(-half * 0.4, -half * 0.4, half * 0.8, half * 0.8)
      .fill('#ffffff');
  if (shape === 4)
    pdf
      .circle(-half * 0.35, 0, half * 0.6)
      .fillOpacity(0.85)
      .fill(color)
      .circle(half * 0.35, 0, half * 0.6)
      .fill(color);
  pdf.restore();
}
