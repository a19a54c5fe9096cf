import type { Page } from '../../types.ts';
import { buildPage } from '../layout/page-builder.ts';
import type { Grey } from '../picture/grey.ts';
import { evenLight } from '../picture/illumination.ts';
import type { Engine } from './engine.ts';

const LANGUAGES = 'jpn+eng';

/** Reads a page from its picture. */
export async function readGrey(options: {
  grey: Grey;
  number: number;
  width: number;
  height: number;
  engine: Engine;
}): Promise<Page> {
  const { number, width, height } = options;
  const grey = evenLight(options.grey);
  const found = await options.engine.recognize(grey, { segmentation: 3, languages: LANGUAGES });
  const scale = width / grey.width;
  const words = found.map((word) => ({ ...word, rect: scaled(word.rect, scale) }));
  return buildPage({ number, width, height, words, rules: [], source: 'ocr' });
}

function scaled(rect: { left: number; top: number; right: number; bottom: number }, by: number) {
  return { left: rect.left * by, top: rect.top * by, right: rect.right * by, bottom: rect.bottom * by };
}
