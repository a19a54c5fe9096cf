import { execFile } from 'node:child_process';
import { writeFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inflateSync } from 'node:zlib';

import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { expect, test } from 'vitest';

import * as files from './test-files.ts';
import { readPageTexts, renderPages } from './render.ts';

async function open(pdf: Buffer, password?: string): Promise<number> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(pdf, password);
    const pages = document.getPageCount();
    document.destroy();
    return pages;
  } finally {
    library.destroy();
  }
}

/** Renders the first page in a process of its own and returns whether that ended, in time and within the renderer's memory. */
async function endsWithin(pdf: Buffer, milliseconds: number): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'specimens-'));
  try {
    const script = `const { readFileSync } = await import('node:fs');
      const { renderPages } = await import(${JSON.stringify(new URL('./render.ts', import.meta.url).href)});
      await renderPages(readFileSync('page.pdf'), 72);`;
    await writeFile(join(folder, 'page.pdf'), pdf);
    await writeFile(join(folder, 'run.mjs'), script);
    await promisify(execFile)(process.execPath, ['run.mjs'], {
      cwd: folder,
      timeout: milliseconds,
      killSignal: 'SIGKILL',
    });
    return true;
  } catch (error) {
    const { killed, stderr = '' } = error as { killed?: boolean; stderr?: string };
    if (killed === true || stderr.includes('Cannot enlarge memory')) return false;
    throw error;
  } finally {
    await rm(folder, { recursive: true });
  }
}

test('blank documents have as many pages as asked for', async () => {
  expect(await open(files.blankPdf(3))).toBe(3);
  expect(await open(files.pdfWith301Pages())).toBe(301);
});

test('an encrypted document opens with its password only; an empty one opens by itself', async () => {
  const locked = await files.encryptedPdf('secret');
  await expect(open(locked)).rejects.toThrow(/password/i);
  expect(await open(locked, 'secret')).toBe(1);
  const unlocked = await files.encryptedPdf('');
  expect(unlocked.includes('/Encrypt')).toBe(true);
  expect((await readPageTexts(unlocked))[0]).toContain('INV-2026-0042');
});

test.each([
  ['truncated', files.truncatedPdf()],
  ['empty', files.emptyFile()],
  ['text', files.textFile()],
])('a %s file is no document', async (_, bytes) => {
  await expect(open(bytes)).rejects.toThrow(/./);
});

test('pictures have the given size; a program is no picture', async () => {
  const size = { width: 33, height: 21 };
  expect(await sharp(await files.pngOf(size)).metadata()).toMatchObject({ format: 'png', ...size });
  expect(await sharp(await files.jpegOf(size)).metadata()).toMatchObject({ format: 'jpeg', ...size });
  await expect(sharp(files.exeFile()).metadata()).rejects.toThrow(/unsupported/);
});

test.each([3, 6, 8] as const)(
  'a picture with EXIF orientation %i is stored turned and shown upright',
  async (orientation) => {
    // The left half is dark.
    const upright = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#fff' } })
      .composite([
        { input: { create: { width: 30, height: 40, channels: 3, background: '#000' } }, left: 0, top: 0 },
      ])
      .png()
      .toBuffer();
    const stored = await files.withOrientation(upright, orientation);
    expect((await sharp(stored).metadata()).orientation).toBe(orientation);
    const shown = await sharp(stored).autoOrient().grayscale().raw().toBuffer({ resolveWithObject: true });
    expect(shown.info).toMatchObject({ width: 60, height: 40 });
    expect(shown.data[20 * 60 + 5]).toBeLessThan(40);
    expect(shown.data[20 * 60 + 55]).toBeGreaterThan(215);
  },
);

test('bombs are small on disk and huge by their header', async () => {
  const jpeg = await files.jpegBomb();
  const png = files.pngBomb();
  expect(jpeg.length).toBeLessThan(2_000);
  expect(png.length).toBeLessThan(300_000);
  const limit = { limitInputPixels: false };
  expect(await sharp(jpeg, limit).metadata()).toMatchObject({ width: 60000, height: 60000 });
  expect(await sharp(png, limit).metadata()).toMatchObject({ width: 30000, height: 30000 });
  await expect(sharp(png).raw().toBuffer()).rejects.toThrow(/pixel/);
});

test('the PNG bomb is a valid picture', async () => {
  const size = { width: 5000, height: 4000 };
  const { data, info } = await sharp(files.pngBomb(size))
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject(size);
  expect(data.every((value) => value === 0)).toBe(true);
});

test('the hanging page runs out of time or memory, a blank one does not', async () => {
  expect(files.hangingPdf().length).toBeLessThan(6_000);
  expect(await endsWithin(files.blankPdf(1), 30_000)).toBe(true);
  expect(await endsWithin(files.hangingPdf(), 3_000)).toBe(false);
});

test('the missing page is counted', async () => {
  expect(await renderPages(files.missingPagePdf(), 10)).toHaveLength(1);
});

test('the huge page is 200 inches wide', async () => {
  const [picture] = await renderPages(files.hugePagePdf(), 2);
  expect(picture).toMatchObject({ width: 400, height: 400 });
});

test('the inflating page is a valid stream, a hundred times its size on disk', () => {
  const pdf = files.inflatingPdf(8);
  const start = pdf.indexOf('stream\n') + 7;
  const content = inflateSync(pdf.subarray(start, pdf.indexOf('\nendstream')), { finishFlush: 2 });
  expect(content.length).toBeGreaterThan(8_000_000);
  expect(pdf.length).toBeLessThan(content.length / 100);
  expect(files.inflatingPdf().length).toBeLessThan(6_000_000);
});

test.each(['private', 'shifted'] as const)(
  'the %s text layer is nonsense under a page that draws its lines',
  async (mapping) => {
    const pdf = files.garbledPdf(mapping);
    const [text] = await readPageTexts(pdf);
    expect(text!.trim().length).toBeGreaterThan(60);
    for (const line of files.garbledLines) expect(text).not.toContain(line);
    const [picture] = await renderPages(pdf, 72);
    expect(picture!.data.some((value) => value < 80)).toBe(true);
  },
);
