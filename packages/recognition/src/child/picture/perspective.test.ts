import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawJapaneseInvoice, makePdf, photograph } from '../../testing/documents.ts';
import { estimatePerspective, withLevelLines } from './perspective.ts';
import { prepare } from './prepare.ts';
import { viewerPicture } from './viewer-picture.ts';

/** Feet of letters in rows, on a page whose lines fall by `rise` and fan out by `fan`, as shares of its height over its width. */
function lettersOn(page: { width: number; height: number }, rise: number, fan: number) {
  return Array.from({ length: 30 * 24 }, (_, index) => {
    const x = 80 + (index % 30) * 36;
    const across = x / page.width - 0.5;
    const line = (100 + Math.floor(index / 30) * 60) / page.height - 0.5;
    const bottom = Math.round((0.5 + line * (1 + fan * across) + rise * across) * page.height);
    return { left: x - 9, right: x + 9, top: bottom - 20, bottom, pixels: 150 };
  });
}

describe('lines that fan out', () => {
  const size = { width: 1240, height: 1654, data: new Uint8Array(0) };

  test.each([
    [0.01, 0.06],
    [-0.02, -0.05],
    [0, 0.03],
  ])('are found: rise %s, fan %s', (rise, fan) => {
    const found = estimatePerspective(lettersOn(size, rise, fan), 20, size);
    expect(found?.fan).toBeCloseTo(fan, 2);
    expect(found?.rise).toBeCloseTo(rise, 2);
  });

  test.each([0, 0.01, -0.02])('are not seen where all fall by %s alike', (rise) => {
    expect(estimatePerspective(lettersOn(size, rise, 0), 20, size)).toBeUndefined();
  });

  test('are level on the page that is read, and in its picture as shown', async () => {
    const upright = await photograph(await makePdf([drawDense]), 150);
    const { data, info } = await upright.greyscale().raw().toBuffer({ resolveWithObject: true });
    const drawn = { data, width: info.width, height: info.height };
    // Drawing level lines with the opposite slopes gives about the photograph.
    const fanned = withLevelLines({ ...drawn, channels: 1 }, { rise: -0.01, fan: -0.06 });
    const { grey, letters, letter, transform } = await prepare({ ...drawn, data: fanned }, 0);
    expect(transform.perspective?.fan).toBeCloseTo(0.06, 1);
    expect(estimatePerspective(letters, letter, grey)).toBeUndefined();
    const raw = { width: info.width, height: info.height, channels: 1 } as const;
    const finish = 'photographed';
    const picture = await viewerPicture(sharp(fanned, { raw }), {
      size: info,
      width: info.width,
      transform,
      finish,
    });
    const shown = await sharp(picture).greyscale().raw().toBuffer();
    const difference = (other: Uint8Array) =>
      grey.data.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / grey.data.length;
    expect(difference(shown)).toBeLessThan(difference(fanned) / 4);
  });
});

/** A page with a table over its whole width. */
function drawDense(pdf: PDFKit.PDFDocument): void {
  drawJapaneseInvoice(pdf);
  for (let row = 0; row < 24; row++)
    ['養生テープ緑', '24個', '1,280', '30,720'].forEach((cell, column) =>
      pdf.fontSize(10).text(cell, 60 + column * 130, 330 + row * 19, { lineBreak: false }),
    );
}
