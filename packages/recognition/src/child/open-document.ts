import type { Page, PageRange, Transform } from '../types.ts';
import type { EngineHolder } from './ocr/engine-holder.ts';
import type { Grey } from './picture/grey.ts';

/** A document opened in a reading process. */
export interface OpenDocument {
  readonly pageCount: number;
  /** Reads page `number` (from 1). */
  readPage(number: number, engine: EngineHolder): Promise<Page>;
  /** One page as WebP, at most `width` pixels wide. */
  picture(number: number, width: number, transform: Transform): Promise<Uint8Array>;
  /** Page `number` in the form in which it is read from its picture: grey, in the file's orientation. */
  pixels(number: number): Promise<Grey>;
  /** Documents of its pages, one of each range, handed over in pieces; absent where a document has one page only. */
  cut?(ranges: readonly PageRange[], send: (part: number, bytes: Uint8Array) => void): void;
  close(): void;
}
