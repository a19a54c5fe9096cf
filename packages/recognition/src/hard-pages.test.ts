import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  drawInvoice,
  drawJapaneseInvoice,
  makePdf,
  packedStream,
  pdfOf,
  photograph,
  readBytes,
} from './testing/documents.ts';
import { availableEngines, isTriedOnPictures } from './testing/engines.ts';
import { createRecognizer, documentText, type Recognizer } from './index.ts';

const engines = await availableEngines();

// That an engine reads such pages at all is tested with each by recognizer.test.ts; how they are made ready is no matter of the engine.
describe.each(engines.filter((engine) => isTriedOnPictures(engine, engines)))(
  'read by the %s engine',
  (engine) => {
    let recognizer: Recognizer;
    beforeAll(async () => {
      recognizer = await createRecognizer({ engine, processes: 1, limits: { pageMs: 280_000 } });
    });
    afterAll(() => recognizer.close());

    const lettersOf = (text: string) => text.replaceAll(/\s/g, '');

    describe('text layers of PDFs', () => {
      const page = (contents: string, rest: string) => [
        '<</Type/Catalog/Pages 2 0 R>>',
        '<</Type/Pages/Kids[3 0 R]/Count 1>>',
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 500 200]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>${rest}>>`,
        packedStream(Buffer.from(contents)),
      ];

      test('letters that are mapped to other letters are read from the picture', async () => {
        // Every letter is said to be the one 29 places before it, as fonts cut down without their map are.
        const map =
          'begincmap 1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfrange <20> <7e> <0003> endbfrange endcmap';
        const pdf = pdfOf([
          ...page(
            'BT /F 16 Tf 30 150 Td (Payment is due within thirty days) Tj 0 -40 Td ' +
              '(Please quote the invoice number below) Tj 0 -40 Td (Thank you for your order) Tj ET',
            '',
          ),
          '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/ToUnicode 6 0 R>>',
          packedStream(Buffer.from(map)),
        ]);
        const { pages } = await readBytes(recognizer, pdf, 'pdf');
        expect(pages[0]?.notes).toEqual(['TEXT_LAYER_IGNORED']);
        expect(documentText(pages)).toContain('Please quote the invoice number');
      });

      test('notes on a page are read as they are shown', async () => {
        const note = 'BT /F 14 Tf 0 4 Td (Approved by Kim) Tj ET';
        const pdf = pdfOf([
          ...page(
            'BT /F 14 Tf 30 150 Td (Order 4471) Tj ET',
            '/Annots[<</Type/Annot/Subtype/FreeText/Rect[30 60 230 80]/F 4/AP<</N 6 0 R>>>>]',
          ),
          '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
          `<</Type/XObject/Subtype/Form/BBox[0 0 200 20]/Resources<</Font<</F 5 0 R>>>>/Length ${note.length}>>` +
            `stream\n${note}\nendstream`,
        ]);
        const { pages } = await readBytes(recognizer, pdf, 'pdf');
        expect(documentText(pages)).toBe('Order 4471\nApproved by Kim');
      });
    });

    describe('pictures', () => {
      test('a Japanese page that is upside down is turned and read', async () => {
        const upright = await photograph(await makePdf([drawJapaneseInvoice]), 200);
        const { pages } = await readBytes(recognizer, await upright.rotate(180).png().toBuffer(), 'png');
        expect(pages[0]?.turn).toBe(180);
        expect(lettersOf(documentText(pages))).toContain('青山商事株式会社');
      });

      test('one line of Japanese on an English page is read as Japanese', async () => {
        const pdf = await makePdf([
          (page) => {
            drawInvoice(page);
            page.font('jp').fontSize(13).text('下記の通りご請求申し上げます', 60, 500);
          },
        ]);
        const { pages } = await readBytes(
          recognizer,
          await (await photograph(pdf, 200)).png().toBuffer(),
          'png',
        );
        const text = documentText(pages);
        expect(text).toContain('HP-20931');
        expect(lettersOf(text)).toContain('下記の通りご請求申し上げます');
      });

      test('a page of English above and Japanese below is read in both', async () => {
        const english =
          'Payment is due within thirty days of the date of this invoice, unless agreed otherwise.';
        const japanese = 'お支払いは請求書の発行日から三十日以内に下記の口座へお振り込みください。';
        const pdf = await makePdf([
          (page) => {
            page.font('jp').fontSize(11);
            for (let line = 0; line < 30; line++)
              page.text(line < 22 ? english : japanese, 50, 60 + line * 20, { lineBreak: false });
          },
        ]);
        const { pages } = await readBytes(
          recognizer,
          await (await photograph(pdf, 200)).png().toBuffer(),
          'png',
        );
        const lines = documentText(pages).split('\n').map(lettersOf);
        expect(lines.filter((line) => line.includes('Paymentisduewithinthirtydays')).length).toBe(22);
        // A letter may be misread here and there; of a page read as English alone, 三 is lost on every line.
        expect(lines.filter((line) => line.includes('三十日以内に')).length).toBeGreaterThan(5);
      });

      test('a name next to two lines of small print is read, and so are they', async () => {
        const pdf = await makePdf([
          (page) => {
            page
              .font('jp')
              .fontSize(30)
              .text('株式会社ナギサワシステムデザイン', 60, 50, { lineBreak: false });
            page.fontSize(20).text('情報システム部', 40, 140).text('主任', 40, 172);
            page.fontSize(46).text('木村　さゆり', 230, 148);
            page.fontSize(20).text('〒220-0097', 40, 260).text('横浜市西区汐入台3-2-1', 40, 292);
          },
        ]);
        const { pages } = await readBytes(
          recognizer,
          await (await photograph(pdf, 100)).png().toBuffer(),
          'png',
        );
        const text = lettersOf(documentText(pages));
        for (const part of ['情報システム部', '主任', '木村', 'さゆり', '220-0097'])
          expect(text).toContain(part);
      });

      test('lines that run down are read, or the page says that they were not', async () => {
        const column = '本契約に関する一切の紛争については東京地方裁判所を第一審の専属的合意管轄裁判所とする';
        const pdf = await makePdf([
          (page) => {
            page.font('jp').fontSize(14);
            for (let index = 0; index < 9; index++)
              Array.from(column).forEach((letter, place) =>
                page.text(letter, 480 - index * 28, 60 + place * 15, { lineBreak: false }),
              );
          },
        ]);
        const { pages } = await readBytes(recognizer, await (await photograph(pdf)).png().toBuffer(), 'png');
        const wasRead = lettersOf(documentText(pages)).includes('地方裁判所');
        expect({ wasRead, notes: pages[0]?.notes }).toEqual(
          recognizer.engine.vertical
            ? { wasRead: true, notes: [] }
            : { wasRead: false, notes: ['VERTICAL_TEXT_UNREAD'] },
        );
      });
    });
  },
);
