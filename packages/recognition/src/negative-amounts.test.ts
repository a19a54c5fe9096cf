import { describe, expect, test } from 'vitest';
import { makePdf, photograph, readBytes } from './testing/documents.ts';
import { availableEngines } from './testing/engines.ts';
import { createRecognizer, documentText } from './index.ts';

const FONTS = {
  noto: import.meta.resolve('@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf'),
  gothic: import.meta.resolve('@expo-google-fonts/biz-udpgothic/400Regular/BIZUDPGothic_400Regular.ttf'),
  mincho: import.meta.resolve('@expo-google-fonts/biz-udpmincho/400Regular/BIZUDPMincho_400Regular.ttf'),
};
const SIZES = [8, 10, 12];
const AMOUNTS = ['▲1,000', '△34,750', '-1,000', '(1,000)', '▲¥7,200', '1,000', '△¥440', '▲2.50'];
/** Letters that resemble triangles. */
const LETTERS = ['〒980-0890', 'システム保守 A4', '領収 会 ム 令和7年', 'VAT 1,900 MALT 400'];

/** A sales slip: the amounts of each font and size in a row, labels in front. */
const slip = () =>
  makePdf([
    (page) => {
      for (const [name, path] of Object.entries(FONTS)) page.registerFont(name, new URL(path).pathname);
      page.font('jp').fontSize(18).text('売上伝票', 250, 40);
      page.fontSize(11).text('青山商事株式会社 御中', 60, 80).text('発行日 2025年5月27日', 360, 80);
      Object.keys(FONTS).forEach((font, block) =>
        SIZES.forEach((size, row) => {
          const top = 120 + (block * SIZES.length + row) * 60;
          page.font(font).fontSize(size);
          AMOUNTS.forEach((amount, column) =>
            page.text(amount, 60 + (column % 4) * 120, top + Math.floor(column / 4) * 24, {
              lineBreak: false,
            }),
          );
        }),
      );
      LETTERS.forEach((letters, index) =>
        page
          .font('jp')
          .fontSize(10)
          .text(letters, 60, 680 + index * 24),
      );
    },
  ]);

/** The small print of a coarse scan is the hardest; a finer one is read by `npm run test:full`. */
const RESOLUTIONS = process.env['TESTS'] === 'full' ? [150, 200] : [150];

describe.each(await availableEngines())('signs of negative amounts, read by the %s engine', (engine) => {
  test.each(RESOLUTIONS)(
    'are read in several fonts and sizes at %s dpi, and nothing else is one',
    async (dpi) => {
      const recognizer = await createRecognizer({ engine, processes: 1, limits: { pageMs: 280_000 } });
      try {
        const picture = await (await photograph(await slip(), dpi)).png().toBuffer();
        const { pages } = await readBytes(recognizer, picture, 'png');
        const words = documentText(pages).normalize('NFKC').replaceAll(/[−ー]/g, '-').split(/\s+/);
        const count = (text: string) => words.filter((word) => word.replace('\\', '¥') === text).length;
        const all = Object.keys(FONTS).length * SIZES.length;
        for (const amount of AMOUNTS) expect([amount, count(amount)]).toEqual([amount, all]);
        expect(documentText(pages).match(/[▲△▼]/g)).toHaveLength(all * 5);
      } finally {
        await recognizer.close();
      }
    },
  );
});
