import { transformOf } from './transform.ts';
import type { Page, PageJson } from './types.ts';

/** NUL and halves of surrogate pairs as `JSON.stringify` writes them, or text that resembles them. */
const MAYBE_REFUSED = /\\u(?:0000|d[89a-f])/;

/** A page as JSON that PostgreSQL stores: it refuses NUL and half surrogate pairs, which documents may contain. */
export function toPageJson(page: Page): PageJson {
  const { number, width, height } = page;
  const json = JSON.stringify(page);
  return {
    number,
    width,
    height,
    ...transformOf(page),
    json: MAYBE_REFUSED.test(json) ? cleaned(page) : json,
  };
}

const cleaned = (page: Page): string =>
  JSON.stringify(page, (_key, part: unknown) =>
    typeof part === 'string' ? part.replaceAll('\u0000', '').toWellFormed() : part,
  );
