import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRecognizer, documentText, type Recognizer } from '../../index.ts';
import { makePdf, photograph, readBytes } from '../../testing/documents.ts';
import { findStamps, withoutStamps, type Colour } from './stamps.ts';

const [WIDTH, HEIGHT] = [707, 1000];

/** A page of drawn shapes on its paper. */
async function draw(shapes: string, paper = '#f4f1e6'): Promise<Colour> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${shapes}</svg>`;
  const { data } = await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: paper } })
    .composite([{ input: Buffer.from(svg) }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: WIDTH, height: HEIGHT, channels: 3 };
}

const letters = (x: number, y: number, colour: string) =>
  [0, 16, 32]
    .map((left) => `<path d="M${x + left} ${y}v14m0-7h8m0-7v14" stroke="${colour}" stroke-width="3"/>`)
    .join('');
const ring = (colour: string, inside = letters(180, 293, colour)) =>
  `<circle cx="200" cy="300" r="50" fill="none" stroke="${colour}" stroke-width="3"/>${inside}`;

describe('what is a stamp', () => {
  test.each([
    ['a red ring', ring('#c8323c'), 0],
    ['a blue ring', ring('#5a6ebe'), 2],
    ['a faint ring with gaps', `<g opacity="0.6" stroke-dasharray="22 3">${ring('#c8323c')}</g>`, 0],
    [
      'a red seal',
      `<rect x="500" y="200" width="60" height="60" fill="none" stroke="#d04040" stroke-width="3"/>${letters(508, 223, '#d04040')}`,
      0,
    ],
    [
      'a tilted box',
      `<g transform="rotate(18 330 330)"><rect x="290" y="290" width="80" height="80" fill="none" stroke="#4650aa" stroke-width="4"/>${letters(308, 323, '#4650aa')}</g>`,
      2,
    ],
  ])('%s', async (_, shapes, channel) => {
    expect(findStamps(await draw(shapes))).toMatchObject([{ ink: { channel } }]);
  });

  test.each([
    ['coloured words', letters(100, 100, '#c8323c') + letters(160, 100, '#c8323c')],
    ['a coloured band', '<rect x="60" y="60" width="580" height="60" fill="#4650aa"/>'],
    ['a filled mark', '<circle cx="100" cy="100" r="40" fill="#c8323c"/>'],
    ['an empty ring', ring('#c8323c', '')],
    ['a black ring', ring('#202020')],
    [
      'a large digit',
      '<ellipse cx="300" cy="300" rx="13" ry="18" fill="none" stroke="#3c50b4" stroke-width="4"/>',
    ],
    [
      'a form’s cells',
      '<path d="M60 300h580M60 360h580M60 300v60M200 300v60M640 300v60" stroke="#c8323c" stroke-width="2"/>',
    ],
  ])('not %s', async (_, shapes) => {
    expect(findStamps(await draw(shapes))).toEqual([]);
  });
});

test('a stamp becomes as light as the paper, and print under it stays', async () => {
  const print = '<rect x="120" y="270" width="160" height="3" fill="#181818"/>';
  const colour = await draw(ring('#c8323c') + print);
  const { data } = await sharp(colour.data, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const grey = { data, width: WIDTH, height: HEIGHT };
  const after = withoutStamps(grey, colour, findStamps(colour));
  const at = (picture: { data: Uint8Array }, x: number, y: number) => picture.data[y * WIDTH + x]!;
  expect(at(grey, 200, 250)).toBeLessThan(130);
  expect(at(after, 200, 250)).toBeGreaterThan(215);
  expect(at(after, 160, 271)).toBeLessThan(60);
  expect(at(after, 500, 800)).toBe(at(grey, 500, 800));
});

describe('a scan under a stamp', () => {
  let recognizer: Recognizer;
  beforeAll(async () => {
    recognizer = await createRecognizer({ engine: 'embedded', processes: 1 });
  });
  afterAll(() => recognizer.close());

  /** Three lines, two of them below a stamp. */
  async function stamped(): Promise<Buffer> {
    const pdf = await makePdf([
      (page) => {
        page.font('jp').fontSize(14);
        ['請求書', '合計金額 158,320円', '登録番号 T4968246314384'].forEach((line, index) =>
          page.text(line, 80, 80 + index * 30, { lineBreak: false }),
        );
      },
    ]);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><g fill="none" stroke="#d23246" stroke-width="9">
      <circle cx="150" cy="150" r="130"/><path d="M40 90L260 90M40 130L260 130M60 170L240 170M80 210l150-10"/></g></svg>`;
    return await (
      await photograph(pdf, 200)
    )
      .composite([{ input: Buffer.from(svg), left: 330, top: 210, blend: 'multiply' }])
      .jpeg()
      .toBuffer();
  }
  const printed = /158,320円[^]*4968246314384/;

  test('is read as a picture', async () => {
    const { pages } = await readBytes(recognizer, await stamped(), 'jpeg');
    expect(documentText(pages)).toMatch(printed);
  });

  test('is read as a page of a PDF', async () => {
    const picture = await stamped();
    const pdf = await makePdf([(page) => page.image(picture, 0, 0, { width: 595 })]);
    const { pages } = await readBytes(recognizer, pdf, 'pdf');
    expect(documentText(pages)).toMatch(printed);
  });
});
