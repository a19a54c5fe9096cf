import type { Page, Transform } from '../types.ts';
import type { EngineHolder } from './ocr/engine-holder.ts';

/** A document opened in a reading process. */
export interface OpenDocument {
  readonly pageCount: number;
  /** Reads page `number` (from 1). */
  readPage(number: number, engine: EngineHolder): Promise<Page>;
  /** One page as WebP, at most `width` pixels wide. */
  picture(number: number, width: number, transform: Transform): Promise<Uint8Array>;
  close(): void;
}
