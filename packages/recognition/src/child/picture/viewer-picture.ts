import sharp, { type Sharp } from 'sharp';
import type { Perspective, Transform } from '../../types.ts';
import { withLevelLines } from './perspective.ts';

/** How a picture is stored: drawn pages nearly without loss, photographs and scans at a quality where no artefact shows. */
type Finish = 'drawn' | 'photographed';

/** Width and height of the canvas that contains a rotated picture. */
export function rotatedSize(
  size: { width: number; height: number },
  transform: Transform,
): { width: number; height: number } {
  const angle = ((transform.turn + transform.skew) * Math.PI) / 180;
  const cos = Math.abs(Math.cos(angle));
  const sin = Math.abs(Math.sin(angle));
  return { width: size.width * cos + size.height * sin, height: size.width * sin + size.height * cos };
}

/**
 * Shrinks a picture to `width` pixels as shown (never enlarges), turns and straightens it like its page's boxes, and
 * stores it as WebP. `size` is the picture's own, before turning. It is shrunk first, since rotating costs by the pixel.
 */
export async function viewerPicture(
  image: Sharp,
  options: { size: { width: number; height: number }; width: number; transform: Transform; finish: Finish },
): Promise<Uint8Array> {
  const { size, transform, finish } = options;
  const shown = rotatedSize(size, transform);
  const scale = Math.min(1, options.width / shown.width);
  const small = scale < 1 ? image.resize(Math.max(1, Math.round(size.width * scale))) : image;
  const turned = transform.turn === 0 && transform.skew === 0 ? small : await rotated(small, transform);
  const straight =
    transform.perspective === undefined ? turned : await levelled(turned, transform.perspective);
  const stored =
    finish === 'drawn' ? { nearLossless: true, quality: 60, effort: 1 } : { quality: 80, effort: 1 };
  return await straight.webp(stored).toBuffer();
}

async function levelled(image: Sharp, perspective: Perspective): Promise<Sharp> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return sharp(withLevelLines({ data, ...info }, perspective), { raw: info });
}

async function rotated(image: Sharp, { turn, skew }: Transform): Promise<Sharp> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info }).rotate(turn + skew, { background: '#ffffff' });
}
