import type { Rect } from '../geometry.ts';

/**
 * Where a line of text is: a rectangle around (x, y), turned by `angle` radians (clockwise positive, at most 45°
 * either way). Lengths in pixels. `above` and `below` reach from the middle to the edges; `ink` is half the height
 * of the letters themselves.
 */
export interface TextLine {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly halfWidth: number;
  readonly above: number;
  readonly below: number;
  readonly ink: number;
  /** Mean probability, 0 to 1, that the place contains text. */
  readonly score: number;
}

/** The level rectangle around a line. */
export function boundsOf(line: TextLine): Rect {
  const [cos, sin] = [Math.cos(line.angle), Math.abs(Math.sin(line.angle))];
  const across = line.halfWidth * cos;
  const slant = line.halfWidth * sin;
  const lean = Math.max(line.above, line.below) * sin;
  return {
    left: line.x - across - lean,
    right: line.x + across + lean,
    top: line.y - line.above * cos - slant,
    bottom: line.y + line.below * cos + slant,
  };
}
