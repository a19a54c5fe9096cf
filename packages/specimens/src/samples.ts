import { fileURLToPath } from 'node:url';

import { scanOf } from './scan.ts';
import type { ScanOptions } from './scan.ts';
import { makeSpecimen } from './specimen.ts';
import type { SpecimenOptions } from './specimen.ts';
import type { Truth } from './types.ts';

/** A document of the demo: its file name without the ending, how it is made, and how it was scanned if it was. */
export interface Sample {
  readonly name: string;
  readonly options: SpecimenOptions;
  readonly scan?: ScanOptions;
}

/** The documents that the product ships: ready to try, and the sample documents of its templates. */
export const samples: readonly Sample[] = [
  { name: 'invoice-form', options: { kind: 'invoice', language: 'en', layout: 'form', seed: 11 } },
  { name: 'invoice-long', options: { kind: 'invoice', language: 'en', layout: 'long', seed: 4 } },
  { name: 'purchase-order', options: { kind: 'purchase-order', language: 'en', layout: 'dense', seed: 2 } },
  { name: 'bank-statement', options: { kind: 'bank-statement', language: 'en', seed: 5 } },
  { name: 'quotation', options: { kind: 'quotation', language: 'en', layout: 'modern', seed: 8 } },
  { name: 'seikyusho-form', options: { kind: 'invoice', language: 'ja', layout: 'form', seed: 6 } },
  { name: 'seikyusho-modern', options: { kind: 'invoice', language: 'ja', layout: 'modern', seed: 9 } },
  { name: 'seikyusho-long', options: { kind: 'invoice', language: 'ja', layout: 'long', seed: 3 } },
  { name: 'mitsumorisho', options: { kind: 'quotation', language: 'ja', layout: 'dense', seed: 7 } },
  { name: 'torihiki-meisai', options: { kind: 'bank-statement', language: 'ja', seed: 2 } },
  { name: 'chumonsho', options: { kind: 'purchase-order', language: 'ja', layout: 'form', seed: 5 } },
  {
    name: 'invoice-scan',
    options: { kind: 'invoice', language: 'en', layout: 'modern', seed: 21 },
    scan: { seed: 1, gray: true },
  },
  {
    name: 'delivery-note-scan',
    options: { kind: 'delivery-note', language: 'en', layout: 'form', seed: 22 },
    scan: { seed: 2, skew: -1.1, quality: 70 },
  },
  {
    name: 'receipt-scan',
    options: { kind: 'receipt', language: 'en', layout: 'slip', seed: 23 },
    scan: { seed: 3, skew: 1.4, noise: 0.5 },
  },
  {
    name: 'business-card-scan',
    options: { kind: 'business-card', language: 'en', seed: 24 },
    scan: { seed: 4, dpi: 300, noise: 0.2 },
  },
  {
    name: 'seikyusho-scan',
    options: { kind: 'invoice', language: 'ja', layout: 'form', seed: 31 },
    scan: { seed: 5, skew: 0.6, quality: 70 },
  },
  {
    name: 'nohinsho-scan',
    options: { kind: 'delivery-note', language: 'ja', layout: 'form', seed: 32 },
    scan: { seed: 6, gray: true },
  },
  {
    name: 'ryoshusho-scan',
    options: { kind: 'receipt', language: 'ja', layout: 'form', seed: 33 },
    scan: { seed: 7, skew: -0.9 },
  },
  {
    name: 'meishi-scan',
    options: { kind: 'business-card', language: 'ja', seed: 34 },
    scan: { seed: 8, dpi: 300, noise: 0.2 },
  },
];

/** One file of a sample; `truth` is what the document says. */
export interface SampleFile {
  readonly file: string;
  readonly bytes: Buffer;
  readonly truth: Truth;
}

/** Makes a sample: a PDF, or the JPEG of its scanned page. */
export async function makeSample({ name, options, scan }: Sample): Promise<SampleFile> {
  const { pdf, truth } = await makeSpecimen(options);
  if (!scan) return { file: `${name}.pdf`, bytes: pdf, truth };
  const [page] = await scanOf(pdf, scan);
  if (!page) throw new Error(`The sample ${name} has no page`);
  return { file: `${name}.jpg`, bytes: page, truth };
}

/** The folder of the committed samples. */
export const samplesFolder = fileURLToPath(new URL('../../../samples/', import.meta.url));
