import type { RawWord } from '../geometry.ts';
import type { Grey } from '../picture/grey.ts';

/** Tesseract's page segmentation modes in use: 3 finds columns and blocks, 11 finds text anywhere, 5 a vertical block. */
export type Segmentation = 3 | 4 | 5 | 6 | 7 | 11;

export interface Reading {
  readonly segmentation: Segmentation;
  readonly languages: string;
  /** Small or poor print (slips, forms), which the data that systems bring reads worse than the product's own. */
  readonly poor?: boolean;
}

/** An OCR engine inside a reading process. Boxes are pixels of the picture given. */
export interface Engine {
  /** Whether data for vertical Japanese (`jpn_vert`) is at hand. */
  readonly vertical: boolean;
  recognize(grey: Grey, reading: Reading): Promise<RawWord[]>;
}
