import sharp from 'sharp';

import type { Random } from '../../random.ts';
import type { PagePicture } from '../../render.ts';
import { grainOf, pixelsOf, rawOf, shade } from './pixels.ts';

/** Copied: hard contrast, a black edge, specks, streaks of the drum. */
export async function photocopy(page: PagePicture, random: Random): Promise<PagePicture> {
  const soft = await pixelsOf(
    rawOf(page)
      .grayscale()
      .blur(0.7 + random.next() * 0.4),
  );
  const noise = grainOf(random);
  const edge = random.int(4, 18);
  const side = random.int(0, 3);
  const streaks = Array.from({ length: random.int(0, 3) }, () => ({
    x: random.int(0, soft.width),
    dark: random.int(20, 70),
  }));
  const specks = new Set(
    Array.from({ length: random.int(60, 260) }, () => random.int(0, soft.width * soft.height - 1)),
  );
  return shade(soft, (x, y, value) => {
    const distance = [x, y, soft.width - x, soft.height - y][side]!;
    if (distance < edge + noise() * 2) return 20 + noise() * 15;
    if (specks.has(y * soft.width + x)) return 60;
    const streak = streaks.reduce((sum, { x: at, dark }) => sum + (Math.abs(x - at) < 1.5 ? dark : 0), 0);
    return (value - 128) * 1.9 + 150 - streak + noise() * 14;
  });
}

/** One bit a dot, 204 by 196 dots an inch, now and then half as many lines; speckle and lost lines. A PNG. */
export async function fax(page: PagePicture, random: Random, coarse: boolean): Promise<Buffer> {
  const { width, height } = page;
  const lines = Math.round((height * 196) / 204 / (coarse ? 2 : 1));
  const thin = await pixelsOf(
    rawOf(page).grayscale().resize(width, lines, { fit: 'fill', kernel: 'linear' }),
  );
  const noise = grainOf(random);
  const lost = new Set(Array.from({ length: random.int(0, 5) }, () => random.int(0, lines - 1)));
  const threshold = random.int(120, 175);
  const dotted = shade(thin, (_, y, value) => {
    if (lost.has(y)) return 255;
    return value + noise() * 46 + (noise() > 0.985 ? -160 : 0) > threshold ? 255 : 0;
  });
  return await sharp(dotted.data, { raw: { width, height: lines, channels: 3 } })
    .resize(width, Math.round((height * 196) / 204), { fit: 'fill', kernel: 'nearest' })
    .grayscale()
    .png({ colours: 2, compressionLevel: 9 })
    .withMetadata({ density: 204 })
    .toBuffer();
}

/** A till's roll that has faded, with pale streaks down its length. */
export async function fade(page: PagePicture, random: Random): Promise<PagePicture> {
  const soft = await pixelsOf(rawOf(page).grayscale().blur(0.6));
  const noise = grainOf(random);
  const ink = 0.35 + random.next() * 0.3;
  const streaks = Array.from({ length: random.int(1, 4) }, () => ({
    x: random.next() * soft.width,
    wide: 4 + random.next() * 14,
  }));
  const paler = random.next() * 0.4;
  return shade(soft, (x, y, value) => {
    const streak = streaks.reduce(
      (sum, { x: at, wide }) => sum + 0.5 * Math.exp(-(((x - at) / wide) ** 2)),
      0,
    );
    const left = Math.max(0.12, ink - streak * ink - (paler * ink * y) / soft.height);
    return 236 - (255 - value) * left + noise() * 8;
  });
}
