import type { RawWord } from '../geometry.ts';
import type { Models } from '../lines/models.ts';
import type { Grey } from '../picture/grey.ts';

/** Tesseract's page segmentation modes in use: 3 finds columns and blocks, 11 finds text anywhere, 5 a vertical block. */
export type Segmentation = 3 | 4 | 5 | 6 | 7 | 11;

export interface Reading {
  readonly segmentation: Segmentation;
  readonly languages: string;
  /** Small or poor print (slips, forms), which the data that systems bring reads worse than the product's own. */
  readonly poor?: boolean;
}

/** What a page is read with: Tesseract, and the neural networks where their runtime runs. */
export interface Readers {
  readonly engine: Engine;
  readonly models: Models | undefined;
}

/** An OCR engine inside a reading process. Boxes are pixels of the picture given. */
export interface Engine {
  /** Whether data for vertical Japanese (`jpn_vert`) is available. */
  readonly vertical: boolean;
  recognize(grey: Grey, reading: Reading): Promise<RawWord[]>;
  /** Reads pictures one by one: the words of each, in their order. */
  recognizeEach(pictures: readonly Grey[], reading: Reading): Promise<RawWord[][]>;
}
