import { middleY } from '../layout/geometry.ts';
import type { PageLayout } from '../layout/layout.ts';

/** Which page of its document a page says it is; `of` is null where it does not say of how many. */
export interface PrintedNumber {
  readonly page: number;
  readonly of: number | null;
}

/** Page numbers are in the margins. */
const MARGIN = 0.14;
const WORD = String.raw`(?:page|pg\.?|p\.|seite|ページ|頁)`;
const NAMED_OF = new RegExp(String.raw`^${WORD}\s*[:：.]?\s*(\d{1,3})\s*(?:/|of|von)\s*(\d{1,3})$`, 'iu');
const OF_NAMED = new RegExp(String.raw`^(\d{1,3})\s*/\s*(\d{1,3})\s*(?:${WORD}|枚)$`, 'iu');
const OF = /^[-(]?\s*(\d{1,3})\s*(?:\/|of)\s*(\d{1,3})\s*[-)]?$/iu;
const NAMED = new RegExp(String.raw`^(?:${WORD}\s*[:：.]?\s*(\d{1,3})|(\d{1,3})\s*(?:ページ|頁))$`, 'iu');

/** The page number printed in a margin, as "2 of 3", "2/3" or "Page 2"; undefined where none is. */
export function printedNumber(layout: PageLayout): PrintedNumber | undefined {
  let plain: PrintedNumber | undefined;
  for (const { text, rect } of layout.segments) {
    const y = middleY(rect) / layout.page.height;
    const isFoot = y > 1 - MARGIN;
    if (y > MARGIN && !isFoot) continue;
    const line = text.normalize('NFKC').trim();
    // At the top, "3/12" alone is as likely a day.
    const match = NAMED_OF.exec(line) ?? OF_NAMED.exec(line) ?? (isFoot ? OF.exec(line) : null);
    const [page, of] = [Number(match?.[1]), Number(match?.[2])];
    if (match && page >= 1 && page <= of) return { page, of };
    const named = NAMED.exec(line);
    const number = Number(named?.[1] ?? named?.[2]);
    if (named && number >= 1) plain ??= { page: number, of: null };
  }
  return plain;
}
