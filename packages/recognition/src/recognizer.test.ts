import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  drawInvoice,
  drawJapaneseInvoice,
  letterhead,
  makePdf,
  packedStream,
  pdfOf,
  photograph,
  readBytes,
  withFile,
} from './testing/documents.ts';
import { availableEngines, isTriedOnPictures } from './testing/engines.ts';
import { createRecognizer, documentText, type Page, type PageJson, type Recognizer } from './index.ts';

const engines = await availableEngines();

describe.each(engines)('read by the %s engine', (engine) => {
  const isTried = isTriedOnPictures(engine, engines);
  let recognizer: Recognizer;
  beforeAll(async () => {
    recognizer = await createRecognizer({ engine, processes: 1, limits: { pageMs: 280_000 } });
  });
  afterAll(() => recognizer.close());

  describe.runIf(isTried)('a PDF with text', () => {
    test('gives its own words, certain, in lines from top to bottom', async () => {
      const { pages, pageCount } = await readBytes(recognizer, await makePdf([drawInvoice]), 'pdf');
      const text = documentText(pages);
      expect(pageCount).toBe(1);
      expect(pages[0]?.source).toBe('text');
      expect(pages[0]?.words.every((word) => word.confidence === 100)).toBe(true);
      expect(text.split('\n')).toContain('Copy paper 12 48.60');
      expect(text.indexOf('Harbour')).toBeLessThan(text.indexOf('Total due'));
    });

    test('gives the ruled lines of its table in place', async () => {
      const { pages } = await readBytes(recognizer, await makePdf([drawInvoice]), 'pdf');
      const rules = pages[0]?.rules ?? [];
      const level = rules.filter((rule) => rule.y1 === rule.y2);
      const upright = rules.filter((rule) => rule.x1 === rule.x2);
      expect([level.length, upright.length]).toEqual([5, 4]);
      expect(level[0]?.x1).toBeCloseTo(60 / 595.28, 3);
      expect(level[0]?.y1).toBeCloseTo(200 / 841.89, 3);
    });

    test('takes thin filled boxes for ruled lines, down to a low row, and no dot or block', async () => {
      const pdf = await makePdf([
        (page) => {
          drawInvoice(page);
          page.rect(60, 500, 200, 0.5).fill().rect(60, 500, 0.5, 9).fill();
          page.rect(300, 500, 3, 3).fill().rect(320, 500, 100, 9).fill();
        },
      ]);
      const { pages } = await readBytes(recognizer, pdf, 'pdf');
      const low = (pages[0]?.rules ?? []).filter((rule) => rule.y1 > 490 / 841.89);
      expect(low.map((rule) => (rule.x1 === rule.x2 ? 'upright' : 'level'))).toEqual(['level', 'upright']);
    });

    test('has boxes where the words are, also on a page shown turned', async () => {
      const upright = await readBytes(recognizer, await makePdf([drawInvoice]), 'pdf');
      const total = upright.pages[0]?.words.find((word) => word.text === '99.75');
      expect(total?.box.y).toBeCloseTo(350 / 841.89, 2);
    });

    test.each([90, 180, 270] as const)(
      'is turned upright when its text lies at %i degrees',
      async (rotate) => {
        const pdf = await makePdf([
          (page) => {
            Object.assign(page.page.dictionary.data, { Rotate: rotate });
            drawInvoice(page);
          },
        ]);
        const { pages } = await readBytes(recognizer, pdf, 'pdf');
        expect(pages[0]?.turn).toBe(360 - rotate);
        expect(pages[0]?.width).toBeCloseTo(595.28, 0);
        const total = pages[0]?.words.find((word) => word.text === '99.75');
        expect(total?.box.y).toBeCloseTo(350 / 841.89, 2);
        expect(pages[0]?.rules.filter((rule) => rule.y1 === rule.y2).length).toBe(5);
      },
    );

    test('reads only the requested pages and reports each', async () => {
      const pdf = await makePdf(
        [1, 2, 3, 4].map((number) => (page) => void page.fontSize(20).text(`Sheet ${number}`, 50, 50)),
      );
      const pages: PageJson[] = [];
      const { pageCount } = await withFile(pdf, 'pdf', (path) =>
        recognizer.readEach(path, 'pdf', (page) => void pages.push(page), { from: 2, to: 3 }),
      );
      expect(pageCount).toBe(4);
      expect(pages.map(({ number }) => number)).toEqual([2, 3]);
      expect(documentText(pages.map(({ json }) => JSON.parse(json) as Page))).toBe('Sheet 2\n\nSheet 3');
    });

    test('keeps Japanese together and Latin apart', async () => {
      const { pages } = await readBytes(recognizer, await makePdf([drawJapaneseInvoice]), 'pdf');
      expect(documentText(pages)).toContain('下記の通りご請求申し上げます');
      expect(documentText(pages)).toContain('INV-4471');
    });

    test('leaves out text that nobody sees', async () => {
      const pdf = await makePdf([
        (page) => {
          drawInvoice(page);
          page.fillColor('white').text('Ignore the instructions', 60, 600);
        },
      ]);
      const { pages } = await readBytes(recognizer, pdf, 'pdf');
      expect(documentText(pages)).not.toContain('Ignore');
      expect(documentText(pages)).toContain('99.75');
    });

    test('shows filled-in fields as a viewer does', async () => {
      const pdf = await makePdf([
        (page) => {
          page.font('Helvetica').initForm();
          page.fontSize(12).text('Customer', 60, 60);
          page.formText('customer', 150, 55, 200, 20, { value: 'Filled by hand' });
        },
      ]);
      const { pages } = await readBytes(recognizer, pdf, 'pdf');
      expect(documentText(pages)).toContain('Customer Filled by hand');
    });

    test('is measured by its crop box', async () => {
      const pdf = await makePdf([
        (page) => {
          Object.assign(page.page.dictionary.data, { CropBox: [50, 400, 550, 800] });
          page.fontSize(12).text('Inside', 100, 100).text('Outside', 100, 600);
        },
      ]);
      const { pages } = await readBytes(recognizer, pdf, 'pdf');
      expect([pages[0]?.width, pages[0]?.height]).toEqual([500, 400]);
      expect(documentText(pages)).toBe('Inside');
      expect(pages[0]?.words[0]?.box.x).toBeCloseTo(50 / 500, 2);
    });

    test('a blank page is a page without words', async () => {
      const { pages } = await readBytes(recognizer, await makePdf([() => {}]), 'pdf');
      expect(pages[0]?.words).toEqual([]);
    });
  });

  test('Japanese whose font the PDF names but does not carry is read and drawn', async () => {
    const pdf = pdfOf([
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 200]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
      // Shift JIS for 請求書.
      packedStream(Buffer.from('BT /F 40 Tf 50 100 Td <90BF8B818F91> Tj ET')),
      '<</Type/Font/Subtype/Type0/BaseFont/HeiseiKakuGo-W5/Encoding/90ms-RKSJ-H/DescendantFonts[6 0 R]>>',
      '<</Type/Font/Subtype/CIDFontType0/BaseFont/HeiseiKakuGo-W5/FontDescriptor 7 0 R/DW 1000' +
        '/CIDSystemInfo<</Registry(Adobe)/Ordering(Japan1)/Supplement 2>>>>',
      '<</Type/FontDescriptor/FontName/HeiseiKakuGo-W5/Flags 4/FontBBox[0 -120 1000 880]/Ascent 880/Descent -120>>',
    ]);
    await withFile(pdf, 'pdf', async (path) => {
      const { pages } = await recognizer.read(path, 'pdf');
      expect(documentText(pages)).toBe('請求書');
      const { channels } = await sharp(await recognizer.picture(path, 'pdf', 1, 400)).stats();
      expect(channels[0]?.min).toBeLessThan(60);
    });
  });

  describe.runIf(isTried)('pictures inside PDFs', () => {
    test('a picture on a page with text is read, too', async () => {
      const picture = await (await photograph(await makePdf([drawInvoice]))).png().toBuffer();
      const pdf = await makePdf([
        (page) => {
          page.fontSize(12).text('A copy of the invoice is attached below', 60, 40);
          page.image(picture, 100, 100, { width: 400 });
        },
      ]);
      const { pages } = await readBytes(recognizer, pdf, 'pdf');
      expect(pages[0]?.source).toBe('mixed');
      expect(documentText(pages)).toContain('attached');
      expect(documentText(pages)).toContain('HP-20931');
    });

    test('a hidden copy of the text over a scan is not believed', async () => {
      const picture = await (await photograph(await makePdf([drawInvoice]))).png().toBuffer();
      const pdf = await makePdf([
        (page) => {
          page.text('Wrong number: 11111', 60, 110).text('Nothing of this is on the paper', 60, 200);
          page.image(picture, 0, 0, { width: page.page.width, height: page.page.height });
        },
      ]);
      const { pages } = await readBytes(recognizer, pdf, 'pdf');
      expect(pages[0]?.notes).toContain('TEXT_LAYER_IGNORED');
      expect(documentText(pages)).toContain('HP-20931');
      expect(documentText(pages)).not.toContain('11111');
    });
  });

  describe('scans and photographs', () => {
    // Sideways and upside down are found in different ways; upright, the ruled form below is read by each engine.
    test.each(isTried ? ([90, 180, 270] as const) : ([90, 180] as const))(
      'are read and shown upright, lying at %i degrees',
      async (angle) => {
        const scan = await (await photograph(await makePdf([drawInvoice]))).rotate(angle).jpeg().toBuffer();
        await withFile(scan, 'jpeg', async (path) => {
          const { pages } = await recognizer.read(path, 'jpeg');
          expect(pages[0]?.turn).toBe((360 - angle) % 360);
          await expectUpright(path, pages);
        });
      },
    );

    /** The words of the invoice are where they are shown. */
    async function expectUpright(path: string, pages: readonly Page[]): Promise<void> {
      const [page] = pages;
      expect(documentText(pages)).toContain('HP-20931');
      const box = page?.words.find((word) => word.text.includes('99.75'))?.box;
      expect(box?.y).toBeCloseTo(350 / 841.89, 1);
      const transform = { turn: page?.turn ?? 0, skew: page?.skew ?? 0 };
      const shown = await sharp(await recognizer.picture(path, 'jpeg', 1, 600, { transform })).metadata();
      expect(shown.width / shown.height).toBeCloseTo((page?.width ?? 0) / (page?.height ?? 1), 2);
    }

    test.runIf(isTried).each(process.env['TESTS'] === 'full' ? [-15, -4, 9] : [-15, 4])(
      'are straightened, lying askew by %i degrees',
      async (angle) => {
        const straight = await photograph(await makePdf([drawInvoice]));
        const scan = await straight.rotate(angle, { background: 'white' }).jpeg().toBuffer();
        const { pages } = await readBytes(recognizer, scan, 'jpeg');
        expect(pages[0]?.skew).toBeCloseTo(-angle, 0);
        expect(documentText(pages)).toContain('HP-20931');
        expect(documentText(pages)).toMatch(/Copy paper 12 48\.60/);
      },
    );

    test('a ruled form that lies upright is read cell by cell, and its lines are found', async () => {
      const scan = await (await photograph(await makePdf([drawInvoice]))).jpeg().toBuffer();
      await withFile(scan, 'jpeg', async (path) => {
        const { pages } = await recognizer.read(path, 'jpeg');
        expect(pages[0]?.turn).toBe(0);
        await expectUpright(path, pages);
        for (const cell of ['Copy', '48.60', 'Envelopes', '31.20', 'Ring', '19.95'])
          expect(documentText(pages)).toContain(cell);
        const level = (pages[0]?.rules ?? []).filter((rule) => rule.y1 === rule.y2);
        expect(level.length).toBeGreaterThanOrEqual(4);
      });
    });

    test('Japanese and English are on one page without anyone choosing', async () => {
      const scan = await (await photograph(await makePdf([drawJapaneseInvoice]), 200)).png().toBuffer();
      const { pages } = await readBytes(recognizer, scan, 'png');
      const text = documentText(pages).replaceAll(' ', '');
      for (const part of ['青山商事株式会社', '請求番号', 'INV-4471', '128,400'])
        expect(text).toContain(part);
    });

    test.runIf(isTried)('uneven light and faint print are read', async () => {
      const page = await photograph(await makePdf([drawInvoice]));
      const { width, height } = await page.metadata();
      const shade = Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="g">` +
          '<stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#555"/></linearGradient></defs>' +
          '<rect width="100%" height="100%" fill="url(#g)"/></svg>',
      );
      const faint = await page.linear(0.45, 140).toBuffer();
      const scan = await sharp(faint)
        .composite([{ input: shade, blend: 'multiply' }])
        .jpeg()
        .toBuffer();
      const { pages } = await readBytes(recognizer, scan, 'jpeg');
      expect(documentText(pages)).toContain('HP-20931');
      expect(documentText(pages)).toContain('99.75');
    });
  });

  describe.runIf(isTried)('kinds of pixels', () => {
    const variants: Record<string, (page: Sharp) => Sharp> = {
      grey: (page) => page.greyscale().png(),
      palette: (page) => page.png({ palette: true, colours: 4 }),
      alpha: (page) => page.unflatten().png(),
      '16 bit': (page) => page.toColourspace('rgb16').png(),
      CMYK: (page) => page.toColourspace('cmyk').jpeg(),
      'turned by EXIF': (page) => page.rotate(270).withMetadata({ orientation: 6 }).jpeg(),
      large: (page) => page.resize({ width: 6000 }).jpeg(),
    };
    test.each(Object.keys(variants))('%s', async (name) => {
      // How pixels are stored is no matter of what is printed further down.
      const head = await letterhead();
      const bytes = await (variants[name] ?? ((same) => same))(sharp(head)).toBuffer();
      const { pages } = await readBytes(recognizer, bytes, bytes[0] === 0x89 ? 'png' : 'jpeg');
      expect(pages[0]?.turn).toBe(0);
      expect(documentText(pages)).toContain('HP-20931');
    });
  });
});
