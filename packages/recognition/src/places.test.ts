import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withLevelLines } from './child/picture/perspective.ts';
import { drawInvoice, drawJapaneseInvoice, letterhead, makePdf, photograph } from './testing/documents.ts';
import { availableEngines } from './testing/engines.ts';
import {
  createRecognizer,
  type Box,
  type Page,
  type PlaceReading,
  type PlaceToRead,
  type Recognizer,
} from './index.ts';

const folder = await mkdtemp(join(tmpdir(), 'ocr-places-'));
const open = new Map<string, Promise<Recognizer>>();
afterAll(async () => {
  await Promise.all([...open.values()].map(async (recognizer) => (await recognizer).close()));
  await rm(folder, { recursive: true });
});

function recognizerFor(engine: 'embedded' | 'native'): Promise<Recognizer> {
  const known =
    open.get(engine) ??
    createRecognizer({ engine, processes: 1, limits: { pageMs: 280_000, openMs: 280_000 } });
  open.set(engine, known);
  return known;
}

/** A page's picture in a file, and how it was read. */
async function readPicture(
  bytes: Uint8Array,
  engine: 'embedded' | 'native',
): Promise<{ path: string; page: Page }> {
  const path = join(folder, `${open.size}-${bytes.length}.png`);
  await writeFile(path, bytes);
  const { pages } = await (await recognizerFor(engine)).read(path, 'png');
  return { path, page: pages[0]! };
}

/** The box around the words of a page that a text is made of. */
function boxOf(page: Page, text: string): Box {
  const words = page.words.filter((word) => text.includes(word.text));
  expect(words.map((word) => word.text).join('')).toBe(text);
  const x = Math.min(...words.map(({ box }) => box.x));
  const y = Math.min(...words.map(({ box }) => box.y));
  const right = Math.max(...words.map(({ box }) => box.x + box.width));
  const bottom = Math.max(...words.map(({ box }) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

const textsOf = ({ readings }: PlaceReading): string[] => readings.map(({ text }) => text);

const english = { letters: 'english' } as const;

describe.each(await availableEngines())('places read again by the %s engine', (engine) => {
  const readPlaces = async (path: string, page: Page, places: readonly PlaceToRead[]) =>
    (await recognizerFor(engine)).readPlaces(path, 'png', { page: 1, transform: page, places });

  test('each reader reads what is at a place, and a place without print has none', async () => {
    const { path, page } = await readPicture(await letterhead(), engine);
    const number = boxOf(page, 'HP-20931');
    const beside = { ...number, x: number.x + 0.3 };
    const [found, empty] = await readPlaces(path, page, [
      { box: number, ...english },
      { box: beside, ...english },
    ]);
    expect(found!.ink).toBe(true);
    expect(textsOf(found!).length).toBeGreaterThan(0);
    for (const text of textsOf(found!)) expect(text).toBe('HP-20931');
    expect(empty).toEqual({ ink: false, readings: [] });
  });

  test.each([
    ['turned and askew', 90 + 3],
    ['slightly askew', 0.6],
  ])('a place is found on a page that lies %s', async (_, degrees) => {
    const bytes = await sharp(await letterhead())
      .rotate(degrees, { background: '#ffffff' })
      .png()
      .toBuffer();
    const { path, page } = await readPicture(bytes, engine);
    const [found] = await readPlaces(path, page, [{ box: boxOf(page, 'HP-20931'), ...english }]);
    expect(textsOf(found!).join(' ')).toContain('HP-20931');
  });

  test('a place is found on a photograph whose lines fan out, as they were levelled', async () => {
    const perspective = { rise: 0.02, fan: -0.05 };
    const upright = sharp(await letterhead()).removeAlpha();
    const level = await upright.clone().png().toBuffer();
    const { page } = await readPicture(level, engine);
    const { data, info } = await upright.raw().toBuffer({ resolveWithObject: true });
    // Drawn with the opposite fan, it is level again where it is levelled.
    const against = { rise: -perspective.rise, fan: -perspective.fan };
    const fanned = withLevelLines({ data, ...info }, against);
    const path = join(folder, `${engine}-fanned.png`);
    await writeFile(path, await sharp(fanned, { raw: info }).png().toBuffer());
    const places = [{ box: boxOf(page, 'HP-20931'), ...english }];
    const recognizer = await recognizerFor(engine);
    const asked = { page: 1, transform: { turn: 0, skew: 0, perspective }, places } as const;
    const [found] = await recognizer.readPlaces(path, 'png', asked);
    expect(textsOf(found!).join(' ')).toContain('20931');
  });

  test('Japanese is read as Japanese', async () => {
    const bytes = await (await photograph(await makePdf([drawJapaneseInvoice]), 200)).png().toBuffer();
    const { path, page } = await readPicture(bytes, engine);
    const [found] = await readPlaces(path, page, [
      { box: { x: 0.56, y: 0.165, width: 0.38, height: 0.036 }, letters: 'all' },
    ]);
    expect(textsOf(found!).join().replaceAll(' ', '')).toContain('2025年5月27日');
  });
});

test('a PDF’s page is searched as it was read, and missing pages are refused', async () => {
  const picture = await (await photograph(await makePdf([drawInvoice]), 200)).jpeg().toBuffer();
  const pdf = await makePdf([(page) => page.image(picture, 0, 0, { width: 595.28 })]);
  const path = join(folder, 'scan.pdf');
  await writeFile(path, pdf);
  const recognizer = await recognizerFor('embedded');
  const [page] = (await recognizer.read(path, 'pdf')).pages;
  const places = [{ box: boxOf(page!, 'HP-20931'), ...english }];
  const [found] = await recognizer.readPlaces(path, 'pdf', { page: 1, transform: page!, places });
  expect(textsOf(found!).join(' ')).toContain('HP-20931');
  await expect(
    recognizer.readPlaces(path, 'pdf', { page: 2, transform: page!, places }),
  ).rejects.toMatchObject({
    code: 'NO_PAGES',
  });
});
