import type { Box } from '../../types.ts';
import type { Rect } from '../geometry.ts';
import { rotatedSize } from '../picture/viewer-picture.ts';

/**
 * A page's box in pixels of its picture, which is still skewed by `skew` degrees (clockwise): the inverse of `levelPlaces`. Level, around
 * the same middle.
 */
export function onPicture(
  box: Box,
  { width, height }: { width: number; height: number },
  skew: number,
): Rect {
  const level = rotatedSize({ width, height }, { turn: 0, skew });
  const angle = (skew * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const across = (box.x + box.width / 2 - 0.5) * level.width;
  const down = (box.y + box.height / 2 - 0.5) * level.height;
  const x = across * cos + down * sin + width / 2;
  const y = down * cos - across * sin + height / 2;
  const [halfWidth, halfHeight] = [(box.width / 2) * level.width, (box.height / 2) * level.height];
  return { left: x - halfWidth, right: x + halfWidth, top: y - halfHeight, bottom: y + halfHeight };
}
