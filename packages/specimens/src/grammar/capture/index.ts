import PdfKit from 'pdfkit';

import { createRandom } from '../../random.ts';
import { renderPages } from '../../render.ts';
import type { PagePicture } from '../../render.ts';
import { scanOf } from '../../scan.ts';
import type { ScanOptions } from '../../scan.ts';
import { drawPdf } from '../draw.ts';
import type { GrammarDocument } from '../types.ts';
import { fade, fax, photocopy } from './copier.ts';
import { crumple, photograph } from './photo.ts';
import { rawOf } from './pixels.ts';
import { stamp } from './stamp.ts';

/** What happened to a document between its printer and the service. */
export const captures = [
  'digital',
  'scan200',
  'scan150',
  'skew',
  'turned',
  'photocopy',
  'fax',
  'thermal',
  'photo',
  'crumple',
  'stamp',
] as const;
export type Capture = (typeof captures)[number];

export interface Captured {
  readonly bytes: Buffer;
  readonly extension: 'pdf' | 'jpg' | 'png';
}

/** The ways in which a document may arrive: only till rolls fade. */
export function capturesFor({ pages: [page] }: GrammarDocument): Capture[] {
  const slip = page !== undefined && page.width < 240;
  return captures.filter((capture) =>
    slip ? !['fax', 'photocopy', 'stamp'].includes(capture) : capture !== 'thermal',
  );
}

/** The file of a document that arrived in this way; the same seed gives the same file. Several pages make a PDF of pictures. */
export async function capture(document: GrammarDocument, how: Capture, seed: number): Promise<Captured> {
  const pdf = await drawPdf(document);
  if (how === 'digital') return { bytes: pdf, extension: 'pdf' };
  const pictures = await picturesOf(document, pdf, how, seed);
  const [only] = pictures;
  if (pictures.length === 1 && only) return { bytes: only, extension: how === 'fax' ? 'png' : 'jpg' };
  return { bytes: await bind(document, pictures), extension: 'pdf' };
}

async function picturesOf(
  document: GrammarDocument,
  pdf: Buffer,
  how: Exclude<Capture, 'digital'>,
  seed: number,
): Promise<Buffer[]> {
  const random = createRandom(`${how} ${document.id} ${seed}`);
  const either = random.chance(0.5) ? 1 : -1;
  const scans: Partial<Record<Capture, Omit<ScanOptions, 'seed'>>> = {
    scan200: { dpi: 200, gray: random.chance(0.5), skew: either * random.next() * 0.5 },
    scan150: {
      dpi: 150,
      gray: random.chance(0.5),
      skew: either * random.next() * 0.5,
      noise: 0.45,
      quality: 70,
    },
    skew: { dpi: 200, skew: either * (2 + random.next() * 2) },
    turned: { dpi: 200, turn: random.pick([90, 180, 270] as const) },
  };
  const options = scans[how];
  if (options) return await scanOf(pdf, { ...options, seed });
  const pages = await renderPages(pdf, how === 'fax' ? 204 : 200);
  const coarse = random.chance(0.2);
  return await Promise.all(
    pages.map(async (page, index) => {
      const own = createRandom(`${how} ${document.id} ${seed} ${index}`);
      if (how === 'fax') return await fax(page, own, coarse);
      const worked: PagePicture = await (
        {
          photocopy,
          thermal: fade,
          photo: photograph,
          crumple,
          stamp: (picture: PagePicture) => stamp(picture, own, document.family.language),
        }[how as 'photocopy' | 'thermal' | 'photo' | 'crumple' | 'stamp'] as (
          picture: PagePicture,
          random: typeof own,
        ) => Promise<PagePicture> | PagePicture
      )(page, own);
      return await rawOf(worked)
        .withMetadata({ density: 200 })
        .jpeg({ quality: own.int(68, 88) })
        .toBuffer();
    }),
  );
}

/** A PDF of pictures, a page each. */
async function bind({ pages, day }: GrammarDocument, pictures: readonly Buffer[]): Promise<Buffer> {
  const date = new Date(Date.UTC(day.year, day.month - 1, day.day, 9));
  const pdf = new PdfKit({ autoFirstPage: false, info: { CreationDate: date, ModDate: date } });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  pictures.forEach((picture, index) => {
    const { width, height } = pages[index] ?? pages[0]!;
    pdf.addPage({ size: [width, height], margin: 0 }).image(picture, 0, 0, { fit: [width, height] });
  });
  pdf.end();
  return await done;
}
