import { readdir, readFile, stat } from 'node:fs/promises';

import sharp from 'sharp';
import { expect, test } from 'vitest';

import { makeSample, readPageTexts, samples, samplesFolder } from './index.ts';

const truths = JSON.parse(await readFile(`${samplesFolder}truth.json`, 'utf8')) as Record<
  string,
  { fields: unknown; tables: unknown }
>;

test('the committed samples are those of the list, both languages, digital and scanned, within 3 MB', async () => {
  const files = await readdir(samplesFolder);
  const names = samples.map(({ name, scan }) => `${name}.${scan ? 'jpg' : 'pdf'}`);
  expect(files.toSorted()).toEqual([...names, 'truth.json'].toSorted());
  const sizes = await Promise.all(files.map(async (file) => (await stat(`${samplesFolder}${file}`)).size));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(3_000_000);
  for (const language of ['en', 'ja']) {
    const own = samples.filter(({ options }) => options.language === language);
    expect(own.filter(({ scan }) => !scan).length).toBeGreaterThanOrEqual(4);
    expect(own.filter(({ scan }) => scan).length).toBeGreaterThanOrEqual(3);
  }
});

// Bytes may differ between processors, since deflate does: what is compared is what the documents say and show.
const digital = samples.filter(({ scan }) => !scan).map((sample) => [sample.name, sample] as const);
const scanned = samples.filter(({ scan }) => scan).map((sample) => [sample.name, sample] as const);

test.each(digital)('the committed %s says what the generator writes', async (_, sample) => {
  const { file, bytes, truth } = await makeSample(sample);
  expect(truths[file]).toMatchObject({ fields: truth.fields, tables: truth.tables });
  expect(await readPageTexts(await readFile(`${samplesFolder}${file}`))).toEqual(await readPageTexts(bytes));
});

test.each(scanned)('the committed %s shows what the generator draws', async (_, sample) => {
  const { file, bytes, truth } = await makeSample(sample);
  expect(truths[file]).toMatchObject({ fields: truth.fields, tables: truth.tables });
  const small = async (picture: Buffer): Promise<Buffer> =>
    await sharp(picture).grayscale().resize(120, 120, { fit: 'fill' }).raw().toBuffer();
  const [made, kept] = [await small(bytes), await small(await readFile(`${samplesFolder}${file}`))];
  const distance = made.reduce((sum, value, at) => sum + Math.abs(value - kept[at]!), 0) / made.length;
  expect(distance).toBeLessThan(1);
});
