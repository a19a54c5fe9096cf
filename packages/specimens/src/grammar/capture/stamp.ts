import sharp from 'sharp';

import { Sheet } from '../../draw/sheet.ts';
import type { Random } from '../../random.ts';
import { renderPages } from '../../render.ts';
import type { PagePicture } from '../../render.ts';
import type { Language } from '../../types.ts';
import { rawOf, pixelsOf } from './pixels.ts';

/** Presses an office's stamp over the text: red or blue, aslant, its ink letting the print through. */
export async function stamp(page: PagePicture, random: Random, language: Language): Promise<PagePicture> {
  const side = Math.round(Math.min(page.width, page.height) * (0.16 + random.next() * 0.12));
  const mark = await drawStamp(random, language);
  const pressed = await sharp(mark.data, { raw: { width: mark.width, height: mark.height, channels: 3 } })
    .resize(side, side)
    .rotate((random.next() - 0.5) * 40, { background: '#ffffff' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const left = random.int(0, Math.max(0, page.width - pressed.info.width));
  const top = random.int(0, Math.max(0, page.height - pressed.info.height));
  return await pixelsOf(rawOf(page).composite([{ input: pressed.data, left, top, blend: 'multiply' }]));
}

const words = {
  ja: ['受領', '受付', '支払済', '確認済', '控', '経理'],
  en: ['PAID', 'RECEIVED', 'COPY', 'APPROVED', 'CHECKED', 'POSTED'],
};

async function drawStamp(random: Random, language: Language): Promise<PagePicture> {
  const sheet = new Sheet({
    size: [100, 100],
    typeface: 'noto',
    day: { year: 2026, month: 1, day: 1 },
    title: 'stamp',
  });
  const color = random.pick(['#d64545', '#c8322b', '#3d5fb5', '#4a4fa0']);
  const round = random.chance(0.5);
  if (round) sheet.pdf.circle(50, 50, 46).lineWidth(3).strokeColor(color).stroke();
  else sheet.box(4, 22, 92, 56, { stroke: color, line: 3 });
  const day = `${random.int(2025, 2026)}.${random.int(1, 12)}.${random.int(1, 28)}`;
  sheet.text(random.pick(words[language]), {
    x: 8,
    y: 40,
    width: 84,
    align: 'center',
    size: 20,
    weight: 'bold',
    color,
  });
  sheet.text(day, { x: 8, y: 62, width: 84, align: 'center', size: 12, color });
  const [picture] = await renderPages(await sheet.finish(), 216);
  return picture!;
}
