import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { makePdf, photograph, readBytes } from './testing/documents.ts';
import { availableEngines } from './testing/engines.ts';
import { createRecognizer, documentText, type Recognizer, type RecognizerOptions } from './index.ts';

/** Compares what is read, however busy the machine. */
const PATIENT = { pageMs: 280_000 };
/** One for each way of reading: what one test makes it read never reaches the next one's. */
const open = new Map<string, Promise<Recognizer>>();
afterAll(async () => {
  await Promise.all([...open.values()].map(async (recognizer) => (await recognizer).close()));
});

function recognizerFor(options: Partial<RecognizerOptions>): Promise<Recognizer> {
  const key = JSON.stringify(options);
  const recognizer =
    open.get(key) ?? createRecognizer({ engine: 'embedded', processes: 1, limits: PATIENT, ...options });
  open.set(key, recognizer);
  return recognizer;
}

async function read(bytes: Uint8Array, options: Partial<RecognizerOptions> = {}): Promise<string> {
  return documentText((await readBytes(await recognizerFor(options), bytes, 'png')).pages);
}

const HEADER = ['品名', '数量', '単価', '金額'];
const ROWS = [
  ['養生テープ緑', '24', '280', '6,720'],
  ['軍手十二双組', '50', '640', '32,000'],
  ['電源ケーブル', '3', '1,220', '3,660'],
];

/** A scan of an invoice whose table has a heading in white on green, on 150 dpi. */
async function bandedInvoice(): Promise<Buffer> {
  const pdf = await makePdf([
    (page) => {
      page.font('jp').fontSize(20).text('御請求書', 250, 60);
      page.fontSize(11).text('青山商事株式会社 御中', 60, 110).text('発行日 2025年5月27日', 360, 110);
      page.rect(60, 160, 480, 24).fill('#1d7a46').fillColor('white');
      HEADER.forEach((name, column) => page.text(name, 70 + column * 120, 164));
      page.fillColor('black');
      ROWS.forEach((row, index) =>
        row.forEach((cell, column) => page.text(cell, 70 + column * 120, 194 + index * 26)),
      );
      page.text('合計金額 42,380円', 360, 300).text('お振込先 北浜銀行 本店営業部', 60, 340);
    },
  ]);
  return await (await photograph(pdf, 150)).png().toBuffer();
}

describe.each(await availableEngines())('lines found by the detector, read by the %s engine', (engine) => {
  const own = engine === 'embedded' ? {} : { engine };
  test('a heading in white on a coloured band is read with the rows below it', async () => {
    const text = (await read(await bandedInvoice(), own)).replaceAll(' ', '');
    for (const name of HEADER) expect(text).toContain(name);
    for (const cell of ROWS.flat()) expect(text).toContain(cell);
    expect(text).toContain('青山商事株式会社');
  });
});

test('a receipt is read line by line, its amounts whole', async () => {
  const lines = [
    'CORNER MARKET',
    'MILK 1L 2.70',
    'BREAD BROWN 3.15',
    'TOTAL 5.85',
    'CASH 10.00',
    'CHANGE 4.15',
  ];
  const pdf = await makePdf(
    [
      (page) =>
        lines.forEach((line, index) =>
          page
            .font('Courier')
            .fontSize(11)
            .text(line, 20, 20 + index * 20),
        ),
    ],
    { size: [220, 160] },
  );
  const small = await (await photograph(pdf, 150)).png().toBuffer();
  const text = await read(small);
  for (const line of lines) expect(text).toContain(line);
});

test('a heading in light print on a dark band is read on an English page of many small cells', async () => {
  const names = ['Date', 'Type', 'Description', 'Paid out', 'Balance'];
  const pdf = await makePdf([
    (page) => {
      page.rect(50, 80, 490, 18).fill('#333').fillColor('white').font('Helvetica').fontSize(9);
      names.forEach((name, column) => page.text(name, 56 + column * 100, 85, { lineBreak: false }));
      page.fillColor('black');
      for (let row = 0; row < 24; row++)
        [`${row + 1} Apr`, 'POS', 'Corner Grocer', `${row + 10}.50`, `4,${120 + row}.70`].forEach(
          (cell, column) => page.text(cell, 56 + column * 100, 108 + row * 18, { lineBreak: false }),
        );
    },
  ]);
  const text = await read(await (await photograph(pdf, 150)).png().toBuffer());
  for (const name of ['Type', 'Description', 'Balance']) expect(text).toContain(name);
});

test('where the detector is left out the engine finds lines itself, and says so', async () => {
  const recognizer = await recognizerFor({ lines: 'layout' });
  expect(recognizer.engine.lines).toBe('layout');
  const text = await read(await bandedInvoice(), { lines: 'layout' });
  expect(text.replaceAll(' ', '')).toContain('青山商事株式会社');
});

describe('pictures made to break the networks', () => {
  test.each([
    ['one pixel', 1, 1],
    ['a line one pixel high', 4000, 1],
    ['a line one pixel wide', 1, 4000],
    ['an empty page', 1200, 1600],
  ])('%s has no words', async (_, width, height) => {
    const blank = sharp({ create: { width, height, channels: 3, background: 'white' } });
    expect(await read(await blank.png().toBuffer())).toBe('');
  });

  test('noise all over a page has no words to speak of, and is not read line by line', async () => {
    let seed = 7;
    const noise = Buffer.alloc(1654 * 2339, 0).map(
      () => (seed = (seed * 1103515245 + 12345) & 0x7fffffff) >> 16,
    );
    const page = sharp(noise, { raw: { width: 1654, height: 2339, channels: 1 } });
    expect((await read(await page.png().toBuffer())).length).toBeLessThan(40);
  });

  test('lines of marks that are no letters are not read whole: the engine takes minutes over them', async () => {
    const [width, height] = [1654, 2339];
    const page = Buffer.alloc(width * height, 255);
    let seed = 7;
    const random = (below: number) => ((seed = (seed * 1103515245 + 12345) & 0x7fffffff) >> 16) % below;
    for (let top = 8; top + 14 < height; top += 34)
      for (let left = 8; left + 14 < width; left += 16) {
        const [upright, level] = [random(12), random(12)];
        for (let y = 0; y < 14; y++)
          for (let x = 0; x < 14; x++)
            if ((x - upright) >> 1 === 0 || (y - level) >> 1 === 0 || x === y)
              page[(top + y) * width + left + x] = 0;
      }
    const picture = sharp(page, { raw: { width, height, channels: 1 } });
    expect(await read(await picture.png().toBuffer())).toBe('');
  });

  test('a strip longer than the engine takes is read', async () => {
    const lines = Array.from(
      { length: 30 },
      (_, at) => `<text x="10" y="${60 + at * 60}">Payment ${at + 10} received</text>`,
    );
    const print = `<svg xmlns="http://www.w3.org/2000/svg" width="280" height="2000"><rect width="280" height="2000" fill="#fff"/><g font-size="26" font-family="sans-serif">${lines.join('')}</g></svg>`;
    const bytes = await sharp(Buffer.from(print))
      .extend({ bottom: 34_000, background: 'white' })
      .png()
      .toBuffer();
    expect(await read(bytes, { lines: 'layout' })).toContain('Payment 12');
  });
});
